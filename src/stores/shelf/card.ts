import { type Board, countFilled, EMPTY_GRID, isSolution, NO_COLOURS, visibleOf } from '../../sudoku/core';
import type { Difficulty } from '../../sudoku/techniques';

/** How far a puzzle is: untouched, begun, finished by the player, or with answers of Unwind on a full board. */
export type Progress = 'new' | 'begun' | 'solved' | 'answered';

/** How hard a puzzle is; `unrated` where that cannot be told, as it does not have exactly one solution. */
export type Hardness =
  | {
      readonly kind: 'rated';
      readonly difficulty: Difficulty;
      /** The rating of the hardest step, as Sudoku Explainer counts. */
      readonly er: number;
      /** Whether that is all; if not, it is a lower bound. */
      readonly whole: boolean;
    }
  | { readonly kind: 'unrated' };

/** What playing has taken so far. */
export interface Spent {
  /** Milliseconds played. */
  readonly spent: number;
  readonly hints: number;
  /** Each digit that was ever written into a cell, once: cell × 10 + digit. */
  readonly tried: readonly number[];
}

/** One time that the player has finished a puzzle without answers. */
export interface Finish {
  readonly at: number;
  readonly spent: number;
  readonly hints: number;
  readonly mistakes: number;
}

/** What the list shows of a puzzle that is kept. Its game, which may be long, is stored beside it. */
export interface Card extends Pick<Board, 'givens' | 'entries' | 'answers' | 'origin'> {
  readonly id: string;
  /** Another for every time it is stored: tells a tab whether another has written since. */
  readonly mark: string;
  /** When it came and when it was played last, in milliseconds since 1970. */
  readonly added: number;
  readonly changed: number;
  readonly progress: Progress;
  /** `null` while nobody has asked. */
  readonly hardness: Hardness | null;
  readonly spent: Spent;
  readonly finishes: readonly Finish[];
}

const NOTHING_SPENT: Spent = { spent: 0, hints: 0, tried: [] };

/** How far a board is. */
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

/** Whether there is anything to keep. */
export const isBlank = ({
  givens,
  entries,
  answers,
}: Pick<Board, 'givens' | 'entries' | 'answers'>): boolean =>
  givens === EMPTY_GRID && entries === EMPTY_GRID && answers === EMPTY_GRID;

/** A card as it is when its puzzle comes; the board tells the rest. */
export const cardOf = (
  board: Board,
  { id, mark, at }: { readonly id: string; readonly mark: string; readonly at: number },
  before: Card | null,
): Card => ({
  id,
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
