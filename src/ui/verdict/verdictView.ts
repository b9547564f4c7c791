import type { Line, Messages } from '../../i18n';
import {
  type AnswerState,
  completionOf,
  type Moment,
  type Receipt,
  type VerdictState,
  wrongEntries,
} from '../../stores';
import { type Board, countFilled, EMPTY_GRID } from '../../sudoku/core';

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
  /**
   * The player's progress, which says nothing of the puzzle; `null` before the first entry and after the
   * last.
   */
  readonly progress: Progress | null;
  /** Whether this is the last verdict, while a new one is being worked out. */
  readonly stale: boolean;
  readonly actions: readonly VerdictAction[];
}

interface Facts {
  readonly moment: Moment;
  readonly verdict: VerdictState;
  readonly answer: AnswerState;
  /** How long the running job has taken, in milliseconds; `null` while it is too young to mention. */
  readonly working: number | null;
  /** Whether mistakes are pointed out at once. */
  readonly pointOut: boolean;
}

/**
 * The verdict line. The running job comes first, then the answer to the last command, then the state of the
 * board.
 */
export function verdictView(
  { moment, verdict, answer, working, pointOut }: Facts,
  words: Messages['verdict'],
): VerdictView {
  const { board } = moment;
  const givens = countFilled(board.givens);
  if (answer.work !== null && working !== null) {
    return view('busy', words.working(answer.work.solutions, working), ['stop']);
  }
  if (answer.receipt !== null && answer.board === board)
    return receiptView(answer.receipt, givens, moment, words);
  const completion = completionOf(board);
  if (completion === 'byPlayer') return view('one', words.solvedByYou, ['copyAnswer']);
  if (completion === 'wrong') return view('none', words.fullButWrong);
  if (completion === 'withAnswers') {
    return view('one', words.solvedWithAnswers(countFilled(board.answers)), ['takeBack', 'copyAnswer']);
  }
  const wrong = wrongIn(board, verdict, pointOut);
  const filled = countFilled(board.entries);
  const state = standing(verdict, givens, moment.welcome, words);
  return {
    ...state,
    // No tick beside entries that are known to be wrong.
    glyph: wrong > 0 ? 'quiet' : state.glyph,
    progress: filled === 0 ? null : { text: words.progress(filled, 81 - givens, wrong), wrong: wrong > 0 },
    stale: verdict.stale,
  };
}

/** How many entries are shown as wrong in a puzzle with one solution: at once, or since a check. */
function wrongIn(board: Board, { verdict, givens }: VerdictState, pointOut: boolean): number {
  if (verdict.kind !== 'one' || givens !== board.givens) return 0;
  return pointOut ? wrongEntries(board, verdict.solution) : board.struck.length;
}

function standing(
  { verdict }: VerdictState,
  givens: number,
  welcome: boolean,
  words: Messages['verdict'],
): VerdictView {
  switch (verdict.kind) {
    case 'pending':
      return view('quiet', welcome ? words.example(givens) : words.judging(givens));
    case 'empty':
      return view('quiet', words.empty);
    case 'clash': {
      const [first] = verdict.clashes;
      return view(
        'none',
        first === undefined
          ? words.none(givens)
          : words.clash({ ...first, more: verdict.clashes.length - 1 }),
      );
    }
    case 'none':
      return view('none', words.none(givens));
    case 'one':
      return view('one', welcome ? words.example(givens) : words.one(givens));
    case 'many':
      return view('many', words.many(verdict, givens));
    case 'unknown':
      return view('quiet', words.unknown);
  }
}

function receiptView(
  receipt: Receipt,
  givens: number,
  { board }: Moment,
  words: Messages['verdict'],
): VerdictView {
  switch (receipt.kind) {
    case 'one':
      return view('one', words.solved(receipt.milliseconds, receipt.corrected), ['takeBack', 'copyAnswer']);
    case 'already':
      return view('one', words.alreadySolved, ['copyAnswer']);
    case 'none':
      return view('none', words.proved(receipt.milliseconds, givens));
    case 'clash': {
      const [first] = receipt.clashes;
      if (first === undefined) throw new Error('a clash receipt without a clash');
      return view('none', words.clash({ ...first, more: receipt.clashes.length - 1 }));
    }
    case 'many': {
      const { seen, shown, place, atLast, exact } = receipt;
      const actions: VerdictAction[] = ['takeBack', 'copyAnswer'];
      if (place !== 'first') actions.push('first');
      if (seen.indexOf(shown) > 0) actions.push('previous');
      if (!atLast) actions.push('next');
      if (!exact) actions.push('countFurther');
      return view('many', words.shown(receipt, place, atLast), actions);
    }
    case 'checked':
      return view(receipt.wrong === 0 ? 'one' : 'none', words.checked(receipt.wrong, receipt.filled));
    case 'checkedLoosely':
      return view(receipt.fits ? 'many' : 'none', words.checkedLoosely(receipt.fits));
    case 'revealed':
      return view('one', words.revealed(receipt.cells), board.answers === EMPTY_GRID ? [] : ['takeBack']);
    case 'cannot':
      return view('quiet', words.cannot(receipt.why));
    case 'failed':
      return view('quiet', words.failed);
  }
}

const view = (glyph: Glyph, line: Line, actions: readonly VerdictAction[] = []): VerdictView => ({
  glyph,
  line,
  progress: null,
  stale: false,
  actions,
});
