import type { Line, Messages, Mistake } from '../../i18n';
import {
  type AnswerState,
  completionOf,
  isBeingTyped,
  type Moment,
  type VerdictState,
  wrongEntries,
} from '../../stores';
import { type Board, clashesOf, clashGroups, countFilled, visibleOf } from '../../sudoku/core';

/** The drawing beside the line. Each has its own shape. */
export type Glyph = 'one' | 'none' | 'many' | 'busy' | 'quiet';

export type VerdictAction =
  | 'takeBack'
  | 'copyAnswer'
  | 'first'
  | 'previous'
  | 'next'
  | 'countFurther'
  | 'stop';

export interface Progress {
  readonly text: string;
  /** Whether entries are shown as wrong. */
  readonly wrong: boolean;
}

/** What the line under the board says. */
export interface VerdictView {
  readonly glyph: Glyph;
  readonly line: Line;
  /** The player's progress, which says nothing about the puzzle; `null` before the first entry and after the last. */
  readonly progress: Progress | null;
  /** Whether this is the previous verdict, shown while a new one is being worked out. */
  readonly stale: boolean;
  readonly actions: readonly VerdictAction[];
}

interface Facts {
  readonly moment: Moment;
  readonly verdict: VerdictState;
  readonly work: AnswerState['work'];
  /** How long the running job has taken, in milliseconds; `null` while that is too short to mention. */
  readonly working: number | null;
  /** Whether mistakes are pointed out at once. */
  readonly pointOut: boolean;
  /** The answer to the last command, if it is about this board and its words have loaded. */
  readonly receipt: VerdictView | null;
}

/**
 * The verdict line. The running job comes first, then the answer to the last command, then the state of the
 * board.
 */
export function verdictView(
  { moment, verdict, work, working, pointOut, receipt }: Facts,
  words: Messages['verdict'],
): VerdictView {
  const { board } = moment;
  const givens = countFilled(board.givens);
  if (work !== null && working !== null)
    return view('busy', words.working(work.solutions, working), ['stop']);
  if (receipt !== null) return receipt;
  const completion = completionOf(board);
  if (completion === 'byPlayer') return view('one', words.solvedByYou, ['copyAnswer']);
  if (completion === 'wrong') return view('none', words.fullButWrong);
  if (completion === 'withAnswers') {
    return view('one', words.solvedWithAnswers(countFilled(board.answers)), ['takeBack', 'copyAnswer']);
  }
  const filled = countFilled(board.entries);
  const mistake = filled === 0 ? null : mistakeIn(board, verdict, pointOut);
  const state = standing(verdict, givens, moment, words);
  return {
    ...state,
    // No tick beside entries that are shown as wrong.
    glyph: mistake !== null && state.glyph === 'one' ? 'quiet' : state.glyph,
    progress:
      filled === 0 ? null : { text: words.progress(filled, 81 - givens, mistake), wrong: mistake !== null },
    stale: verdict.stale && state.line.lead !== words.entering(givens).lead,
  };
}

/**
 * What is shown as wrong on the board. In a puzzle with one solution: the number of wrong entries, or, while mistakes
 * are not pointed out, of those that the last check found. If there are none: the groups of clashing digits, unless the
 * givens alone clash.
 */
function mistakeIn(board: Board, { verdict, givens }: VerdictState, pointOut: boolean): Mistake | null {
  if (verdict.kind === 'clash') return null;
  if (verdict.kind === 'one' && givens === board.givens) {
    const wrong = pointOut ? wrongEntries(board, verdict.solution) : board.struck.length;
    if (wrong > 0) return wrong;
  }
  const groups = clashGroups(clashesOf(visibleOf(board)));
  return groups.length > 0 ? groups : null;
}

function standing(
  { verdict }: VerdictState,
  givens: number,
  moment: Moment,
  words: Messages['verdict'],
): VerdictView {
  const { welcome } = moment;
  const isTyped = isBeingTyped(moment);
  switch (verdict.kind) {
    case 'pending':
      if (isTyped) return view('quiet', words.entering(givens));
      return view('quiet', welcome ? words.example(givens) : words.judging(givens));
    case 'empty':
      // The first digit that is typed on it is still being judged.
      return view('quiet', isTyped && givens > 0 ? words.entering(givens) : words.empty);
    case 'clash':
      return view('none', words.clash(clashGroups(verdict.clashes)));
    case 'none':
      return isTyped ? view('quiet', words.entering(givens)) : view('none', words.none(givens));
    case 'one':
      return view('one', welcome ? words.example(givens) : words.one(givens));
    case 'many':
      return isTyped ? view('quiet', words.entering(givens)) : view('many', words.many(verdict, givens));
    case 'unknown':
      return view('quiet', words.unknown);
  }
}

/** A line without progress. */
export const view = (glyph: Glyph, line: Line, actions: readonly VerdictAction[] = []): VerdictView => ({
  glyph,
  line,
  progress: null,
  stale: false,
  actions,
});
