import { waitTurn } from './pause';

/** After this many milliseconds of work, messages are received and signs of life can be sent. */
const SLICE = 80;

/** Runs a search to its end, in slices between which messages are received. Calls `heard` with everything it yields. */
export async function runInSlices<Y, R>(search: Generator<Y, R>, heard: (found: Y) => void): Promise<R> {
  for (let since = performance.now(); ; ) {
    const next = search.next();
    if (next.done) return next.value;
    heard(next.value);
    if (performance.now() - since < SLICE) continue;
    await waitTurn();
    since = performance.now();
  }
}
