/** Shared by tests and benchmarks: random mistakes, and the last value of a generator. */
export { drawMistake } from './mistakes';

/** The last of some items. Throws if there are none. */
export function lastOf<T>(items: Iterable<T>): T {
  const last = [...items].at(-1);
  if (last === undefined) throw new Error('no items');
  return last;
}
