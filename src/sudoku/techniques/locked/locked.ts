import { type Digit, HOUSES, type House } from '../../core';
import { RATINGS } from '../catalogue';
import type { Candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Locked, Step } from '../frame/step';
import { cellsAt, SIZE } from '../frame/tables';
import { digitAt } from '../frame/targets';

/** A house that crosses another in three cells, and its places outside the crossing. */
interface Crossing {
  readonly target: House;
  readonly beyond: number;
}

const NONE: readonly Crossing[] = [];

/** The crossings that contain two or three given places of a house: index `house * 512 + places`. */
const CROSSINGS: readonly (readonly Crossing[])[] = HOUSES.flatMap((source) => {
  const shared = (of: House, other: House) =>
    cellsAt(of, 511).reduce((mask, cell, i) => mask | (cellsAt(other, 511).includes(cell) ? 1 << i : 0), 0);
  const all = HOUSES.filter((target) => source < 18 !== target < 18)
    .map((target) => ({ target, within: shared(source, target), beyond: 511 & ~shared(target, source) }))
    .filter(({ within }) => within !== 0);
  return Array.from({ length: 512 }, (_, places) => {
    // A single place is a hidden single, which says more. A crossing has room for three.
    if (SIZE[places]! < 2 || SIZE[places]! > 3) return NONE;
    const holding = all.filter(({ within }) => (places & ~within) === 0);
    return holding.length === 0 ? NONE : holding.map(({ target, beyond }) => ({ target, beyond }));
  });
});

/** A digit locked into a crossing, and what it rules out. */
export interface LockedFound {
  readonly because: Locked;
  readonly eliminates: readonly Candidate[];
}

/** Locked candidates from boxes into lines ('pointing') or from lines into boxes ('claiming'). */
export function lockedIn(position: Position, from: 'box' | 'line'): LockedFound[] {
  const found: LockedFound[] = [];
  const end = from === 'box' ? 27 : 18;
  for (let digit = 1; digit <= 9; digit++) {
    const base = (digit - 1) * 27;
    for (let source = from === 'box' ? 18 : 0; source < end; source++) {
      const places = position.places[base + source]!;
      const crossings = CROSSINGS[source * 512 + places]!;
      if (crossings === NONE) continue;
      for (const { target, beyond } of crossings) {
        const eliminated = position.places[base + target]! & beyond;
        if (eliminated === 0) continue;
        found.push({
          because: {
            kind: 'locked',
            digit: digit as Digit,
            from: source as House,
            to: target,
            cells: cellsAt(source, places),
          },
          eliminates: digitAt(digit, cellsAt(target, eliminated)),
        });
      }
    }
  }
  return found;
}

/** In a box the digit's places lie in one line: it is eliminated from the rest of the line. */
export const findPointing = (position: Position): Step[] => steps('pointing', lockedIn(position, 'box'));

/** In a line the digit's places lie in one box: it is eliminated from the rest of the box. */
export const findClaiming = (position: Position): Step[] => steps('claiming', lockedIn(position, 'line'));

function steps(technique: 'pointing' | 'claiming', found: readonly LockedFound[]): Step[] {
  const all: Step[] = [];
  for (const { because, eliminates } of found)
    all.push({ technique, rating: RATINGS[technique], places: [], because, eliminates });
  return all;
}
