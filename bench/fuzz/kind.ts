import type { Random } from '../../src/sudoku/core';

/** A kind of made-up input. */
export interface Kind {
  readonly name: string;
  /** How many of a million inputs are of this kind. */
  readonly share: number;
  /**
   * The answers that describe an input of this kind correctly; given if it is worth counting how many inputs get one.
   */
  readonly right?: readonly string[];
  /** Makes an input of this kind. */
  make(random: Random): Trial;
}

export interface Trial {
  /** The input, as it is printed if it fails. */
  readonly input: string;
  /**
   * Tries the input. Resolves to a few words about what went wrong, or to `null`. An exception counts as a failure too.
   * Calls `tell` with the answer if answers are counted.
   */
  run(tell: (answer: string) => void): Promise<string | null>;
}
