import { type Cell, type Digit, HOUSES } from '../../core';
import { RATINGS } from '../catalogue';
import { candidate } from '../frame/candidate';
import { lowestAt, type Position, placesOf } from '../frame/position';
import type { Step } from '../frame/step';
import { CELL_AT, LOWEST, SIZE } from '../frame/tables';

/** The last blank cell of a row, column or box. One step for each such house. */
export function* findFullHouses(position: Position): Generator<Step> {
  for (const house of HOUSES) {
    const blank = position.blanks[house]!;
    if (SIZE[blank] !== 1) continue;
    const cell = CELL_AT[house * 9 + LOWEST[blank]!]!;
    if (SIZE[position.candidates[cell]!] !== 1) continue;
    yield {
      technique: 'fullHouse',
      rating: RATINGS.fullHouse,
      places: [candidate(cell, lowestAt(position, cell))],
      eliminates: [],
      because: { kind: 'fullHouse', house },
    };
  }
}

/** The last place of a digit in a box, or in a row or column. */
export function* findHiddenSingles(position: Position, kind: 'box' | 'line'): Generator<Step> {
  const technique = kind === 'box' ? 'hiddenSingleBox' : 'hiddenSingleLine';
  const [from, to] = kind === 'box' ? [18, 27] : [0, 18];
  for (let digit = 1; digit <= 9; digit++) {
    for (const house of lonelyHouses(position, digit, from, to)) {
      const places = placesOf(position, digit, house);
      yield {
        technique,
        rating: RATINGS[technique],
        places: [candidate(CELL_AT[house * 9 + LOWEST[places]!]!, digit)],
        eliminates: [],
        because: { kind: 'hiddenSingle', house: HOUSES[house]!, digit: digit as Digit },
      };
    }
  }
}

/** The houses from `from` to below `to` in which a digit has one place. */
function lonelyHouses(position: Position, digit: number, from: number, to: number): number[] {
  const found: number[] = [];
  for (let house = from; house < to; house++)
    if (SIZE[placesOf(position, digit, house)] === 1) found.push(house);
  return found;
}

/** The last candidate of a cell. */
export function* findNakedSingles(position: Position): Generator<Step> {
  for (const cell of lonelyCells(position)) {
    yield {
      technique: 'nakedSingle',
      rating: RATINGS.nakedSingle,
      places: [candidate(cell, lowestAt(position, cell))],
      eliminates: [],
      because: { kind: 'nakedSingle', cell: cell as Cell },
    };
  }
}

/** The cells with one candidate. */
function lonelyCells({ candidates }: Position): number[] {
  const found: number[] = [];
  for (let cell = 0; cell < 81; cell++) if (SIZE[candidates[cell]!] === 1) found.push(cell);
  return found;
}
