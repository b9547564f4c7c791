import type { Digit, House } from '../../core';
import { RATINGS } from '../catalogue';
import { type Candidate, candidate, cellOf, digitOf } from '../frame/candidate';
import { type Position, placesOf } from '../frame/position';
import type { Direct, Step } from '../frame/step';
import { CELL_AT, cellsAt, HOUSES_OF, LOWEST, PLACES_OF, SIZE } from '../frame/tables';
import { digitAt } from '../frame/targets';
import { lockedIn } from '../locked/locked';
import { hiddenSubsets } from '../subsets/subsets';

/*
 * Patterns that immediately produce a hidden single. Sudoku Explainer rates them lower than the patterns themselves,
 * because one can see them without pencil marks.
 */

/** A digit locked in a box has one place left in another box that its line crosses. */
export const findDirectPointing = (position: Position): Step[] =>
  singlesAfter(position, lockedIn(position, 'box'), 'directPointing');

/** A digit locked in a line has one place left in another line of that direction that its box crosses. */
export const findDirectClaiming = (position: Position): Step[] =>
  singlesAfter(position, lockedIn(position, 'line'), 'directClaiming');

/** A hidden pair or triple leaves another digit one place in its house. */
export const findDirectSubsets = (position: Position, size: 2 | 3): Step[] =>
  singlesAfter(
    position,
    hiddenSubsets(position, size),
    size === 2 ? 'directHiddenPair' : 'directHiddenTriple',
  );

/** A pattern and what it eliminates. */
interface Found {
  readonly because: Direct['pattern'];
  readonly eliminates: readonly Candidate[];
}

/** The singles that each of these patterns leaves. */
function singlesAfter(position: Position, patterns: readonly Found[], technique: Step['technique']): Step[] {
  const found: Step[] = [];
  for (const { because: pattern, eliminates } of patterns) {
    const seen = new Set<number>();
    for (const eliminated of eliminates) {
      const digit = digitOf(eliminated);
      const house = houseOfSingle(pattern, eliminated);
      if (seen.has(digit * 27 + house)) continue;
      seen.add(digit * 27 + house);
      const single = singleAfter(position, eliminates, house, digit);
      if (single === null) continue;
      found.push({
        technique,
        rating: RATINGS[technique],
        places: [single.place],
        eliminates: [],
        because: { kind: 'direct', pattern, strikes: single.strikes, house, digit },
      });
    }
  }
  return found;
}

/**
 * In which houses the single may be: for a subset its own house; for a locked digit the houses of the same kind as
 * the one it is locked in.
 */
function houseOfSingle(pattern: Direct['pattern'], eliminated: Candidate): House {
  if (pattern.kind === 'subset') return pattern.houses[0]!;
  return HOUSES_OF[cellOf(eliminated) * 3 + Math.floor(pattern.from / 9)]! as House;
}

/** The only place left for a digit in a house after `eliminates` are gone, and those of them in the house. */
function singleAfter(position: Position, eliminates: readonly Candidate[], house: number, digit: Digit) {
  const before = placesOf(position, digit, house);
  if (SIZE[before]! < 2) return null;
  let eliminated = 0;
  for (const each of eliminates) {
    if (digitOf(each) !== digit) continue;
    const kind = Math.floor(house / 9);
    if (HOUSES_OF[cellOf(each) * 3 + kind] === house) eliminated |= 1 << PLACES_OF[cellOf(each) * 3 + kind]!;
  }
  const left = before & ~eliminated;
  if (SIZE[left] !== 1) return null;
  return {
    place: candidate(CELL_AT[house * 9 + LOWEST[left]!]!, digit),
    strikes: digitAt(digit, cellsAt(house, eliminated & before)),
  };
}
