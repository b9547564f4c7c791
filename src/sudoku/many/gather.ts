import { type Clash, clashesOf, type Grid } from '../core';
import type { ReadingError } from '../formats';
import { gridOf, type ReadOptions, readPiece, type Unit } from './read';

/** Why something in a file is not among its puzzles. */
export type LeftOut =
  | { readonly kind: 'unreadable'; readonly reason: ReadingError }
  /** It is a puzzle, but its givens clash, so there is nothing to search; `more` pairs clash besides. */
  | { readonly kind: 'clash'; readonly clash: Clash; readonly more: number };

export interface Leaving {
  /** Its line in the piece, counted from 0. */
  readonly line: number;
  /** How it begins. */
  readonly text: string;
  readonly why: LeftOut;
}

/** What a piece of a file holds to be searched. */
export interface GatheredPiece {
  /** The puzzles, in the order of the lines. */
  readonly puzzles: readonly Grid[];
  /** How much was left out, and the first of it. */
  readonly left: number;
  readonly leavings: readonly Leaving[];
  readonly lineCount: number;
}

export interface GatherOptions extends ReadOptions {
  /** No more than so many of what is left out are told one by one. */
  readonly mostLeavings: number;
}

/** Characters of what is left out that are shown. */
const SHOWN = 40;

/** Reads all puzzles of a piece of a file without solving them: those whose givens do not clash. */
export async function gatherPiece(bytes: Uint8Array, options: GatherOptions): Promise<GatheredPiece> {
  const puzzles: Grid[] = [];
  const leavings: Leaving[] = [];
  let left = 0;
  const leave = ({ line, start, end }: Unit, why: LeftOut): void => {
    left++;
    if (leavings.length >= options.mostLeavings) return;
    const [first = ''] = options
      .decode(bytes.subarray(start, end))
      .trim()
      .split(/[\r\n]/, 1);
    leavings.push({ line, text: first.length > SHOWN ? `${first.slice(0, SHOWN)}…` : first, why });
  };
  const lineCount = await readPiece(
    bytes,
    {
      puzzle(unit, cells) {
        const givens = gridOf(cells);
        const [clash, ...others] = clashesOf(givens);
        if (clash === undefined) puzzles.push(givens);
        else leave(unit, { kind: 'clash', clash, more: others.length });
      },
      failure: (unit, reason) => leave(unit, { kind: 'unreadable', reason }),
    },
    options,
  );
  return { puzzles, left, leavings, lineCount };
}
