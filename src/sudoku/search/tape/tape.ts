import type { Grid } from '../../core';
import type { RunEnd } from '../machine/runEnd';

/**
 * What a program of the person's own did to the board: one word of 32 bits for each step. A step fills a blank cell or
 * empties a filled one. Writing one digit over another is two steps: the old digit goes, then the new one comes. So
 * every step changes the depth by one, as in any other search.
 */
export type Tape = Int32Array<ArrayBuffer>;

/** What a step of a tape does. `over`: the digit goes because the next step writes another into its cell. */
export type TapeKind = 'fill' | 'takeBack' | 'over';

/* From the lowest bit: the cell in 7 bits, the digit in 4, the kind in 2, the line in 18. */
const KINDS: readonly TapeKind[] = ['fill', 'takeBack', 'over'];
const CELL_BITS = 7;
const DIGIT_BITS = 4;
const KIND_BITS = 2;
const DIGIT_AT = CELL_BITS;
const KIND_AT = DIGIT_AT + DIGIT_BITS;
const LINE_AT = KIND_AT + KIND_BITS;

export const cellAt = (word: number): number => word & (2 ** CELL_BITS - 1);
/** The digit that comes or goes. */
export const digitOf = (word: number): number => (word >> DIGIT_AT) & (2 ** DIGIT_BITS - 1);
export const isFill = (word: number): boolean => ((word >> KIND_AT) & (2 ** KIND_BITS - 1)) === 0;
export const kindOf = (word: number): TapeKind => KINDS[(word >> KIND_AT) & (2 ** KIND_BITS - 1)] ?? 'fill';
/** The line of the program that wrote it, from 1; 0 if it is not known. */
export const lineOf = (word: number): number => word >> LINE_AT;

/** A program that has run: its text, what it did, and how it ended. Plain data that can be posted to a worker. */
export interface Program {
  readonly code: string;
  readonly tape: Tape;
  readonly end: RunEnd;
  /** Whether the steps themselves could not be seen, only the board at the end. */
  readonly onlyEnd: boolean;
}

/** Whether a tape can be played from these givens: each step fills a blank cell or empties one of its present digit. */
export const isPlayable = (tape: Tape, givens: Grid): boolean => playableFrom(givens)(tape);

/** The same of a tape that comes piece by piece: whether the next piece can be played after those before. */
export function playableFrom(givens: Grid): (piece: Int32Array) => boolean {
  const digits = new Uint8Array(81);
  for (let cell = 0; cell < 81; cell++) digits[cell] = givens[cell] === '.' ? 0 : GIVEN;
  return (piece) => {
    for (let at = 0; at < piece.length; at++) {
      const word = piece[at] ?? 0;
      const cell = cellAt(word);
      const digit = digitOf(word);
      const fills = isFill(word);
      if (word < 0 || cell > 80 || digit < 1 || digit > 9 || digits[cell] !== (fills ? 0 : digit))
        return false;
      digits[cell] = fills ? digit : 0;
    }
    return true;
  };
}

/* Greater than any digit. */
const GIVEN = 10;

/** A word of a tape. */
export const tapeWord = (kind: TapeKind, cell: number, digit: number, line: number): number =>
  cell | (digit << DIGIT_AT) | (KINDS.indexOf(kind) << KIND_AT) | (line << LINE_AT);
