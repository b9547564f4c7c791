import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_DIGITS,
  complement,
  DIGITS,
  type Digit,
  digitSet,
  digitsOf,
  has,
  intersection,
  isDigit,
  NO_DIGITS,
  sizeOf,
  union,
  withDigit,
  withoutDigit,
} from '.';

const subsets = (): fc.Arbitrary<Digit[]> => fc.subarray([...DIGITS]);

it.each([0, 10, 1.5, -1, Number.NaN])('%d is not a digit', (value) => {
  expect(isDigit(value)).toBe(false);
});

describe('a set of digits', () => {
  it('behaves as a set of digits does', () => {
    fc.assert(
      fc.property(subsets(), subsets(), fc.constantFrom(...DIGITS), (some, others, digit) => {
        const set = digitSet(...some);
        const other = digitSet(...others);
        expect(digitsOf(set)).toEqual(some);
        expect(sizeOf(set)).toBe(some.length);
        expect(has(set, digit)).toBe(some.includes(digit));
        expect(digitsOf(union(set, other))).toEqual(
          DIGITS.filter((d) => some.includes(d) || others.includes(d)),
        );
        expect(digitsOf(intersection(set, other))).toEqual(some.filter((d) => others.includes(d)));
        expect(digitsOf(complement(set))).toEqual(DIGITS.filter((d) => !some.includes(d)));
        expect(withDigit(set, digit)).toBe(union(set, digitSet(digit)));
        expect(withoutDigit(set, digit)).toBe(digitSet(...some.filter((d) => d !== digit)));
      }),
    );
  });

  it('can be empty or full', () => {
    expect(digitsOf(NO_DIGITS)).toEqual([]);
    expect(digitsOf(ALL_DIGITS)).toEqual(DIGITS);
    expect(complement(NO_DIGITS)).toBe(ALL_DIGITS);
  });
});
