import { type Board, countFilled, EMPTY_GRID, isSolution, NO_COLOURS, visibleOf } from '../../sudoku/core';
import type { Difficulty } from '../../sudoku/techniques';

/** The progress of a puzzle: untouched, begun, finished by the player, or full with some of Unwind's answers. */
export type Progress = 'new' | 'begun' | 'solved' | 'answered';

/** How hard a puzzle is; `unrated` if it does not have exactly one solution. */
export type Hardness =
  | {
      readonly kind: 'rated';
      readonly difficulty: Difficulty;
      /** The rating of the hardest step, on the scale of Sudoku Explainer. */
      readonly er: number;
      /** Whether the rating is complete; if not, it is a lower bound. */
      readonly whole: boolean;
    }
  | { readonly kind: 'unrated' };

/** The counts of playing so far. */
export interface Spent {
  /** Milliseconds played. */
  readonly spent: number;
  readonly hints: number;
  /** Every digit ever written into each cell, once, as cell × 10 + digit. */
  readonly tried: readonly number[];
}

/** The result of finishing a puzzle once without answers. */
export interface Finish {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds played. */
  readonly spent: number;
  readonly hints: number;
  readonly mistakes: number;
}

/** What the list shows of a stored puzzle. Its game, which may be long, is stored separately. */
export interface Card extends Pick<Board, 'givens' | 'entries' | 'answers' | 'origin'> {
  readonly id: string;
  /** The name that the player has given it. */
  readonly name?: string;
  /** A new text at each write, so that a tab notices when another tab has written since. */
  readonly mark: string;
  /** When it was added and when it was last played, in milliseconds since 1970. */
  readonly added: number;
  readonly changed: number;
  readonly progress: Progress;
  /** `null` while the puzzle has not been rated. */
  readonly hardness: Hardness | null;
  readonly spent: Spent;
  readonly finishes: readonly Finish[];
}

const NOTHING_SPENT: Spent = { spent: 0, hints: 0, tried: [] };

function progressOf(board: Board): Progress {
  const { givens, entries, answers } = board;
  if (countFilled(givens) < 81 && isSolution(visibleOf(board)))
    return answers === EMPTY_GRID ? 'solved' : 'answered';
  const isTouched =
    entries !== EMPTY_GRID || answers !== EMPTY_GRID || board.notes.some((set) => set > 0) || hasMarks(board);
  return isTouched ? 'begun' : 'new';
}

const hasMarks = ({ corners, colours }: Board): boolean =>
  corners.some((set) => set > 0) || colours !== NO_COLOURS;

/** Whether a board has no digits, so there is nothing to store. */
export const isBlank = ({
  givens,
  entries,
  answers,
}: Pick<Board, 'givens' | 'entries' | 'answers'>): boolean =>
  givens === EMPTY_GRID && entries === EMPTY_GRID && answers === EMPTY_GRID;

/** The card of a board. `before` is the puzzle's previous card, whose times, counts and results it keeps. */
export const cardOf = (
  board: Board,
  { id, mark, at }: { readonly id: string; readonly mark: string; readonly at: number },
  before: Card | null,
): Card => ({
  id,
  ...(before?.name !== undefined && { name: before.name }),
  mark,
  added: before?.added ?? at,
  changed: at,
  givens: board.givens,
  entries: board.entries,
  answers: board.answers,
  origin: board.origin,
  progress: progressOf(board),
  hardness: before?.givens === board.givens ? before.hardness : null,
  spent: before?.spent ?? NOTHING_SPENT,
  finishes: before?.finishes ?? [],
});
