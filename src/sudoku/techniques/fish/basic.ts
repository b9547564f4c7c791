import type { Cell, Digit, House } from '../../core';
import { RATINGS } from '../catalogue';
import type { Candidate } from '../frame/candidate';
import { closedSubsets, union } from '../frame/combinations';
import type { Fish } from '../frame/fish';
import { type Position, placesOf } from '../frame/position';
import type { Step } from '../frame/step';
import { BITS, cellsAt, SIZE } from '../frame/tables';
import { addDigitAt } from '../frame/targets';

/** The number of lines of a fish: X-Wing, Swordfish, Jellyfish. */
export type FishSize = 2 | 3 | 4;

const NAMES = { 2: 'xWing', 3: 'swordfish', 4: 'jellyfish' } as const;

/**
 * If all places of a digit in `size` lines lie in `size` cross lines, it is eliminated from the rest of the cross
 * lines.
 */
export function findBasicFish(position: Position, size: FishSize): Step[] {
  const found: Step[] = [];
  const own = new Uint16Array(9);
  for (let digit = 1; digit <= 9; digit++) {
    for (let base = 0; base < 18; base += 9) {
      let few = 0;
      for (let line = 0; line < 9; line++) {
        own[line] = placesOf(position, digit, base + line);
        const count = SIZE[own[line]!]!;
        if (count > 1 && count <= size) few |= 1 << line;
      }
      for (const lines of closedSubsets(own, few, size)) {
        const cover = union(own, lines);
        const eliminates: Candidate[] = [];
        for (const cross of BITS[cover]!)
          addDigitAt(
            eliminates,
            digit,
            cellsAt(9 - base + cross, placesOf(position, digit, 9 - base + cross) & ~lines),
          );
        if (eliminates.length === 0) continue;
        const cells: Cell[] = [];
        for (const line of BITS[lines]!) cells.push(...cellsAt(base + line, own[line]!));
        const because: Fish = {
          kind: 'fish',
          digit: digit as Digit,
          base: housesAt(base, lines),
          cover: housesAt(9 - base, cover),
          cells,
          fins: [],
          twin: null,
        };
        const technique = NAMES[size];
        found.push({ technique, rating: RATINGS[technique], places: [], eliminates, because });
      }
    }
  }
  return found;
}

/** Some of the nine rows, which begin at house 0, or of the columns, which begin at 9. */
export function housesAt(first: number, lines: number): House[] {
  const houses: House[] = [];
  for (const line of BITS[lines]!) houses.push((first + line) as House);
  return houses;
}
