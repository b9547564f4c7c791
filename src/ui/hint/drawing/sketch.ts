import type { LegendMark } from '../../../i18n';
import { type Cell, type Digit, type DigitSet, type House, has, NO_DIGITS } from '../../../sudoku/core';
import { type Candidate, candidate } from '../../../sudoku/techniques';

/** What is drawn for a step, as data. Where it lies on the screen is another question (`geometry.ts`). */
export interface Drawing {
  /** Houses that are tinted. Where there are two sorts of houses, `cover` is the second. */
  readonly houses: readonly House[];
  readonly cover: readonly House[];
  /** Cells of the pattern. Each has a frame. */
  readonly cells: readonly Cell[];
  /** Sets of cells, as almost locked sets. Each set has a frame and a letter. */
  readonly sets: readonly (readonly Cell[])[];
  readonly marks: ReadonlyMap<Candidate, LegendMark>;
  readonly links: readonly DrawnLink[];
  /** Candidates that act as one in a chain. Each group has a frame. */
  readonly groups: readonly (readonly Candidate[])[];
  /** Lines from the ends of a chain to what they see. */
  readonly sights: readonly { readonly from: readonly Candidate[]; readonly to: Candidate }[];
  /** Cells whose digits block others. Each has a ring. */
  readonly blockers: readonly Cell[];
  /** Lines from such a cell to the last that it blocks. */
  readonly sweeps: readonly { readonly from: Cell; readonly to: Cell }[];
}

export interface DrawnLink {
  readonly from: readonly Candidate[];
  readonly to: readonly Candidate[];
  readonly strong: boolean;
  /** Whether it leads from one end to the other, and has an arrow. */
  readonly directed: boolean;
}

/** A drawing that is being made. Of two marks on a candidate the later one counts. */
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

  /** Marks digits in cells, as far as they are candidates there. */
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

/** Each part once. Two chains of a step, or two branches that begin alike, have parts in common. */
export function distinct<T>(parts: readonly T[]): readonly T[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}
