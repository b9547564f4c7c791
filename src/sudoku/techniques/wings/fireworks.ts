import type { Cell, DigitSet } from '../../core';
import { RATINGS } from '../catalogue';
import type { Candidate } from '../frame/candidate';
import { type Position, placesOf } from '../frame/position';
import type { Fireworks, Step } from '../frame/step';
import { BITS, SIZE } from '../frame/tables';
import { candidatesWithin } from '../frame/targets';

/*
 * A firework: outside the box where a row and a column cross, a digit has at most one place in each, the ends. Since
 * it is in the box only once, it is at the crossing or at one of the ends. So three such digits with the same three
 * cells fill these. So do two pairs of digits whose crossings are opposite each other, between the same ends.
 */

/** The digits with a firework at a crossing with these ends, of which one may be missing. */
interface Firework {
  readonly crossing: Cell;
  readonly ends: readonly [Cell, Cell];
  readonly digits: number;
}

/** Three digits in three cells. */
export function* findFireworkTriples(position: Position): Generator<Step> {
  for (const firework of fireworks(position)) {
    if (SIZE[firework.digits] !== 3) continue;
    const eliminates = beside(position, [firework.crossing, ...firework.ends], firework.digits);
    if (eliminates.length > 0) yield stepOf('fireworkTriple', [firework], eliminates);
  }
}

/** Two digits at one crossing and two at the opposite one, in four cells. */
export function* findFireworkQuadruples(position: Position): Generator<Step> {
  const pairs = fireworks(position).filter(({ digits }) => SIZE[digits] === 2);
  for (const one of pairs) {
    for (const other of pairs) {
      if (other.crossing < one.crossing || (one.digits & other.digits) !== 0) continue;
      if (one.ends[0] !== other.ends[1] || one.ends[1] !== other.ends[0]) continue;
      const cells = [one.crossing, other.crossing, ...one.ends];
      const eliminates = beside(position, cells, one.digits | other.digits);
      if (eliminates.length > 0) yield stepOf('fireworkQuadruple', [one, other], eliminates);
    }
  }
}

const beside = (position: Position, cells: readonly Cell[], digits: number): Candidate[] =>
  cells.flatMap((cell) => candidatesWithin(position, cell, ~digits & 511));

function stepOf(
  technique: Step['technique'],
  parts: readonly Firework[],
  eliminates: readonly Candidate[],
): Step {
  const because: Fireworks = {
    kind: 'fireworks',
    crossings: parts.map(({ crossing, digits }) => ({ cell: crossing, digits: digits as DigitSet })),
    ends: parts[0]!.ends,
  };
  return { technique, rating: RATINGS[technique], places: [], eliminates, because };
}

/** Every crossing with two ends, the one in its row first, at which at least two digits have a firework. */
function fireworks(position: Position): Firework[] {
  const found: Firework[] = [];
  const { candidates } = position;
  for (let crossing = 0; crossing < 81; crossing++) {
    if (candidates[crossing] === 0) continue;
    const [row, column] = [Math.floor(crossing / 9), crossing % 9];
    const [across, down] = beyond(position, row, column);
    let likely = 0;
    for (let bit = 0; bit < 9; bit++) if (across[bit]! >= 0 && down[bit]! >= 0) likely |= 1 << bit;
    if (SIZE[likely]! < 2) continue;
    for (const end of endsOf(across, likely)) {
      for (const foot of endsOf(down, likely)) {
        let digits = 0;
        for (const bit of BITS[likely]!) {
          const [a, b] = [across[bit]!, down[bit]!];
          if ((a === 0 || a === 1 << end) && (b === 0 || b === 1 << foot) && a + b > 0) digits |= 1 << bit;
        }
        if (SIZE[digits]! < 2) continue;
        found.push({
          crossing: crossing as Cell,
          ends: [(row * 9 + end) as Cell, (foot * 9 + column) as Cell],
          digits,
        });
      }
    }
  }
  return found;
}

/** For each digit its place outside the box in the row and in the column; 0 for none, -1 if it is not a firework. */
function beyond(position: Position, row: number, column: number): [number[], number[]] {
  const inRow = 0b111 << (Math.floor(column / 3) * 3);
  const inColumn = 0b111 << (Math.floor(row / 3) * 3);
  const one = (places: number, inBox: number) =>
    places === 0 || SIZE[places & ~inBox]! > 1 ? -1 : places & ~inBox;
  const across: number[] = [];
  const down: number[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    across.push(one(placesOf(position, digit, row), inRow));
    down.push(one(placesOf(position, digit, 9 + column), inColumn));
  }
  return [across, down];
}

function endsOf(places: readonly number[], digits: number): readonly number[] {
  let all = 0;
  for (const bit of BITS[digits]!) all |= places[bit]!;
  return BITS[all]!;
}
