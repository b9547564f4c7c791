import type { StoreApi } from 'zustand/vanilla';
import type { Verdict, VerdictState } from '../answer/verdict';
import type { Game } from '../game/game';

/** The verdict on the givens there are now, when there is one; never, once the signal is aborted. */
export function judged(game: Game, verdict: StoreApi<VerdictState>, signal: AbortSignal): Promise<Verdict> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const { stale, verdict: found, givens } = verdict.getState();
      if (stale || found.kind === 'pending' || givens !== game.now().board.givens) return false;
      resolve(found);
      return true;
    };
    if (look()) return;
    const stop = verdict.subscribe(() => {
      if (look()) stop();
    });
    signal.addEventListener('abort', stop);
  });
}
