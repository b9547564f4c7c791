import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Clash, clashesOf, EMPTY_GRID, type Grid } from '../../sudoku/core';
import type { Answer, Thread } from '../../worker';
import { type Game, momentOf } from '../game/game';
import { newestQuestion } from '../shared/newestQuestion';

/** What is known about the givens, regardless of entries. */
export type Verdict =
  | { readonly kind: 'empty' }
  | { readonly kind: 'clash'; readonly clashes: readonly Clash[] }
  | Answer<'assess'>
  /** The worker failed twice. */
  | { readonly kind: 'unknown' };

export interface VerdictState {
  readonly givens: Grid;
  /** `pending` until the first board has been judged. */
  readonly verdict: Verdict | { readonly kind: 'pending' };
  /** Whether newer givens are being judged; then `verdict` is about the ones before. */
  readonly stale: boolean;
}

/** While the player types, at most this many solutions are counted. */
export const LIVE_LIMIT = 1000;

/**
 * Judges the givens in the worker whenever they change. New givens end the question about earlier ones, so that
 * questions never queue up while the player types.
 */
export function createVerdict(game: Game, thread: Thread): StoreApi<VerdictState> {
  const store = createStore<VerdictState>(() => ({
    givens: EMPTY_GRID,
    verdict: { kind: 'pending' },
    stale: false,
  }));
  const judging = newestQuestion();

  const judge = async (givens: Grid): Promise<void> => {
    judging.cancel();
    const known = verdictWithoutSearch(givens);
    if (known !== null) {
      store.setState({ givens, verdict: known, stale: false });
      return;
    }
    store.setState({ givens, stale: true });
    const question = { givens, limit: LIVE_LIMIT };
    const answer = await judging.ask((signal) => thread.ask('assess', question, { signal }));
    if (answer === null) return;
    store.setState({ verdict: answer.ok ? answer.value : { kind: 'unknown' }, stale: false });
  };

  const follow = (): void => {
    const { givens } = momentOf(game.store.getState()).board;
    if (givens !== store.getState().givens) void judge(givens);
  };
  game.store.subscribe(follow);
  follow();
  return store;
}

/** The verdict if it needs no search, otherwise `null`. */
export function verdictWithoutSearch(givens: Grid): Verdict | null {
  if (givens === EMPTY_GRID) return { kind: 'empty' };
  const clashes = clashesOf(givens);
  return clashes.length > 0 ? { kind: 'clash', clashes } : null;
}
