import type { Place } from '../reading';

/** A text made ready for reading, which knows where each of its characters came from. */
export interface Source {
  /** The text after cleaning: lines end in `\n`, digits and punctuation are ASCII. */
  readonly text: string;
  readonly original: string;
  /** For each character of `text`, and its end, the offset in `original`; `null` if they are the same. */
  readonly offsets: Uint32Array | null;
}

/** A source whose text is as it was given. */
export const sourceOf = (text: string): Source => ({ text, original: text, offsets: null });

/** The offset in the original of a character of the cleaned text. */
export const originalOffset = (source: Source, offset: number): number =>
  source.offsets === null ? offset : (source.offsets[offset] ?? source.original.length);

/** The same source with some stretches turned to spaces, so that the rest keeps its places. */
export function withoutSpans(
  source: Source,
  spans: readonly { readonly start: number; readonly end: number }[],
): Source {
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

/** Where a person finds a stretch of a text. */
export function placeOf(original: string, start: number, end: number): Place {
  let line = 1;
  let lineStart = 0;
  for (const match of original.slice(0, start).matchAll(LINE_END)) {
    line++;
    lineStart = match.index + match[0].length;
  }
  return { start, end, line, column: [...original.slice(lineStart, start)].length + 1 };
}
