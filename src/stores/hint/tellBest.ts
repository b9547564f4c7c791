import type { Result } from '../../sudoku/core';
import type { ThreadFailure } from '../../worker';
import { whileBusy } from '../shared/whileBusy';

/** The first find is held back for this many milliseconds, because a shorter one may follow at once. */
const PATIENCE = 700;
/** After this many milliseconds the search ends, if it has found something. */
const LIMIT = 60_000;

/** A search that finds an answer, and then shorter or easier ones. */
export interface ImprovingSearch<T> {
  /** Starts the search. Calls `onFind` with each find. Resolves with the last; with `null` if there is none. */
  begin(signal: AbortSignal, onFind: (found: T) => void): Promise<Result<T | null, ThreadFailure>>;
  isSame(one: T, other: T): boolean;
}

/**
 * Calls `tell` with the best find after `PATIENCE`, and then with each better one at once. `enough` ends the search
 * with what it has found. Resolves with whether something was told and, if not, whether the search failed.
 */
export async function tellBest<T>(
  { begin, isSame }: ImprovingSearch<T>,
  enough: AbortController,
  tell: (found: T) => void,
): Promise<'told' | 'nothing' | 'failed'> {
  let best: T | null = null;
  let told: T | null = null;
  let isImpatient = false;
  const tellNow = (): void => {
    if (best === null || best === told) return;
    told = best;
    tell(best);
  };
  let clocks: readonly ReturnType<typeof setTimeout>[] = [];
  const tellBusy = (isBusy: boolean): void => {
    for (const clock of clocks) clearTimeout(clock);
    if (!isBusy) return;
    const beImpatient = (): void => {
      isImpatient = true;
      tellNow();
    };
    clocks = [setTimeout(beImpatient, PATIENCE), setTimeout(() => best !== null && enough.abort(), LIMIT)];
  };
  const reply = await whileBusy(tellBusy, () =>
    begin(enough.signal, (found) => {
      best = found;
      if (isImpatient) tellNow();
    }),
  );
  const last = reply.ok ? reply.value : null;
  const heard: T | null = best;
  if (last !== null && (heard === null || !isSame(heard, last))) best = last;
  tellNow();
  return told !== null ? 'told' : reply.ok ? 'nothing' : 'failed';
}
