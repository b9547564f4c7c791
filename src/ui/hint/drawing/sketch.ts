import type { LegendMark } from '../../../i18n';
import { type Cell, type Digit, type DigitSet, type House, has, NO_DIGITS } from '../../../sudoku/core';
import { type Candidate, candidate } from '../../../sudoku/techniques';

/** What is drawn for a step: plain data, without a place on the screen. */
export interface Drawing {
  /** Houses that are tinted; where there are two sorts, `cover` is the second. */
  readonly houses: readonly House[];
  readonly cover: readonly House[];
  /** Cells of the pattern, outlined one by one. */
  readonly cells: readonly Cell[];
  /** Cells outlined together: almost locked sets, in order. */
  readonly sets: readonly (readonly Cell[])[];
  readonly marks: ReadonlyMap<Candidate, LegendMark>;
  readonly links: readonly DrawnLink[];
  /** Several candidates that stand as one, outlined together. */
  readonly groups: readonly (readonly Candidate[])[];
  /** What is seen from the ends of a chain. */
  readonly sights: readonly { readonly from: readonly Candidate[]; readonly to: Candidate }[];
  /** Digits on the board that block others, ringed. */
  readonly blockers: readonly Cell[];
  /** The lines that they sweep, to the last cell that they block. */
  readonly sweeps: readonly { readonly from: Cell; readonly to: Cell }[];
}

export interface DrawnLink {
  readonly from: readonly Candidate[];
  readonly to: readonly Candidate[];
  readonly strong: boolean;
  /** Whether it leads from one to the other, or only ties the two. */
  readonly directed: boolean;
}

/** What is drawn as a step is gathered; marks set later win, but for what the step does. */
export class Sketch {
  readonly houses = new Set<House>();
  readonly cover = new Set<House>();
  readonly cells = new Set<Cell>();
  readonly sets: (readonly Cell[])[] = [];
  readonly marks = new Map<Candidate, LegendMark>();
  readonly links: DrawnLink[] = [];
  readonly groups: (readonly Candidate[])[] = [];
  readonly sights: { from: readonly Candidate[]; to: Candidate }[] = [];
  readonly blockers = new Set<Cell>();
  readonly sweeps: { from: Cell; to: Cell }[] = [];
  readonly candidates: readonly DigitSet[];

  constructor(candidates: readonly DigitSet[]) {
    this.candidates = candidates;
  }

  /** Marks digits of cells, where they are candidates. */
  mark(cells: Iterable<Cell>, digits: Iterable<Digit>, mark: LegendMark): void {
    for (const cell of cells)
      for (const digit of digits)
        if (has(this.candidates[cell] ?? NO_DIGITS, digit)) this.marks.set(candidate(cell, digit), mark);
  }
  markAll(list: readonly Candidate[], mark: LegendMark): void {
    for (const one of list) this.marks.set(one, mark);
  }
  tint(list: readonly House[]): void {
    for (const house of list) this.houses.add(house);
  }
}

/** Each once: chains that are told side by side, and branches that begin alike, have parts in common. */
export function distinct<T>(parts: readonly T[]): readonly T[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}
