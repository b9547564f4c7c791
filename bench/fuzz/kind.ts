import type { Random } from '../../src/sudoku/core';

/** A kind of made-up input. */
export interface Kind {
  readonly name: string;
  /** How many of a million inputs are of this kind. */
  readonly share: number;
  /** The answers that say what an input of this kind is, where it is worth counting how many have one. */
  readonly right?: readonly string[];
  /** Makes an input of this kind. */
  make(random: Random): Trial;
}

export interface Trial {
  /** The input, as it is printed if it fails. */
  readonly input: string;
  /**
   * Tries it. Resolves to what is wrong, in a few words, or to `null`. Throwing counts as a failure too. `tell` is told
   * the answer, where it is worth counting.
   */
  run(tell: (answer: string) => void): Promise<string | null>;
}
