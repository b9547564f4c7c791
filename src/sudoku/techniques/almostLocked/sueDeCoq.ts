import type { DigitSet } from '../../core';
import { RATINGS } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { BITS, CELL_AT, cellsAt, isIn, SIZE } from '../frame/tables';

/*
 * Sue de Coq: two or three cells where a box and a line cross, more cells of the line, and more cells of the box. A
 * digit that the line's and the box's cells have, but not the crossing, counts twice. If all the cells together have
 * as many digits as cells, they hold all these digits. So each is eliminated from the rest of the line, or of the
 * box.
 */

/** Some cells of a house outside a crossing, as places of the house. */
interface Side {
  readonly places: number;
  readonly digits: number;
  /** How many more cells it has than digits that the crossing lacks. */
  readonly gain: number;
}

export function findSuesDeCoq(position: Position): Step[] {
  const found: Step[] = [];
  for (let box = 18; box < 27; box++) {
    for (let line = 0; line < 18; line++) {
      const crossing = crossingOf(position, box, line);
      if (SIZE[crossing]! < 2) continue;
      const besideInBox = position.blanks[box]! & ~crossingMask(box, line);
      const besideInLine = position.blanks[line]! & ~crossingMask(line, box);
      for (const places of partsOf(crossing)) {
        const digits = digitsAt(position, box, places);
        const wanted = SIZE[digits]! - SIZE[places]!;
        if (wanted < 2) continue;
        const inLine = sides(position, line, besideInLine, digits, wanted - 1);
        if (inLine.length === 0) continue;
        for (const inBox of sides(position, box, besideInBox, digits, wanted - 1))
          for (const side of inLine)
            if (side.gain + inBox.gain === wanted && (side.digits & inBox.digits & digits) === 0) {
              const step = stepOf(position, box, line, places, digits, inBox, side);
              if (step !== null) found.push(step);
            }
      }
    }
  }
  return found;
}

/** The blank cells that a box and a line share, as places of the box. */
const crossingOf = (position: Position, box: number, line: number): number =>
  position.blanks[box]! & crossingMask(box, line);

/** The cells of one house that lie in another, as places of the first. */
const crossingMask = (of: number, other: number): number => CROSSINGS[of * 27 + other]!;

const CROSSINGS = Uint16Array.from({ length: 27 * 27 }, (_, pair) => {
  let mask = 0;
  for (let place = 0; place < 9; place++)
    if (isIn(CELL_AT[Math.floor(pair / 27) * 9 + place]!, pair % 27)) mask |= 1 << place;
  return mask;
});

/** All choices of two or three cells of a crossing. */
function partsOf(crossing: number): number[] {
  const parts: number[] = [];
  for (let part = crossing; part !== 0; part = (part - 1) & crossing) if (SIZE[part]! > 1) parts.push(part);
  return parts;
}

function digitsAt(position: Position, house: number, places: number): number {
  let digits = 0;
  for (const place of BITS[places]!) digits |= position.candidates[CELL_AT[house * 9 + place]!]!;
  return digits;
}

/** Cells of a house with candidates of the crossing: more cells than digits that the crossing lacks. */
function sides(position: Position, house: number, blanks: number, crossing: number, most: number): Side[] {
  const found: Side[] = [];
  for (let places = blanks; places !== 0; places = (places - 1) & blanks) {
    const digits = digitsAt(position, house, places);
    const gain = SIZE[places]! - SIZE[digits & ~crossing]!;
    if (gain > 0 && gain <= most && (digits & crossing) !== 0) found.push({ places, digits, gain });
  }
  return found;
}

/** The step of these cells; `null` if it eliminates nothing. */
function stepOf(
  position: Position,
  box: number,
  line: number,
  crossing: number,
  digits: number,
  inBox: Side,
  inLine: Side,
): Step | null {
  const middle = cellsAt(box, crossing);
  const parts = [middle, cellsAt(line, inLine.places), cellsAt(box, inBox.places)];
  const pattern = parts.flat();
  const eliminated = new Set<Candidate>();
  const rule = (house: number, set: number) => {
    for (const cell of cellsAt(house, position.blanks[house]!))
      if (!pattern.includes(cell))
        for (const bit of BITS[position.candidates[cell]! & set]!) eliminated.add(candidate(cell, bit + 1));
  };
  rule(line, inLine.digits | (digits & ~inBox.digits));
  rule(box, inBox.digits | (digits & ~inLine.digits));
  if (eliminated.size === 0) return null;
  return {
    technique: 'sueDeCoq',
    rating: RATINGS.sueDeCoq,
    places: [],
    eliminates: [...eliminated],
    because: {
      kind: 'bent',
      parts,
      digits: (digits | inBox.digits | inLine.digits) as DigitSet,
      twice: (inBox.digits & inLine.digits & ~digits) as DigitSet,
      loose: null,
    },
  };
}
