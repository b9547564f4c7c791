import type { Result } from '../../sudoku/core';
import type { ThreadFailure } from '../../worker';

/** For so many milliseconds a find is held back: a shorter one may follow at once. */
const PATIENCE = 700;
/** After so many milliseconds it is left at what has been found. */
const LIMIT = 60_000;

/** A search that finds something, and then ever shorter or easier. */
export interface ImprovingSearch<T> {
  /** Begins it; `onFind` takes each find. It answers with the last; with `null` where there is none. */
  begin(signal: AbortSignal, onFind: (found: T) => void): Promise<Result<T | null, ThreadFailure>>;
  isSame(one: T, other: T): boolean;
}

/**
 * Tells the best find as soon as one has waited for it, and each better one when it is found. `enough` ends the search
 * with what it has found. Returns whether something was told and, if not, whether the search failed.
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
  const patience = setTimeout(() => {
    isImpatient = true;
    tellNow();
  }, PATIENCE);
  const limit = setTimeout(() => best !== null && enough.abort(), LIMIT);
  const reply = await begin(enough.signal, (found) => {
    best = found;
    if (isImpatient) tellNow();
  });
  clearTimeout(patience);
  clearTimeout(limit);
  const last = reply.ok ? reply.value : null;
  const heard: T | null = best;
  if (last !== null && (heard === null || !isSame(heard, last))) best = last;
  tellNow();
  return told !== null ? 'told' : reply.ok ? 'nothing' : 'failed';
}
