import { nextTask } from './nextTask';

/** So many milliseconds are worked at a time. */
export const SLICE = 10;

/** Does something with each of many things, in tasks short enough not to be noticed. */
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
