import type { BoardToReason } from '../../worker';
import type { Game } from '../game/game';
import { toReason } from './board';
import type { TechniqueChoiceStore } from './techniqueChoice';

/** On what terms it is reasoned: which techniques are allowed, and whether notes count. */
export interface Terms {
  /** The board as it is now, on these terms. */
  board(): BoardToReason;
  /** Allows all techniques, whatever is chosen, until `asChosen`. */
  allowAll(): void;
  /** Allows those chosen alone. Returns whether all were allowed. */
  asChosen(): boolean;
  ignoreNotes(): void;
  heedNotes(): void;
}

export function createTerms(game: Game, choice: TechniqueChoiceStore): Terms {
  let notesIgnored = false;
  let allAllowed = false;
  return {
    board: () => toReason(game.now().board, notesIgnored, allAllowed ? [] : choice.getState().without),
    allowAll() {
      allAllowed = true;
    },
    asChosen() {
      const before = allAllowed;
      allAllowed = false;
      return before;
    },
    ignoreNotes() {
      notesIgnored = true;
    },
    heedNotes() {
      notesIgnored = false;
    },
  };
}
