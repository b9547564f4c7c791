import type { Place } from '../reading';
import type { Span } from './words';

/** A text prepared for reading that knows where each of its characters came from. */
export interface Source {
  /** The text after cleaning: lines end in `\n`, digits and punctuation are ASCII. */
  readonly text: string;
  readonly original: string;
  /** For each character of `text`, and for its end, the offset in `original`; `null` if the two texts are equal. */
  readonly offsets: Uint32Array | null;
}

/** A function of a source that works each result out once, since many notations ask for it. */
export function knownOf<T>(work: (source: Source) => T): (source: Source) => T {
  const known = new WeakMap<Source, { readonly result: T }>();
  return (source) => {
    const kept = known.get(source) ?? { result: work(source) };
    known.set(source, kept);
    return kept.result;
  };
}

/** A source whose text is the original. */
export const sourceOf = (text: string): Source => ({ text, original: text, offsets: null });

/** The offset in the original text of a character of the cleaned text. */
export const originalOffset = (source: Source, offset: number): number =>
  source.offsets === null ? offset : (source.offsets[offset] ?? source.original.length);

/** The same source with some spans replaced by spaces, so that all offsets stay the same. */
export function withoutSpans(source: Source, spans: readonly Span[]): Source {
  let text = '';
  let from = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start < from) continue;
    text += source.text.slice(from, start) + source.text.slice(start, end).replace(/[^\n]/g, ' ');
    from = end;
  }
  return { ...source, text: text + source.text.slice(from) };
}

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;

/** The line and column of a span of a text. */
export function placeOf(original: string, start: number, end: number): Place {
  let line = 1;
  let lineStart = 0;
  for (const match of original.slice(0, start).matchAll(LINE_END)) {
    line++;
    lineStart = match.index + match[0].length;
  }
  return { start, end, line, column: [...original.slice(lineStart, start)].length + 1 };
}
