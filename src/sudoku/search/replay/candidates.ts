import {
  CELLS,
  candidatesOf,
  complement,
  type DigitSet,
  digitAt,
  grid,
  intersection,
  NO_DIGITS,
} from '../../core';
import type { SearchView } from '../machine/view';

/** The candidates of all empty cells at a state, and what its step has changed in cells that were empty before too. */
export interface CandidatesAt {
  readonly step: number;
  readonly now: readonly DigitSet[];
  readonly lost: readonly DigitSet[];
  readonly regained: readonly DigitSet[];
}

/**
 * The candidates at a state: those that the strategy keeps, otherwise by the rules alone.
 *
 * @param before the state before it; `null` at the start
 */
export function candidatesAfter(before: SearchView | null, view: SearchView): CandidatesAt {
  const now = candidatesIn(view);
  const old = before === null ? now : candidatesIn(before);
  const isOpen = (cell: number): boolean => before === null || isBlank(before, cell);
  const only = (these: readonly DigitSet[], those: readonly DigitSet[]): readonly DigitSet[] =>
    CELLS.map((cell) =>
      isBlank(view, cell) && isOpen(cell)
        ? intersection(these[cell] ?? NO_DIGITS, complement(those[cell] ?? NO_DIGITS))
        : NO_DIGITS,
    );
  return { step: view.step, now, lost: only(old, now), regained: only(now, old) };
}

function candidatesIn({ board, marks, variables }: SearchView): readonly DigitSet[] {
  if (variables.kind === 'propagation')
    return CELLS.map((cell) =>
      digitAt(board, cell) === null ? (variables.candidates[cell] ?? NO_DIGITS) : NO_DIGITS,
    );
  // A digit that has failed and is still written rules out nothing.
  const written = CELLS.map((cell) => (marks[cell]?.kind === 'tried' ? '.' : board[cell])).join('');
  return candidatesOf(grid(written));
}

/** Whether a cell is empty, or its digit is only still written. */
const isBlank = ({ board, marks }: SearchView, cell: number): boolean =>
  board[cell] === '.' || marks[cell]?.kind === 'tried';
