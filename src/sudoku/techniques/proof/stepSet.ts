/** A set of steps by index, 32 to a word. Sets are no longer than needed and are never changed. */
export type StepSet = Uint32Array;

export const EMPTY_SET: StepSet = new Uint32Array(0);

/** The union of sets, plus one step. */
export function unionWith(sets: readonly StepSet[], step: number): StepSet {
  const words = sets.reduce((most, set) => Math.max(most, set.length), (step >> 5) + 1);
  const union = new Uint32Array(words);
  for (let i = 0; i < sets.length; i++) {
    const set = sets[i]!;
    for (let word = 0; word < set.length; word++) union[word]! |= set[word]!;
  }
  union[step >> 5]! |= 1 << (step & 31);
  return union;
}

/** How many steps are in a set. */
export function countOf(set: StepSet): number {
  let count = 0;
  for (let word = 0; word < set.length; word++) count += bitsIn(set[word]!);
  return count;
}

/** The indices of the steps in a set, ascending. */
export function stepsIn(set: StepSet): number[] {
  const steps: number[] = [];
  for (let word = 0; word < set.length; word++)
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
      steps.push(word * 32 + 31 - Math.clz32(bits & -bits));
  return steps;
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
