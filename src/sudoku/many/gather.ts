import { type Clash, clashesOf, type Grid } from '../core';
import type { ReadingError } from '../formats';
import { gridOf, type ReadOptions, readPiece, type Unit } from './read';

/** Why something in a file is not among its puzzles. */
export type WhyLeftOut =
  | { readonly kind: 'unreadable'; readonly reason: ReadingError }
  /** It is a puzzle, but its givens clash, so there is nothing to search. */
  | { readonly kind: 'clash'; readonly clashes: readonly Clash[] };

export interface LeftOut {
  /** Its line in the piece, counted from 0. */
  readonly line: number;
  /** Its first characters. */
  readonly text: string;
  readonly why: WhyLeftOut;
}

/** The puzzles of a piece of a file that can be searched. */
export interface GatheredPiece {
  /** The puzzles, in the order of the lines. */
  readonly puzzles: readonly Grid[];
  /** How many were left out, and the first of them. */
  readonly left: number;
  readonly leftOut: readonly LeftOut[];
  readonly lineCount: number;
}

export interface GatherOptions extends ReadOptions {
  /** At most this many of those left out are listed. */
  readonly mostLeftOut: number;
}

/** How many characters of each are shown. */
const SHOWN = 40;

/** Reads the puzzles of a piece of a file whose givens do not clash, without solving them. */
export async function gatherPiece(bytes: Uint8Array, options: GatherOptions): Promise<GatheredPiece> {
  const puzzles: Grid[] = [];
  const leftOut: LeftOut[] = [];
  let left = 0;
  const leave = ({ line, start, end }: Unit, why: WhyLeftOut): void => {
    left++;
    if (leftOut.length >= options.mostLeftOut) return;
    const [first = ''] = options
      .decode(bytes.subarray(start, end))
      .trim()
      .split(/[\r\n]/, 1);
    leftOut.push({ line, text: first.length > SHOWN ? `${first.slice(0, SHOWN)}…` : first, why });
  };
  const lineCount = await readPiece(
    bytes,
    {
      puzzle(unit, cells) {
        const givens = gridOf(cells);
        const clashes = clashesOf(givens);
        if (clashes.length === 0) puzzles.push(givens);
        else leave(unit, { kind: 'clash', clashes });
      },
      failure: (unit, reason) => leave(unit, { kind: 'unreadable', reason }),
    },
    options,
  );
  return { puzzles, left, leftOut, lineCount };
}
