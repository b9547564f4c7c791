import { isBlank, type Line, linesOf } from './lines';
import type { Source } from './source';
import { cellRunOf, isProse, wordsOf } from './words';

/** More parts than these no note has. */
const MOST_PARTS = 60;

/**
 * The stretches of a text between its lines of prose, in each of which a board may stand: of a note that has several boards,
 * each perhaps in another notation. A line with words and cells is one of its own.
 */
export function partsOf(source: Source): readonly Source[] {
  const parts: Source[] = [];
  let open: Line[] = [];
  const close = (): void => {
    const first = open.findIndex((line) => !isBlank(line));
    const last = open.findLastIndex((line) => !isBlank(line));
    const [from, to] = [open[first], open[last]];
    if (from !== undefined && to !== undefined)
      parts.push(sliceOf(source, from.start, to.start + to.text.length));
    open = [];
  };
  for (const line of linesOf(source)) {
    const words = isBlank(line) ? null : wordsOf(line.text);
    const isMixed = words !== null && cellRunOf(line.text) !== null;
    if (isMixed || isProse(line.text)) close();
    if (!isProse(line.text)) open.push(line);
    if (isMixed) close();
    if (parts.length >= MOST_PARTS) return parts;
  }
  close();
  return parts;
}

/** The paragraphs of a part. */
export function paragraphsOf(source: Source): readonly Source[] {
  const paragraphs = [...source.text.matchAll(/\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g)];
  return paragraphs.map(({ index, 0: text }) => sliceOf(source, index, index + text.length));
}

function sliceOf({ text, original, offsets }: Source, start: number, end: number): Source {
  const places =
    offsets?.slice(start, end + 1) ?? Uint32Array.from({ length: end - start + 1 }, (_, i) => start + i);
  return { text: text.slice(start, end), original, offsets: places };
}
