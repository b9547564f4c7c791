import { createStore, type StoreApi } from 'zustand/vanilla';
import { later } from '../../parts';
import { type Board, clashesOf, filledOf, isSolution } from '../../sudoku/core';
import type { Thread } from '../../worker';
import { type Game, momentOf } from '../game/game';
import type { SettingsStore } from '../settings/settings';
import { newestQuestion } from '../shared/newestQuestion';
import type { MoreAnswers } from './moreAnswers';
import { type Answering, type AnswerState, type Receipt, wrongEntries } from './receipt';
import type { Verdict, VerdictState } from './verdict';

/** Fetches what answers everything but the simplest Solve. */
export const fetchMoreAnswers = later(() => import('./moreAnswers'));

/** Answers to what a person asks of the board; each is worked out in the worker and written as a move. */
export function createAnswering(
  game: Game,
  verdict: StoreApi<VerdictState>,
  settings: SettingsStore,
  thread: Thread,
  now: () => number,
): Answering {
  const store = createStore<AnswerState>(() => ({ receipt: null, board: null, work: null }));
  const question = newestQuestion(() => store.setState({ work: null }));

  /** Shows an answer, and ends the question that is open. */
  const settle = (receipt: Receipt): void => {
    question.cancel();
    store.setState({ receipt, board: game.now().board });
  };

  // A change on the board makes what is being worked out about it pointless.
  game.store.subscribe((state, before) => {
    if (momentOf(state).board !== momentOf(before).board) question.cancel();
  });

  /** Writes the one solution. The live verdict holds it already, so most often nothing is left to work out. */
  function showOnly(board: Board, { solution, milliseconds }: Extract<Verdict, { kind: 'one' }>): void {
    const corrected = wrongEntries(board, solution);
    game.play({ kind: 'solve', solution }, 'play');
    settle({ kind: 'one', milliseconds, corrected });
  }

  async function solve(): Promise<void> {
    game.adoptExample();
    const { board } = game.now();
    const clashes = clashesOf(board.givens);
    if (clashes.length > 0) return settle({ kind: 'clash', clashes });
    if (isSolution(filledOf(board))) return settle({ kind: 'already' });
    const known = verdict.getState();
    if (!known.stale && known.givens === board.givens && known.verdict.kind === 'one') {
      return showOnly(board, known.verdict);
    }
    return ask((more) => more.solve(board));
  }

  let more: MoreAnswers | undefined;
  // Once it is fetched, nothing waits: what is asked next finds this under way.
  const ask = async (act: (more: MoreAnswers) => Promise<void>): Promise<void> => {
    const { board } = game.now();
    const { createMoreAnswers } = fetchMoreAnswers.here ?? (await fetchMoreAnswers());
    // What was asked of a board is not answered on another.
    if (game.now().board !== board) return;
    more ??= createMoreAnswers({ game, settings, thread, now, store, question, settle, showOnly });
    return act(more);
  };

  return {
    store,
    solve,
    stop: question.cancel,
    takeBack: () => game.play({ kind: 'takeBack' }),
    browse: (to) => ask((more) => more.browse(to)),
    countTo: (limit) => ask((more) => more.countTo(limit)),
    check: () => ask((more) => more.check()),
    reveal: (cells) => ask((more) => more.reveal(cells)),
  };
}
