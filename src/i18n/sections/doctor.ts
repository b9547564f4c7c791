import type { Cell, Digit } from '../../sudoku/core';
import type { Clue, Fix } from '../../sudoku/doctor';

/** What is wrong with a puzzle, and what would mend it. */
export interface DoctorMessages {
  /** A cell's name. */
  cell(at: Cell): string;
  /** The heading before the first verdict. */
  readonly title: string;
  /** The sentence before the first verdict. */
  readonly judging: string;
  readonly nothing: string;
  /** The state of an examination: running, stopped or failed. */
  readonly working: string;
  readonly stop: string;
  readonly stopped: string;
  readonly goOn: string;
  readonly failed: string;
  readonly tryAgain: string;
  /** Changes of the givens. */
  readonly mending: {
    readonly title: string;
    /** The result of a change. */
    gives(fix: Fix): string;
    /** The button of a single change. */
    button(fix: Fix): string;
    /** The button of a change in a list. */
    listed(fix: Fix): string;
    /** Shown with the likeliest change if there is no other. */
    readonly only: string;
    showOthers(count: number): string;
    /** The heading of the other changes. */
    readonly others: string;
    /** The name of a list of changes. */
    readonly list: string;
    /** In the name of a cell: its digit after the change; `null` for blank. */
    proposed(digit: Digit | null): string;
    /** Shown if there are many solutions and a digit may have been mistyped. */
    readonly suspicion: string;
  };
  /** There is no solution. */
  readonly none: {
    readonly noDuplicates: string;
    readonly duplicates: string;
    /** A set of givens that clash. `smallest`: whether no smaller set does. */
    clash(cells: readonly Cell[], smallest: boolean): string;
    /** In the name of a cell of that set. */
    readonly inClash: string;
    readonly twoOrMore: string;
    /** The button that selects the cells that clash. */
    selectClash(cells: number): string;
    /** The button that undoes to the last board with a solution. */
    readonly backToGood: string;
    readonly editGivens: string;
    /** Opens Watch on a search that ends without a solution. */
    readonly watchItFail: string;
    /** No change leaves exactly one solution, but without any one of these givens there are solutions. */
    culprits(count: number): string;
    clear(cell: Cell): string;
  };
  readonly many: {
    readonly title: string;
    readonly about: string;
    readonly show: string;
    readonly showNote: string;
    undecided(count: number): string;
    same(count: number): string;
    /** In the names of cells. */
    possible(digits: readonly Digit[]): string;
    readonly isSame: string;
    readonly pair: string;
    differ(cells: readonly Cell[]): string;
    /** The two pictures. */
    readonly one: string;
    readonly other: string;
    readonly clues: string;
    readonly decisive: string;
    readonly noneDecisive: string;
    clue(clue: Clue): string;
    addClue(clue: Clue): string;
    showAll(count: number): string;
    enough(clues: readonly Clue[], fewest: boolean): string;
    addAll(count: number): string;
  };
  readonly one: {
    /** The heading above the puzzle's difficulty. */
    readonly difficulty: string;
    readonly title: string;
    readonly about: string;
    readonly givens: string;
    readonly givensNote: string;
    readonly checkGivens: string;
    checked(done: number, all: number): string;
    minimal(count: number): string;
    spare(cells: readonly Cell[], all: number): string;
    /** In the name of a given that the puzzle does not need. */
    readonly isSpare: string;
  };
  readonly entries: {
    readonly title: string;
    readonly note: string;
    readonly find: string;
    readonly fine: string;
    /** `place` counts from 1. */
    first(cell: Cell, digit: Digit, place: number): string;
    readonly undo: string;
    /** Shown if undo cannot go back before the entry. */
    readonly takeOut: string;
    /** In the name of that entry's cell. */
    readonly isFirst: string;
  };
}
