import { DIFFICULTIES, type Difficulty } from '../techniques';

/** A source of random whole numbers. The three numbers that it begins with determine all others. */
export interface Source {
  /** A whole number from 0 to below `limit` (1 to 2³²), each with the same chance. */
  below(limit: number): number;
  /** Puts items in a random order, in place, and returns them. */
  shuffle<T extends { [index: number]: number; readonly length: number }>(items: T): T;
}

const ALL = 4294967296;

/**
 * The seed that the attempts for a level take their random numbers from, so that the same seed at another level does
 * not begin with the same solution grid. Applied twice it gives the seed back.
 */
export const seedAt = (level: Difficulty | undefined, seed: number): number =>
  level === undefined ? seed : (seed ^ ((1 + DIFFICULTIES.indexOf(level)) << 29)) >>> 0;

/**
 * The source of one attempt. The same three numbers give the same sequence on every machine; any other three give an
 * unrelated one. Algorithm: sfc32 of PractRand by Chris Doty-Humphrey (public domain), with 128 bits of state. The
 * app's other source has 32 bits, so among a million attempts two would be the same.
 */
export function sourceOf(version: number, seed: number, attempt: number): Source {
  let a = version | 0;
  let b = seed | 0;
  let c = attempt | 0;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The first numbers still resemble the three at the beginning.
  for (let i = 0; i < 15; i++) next();

  const below = (limit: number): number => {
    // The numbers of the last, incomplete round of `limit` would make low results more likely.
    const fair = ALL - (ALL % limit);
    let number = next();
    while (number >= fair) number = next();
    return number % limit;
  };
  return {
    below,
    shuffle(items) {
      for (let i = items.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const held = items[i] as number;
        items[i] = items[j] as number;
        items[j] = held;
      }
      return items;
    },
  };
}
