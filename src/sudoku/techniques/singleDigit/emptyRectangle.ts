import { type Cell, type Digit, HOUSES, type House } from '../../core';
import { RATINGS } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import { type Position, placesOf } from '../frame/position';
import { remembered } from '../frame/remembered';
import type { ChainReason, Step } from '../frame/step';
import { CELL_AT, cellsAt, isIn } from '../frame/tables';
import { digitAt, seenByAll } from '../frame/targets';
import { type StrongLink, strongLinks } from './strongLinks';

/**
 * A box in which a digit fills only one row and one column; and a strong link that begins in one of these and whose
 * other end sees a cell of the other.
 */
interface EmptyRectangle {
  readonly digit: Digit;
  readonly box: House;
  /** The line in which the strong link begins. */
  readonly line: House;
  /** The cells of the box in that line; and those in the other line, including the crossing. */
  readonly near: readonly Cell[];
  readonly far: readonly Cell[];
  readonly link: StrongLink;
  /** The end of the strong link in that line, and its other end. */
  readonly begin: Cell;
  readonly end: Cell;
  readonly eliminates: readonly Candidate[];
}

/** A digit fills a row and a column of a box. With a strong link across, one candidate is eliminated in both cases. */
export function findEmptyRectangles(position: Position): Step[] {
  const found: Step[] = [];
  for (const one of emptyRectangles(position)) {
    found.push({
      technique: 'emptyRectangle',
      rating: RATINGS.emptyRectangle,
      places: [],
      eliminates: one.eliminates,
      because: reasonOf(one),
    });
  }
  return found;
}

/** Two empty rectangles of the same box. */
export function findDualEmptyRectangles(position: Position): Step[] {
  const found: Step[] = [];
  const all = emptyRectangles(position);
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      const one = all[i]!;
      const other = all[j]!;
      if (other.digit !== one.digit || other.box !== one.box) continue;
      const eliminates = [...new Set([...one.eliminates, ...other.eliminates])];
      if (eliminates.length === one.eliminates.length || eliminates.length === other.eliminates.length)
        continue;
      const { nodes, links, loop } = reasonOf(other);
      found.push({
        technique: 'dualEmptyRectangle',
        rating: RATINGS.dualEmptyRectangle,
        places: [],
        eliminates,
        because: { ...reasonOf(one), twin: { nodes, links, loop } },
      });
    }
  }
  return found;
}

const emptyRectangles = remembered((position) => {
  const found: EmptyRectangle[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    const links = strongLinks(position, digit).filter(({ house }) => house < 18);
    if (links.length === 0) continue;
    for (const { box, near, inNear, inFar } of CROSSINGS) {
      const places = placesOf(position, digit, box);
      if ((places & ~(inNear | inFar)) !== 0) continue;
      if ((places & ~inFar) === 0 || (places & inFar & ~inNear) === 0) continue;
      const farCells = cellsAt(box, places & inFar);
      for (const link of links) {
        // The strong link runs across the line in which it begins.
        if (link.house < 9 === near < 9) continue;
        for (let way = 0; way < 2; way++) {
          const begin = way === 0 ? link.a : link.b;
          const end = way === 0 ? link.b : link.a;
          if (!isIn(begin, near) || isIn(begin, box) || isIn(end, box)) continue;
          const eliminates = seenByAll(position, digit, [...farCells, end]);
          if (eliminates.length === 0) continue;
          found.push({
            digit: digit as Digit,
            box,
            line: near,
            near: cellsAt(box, places & ~inFar),
            far: farCells,
            link,
            begin,
            end,
            eliminates,
          });
        }
      }
    }
  }
  return found;
});

/** A row and a column of a box, one of them the near one, as places of the box. */
interface Crossing {
  readonly box: House;
  readonly near: House;
  readonly inNear: number;
  readonly inFar: number;
}

const CROSSINGS: readonly Crossing[] = HOUSES.slice(18).flatMap((box) => {
  const corner = CELL_AT[box * 9]!;
  const rows = [0, 1, 2].map((i) => ({ house: HOUSES[Math.floor(corner / 9) + i]!, mask: 0b111 << (i * 3) }));
  const columns = [0, 1, 2].map((i) => ({ house: HOUSES[9 + (corner % 9) + i]!, mask: 0b001_001_001 << i }));
  return rows.flatMap((row) =>
    columns.flatMap((column) =>
      [[row, column] as const, [column, row] as const].map(([near, far]) => ({
        box,
        near: near.house,
        far: far.house,
        inNear: near.mask,
        inFar: far.mask,
      })),
    ),
  );
});

function reasonOf({ digit, box, line, near, far, link, begin, end }: EmptyRectangle): ChainReason {
  return {
    kind: 'chain',
    nodes: [digitAt(digit, far), digitAt(digit, near), [candidate(begin, digit)], [candidate(end, digit)]],
    links: [
      { strong: true, by: { kind: 'house', house: box, digit } },
      { strong: false, by: { kind: 'house', house: line, digit } },
      { strong: true, by: { kind: 'house', house: link.house, digit } },
    ],
    loop: false,
    twin: null,
  };
}
