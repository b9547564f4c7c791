import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Board, clashesOf, filledOf, isSolution } from '../../sudoku/core';
import type { Thread } from '../../worker';
import type { Acts } from '../acts/acts';
import { type Game, momentOf } from '../game/game';
import type { SettingsStore } from '../settings/settings';
import { newestQuestion } from '../shared/newestQuestion';
import { createMoreAnswers } from './moreAnswers';
import { type Answering, type AnswerState, type Receipt, wrongEntries } from './receipt';
import type { Verdict, VerdictState } from './verdict';

/** Answers Solve, Check and Reveal. The worker finds each answer; it goes on the board as a move. */
export function createAnswering(
  acts: Pick<Acts, 'during'>,
  game: Game,
  verdict: StoreApi<VerdictState>,
  settings: SettingsStore,
  thread: Thread,
  now: () => number,
): Answering {
  const store = createStore<AnswerState>(() => ({ receipt: null, board: null, work: null }));
  const question = newestQuestion(() => store.setState({ work: null }));

  /** Shows an answer, and ends the open question. */
  const settle = (receipt: Receipt): void => {
    question.cancel();
    store.setState({ receipt, board: game.now().board });
  };

  // When the board changes, the open question is about an old board.
  game.store.subscribe((state, before) => {
    if (momentOf(state).board !== momentOf(before).board) question.cancel();
  });

  /** Writes the only solution. Usually the verdict already has it, so the worker has nothing to do. */
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
    return askFirst(() => more.solve(board));
  }

  const more = createMoreAnswers({ game, settings, thread, now, store, question, settle, showOnly });
  /** What the player does next waits for the answer. */
  const askFirst = async (act: () => Promise<void>): Promise<void> => {
    await acts.during('answer', (signal) => {
      signal.addEventListener('abort', question.cancel);
      return act();
    });
  };

  return {
    store,
    solve,
    stop: question.cancel,
    takeBack: () => game.play({ kind: 'takeBack' }),
    browse: (to) => askFirst(() => more.browse(to)),
    // A count changes nothing on the board, so nothing has to wait for it.
    countTo: more.countTo,
    check: () => askFirst(() => more.check()),
    reveal: (cells) => askFirst(() => more.reveal(cells)),
  };
}
