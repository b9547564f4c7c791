import type { Cell, Grid } from '../../sudoku/core';
import type { Available } from '../../sudoku/techniques';
import type { BoardToReason, WayOn } from '../../worker';
import type { PageTurn } from './explanation';
import type { Explanation, FoundView, HintPage, HintQuestion, SearchingView, StepList } from './state';

/** The player's actions, and changes around the hint. */
export type PersonEvent =
  /** Hints are opened at `pages` that were open before; without pages, at the chosen cells. */
  | {
      readonly kind: 'open';
      readonly givens: Grid;
      readonly cells: readonly Cell[];
      readonly pages: readonly HintPage[];
    }
  | { readonly kind: 'close' }
  /** A move was played or undone, or there is another puzzle. */
  | { readonly kind: 'boardChanged'; readonly givens: Grid }
  | { readonly kind: 'cellsChosen'; readonly cells: readonly Cell[] }
  /** Techniques were switched on or off. */
  | { readonly kind: 'techniquesChanged' }
  /** Paths now prefer other steps. */
  | { readonly kind: 'pathOrderChanged' }
  | { readonly kind: 'ask'; readonly question: HintQuestion }
  /** Goes from the open pages to these. Asks again for those that are not open. */
  | { readonly kind: 'reopen'; readonly pages: readonly HintPage[] }
  | { readonly kind: 'comeBack' }
  | { readonly kind: 'turn'; readonly turn: PageTurn }
  | { readonly kind: 'showWrong' }
  | { readonly kind: 'showBetter' }
  | { readonly kind: 'showSeen'; readonly shown: boolean }
  | { readonly kind: 'ignoreNotes' }
  | { readonly kind: 'allowAll' }
  /** Goes on with the search that was lost. */
  | { readonly kind: 'goOn' }
  | { readonly kind: 'fillWhenFound' }
  /** The cell has been filled in, or cannot be. */
  | { readonly kind: 'fillDone' };

/** The findings of the asker. */
export type AnswerEvent =
  | { readonly kind: 'judged'; readonly solution: Grid | null }
  | { readonly kind: 'searching'; readonly view: SearchingView }
  | { readonly kind: 'found'; readonly view: FoundView }
  /** An explanation was found, and the search for a shorter one goes on. */
  | { readonly kind: 'foundSoFar'; readonly explanation: Explanation }
  /** A shorter explanation was found while the one in view is read. */
  | { readonly kind: 'betterFound'; readonly explanation: Explanation }
  /** The search for a shorter explanation has ended. */
  | { readonly kind: 'improvingEnded' }
  | {
      readonly kind: 'listed';
      readonly board: BoardToReason;
      readonly available: readonly Available[];
      readonly end: StepList['end'];
    }
  | { readonly kind: 'wayOnFound'; readonly wayOn: WayOn | null };

export type HintEvent = PersonEvent | AnswerEvent;
