import {
  blanksOf,
  CELLS,
  type Cell,
  type Digit,
  type DigitSet,
  digitAt,
  digitsOf,
  NO_DIGITS,
  sizeOf,
} from '../../core';
import { freeAt } from '../machine/moment';
import type { OwnGuess } from '../machine/ownGuess';
import { codeOf, type Placement } from '../machine/placement';
import type { SearchView } from '../machine/view';

/** A cell for which a person can guess, with the digits that have not failed there. */
export interface GuessWays {
  readonly cell: Cell;
  readonly digits: readonly Digit[];
}

/** Whether a guess comes next, so that a person can make another. Not while digits are rejected one by one. */
export const isBeforeGuess = ({ next, run, last }: SearchView): boolean =>
  run === undefined && last?.kind !== 'reject' && next !== null && next.options.length > 0 && !next.forced;

/**
 * What a person can guess in a state before a guess: in any blank cell, the strategy's first; in strategies whose cells
 * have a fixed order only in that one. Propagation and exact cover leave no blank with one digit.
 */
export function guessWays(view: SearchView): readonly GuessWays[] {
  const { next, board, strategy } = view;
  const own = next?.options[0]?.cell;
  if (!isBeforeGuess(view) || next === null || own === undefined) return [];
  const failed = (cell: Cell): readonly Digit[] =>
    next.failed.filter((way) => way.cell === cell).map(({ digit }) => digit);
  const waysIn = (cell: Cell): GuessWays => ({
    cell,
    digits: digitsOf(candidatesOf(view, cell)).filter((digit) => !failed(cell).includes(digit)),
  });
  const hasFixedCells = strategy === 'rowByRow' || strategy === 'candidateLists';
  const others = hasFixedCells ? [] : blanksOf(board).filter((cell) => cell !== own);
  return [own, ...others].map(waysIn).filter(({ digits }) => digits.length > 0);
}

function candidatesOf({ variables, board, marks }: SearchView, cell: Cell): DigitSet {
  if (variables.kind === 'propagation') {
    const set = variables.candidates[cell] ?? NO_DIGITS;
    return sizeOf(set) > 1 ? set : NO_DIGITS;
  }
  return freeAt(
    // A digit that has failed, and is still written, rules out nothing.
    CELLS.map((other) => (marks[other]?.kind === 'tried' ? 0 : (digitAt(board, other) ?? 0))),
    cell,
  );
}

/** The guess of a person in a state before a guess. */
export function ownGuessIn({ stack, next }: SearchView, own: Placement): OwnGuess {
  const isWay = (next?.options ?? []).some(({ cell, digit }) => cell === own.cell && digit === own.digit);
  const first = [...(isWay ? (next?.failed ?? []) : []), own];
  const codes = (ways: readonly Placement[]): readonly number[] =>
    ways.map(({ cell, digit }) => codeOf(cell, digit));
  return { path: codes(stack), first: codes(first) };
}
