import type { Brand } from './brand';

export const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** A value a cell can hold, 1–9. */
export type Digit = (typeof DIGITS)[number];

/** An immutable set of digits in nine bits: bit d − 1 stands for digit d. */
export type DigitSet = Brand<number, 'digits'>;

export const NO_DIGITS = 0 as DigitSet;
export const ALL_DIGITS = 0b111_111_111 as DigitSet;

/** Whether `value` is a whole number from 1 to 9. */
export const isDigit = (value: number): value is Digit => Number.isInteger(value) && value >= 1 && value <= 9;

const DECIMAL = /^\p{Nd}$/u;

/** The value, 0–9, of a decimal digit of any script, such as 5, ٥, ५ or ５; `null` for any other text. */
export function decimalDigit(text: string): number | null {
  if (!DECIMAL.test(text)) return null;
  // Unicode has the digits of each script in a run of ten, zero first. Some runs follow one another.
  let steps = 0;
  for (let code = text.codePointAt(0) ?? 0; DECIMAL.test(String.fromCodePoint(code - 1)); code--) steps++;
  return steps % 10;
}

/** The set of the digits named. */
export const digitSet = (...digits: readonly Digit[]): DigitSet =>
  digits.reduce((bits, digit) => bits | (1 << (digit - 1)), 0) as DigitSet;

export const has = (set: DigitSet, digit: Digit): boolean => ((set >> (digit - 1)) & 1) === 1;
export const withDigit = (set: DigitSet, digit: Digit): DigitSet => (set | (1 << (digit - 1))) as DigitSet;
export const withoutDigit = (set: DigitSet, digit: Digit): DigitSet =>
  (set & ~(1 << (digit - 1))) as DigitSet;
export const union = (a: DigitSet, b: DigitSet): DigitSet => (a | b) as DigitSet;
export const intersection = (a: DigitSet, b: DigitSet): DigitSet => (a & b) as DigitSet;

/** The digits that are not in `set`. */
export const complement = (set: DigitSet): DigitSet => (~set & ALL_DIGITS) as DigitSet;

/** The digits of `set`, ascending. */
export const digitsOf = (set: DigitSet): Digit[] => DIGITS.filter((digit) => has(set, digit));

/** How many digits `set` holds, 0–9. */
export function sizeOf(set: DigitSet): number {
  let count = 0;
  for (let bits: number = set; bits !== 0; bits &= bits - 1) count++;
  return count;
}
