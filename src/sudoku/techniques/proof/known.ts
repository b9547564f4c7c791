import type { Position } from '../frame/position';
import { sameNumbers } from '../frame/remembered';
import type { Edge } from './edge';

/** The results of searches in a position, by what was looked for; `null` if nothing was found. */
export type KnownHere = Map<string, Edge | null>;

interface Known {
  readonly digits: Uint8Array;
  readonly candidates: Uint16Array;
  readonly steps: KnownHere;
}

/**
 * Steps found so far, by position, for proofs from one starting position. Proofs of different cells pass through the
 * same positions.
 */
export class KnownSteps {
  private readonly positions = new Map<number, Known[]>();

  /** What is known about a position. */
  at({ digits, candidates }: Position): KnownHere {
    const sum = sumOf(digits, candidates);
    const alike = this.positions.get(sum) ?? [];
    const known = alike.find(
      (one) => sameNumbers(one.digits, digits) && sameNumbers(one.candidates, candidates),
    );
    if (known !== undefined) return known.steps;
    const steps: KnownHere = new Map();
    alike.push({ digits: digits.slice(), candidates: candidates.slice(), steps });
    this.positions.set(sum, alike);
    return steps;
  }
}

/** A hash of a position. */
function sumOf(digits: ArrayLike<number>, candidates: ArrayLike<number>): number {
  let sum = 0;
  for (let cell = 0; cell < 81; cell++)
    sum = Math.imul(sum ^ (candidates[cell]! * 16 + digits[cell]!), 0x01000193) ^ (sum >>> 15);
  return sum;
}
