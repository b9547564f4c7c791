import { CANDIDATE_COUNT } from '../frame/candidate';
import { isWholeWith, type Way } from './way';

/** Words of a set of candidates. */
const WORDS = (CANDIDATE_COUNT + 31) >> 5;

/**
 * The ways without those that another can always stand in for: one that needs no more, gives no less, places
 * the same, is no harder, and whose pattern no step breaks that does not break the other one. In their order.
 */
export function undominated(ways: readonly Way[]): Way[] {
  const needs = new Sets(ways.length);
  const gives = new Sets(ways.length);
  const givers: number[][] = Array.from({ length: CANDIDATE_COUNT }, () => []);
  for (let way = 0; way < ways.length; way++) {
    const edge = ways[way]!;
    for (let i = 0; i < edge.needs.length; i++) needs.add(way, edge.needs[i]!);
    for (let i = 0; i < edge.gives.length; i++) {
      givers[edge.gives[i]!]!.push(way);
      gives.add(way, edge.gives[i]!);
    }
  }
  const isGone = new Uint8Array(ways.length);
  for (let way = 0; way < ways.length; way++) {
    const { step, gives: facts, pattern } = ways[way]!;
    const place = step.places[0];
    let rarest: readonly number[] | null = null;
    for (let i = 0; i < facts.length; i++) {
      const all = givers[facts[i]!]!;
      if (rarest === null || all.length < rarest.length) rarest = all;
    }
    for (const other of rarest ?? []) {
      if (other === way || isGone[other] === 1) continue;
      if (!needs.isWithin(other, way) || !gives.isWithin(way, other)) continue;
      const { rating, places } = ways[other]!.step;
      if (rating > step.rating || (place !== undefined && places[0] !== place)) continue;
      if (!isWholeWith(ways[other]!.pattern, pattern)) continue;
      isGone[way] = 1;
      break;
    }
  }
  return ways.filter((_, way) => isGone[way] === 0);
}

/** Sets of candidates by number. */
class Sets {
  private readonly words: Uint32Array;
  /** For each set a word that tells most pairs apart that are not within one another. */
  private readonly sums: Uint32Array;

  constructor(count: number) {
    this.words = new Uint32Array(count * WORDS);
    this.sums = new Uint32Array(count);
  }

  add(set: number, one: number): void {
    this.words[set * WORDS + (one >> 5)]! |= 1 << (one & 31);
    this.sums[set]! |= 1 << (Math.imul(one, 0x9e3779b1) >>> 27);
  }

  isWithin(one: number, other: number): boolean {
    const { words, sums } = this;
    if ((sums[one]! & ~sums[other]!) !== 0) return false;
    for (let i = 0; i < WORDS; i++)
      if ((words[one * WORDS + i]! & ~words[other * WORDS + i]!) !== 0) return false;
    return true;
  }
}
