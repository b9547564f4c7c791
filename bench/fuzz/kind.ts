import type { Random } from '../../src/sudoku/core';

/** Something that is made up and tried. */
export interface Kind {
  readonly name: string;
  /** How many of a million inputs are of this kind. */
  readonly share: number;
  /** Makes an input of this kind, to be tried. */
  make(random: Random): Trial;
}

export interface Trial {
  /** The input, as it is told where it fails. */
  readonly input: string;
  /** Tries it. Resolves to what is wrong, in a few words, or to `null`. What it throws counts by itself. */
  run(): Promise<string | null>;
}
