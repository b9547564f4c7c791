import { CELLS, countFilled, digitAt, type Grid } from '../../core';
import { LEAST_GIVENS, standingOf } from '../judged';

/* Programs may count digits from 0: then 0 to 8 stand for 1 to 9, and something else stands for a blank. */

/** A longer text is not read a second time. */
const LONGEST = 16_384;
const BOARD = 81;

/** Whether the digits of a board may count from 0. Then some zeros of the text are no blanks. */
export function mayCountFromZero(givens: Grid, text: string): boolean {
  const filled = countFilled(givens);
  if (filled < LEAST_GIVENS - 9 || givens.includes('9') || text.length > LONGEST) return false;
  const zeros = text.split('0').length - 1;
  return zeros > 0 && zeros + filled < BOARD;
}

/** The text with every digit but 9 raised by one. A number below 0 is a blank and stays. */
export const raisedDigits = (text: string): string =>
  text.replace(/(?<![^\s,;[({|])-1(?![^\s,;\])}|])|[0-8]/g, (digit) =>
    digit === '-1' ? digit : `${Number(digit) + 1}`,
  );

/** Whether a board is another with each digit raised by one and the zeros as digits, and has one solution. */
export const isRaised = (raised: Grid, givens: Grid): boolean =>
  CELLS.every((cell) => {
    const digit = digitAt(givens, cell);
    return digit === null ? ['.', '1'].includes(raised[cell] ?? '') : digitAt(raised, cell) === digit + 1;
  }) &&
  countFilled(raised) > countFilled(givens) &&
  standingOf(raised) === 'one';
