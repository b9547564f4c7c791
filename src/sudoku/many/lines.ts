export const NEWLINE = 10;
export const RETURN = 13;

/** A line of some bytes: where it begins, where it ends without its line end, and where the next begins. */
export interface ByteLine {
  readonly start: number;
  readonly end: number;
  readonly next: number;
}

/** Whether a line ends at `at`: before a line feed or a carriage return, or where the bytes end. */
export const isLineEnd = (bytes: Uint8Array, at: number): boolean =>
  at === bytes.length || bytes[at] === NEWLINE || bytes[at] === RETURN;

/** Where the line ends that begins at `start`. */
export function endOfLine(bytes: Uint8Array, start: number): number {
  let end = start;
  while (!isLineEnd(bytes, end)) end++;
  return end;
}

/** Where the line begins after the one that ends at `end`: with a line feed, a carriage return or both. */
export const lineAfter = (bytes: Uint8Array, end: number): number =>
  Math.min(bytes.length, end + (bytes[end] === RETURN && bytes[end + 1] === NEWLINE ? 2 : 1));

/** The lines of some bytes. */
export function* eachLine(bytes: Uint8Array): Generator<ByteLine, void, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const end = endOfLine(bytes, start);
    const next = lineAfter(bytes, end);
    yield { start, end, next };
    start = next;
  }
}
