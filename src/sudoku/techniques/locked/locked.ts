import { type Digit, HOUSES, type House } from '../../core';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Locked, Step } from '../frame/step';
import { BITS, CELL_AT, cellsAt, SIZE } from '../frame/tables';

/** Where a house crosses another in three cells, as places of each. */
interface Crossing {
  readonly target: House;
  readonly inSource: number;
  readonly inTarget: number;
}

/** The crossings of each house: of a box with six lines, of a line with three boxes. */
const CROSSINGS: readonly (readonly Crossing[])[] = HOUSES.map((source) =>
  HOUSES.filter((target) => source < 18 !== target < 18).flatMap((target) => {
    const shared = (of: House, other: House) =>
      cellsAt(of, 511).reduce((mask, cell, i) => mask | (cellsAt(other, 511).includes(cell) ? 1 << i : 0), 0);
    const inSource = shared(source, target);
    return inSource === 0 ? [] : [{ target, inSource, inTarget: shared(target, source) }];
  }),
);

const BOXES = HOUSES.slice(18);
const LINES = HOUSES.slice(0, 18);

/** A digit locked into a crossing, and what it rules out. */
export interface LockedFound {
  readonly because: Locked;
  readonly eliminates: readonly Candidate[];
}

/** Locked candidates from boxes into lines ('pointing') or from lines into boxes ('claiming'). */
export function* lockedIn(position: Position, from: 'box' | 'line'): Generator<LockedFound> {
  const sources = from === 'box' ? BOXES : LINES;
  for (let digit = 1; digit <= 9; digit++) {
    const base = (digit - 1) * 27;
    for (const source of sources) {
      const places = position.places[base + source]!;
      // A single place is a hidden single, which says more; a crossing has room for three.
      if (SIZE[places]! < 2 || SIZE[places]! > 3) continue;
      for (const { target, inSource, inTarget } of CROSSINGS[source]!) {
        if ((places & ~inSource) !== 0) continue;
        const gone = position.places[base + target]! & ~inTarget;
        if (gone === 0) continue;
        yield {
          because: {
            kind: 'locked',
            digit: digit as Digit,
            from: source,
            to: target,
            cells: cellsAt(source, places),
          },
          eliminates: BITS[gone]!.map((place) => candidate(CELL_AT[target * 9 + place]!, digit)),
        };
      }
    }
  }
}

/** In a box a digit lies in one line only: it goes from the rest of the line. */
export function* findPointing(position: Position): Generator<Step> {
  for (const found of lockedIn(position, 'box'))
    yield { technique: 'pointing', rating: 2.6, places: [], ...found };
}

/** In a line a digit lies in one box only: it goes from the rest of the box. */
export function* findClaiming(position: Position): Generator<Step> {
  for (const found of lockedIn(position, 'line'))
    yield { technique: 'claiming', rating: 2.8, places: [], ...found };
}
