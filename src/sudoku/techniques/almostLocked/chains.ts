import type { Digit, DigitSet } from '../../core';
import { RATINGS, ratingAbove } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { AlmostLocked, Step } from '../frame/step';
import { BITS } from '../frame/tables';
import { lowestBit } from '../frame/targets';
import { type AlmostSets, almostSets, type SetLinks, setLinks } from './sets';

/** The end of a chain so far: a set that lacks one of its digits and so holds all the others. */
interface ReachedSet {
  readonly set: number;
  /** The digit that it lacks, 0–8. */
  readonly lost: number;
  readonly from: ReachedSet | null;
  /** How many sets the chain has, including this one. */
  readonly length: number;
}

/** Longer chains are too many to follow. */
const LONGEST = 7;

/**
 * Two sets linked by a digit: one of them holds a second common digit. With two linking digits, all other digits are
 * locked.
 */
export function findAlsXz(position: Position): Step[] {
  const sets = almostSets(position);
  const links = setLinks(position);
  const found: Step[] = [];
  for (let one = 0; one < sets.cells.length; one++) {
    const near = links.to[one]!;
    for (let i = 0; i < near.length; i++) {
      const other = near[i]!;
      if (other < one || shareCells(sets, one, other)) continue;
      const commons = BITS[links.digits[one]![i]!]!;
      const step =
        commons.length > 1
          ? doubleLink(sets, one, other, commons)
          : chainStep(sets, 'alsXz', RATINGS.alsXz, [one, other], commons);
      if (step !== null) found.push(step);
    }
  }
  return found;
}

function doubleLink(sets: AlmostSets, one: number, other: number, commons: readonly number[]): Step | null {
  const linking = commons.reduce((mask, bit) => mask | (1 << bit), 0);
  const eliminated = new Set<Candidate>();
  for (const bit of commons) for (const target of seenByBoth(sets, one, other, bit)) eliminated.add(target);
  for (const set of [one, other])
    for (const bit of BITS[sets.digits[set]! & ~linking]!)
      for (const target of seenByBoth(sets, set, set, bit)) eliminated.add(target);
  if (eliminated.size === 0) return null;
  return {
    technique: 'alsXz',
    rating: RATINGS.alsXz,
    places: [],
    eliminates: [...eliminated],
    because: {
      ...reasonOf(sets, [one, other], []),
      commons: commons.map((bit) => ({ a: 0, b: 1, digit: (bit + 1) as Digit })),
      outcome: [...eliminated].reduce((set, each) => set | (1 << (each % 9)), 0) as DigitSet,
    },
  };
}

/**
 * Three sets in a row, linked by different digits: one of the ends holds a common digit of the ends. Of several that
 * eliminate the same, the one with the fewest cells.
 */
export function findAlsXyWings(position: Position): Step[] {
  const sets = almostSets(position);
  const links = setLinks(position);
  const least = new Least();
  for (let pivot = 0; pivot < sets.cells.length; pivot++) {
    const near = links.to[pivot]!;
    for (let i = 0; i < near.length; i++) {
      for (let j = i + 1; j < near.length; j++) {
        const one = near[i]!;
        const other = near[j]!;
        if ((sets.live[one]! & sets.live[other]!) === 0) continue;
        for (const x of BITS[links.digits[pivot]![i]!]!)
          for (const y of BITS[links.digits[pivot]![j]!]!)
            if (x !== y)
              least.add(chainStep(sets, 'alsXyWing', RATINGS.alsXyWing, [one, pivot, other], [x, y]));
      }
    }
  }
  return least.steps();
}

/** Four or more sets in a row. Of several that eliminate the same, the shortest. */
export function findAlsChains(position: Position): Step[] {
  const sets = almostSets(position);
  const links = setLinks(position);
  const least = new Least();
  const seen = new Uint8Array(sets.cells.length * 9);
  for (let start = 0; start < sets.cells.length; start++) {
    for (const z of BITS[sets.live[start]!]!) {
      for (const end of reachedFrom(sets, links, start, z, seen)) {
        const path: number[] = [];
        const digits: number[] = [];
        for (let at: ReachedSet | null = end; at !== null; at = at.from) {
          path.unshift(at.set);
          if (at.from !== null) digits.unshift(at.lost);
        }
        least.add(chainStep(sets, 'alsChain', ratingAbove('alsChain', path.length - 4), path, digits));
      }
    }
  }
  return least.steps();
}

/** Of steps that eliminate the same, keeps the one with the fewest sets, and among these with the fewest cells. */
class Least {
  readonly #byEffect = new Map<string, { readonly step: Step; readonly cost: number }>();

  add(step: Step | null): void {
    if (step === null) return;
    const key = step.eliminates.join(' ');
    const cost = costOf(step);
    if (cost < (this.#byEffect.get(key)?.cost ?? Number.POSITIVE_INFINITY))
      this.#byEffect.set(key, { step, cost });
  }

  steps(): Step[] {
    return Array.from(this.#byEffect.values(), ({ step }) => step);
  }
}

const costOf = ({ because }: Step): number =>
  because.kind === 'almostLocked'
    ? because.sets.reduce((cost, { cells }) => cost + cells.length, because.sets.length * 81)
    : 0;

/**
 * The ends of chains of four sets or more in which the first set lacks `z` and the last holds it, if that eliminates
 * something.
 */
function reachedFrom(
  sets: AlmostSets,
  links: SetLinks,
  start: number,
  z: number,
  seen: Uint8Array,
): ReachedSet[] {
  const ends: ReachedSet[] = [];
  seen.fill(0);
  seen[start * 9 + z] = 1;
  let layer: ReachedSet[] = [{ set: start, lost: z, from: null, length: 1 }];
  for (let length = 2; length <= LONGEST && layer.length > 0; length++) {
    const next: ReachedSet[] = [];
    for (let at = 0; at < layer.length; at++) {
      const from = layer[at]!;
      const near = links.to[from.set]!;
      const by = links.digits[from.set]!;
      for (let i = 0; i < near.length; i++) {
        const set = near[i]!;
        for (let bits = by[i]! & ~(1 << from.lost); bits !== 0; bits &= bits - 1) {
          const lost = lowestBit(bits);
          if (seen[set * 9 + lost] !== 0 || holds(from, set)) continue;
          seen[set * 9 + lost] = 1;
          const reached = { set, lost, from, length };
          next.push(reached);
          if (length >= 4 && set > start && lost !== z && meet(sets, start, set, z)) ends.push(reached);
        }
      }
    }
    layer = next;
  }
  return ends;
}

function holds(chain: ReachedSet, set: number): boolean {
  for (let at: ReachedSet | null = chain; at !== null; at = at.from) if (at.set === set) return true;
  return false;
}

/** Whether some digit of both sets has a target in common. */
function meet({ live, targets }: AlmostSets, one: number, other: number, bit: number): boolean {
  if (((live[other]! >> bit) & 1) === 0) return false;
  const a = one * 27 + bit * 3;
  const b = other * 27 + bit * 3;
  return (
    ((targets[a]! & targets[b]!) |
      (targets[a + 1]! & targets[b + 1]!) |
      (targets[a + 2]! & targets[b + 2]!)) !==
    0
  );
}

/**
 * The step of sets in a row: one of the ends holds each digit that both ends have and that links neither. `null` if it
 * eliminates nothing.
 */
function chainStep(
  sets: AlmostSets,
  technique: Step['technique'],
  rating: number,
  path: readonly number[],
  digits: readonly number[],
): Step | null {
  const one = path[0]!;
  const other = path[path.length - 1]!;
  const linking = (1 << digits[0]!) | (1 << digits[digits.length - 1]!);
  const free = sets.live[one]! & sets.live[other]! & ~linking;
  let outcome = 0;
  let eliminates: Candidate[] | null = null;
  for (let bits = free; bits !== 0; bits &= bits - 1) {
    const bit = lowestBit(bits);
    if (!meet(sets, one, other, bit)) continue;
    outcome |= 1 << bit;
    eliminates ??= [];
    eliminates.push(...seenByBoth(sets, one, other, bit));
  }
  if (eliminates === null) return null;
  const because = { ...reasonOf(sets, path, digits), outcome: outcome as DigitSet };
  return { technique, rating, places: [], eliminates, because };
}

function reasonOf(
  { cells, digits: of }: AlmostSets,
  path: readonly number[],
  digits: readonly number[],
): AlmostLocked {
  return {
    kind: 'almostLocked',
    sets: path.map((set) => ({ cells: cells[set]!, digits: of[set]! as DigitSet })),
    commons: digits.map((bit, i) => ({ a: i, b: i + 1, digit: (bit + 1) as Digit })),
    outcome: 0 as DigitSet,
    stem: null,
  };
}

/** What is eliminated because one of two sets holds a digit. */
function seenByBoth({ targets }: AlmostSets, one: number, other: number, bit: number): Candidate[] {
  const a = one * 27 + bit * 3;
  const b = other * 27 + bit * 3;
  const found: Candidate[] = [];
  for (let band = 0; band < 3; band++)
    for (let bits = targets[a + band]! & targets[b + band]!; bits !== 0; bits &= bits - 1)
      found.push(candidate(band * 27 + lowestBit(bits), bit + 1));
  return found;
}

const shareCells = ({ cells }: AlmostSets, one: number, other: number): boolean =>
  cells[one]!.some((cell) => cells[other]!.includes(cell));
