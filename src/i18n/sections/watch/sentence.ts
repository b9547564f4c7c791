import type { Cell, Digit } from '../../../sudoku/core';
import type { SearchRefusal, SearchView } from '../../../sudoku/search';

/** A moment of a search in words: what happens, and why. */
export interface WatchSentence {
  readonly lead: string;
  /** May be empty. */
  readonly rest: string;
}

/** The facts in the name of a cell. */
export interface WatchCellFacts {
  readonly cell: Cell;
  readonly digit: Digit | null;
  /** `tried`: the digit has failed and is still written. */
  readonly role: 'given' | 'guess' | 'forced' | 'tried' | 'blank';
  /** The depth of a guess. */
  readonly depth: number;
  /** Digits that failed here before, with the same choices above. */
  readonly failed: readonly Digit[];
  /** The cell at work. */
  readonly isTried: boolean;
  readonly isDeadEnd: boolean;
  /** The candidates of an empty cell at work. */
  readonly candidates: readonly Digit[];
  /** Whether the cell rules out digits for the cell at work. */
  readonly blocks: boolean;
  /** Whether the solution has another digit here; shown only on request. */
  readonly isMistake: boolean;
}

/** The words for the present state of a search, and for each cell of its board. */
export interface SentenceMessages {
  /** The last step, in one sentence with its reason. */
  sentence(view: Pick<SearchView, 'why' | 'strategy'>): WatchSentence;
  readonly loading: string;
  /** Why there is nothing to watch. */
  refused(refusal: SearchRefusal): WatchSentence;
  cellName(facts: WatchCellFacts): string;
  readonly legend: {
    readonly given: string;
    readonly guess: string;
    readonly forced: string;
    readonly trying: string;
    readonly deadEnd: string;
  };
}
