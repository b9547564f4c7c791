import type { LegendMark } from '../../../i18n';
import { type Cell, type Digit, type DigitSet, type House, has, NO_DIGITS } from '../../../sudoku/core';
import { type Candidate, candidate } from '../../../sudoku/techniques';

/** What is drawn for a step, as data. `geometry.ts` computes where it is on the screen. */
export interface Drawing {
  /** Tinted houses. If the pattern has two kinds of houses, `cover` has the second kind. */
  readonly houses: readonly House[];
  readonly cover: readonly House[];
  /** Cells of the pattern. Each has a frame. */
  readonly cells: readonly Cell[];
  /** Sets of cells, such as almost locked sets. Each set has a frame and a letter. */
  readonly sets: readonly (readonly Cell[])[];
  readonly marks: ReadonlyMap<Candidate, LegendMark>;
  readonly links: readonly DrawnLink[];
  /** Candidates that act as one in a chain. Each group has a frame. */
  readonly groups: readonly (readonly Candidate[])[];
  /** Lines from the ends of a chain to candidates they see. */
  readonly sights: readonly { readonly from: readonly Candidate[]; readonly to: Candidate }[];
  /** Cells whose digits block others. Each has a ring. */
  readonly blockers: readonly Cell[];
  /** Lines from a blocking cell to the last cell that it blocks. */
  readonly sweeps: readonly { readonly from: Cell; readonly to: Cell }[];
}

export interface DrawnLink {
  readonly from: readonly Candidate[];
  readonly to: readonly Candidate[];
  readonly strong: boolean;
  /** Whether the link leads from one end to the other; then it has an arrowhead. */
  readonly directed: boolean;
}

/** A drawing under construction. Of two marks on a candidate the later one counts. */
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

  /** Marks those of the digits that are candidates in the cells. */
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

/** Each part once. Two chains of a step, or two branches with the same beginning, share parts. */
export function distinct<T>(parts: readonly T[]): readonly T[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}
