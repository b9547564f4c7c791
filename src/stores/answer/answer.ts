import { createStore, type StoreApi } from 'zustand/vanilla';
import { later, PartAbsent, untilOnline } from '../../parts';
import { type Board, clashesOf, filledOf, isSolution } from '../../sudoku/core';
import type { Thread } from '../../worker';
import type { Acts } from '../acts/acts';
import { type Game, momentOf } from '../game/game';
import type { Notices } from '../page/notices';
import type { SettingsStore } from '../settings/settings';
import { newestQuestion } from '../shared/newestQuestion';
import type { MoreAnswers } from './moreAnswers';
import { type Answering, type AnswerState, type Receipt, wrongEntries } from './receipt';
import type { Verdict, VerdictState } from './verdict';

/** Fetches the code for all answers except the simplest Solve. */
export const fetchMoreAnswers = later(() => import('./moreAnswers'));

/** Answers Solve, Check and Reveal. The worker finds each answer; it goes on the board as a move. */
export function createAnswering(
  acts: Pick<Acts, 'during'>,
  game: Game,
  verdict: StoreApi<VerdictState>,
  settings: SettingsStore,
  notices: Notices,
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
    return askFirst((more) => more.solve(board));
  }

  /** Fetches the code for answers. Without a network it waits for one, as long as the question is open. */
  const fetchPatiently = async (signal: AbortSignal): ReturnType<typeof fetchMoreAnswers> => {
    try {
      return await fetchMoreAnswers();
    } catch (error) {
      if (signal.aborted || !(error instanceof PartAbsent) || error.why !== 'offline') throw error;
      notices.tell({ kind: 'workerAbsent', why: error.why });
      await untilOnline();
      notices.closeKind('workerAbsent');
      return fetchPatiently(signal);
    }
  };

  let more: MoreAnswers | undefined;
  const ask = async (act: (more: MoreAnswers) => Promise<void>): Promise<void> => {
    let part = fetchMoreAnswers.here ?? null;
    if (part === null) {
      store.setState({ work: { kind: 'solving', solutions: 0, since: now() } });
      part = await question.ask(fetchPatiently);
    }
    // Another question has replaced this one, or the board has changed.
    if (part === null) return;
    more ??= part.createMoreAnswers({ game, settings, thread, now, store, question, settle, showOnly });
    await act(more);
  };
  /** What the player does next waits for the answer. */
  const askFirst = async (act: (more: MoreAnswers) => Promise<void>): Promise<void> => {
    await acts.during('answer', (signal) => {
      signal.addEventListener('abort', question.cancel);
      return ask(act);
    });
  };

  return {
    store,
    solve,
    stop: question.cancel,
    takeBack: () => game.play({ kind: 'takeBack' }),
    browse: (to) => askFirst((more) => more.browse(to)),
    // A count changes nothing on the board, so nothing has to wait for it.
    countTo: (limit) => ask((more) => more.countTo(limit)),
    check: () => askFirst((more) => more.check()),
    reveal: (cells) => askFirst((more) => more.reveal(cells)),
  };
}
