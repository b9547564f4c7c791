import { type Cell, type Digit, HOUSES, type House } from '../../core';
import { RATINGS } from '../catalogue';
import { type Candidate, candidate } from '../frame/candidate';
import { combinations } from '../frame/combinations';
import type { Fish } from '../frame/fish';
import { type Position, placesOf } from '../frame/position';
import type { Step } from '../frame/step';
import { BITS, SIZE } from '../frame/tables';

/** The number of lines of a fish: X-Wing, Swordfish, Jellyfish. */
export type FishSize = 2 | 3 | 4;

const NAMES = { 2: 'xWing', 3: 'swordfish', 4: 'jellyfish' } as const;

/**
 * If all places of a digit in `size` lines lie in `size` cross lines, it is eliminated from the rest of the cross
 * lines.
 */
export function findBasicFish(position: Position, size: FishSize): Step[] {
  const found: Step[] = [];
  for (const direction of directions(position, size)) {
    for (const lines of combinations(direction.lines, size)) {
      const cover = direction.union(lines);
      if (SIZE[cover] !== size) continue;
      const eliminates = direction.outside(lines, cover);
      if (eliminates.length > 0) found.push(fishStep(direction, size, lines, cover, eliminates));
    }
  }
  return found;
}

/** The lines of one direction that have places for a digit. For columns the board is seen transposed. */
interface Direction {
  readonly digit: Digit;
  /** The lines with few enough places, at least two. */
  readonly lines: readonly number[];
  mask(line: number): number;
  union(lines: number): number;
  cell(line: number, cross: number): Cell;
  base(line: number): House;
  cover(cross: number): House;
  /** The candidates of the digit in the cross lines of `cover`, outside `lines`. */
  outside(lines: number, cover: number): Candidate[];
}

/** Those with lines enough. */
function directions(position: Position, size: number): Direction[] {
  const found: Direction[] = [];
  for (let digit = 1; digit <= 9; digit++) {
    for (const base of [0, 9] as const) {
      const cross = 9 - base;
      const mask = (line: number) => placesOf(position, digit, base + line);
      const lines: number[] = [];
      for (let line = 0; line < 9; line++) {
        const count = SIZE[mask(line)]!;
        if (count > 1 && count <= size) lines.push(line);
      }
      if (lines.length < size) continue;
      const cell = (line: number, at: number) => (base === 0 ? line * 9 + at : at * 9 + line) as Cell;
      found.push({
        digit: digit as Digit,
        lines,
        mask,
        union: (lines) => BITS[lines]!.reduce((union, line) => union | mask(line), 0),
        cell,
        base: (line) => HOUSES[base + line]!,
        cover: (at) => HOUSES[cross + at]!,
        outside: (lines, cover) =>
          BITS[cover]!.flatMap((at) =>
            BITS[placesOf(position, digit, cross + at) & ~lines]!.map((line) =>
              candidate(cell(line, at), digit),
            ),
          ),
      });
    }
  }
  return found;
}

function fishStep(
  direction: Direction,
  size: FishSize,
  lines: number,
  cover: number,
  eliminates: readonly Candidate[],
): Step {
  const because: Fish = {
    kind: 'fish',
    digit: direction.digit,
    base: BITS[lines]!.map(direction.base),
    cover: BITS[cover]!.map(direction.cover),
    cells: BITS[lines]!.flatMap((line) =>
      BITS[direction.mask(line) & cover]!.map((cross) => direction.cell(line, cross)),
    ),
    fins: [],
    twin: null,
  };
  const technique = NAMES[size];
  return { technique, rating: RATINGS[technique], places: [], eliminates, because };
}
