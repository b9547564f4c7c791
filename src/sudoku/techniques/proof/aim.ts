import { type Candidate, cellOf, digitOf, excludes } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { DIGITS_OF, HOUSES_OF, PEERS, SIZE } from '../frame/tables';
import type { Technique } from '../frame/technique';
import type { Goal } from './trim';

/** The purpose of a step: to reach the goal, or to eliminate all of these. */
export type Purpose = Goal | readonly Candidate[];

/** Families whose easy techniques look at one digit only. */
const ONE_DIGIT: ReadonlySet<Technique['family']> = new Set(['locked', 'fish', 'singleDigit']);

/**
 * Where a step that serves a purpose may be. It saves asking most techniques, or asking about all digits. Covers the
 * techniques of the first three tiers, of which only singles place a digit.
 */
export class Aim {
  private readonly position: Position;
  /** Candidates that would serve the purpose if they were placed. */
  private readonly placing: readonly Candidate[];
  /** Whether only a placement serves the purpose. */
  private readonly toPlace: boolean;
  /** The digits of the candidates to eliminate, as a set. */
  private readonly digits: number;
  private masked: Position | null = null;

  constructor(position: Position, purpose: Purpose) {
    this.position = position;
    this.toPlace = 'candidate' in purpose && purpose.places;
    const eliminated = !('candidate' in purpose) ? purpose : this.toPlace ? [] : [purpose.candidate];
    this.placing =
      'candidate' in purpose && purpose.places ? [purpose.candidate] : placingFor(position, eliminated);
    this.digits = eliminated.reduce((set, each) => set | (1 << (each % 9)), 0);
  }

  /** Steps of a technique, including all that serve the purpose. */
  stepsOf({ id, family, find }: Technique): Iterable<Step> {
    if (family === 'single')
      return this.placing.some((place) => this.mayBe(id, place)) ? find(this.position) : [];
    if (this.toPlace) return [];
    if (!ONE_DIGIT.has(family)) return find(this.position);
    return SIZE[this.digits] === 1 ? find(this.ofOneDigit()) : [];
  }

  /** Whether a candidate may be a single of this kind, by a quick test. */
  private mayBe(id: string, place: Candidate): boolean {
    const { candidates, places } = this.position;
    const [cell, bit] = [cellOf(place), place % 9];
    const count = (kind: number): number => SIZE[places[bit * 27 + HOUSES_OF[cell * 3 + kind]!]!]!;
    // A locked digit eliminates at most three others in a house; a subset has only so many cells.
    const few = (kind: number, most: number): boolean => count(kind) > 1 && count(kind) <= most;
    switch (id) {
      case 'hiddenSingleBox':
        return count(2) === 1;
      case 'hiddenSingleLine':
        return count(0) === 1 || count(1) === 1;
      case 'nakedSingle':
        return SIZE[candidates[cell]!] === 1;
      case 'directPointing':
        return few(2, 4);
      case 'directClaiming':
        return few(0, 4) || few(1, 4);
      case 'directHiddenPair':
        return few(0, 3) || few(1, 3) || few(2, 3);
      case 'directHiddenTriple':
        return few(0, 4) || few(1, 4) || few(2, 4);
      default:
        return true;
    }
  }

  /** The position with only the candidates of the digit to eliminate. */
  private ofOneDigit(): Position {
    if (this.masked !== null) return this.masked;
    const { givens, digits, candidates, places, bands, blanks, onTick } = this.position;
    const bit = 31 - Math.clz32(this.digits);
    const masked = {
      givens,
      digits,
      candidates: candidates.map((set) => set & this.digits),
      places: new Uint16Array(places.length),
      bands: new Uint32Array(bands.length),
      blanks,
      onTick,
    };
    masked.places.set(places.subarray(bit * 27, bit * 27 + 27), bit * 27);
    masked.bands.set(bands.subarray(bit * 3, bit * 3 + 3), bit * 3);
    this.masked = masked;
    return masked;
  }
}

/** The candidates that rule out all of these. */
function placingFor(position: Position, eliminated: readonly Candidate[]): Candidate[] {
  const [first] = eliminated;
  if (first === undefined) return [];
  const [cell, digit] = [cellOf(first), digitOf(first)];
  const found = DIGITS_OF[position.candidates[cell]!]!.map((other) => (cell * 9 + other - 1) as Candidate);
  for (let at = cell * 20; at < cell * 20 + 20; at++)
    if (isCandidate(position, PEERS[at]!, digit)) found.push((PEERS[at]! * 9 + digit - 1) as Candidate);
  return found.filter((place) => eliminated.every((each) => excludes(place, each)));
}
