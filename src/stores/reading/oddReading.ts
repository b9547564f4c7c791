import type { StoreApi } from 'zustand/vanilla';
import type { Grid } from '../../sudoku/core';
import type { Choice } from '../../sudoku/formats';
import type { VerdictState } from '../answer/verdict';
import type { ImportingWorld, TextRead } from './importingState';

/**
 * If the puzzle just read does not have exactly one solution, examines its text again. Then a notice tells what is odd
 * about the reading, and offers other readings. Stops when the board changes.
 */
export async function offerOtherReadings(
  { game, verdict, notices, workThread }: ImportingWorld,
  { text, before, source }: TextRead,
  choice: Choice,
): Promise<void> {
  const { board } = game.now();
  if (board.givens !== choice.puzzle.givens) return;
  const until = new AbortController();
  const { signal } = until;
  const unfollow = game.store.subscribe(() => {
    if (game.now().board !== board) until.abort();
  });
  try {
    const { kind } = await judged(verdict, board.givens, signal);
    if (signal.aborted || (kind !== 'none' && kind !== 'clash' && kind !== 'many')) return;
    const reply = await workThread.ask('reread', { text, before, choice }, { signal });
    if (!reply.ok) return;
    const { oddities, others } = reply.value;
    if (oddities.length === 0 && others.length === 0) return;
    const about = { text, before, source };
    notices.tell(
      { kind: 'oddImport', verdict: kind, oddities, others: others.slice(0, MOST_OFFERED), of: about },
      { actions: ['showText', 'undo'], lasting: true },
    );
  } finally {
    unfollow();
  }
}

/** The largest number of readings in a notice: nobody chooses between more in passing. */
const MOST_OFFERED = 3;

/**
 * Resolves with the verdict on `givens` as soon as it is known. If the signal is aborted, resolves with the present
 * verdict.
 */
function judged(
  verdict: StoreApi<VerdictState>,
  givens: Grid,
  signal: AbortSignal,
): Promise<VerdictState['verdict']> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = verdict.getState();
      if (!signal.aborted && (state.stale || state.givens !== givens)) return;
      unfollow();
      resolve(state.verdict);
    };
    const unfollow = verdict.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}
