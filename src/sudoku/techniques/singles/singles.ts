import type { Cell, Digit, House } from '../../core';
import { RATINGS } from '../catalogue';
import { candidate } from '../frame/candidate';
import { lowestAt, type Position, placesOf } from '../frame/position';
import type { Step } from '../frame/step';
import { CELL_AT, LOWEST, SIZE } from '../frame/tables';

/** The last blank cell of a row, column or box. One step for each such house. */
export function findFullHouses(position: Position): Step[] {
  const found: Step[] = [];
  for (let house = 0; house < 27; house++) {
    const blank = position.blanks[house]!;
    if (SIZE[blank] !== 1) continue;
    const cell = CELL_AT[house * 9 + LOWEST[blank]!]!;
    if (SIZE[position.candidates[cell]!] !== 1) continue;
    found.push({
      technique: 'fullHouse',
      rating: RATINGS.fullHouse,
      places: [candidate(cell, lowestAt(position, cell))],
      eliminates: [],
      because: { kind: 'fullHouse', house: house as House },
    });
  }
  return found;
}

/** The last place of a digit in a box, or in a row or column. */
export function findHiddenSingles(position: Position, kind: 'box' | 'line'): Step[] {
  const technique = kind === 'box' ? 'hiddenSingleBox' : 'hiddenSingleLine';
  const from = kind === 'box' ? 18 : 0;
  const to = kind === 'box' ? 27 : 18;
  const found: Step[] = [];
  for (let digit = 1; digit <= 9; digit++)
    for (let house = from; house < to; house++) {
      const places = placesOf(position, digit, house);
      if (SIZE[places] !== 1) continue;
      found.push({
        technique,
        rating: RATINGS[technique],
        places: [candidate(CELL_AT[house * 9 + LOWEST[places]!]!, digit)],
        eliminates: [],
        because: { kind: 'hiddenSingle', house: house as House, digit: digit as Digit },
      });
    }
  return found;
}

/** The last candidate of a cell. */
export function findNakedSingles(position: Position): Step[] {
  const found: Step[] = [];
  for (let cell = 0; cell < 81; cell++) {
    if (SIZE[position.candidates[cell]!] !== 1) continue;
    found.push({
      technique: 'nakedSingle',
      rating: RATINGS.nakedSingle,
      places: [candidate(cell, lowestAt(position, cell))],
      eliminates: [],
      because: { kind: 'nakedSingle', cell: cell as Cell },
    });
  }
  return found;
}
