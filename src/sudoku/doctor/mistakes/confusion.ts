import { DIGITS, type Digit } from '../../core';

/*
 * Why one digit is written instead of another: it was misread, or the finger hit a neighbouring key, or for any other
 * reason. The weights are judgement, not measurement; README.md gives the reasons.
 */

/** Pairs of digits that look alike in print or handwriting, and how easily they are confused. */
const LOOK_ALIKES: readonly (readonly [Digit, Digit, number])[] = [
  [1, 7, 4],
  [3, 8, 4],
  [5, 6, 4],
  [6, 8, 4],
  [3, 5, 4],
  [4, 9, 4],
  [2, 7, 2],
  [8, 9, 1],
  [7, 9, 1],
];

const looksLike = (a: Digit, b: Digit): number =>
  LOOK_ALIKES.find(([x, y]) => (x === a && y === b) || (x === b && y === a))?.[2] ?? 0;

const besideInNumberRow = (a: Digit, b: Digit): number => (Math.abs(a - b) === 1 ? 1 : 0);

/** How likely a finger hits `b` instead of `a` on a keypad of three rows of three, whichever row is on top. */
function besideOnKeypad(a: Digit, b: Digit): number {
  const rows = Math.abs(Math.floor((a - 1) / 3) - Math.floor((b - 1) / 3));
  const columns = Math.abs(((a - 1) % 3) - ((b - 1) % 3));
  return rows + columns === 1 ? 1 : 0;
}

const anyOther = (a: Digit, b: Digit): number => (a === b ? 0 : 1);

/** The causes, and how many of a hundred wrong digits each accounts for. */
const CAUSES: readonly (readonly [number, (meant: Digit, written: Digit) => number])[] = [
  [70, looksLike],
  [17, besideInNumberRow],
  [12, besideOnKeypad],
  [1, anyOther],
];

const TABLE: readonly (readonly number[])[] = DIGITS.map((meant) =>
  DIGITS.map((written) =>
    CAUSES.reduce((chance, [share, cause]) => {
      const total = DIGITS.reduce<number>((sum, other) => sum + cause(meant, other), 0);
      return chance + ((share / 100) * cause(meant, written)) / total;
    }, 0),
  ),
);

/**
 * The chance that a wrongly written `meant` becomes `written`. Over all digits but `meant` these add up to 1; `meant`
 * itself has 0.
 */
export const confusion = (meant: Digit, written: Digit): number => TABLE[meant - 1]?.[written - 1] ?? 0;
