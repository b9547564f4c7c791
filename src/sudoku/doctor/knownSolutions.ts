import {
  CELLS,
  type Cell,
  DIGITS,
  type Digit,
  type DigitSet,
  type Grid,
  NO_DIGITS,
  withDigit,
} from '../core';

/** A digit in a cell. */
export interface Clue {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** All 729, in reading order of the cells, digits ascending. */
export const CLUES: readonly Clue[] = CELLS.flatMap((cell) => DIGITS.map((digit) => ({ cell, digit })));

/** Some solutions of a puzzle, all different, and how many of them have each digit in each cell. */
export class KnownSolutions {
  private readonly grids = new Set<Grid>();
  private readonly uses = new Uint32Array(810);

  constructor(solutions: Iterable<Grid>) {
    for (const solution of solutions) this.add(solution);
  }

  add(solution: Grid): void {
    if (this.grids.has(solution)) return;
    this.grids.add(solution);
    for (let cell = 0; cell < 81; cell++) {
      const index = cell * 10 + solution.charCodeAt(cell) - 48;
      this.uses[index] = (this.uses[index] ?? 0) + 1;
    }
  }

  /** How many of the solutions have the digit in the cell. */
  usesOf({ cell, digit }: Clue): number {
    return this.uses[cell * 10 + digit] ?? 0;
  }

  /** The digits that the solutions have in a cell. */
  digitsAt(cell: Cell): DigitSet {
    return DIGITS.reduce(
      (set, digit) => (this.usesOf({ cell, digit }) > 0 ? withDigit(set, digit) : set),
      NO_DIGITS,
    );
  }

  /** The solutions that have the digit in the cell. */
  having({ cell, digit }: Clue): readonly Grid[] {
    return [...this.grids].filter((solution) => solution[cell] === String(digit));
  }

  /**
   * The digit in a cell that the fewest solutions have, at least one; on ties the first. Throws if there are no
   * solutions.
   */
  rarest(): Clue {
    return CLUES.filter((clue) => this.usesOf(clue) > 0).reduce((rarest, clue) =>
      this.usesOf(clue) < this.usesOf(rarest) ? clue : rarest,
    );
  }
}
