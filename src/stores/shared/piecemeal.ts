import { nextTask } from './nextTask';

/** The length of a task, in milliseconds. */
export const SLICE = 10;

/** Calls `act` for each of many things, in tasks of about `SLICE` milliseconds, and returns the results in order. */
export async function piecemeal<T, U>(things: readonly T[], act: (thing: T, at: number) => U): Promise<U[]> {
  const done: U[] = [];
  let since = performance.now();
  for (const [at, thing] of things.entries()) {
    done.push(act(thing, at));
    if (performance.now() - since < SLICE) continue;
    await nextTask();
    since = performance.now();
  }
  return done;
}

/** Does a long work, which pauses by itself from time to time, in tasks of about `SLICE` milliseconds. */
export async function inTasks<T>(work: Generator<void, T>): Promise<T> {
  for (let since = performance.now(); ; ) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < SLICE) continue;
    await nextTask();
    since = performance.now();
  }
}
