import { isBlank, type Line, linesOf } from './lines';
import type { Source } from './source';
import { lineKindOf } from './words';

/** A note has no more passages than this. */
const MOST_PASSAGES = 60;

/**
 * The spans of a text between its lines of prose. A note may have several boards, one in each, perhaps in
 * different notations. A line of words and cells is a passage of its own.
 */
export function passagesOf(source: Source): readonly Source[] {
  const passages: Source[] = [];
  let open: Line[] = [];
  const close = (): void => {
    const first = open.findIndex((line) => !isBlank(line));
    const last = open.findLastIndex((line) => !isBlank(line));
    const [from, to] = [open[first], open[last]];
    if (from !== undefined && to !== undefined)
      passages.push(sliceOf(source, from.start, to.start + to.text.length));
    open = [];
  };
  for (const line of linesOf(source)) {
    const kind = lineKindOf(line.text);
    if (kind !== 'cells') close();
    if (kind !== 'prose') open.push(line);
    if (kind === 'mixed') close();
    if (passages.length >= MOST_PASSAGES) return passages;
  }
  close();
  return passages;
}

/** The paragraphs of a passage. */
export function paragraphsOf(source: Source): readonly Source[] {
  const paragraphs = [...source.text.matchAll(/\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g)];
  return paragraphs.map(({ index, 0: text }) => sliceOf(source, index, index + text.length));
}

function sliceOf({ text, original, offsets }: Source, start: number, end: number): Source {
  const places =
    offsets?.slice(start, end + 1) ?? Uint32Array.from({ length: end - start + 1 }, (_, i) => start + i);
  return { text: text.slice(start, end), original, offsets: places };
}
