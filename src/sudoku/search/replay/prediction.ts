import { type Cell, cellsOf, type Digit, digitAt, type House } from '../../core';
import { blockedAt } from '../machine/moment';
import type { Placement } from '../machine/placement';
import type { SearchView } from '../machine/view';

/** What one can be asked about the next step, before it is shown. */
export type Question =
  /** Which digit is written into a cell. */
  | { readonly kind: 'digit'; readonly cell: Cell; readonly answer: Digit }
  /** Into which cell of a house a digit is written. `cells`: its blank cells. */
  | {
      readonly kind: 'place';
      readonly house: House;
      readonly digit: Digit;
      readonly cells: readonly Cell[];
      readonly answer: Cell;
    }
  /**
   * Which choice is changed after a dead end: the newest with an alternative left; `null` if there is none, so that the
   * search ends. `choices`: all that stand, the newest first.
   */
  | { readonly kind: 'back'; readonly choices: readonly Placement[]; readonly answer: Placement | null };

/** What an answer is worth, and why. */
export type Verdict =
  | { readonly kind: 'right' }
  /** A house of the cell has the digit. */
  | { readonly kind: 'blocked'; readonly digit: Digit; readonly house: House }
  /** It has been tried here, and has failed. */
  | ({ readonly kind: 'failed' } & Placement)
  /** It may be tried, but later than `first`. */
  | ({ readonly kind: 'later'; readonly first: Placement } & Placement)
  /** It is not among the ways. */
  | ({ readonly kind: 'impossible' } & Placement)
  /** Nothing is left to try for this choice. `to`: the choice that is changed; `null` if there is none. */
  | ({ readonly kind: 'usedUp'; readonly to: Placement | null } & Placement)
  /** An older choice than the one that is changed, which has something left. */
  | ({ readonly kind: 'tooFar'; readonly to: Placement } & Placement)
  /** It was said that the search ends, but this choice has something left. */
  | { readonly kind: 'goesOn'; readonly to: Placement };

/**
 * The question about the step from one state to the next; `null` if the step is no decision: an elimination, a
 * rejection, or an undo on a way back that a dead end has begun.
 */
export function questionOf(before: SearchView, { last, why }: SearchView): Question | null {
  if (last === null) return null;
  const { cell, digit } = last;
  if (last.kind === 'undo') {
    if (before.outcome !== 'deadEnd') return null;
    const choices = before.stack.toReversed();
    const changed = choices.find(({ left }) => left.length > 0);
    return {
      kind: 'back',
      choices: choices.map(({ cell, digit }) => ({ cell, digit })),
      answer: changed === undefined ? null : { cell: changed.cell, digit: changed.digit },
    };
  }
  if (last.kind !== 'fill' && last.kind !== 'forced') return null;
  const made = why.kind === 'deadEnd' || why.kind === 'solved' ? why.made : why;
  if (made?.kind !== 'guessPlace' && made?.kind !== 'onlyPlace')
    return { kind: 'digit', cell, answer: digit };
  const cells = cellsOf(made.house).filter((other) => digitAt(before.board, other) === null);
  return { kind: 'place', house: made.house, digit, cells, answer: cell };
}

/**
 * Judges an answer to a question about the step after a state.
 *
 * @param answer a digit, a cell, or the cell of a choice; `null` for none
 */
export function judged(question: Question, before: SearchView, answer: Digit | Cell | null): Verdict {
  if (question.kind === 'back') return judgedBack(question, answer);
  if (answer === question.answer) return { kind: 'right' };
  const { board, next } = before;
  const given: Placement =
    question.kind === 'digit'
      ? { cell: question.cell, digit: answer as Digit }
      : { cell: answer as Cell, digit: question.digit };
  const first: Placement =
    question.kind === 'digit'
      ? { cell: question.cell, digit: question.answer }
      : { cell: question.answer, digit: question.digit };
  const isGiven = (other: Placement): boolean => other.cell === given.cell && other.digit === given.digit;
  if (next?.failed.some(isGiven)) return { kind: 'failed', ...given };
  const digits = [...board].map((character) => (character === '.' ? 0 : Number(character)));
  const by = blockedAt(digits, given.cell).find(({ digit }) => digit === given.digit);
  if (by !== undefined) return { kind: 'blocked', digit: given.digit, house: by.house };
  return next?.options.some(isGiven) ? { kind: 'later', ...given, first } : { kind: 'impossible', ...given };
}

function judgedBack(
  { choices, answer: to }: Extract<Question, { readonly kind: 'back' }>,
  cell: number | null,
): Verdict {
  if (cell === (to?.cell ?? null)) return { kind: 'right' };
  const at = choices.findIndex((choice) => choice.cell === cell);
  const given = choices[at];
  if (given === undefined) return to === null ? { kind: 'right' } : { kind: 'goesOn', to };
  const newer = to === null || at < choices.findIndex((choice) => choice.cell === to.cell);
  return newer ? { kind: 'usedUp', ...given, to } : { kind: 'tooFar', ...given, to };
}
