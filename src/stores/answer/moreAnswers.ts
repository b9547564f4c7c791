import type { StoreApi } from 'zustand/vanilla';
import {
  type Board,
  type Cell,
  countFilled,
  digitAt,
  filledOf,
  type Grid,
  type Move,
  play,
} from '../../sudoku/core';
import type { Progress, Question, Thread } from '../../worker';
import { type Game, momentOf } from '../game/game';
import type { SettingsStore } from '../settings/settings';
import type { NewestQuestion } from '../shared/newestQuestion';
import {
  type Answering,
  type AnswerState,
  type Receipt,
  SOLVE_LIMIT,
  type Work,
  wrongEntries,
} from './receipt';
import { type Verdict, verdictWithoutSearch } from './verdict';

/** What all answers share. */
export interface AnswerNeeds {
  readonly game: Game;
  readonly settings: SettingsStore;
  readonly thread: Thread;
  readonly now: () => number;
  readonly store: StoreApi<AnswerState>;
  readonly question: NewestQuestion;
  /** Shows an answer, and ends the open question. */
  settle(receipt: Receipt): void;
  /** Writes the only solution. */
  showOnly(board: Board, found: Extract<Verdict, { kind: 'one' }>): void;
}

export interface MoreAnswers extends Pick<Answering, 'browse' | 'countTo' | 'check' | 'reveal'> {
  /** Solves a board whose verdict is unknown, or not exactly one solution. */
  solve(board: Board): Promise<void>;
}

/** The answers that need more than the verdict. */
export function createMoreAnswers({
  game,
  settings,
  thread,
  now,
  store,
  question,
  settle,
  showOnly,
}: AnswerNeeds): MoreAnswers {
  /**
   * Asks the worker; `null` if the question was replaced or cancelled. The last receipt stays in view until the next.
   */
  const ask = <K extends 'assess' | 'solve' | 'browse'>(
    kind: Work['kind'],
    job: K,
    asked: Question<K>,
    onProgress?: (progress: Progress<K>) => void,
  ) => {
    store.setState({ work: { kind, solutions: 0, since: now() } });
    return question.ask((signal) => thread.ask(job, asked, { signal, onProgress }));
  };

  const showCount = ({ solutions }: { readonly solutions: number }): void => {
    const { work } = store.getState();
    if (work !== null) store.setState({ work: { ...work, solutions } });
  };

  /** The verdict of the givens, for Check and Reveal; `null` if the question was replaced or cancelled. */
  const assess = async (givens: Grid): Promise<Verdict | null> => {
    const known = verdictWithoutSearch(givens);
    if (known !== null) return known;
    const answer = await ask('solving', 'assess', { givens, limit: 2 });
    if (answer === null) return null;
    return answer.ok ? answer.value : { kind: 'unknown' };
  };

  async function solve(board: Board): Promise<void> {
    const { givens, entries } = board;
    const reply = await ask('solving', 'solve', { givens, entries, limit: SOLVE_LIMIT }, showCount);
    if (reply === null) return;
    if (!reply.ok) return settle({ kind: 'failed' });
    const answer = reply.value;
    if (answer.kind === 'none') return settle(answer);
    if (answer.kind === 'one') return showOnly(board, answer);
    const shown = answer.fitting ?? answer.first;
    game.play({ kind: 'solve', solution: shown }, 'play');
    settle({
      kind: 'many',
      count: answer.count,
      exact: answer.exact,
      limit: SOLVE_LIMIT,
      shown,
      place: answer.fitting === null || answer.fitting === answer.first ? 'first' : 'fitting',
      first: answer.first,
      seen: shown === answer.first ? [shown] : [],
      atLast: false,
    });
  }

  /** The board after the last move, if that move came from browsing. */
  let browsedTo: Board | null = null;

  async function browse(to: 'first' | 'next' | 'previous'): Promise<void> {
    const { receipt, board } = store.getState();
    if (receipt?.kind !== 'many' || board !== game.now().board) return;
    const { first, shown, seen, exact, count } = receipt;
    const index = seen.indexOf(shown);
    const show = (grid: Grid, seen: readonly Grid[]): void => {
      const place = grid === first ? 'first' : 'other';
      const atLast = exact && seen[0] === first && seen.indexOf(grid) === count - 1;
      const move: Move = { kind: 'solve', solution: grid };
      // All solutions that are browsed make one step, so that undo goes back to before the first of them.
      const leftStep = game.now().board === browsedTo ? playInstead(game, move) : game.play(move);
      browsedTo = leftStep ? game.now().board : null;
      settle({ ...receipt, shown: grid, place, seen, atLast });
    };
    if (to === 'first') return show(first, seen[0] === first ? seen : [first]);
    const near = seen[index + (to === 'next' ? 1 : -1)];
    if (index >= 0 && near !== undefined) return show(near, seen);
    if (to === 'previous') return;
    const { givens } = board;
    const reply = await ask('solving', 'browse', { givens, after: shown, count: 1 });
    if (reply === null) return;
    if (!reply.ok) return settle({ kind: 'failed' });
    const next = reply.value[0];
    if (next === undefined) return settle({ ...receipt, atLast: true });
    show(next, index >= 0 ? [...seen, next] : [shown, next]);
  }

  async function countTo(limit: number): Promise<void> {
    const { receipt, board } = store.getState();
    if (receipt?.kind !== 'many' || board !== game.now().board) return;
    let counted = receipt.count;
    const reply = await ask('counting', 'assess', { givens: board.givens, limit }, (progress) => {
      counted = Math.max(counted, progress.solutions);
      showCount(progress);
    });
    if (reply === null) {
      // If the player stopped the count and asked nothing else since, the count so far stays.
      const stopped = !question.isOpen && store.getState().receipt === receipt && game.now().board === board;
      return stopped ? settle({ ...receipt, count: counted, exact: false }) : undefined;
    }
    if (!reply.ok) return settle({ kind: 'failed' });
    if (reply.value.kind === 'many')
      settle({ ...receipt, limit, count: reply.value.count, exact: reply.value.exact });
  }

  async function check(): Promise<void> {
    game.adoptExample();
    const { board } = game.now();
    const filled = countFilled(board.entries);
    if (filled === 0) return settle({ kind: 'cannot', why: 'nothingEntered' });
    const verdict = await assess(board.givens);
    if (verdict === null) return;
    if (verdict.kind === 'unknown') return settle({ kind: 'failed' });
    if (verdict.kind === 'none' || verdict.kind === 'clash')
      return settle({ kind: 'cannot', why: 'noSolution' });
    if (verdict.kind === 'one') {
      game.play({ kind: 'check', solution: verdict.solution });
      return settle({ kind: 'checked', wrong: wrongEntries(board, verdict.solution), filled });
    }
    const whole = await assess(filledOf(board));
    if (whole === null) return;
    if (whole.kind === 'unknown') return settle({ kind: 'failed' });
    settle({ kind: 'checkedLoosely', fits: whole.kind === 'one' || whole.kind === 'many' });
  }

  async function reveal(cells: readonly Cell[]): Promise<void> {
    game.adoptExample();
    const { board } = game.now();
    const open = cells.filter((cell) => digitAt(board.givens, cell) === null);
    if (open.length === 0) return settle({ kind: 'cannot', why: 'given' });
    const verdict = await assess(board.givens);
    if (verdict === null) return;
    if (verdict.kind !== 'one') {
      const why = {
        empty: 'emptyBoard',
        many: 'manySolutions',
        none: 'noSolution',
        clash: 'noSolution',
      } as const;
      return settle(
        verdict.kind === 'unknown' ? { kind: 'failed' } : { kind: 'cannot', why: why[verdict.kind] },
      );
    }
    const strike = settings.getState().strikeNotes;
    game.play({ kind: 'reveal', cells: open, solution: verdict.solution, strike });
    settle({ kind: 'revealed', cells: open });
  }

  return { solve, browse, countTo, check, reveal };
}

/** Replaces the last move. Returns whether a step is left: there is none if the move leads back to the board before. */
function playInstead(game: Game, move: Move): boolean {
  const { moments, steps, at } = game.store.getState();
  const { phase, welcome } = game.now();
  const past = { moments: moments.slice(0, at), steps: steps.slice(0, at - 1), at: at - 1 };
  const before = momentOf(past).board;
  const board = play(before, move);
  if (board === before) {
    game.load(past);
    return false;
  }
  game.load({
    moments: [...past.moments, { board, phase, welcome }],
    steps: [...past.steps, { move, phase }],
    at,
  });
  return true;
}
