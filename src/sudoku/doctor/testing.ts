/** What tests and benchmarks share: mistakes to mend, and the end of what is told bit by bit. */
export { drawMistake } from './mistakes';

/** The last of some items. Throws if there are none. */
export function lastOf<T>(items: Iterable<T>): T {
  const last = [...items].at(-1);
  if (last === undefined) throw new Error('no items');
  return last;
}
