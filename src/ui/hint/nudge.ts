import type { Whereabouts } from '../../i18n';
import type { Explanation } from '../../stores';
import { type Cell, cellsOf, type Digit, digitAt, type Grid, type House, housesOf } from '../../sudoku/core';
import {
  type Candidate,
  cellOf,
  digitOf,
  type Forcing,
  hardestOf,
  type Reason,
  type Step,
  type Tie,
} from '../../sudoku/techniques';

/** The step that matters most: the hardest step, or the first of several equally hard ones. */
export const keyStep = ({ steps }: Pick<Explanation, 'steps'>): Step => hardestOf(steps);

/** Where to look for the key step. A digit that is the answer is left out. */
export function nudgeOf(explanation: Explanation): Whereabouts {
  const { subject, steps, board } = explanation;
  const { house, digit } = whereabouts(keyStep(explanation).because);
  const answers = new Set(steps.at(-1)?.places.map(digitOf));
  return {
    house: house === null || subject.kind === 'cell' ? house : withSeveralGaps(house, board.filled),
    digit: digit !== null && answers.has(digit) ? null : digit,
  };
}

/**
 * The house, if more than one of its cells is empty. A house with one empty cell would give the cell away, so a house
 * of that cell with more empty cells replaces it.
 */
function withSeveralGaps(house: House, filled: Grid): House | null {
  const gaps = (house: House): Cell[] => cellsOf(house).filter((cell) => digitAt(filled, cell) === null);
  const [cell, ...others] = gaps(house);
  if (cell === undefined || others.length > 0) return house;
  const [row, column, box] = housesOf(cell);
  return [box, row, column].find((wider) => gaps(wider).length > 1) ?? null;
}

const NOWHERE: Whereabouts = { house: null, digit: null };
const inHouse = (house: House | undefined, digit: Digit | null = null): Whereabouts => ({
  house: house ?? null,
  digit,
});
/** The box of a cell: the cell itself would give too much away. */
const nearCell = (cell: Cell | undefined): Whereabouts =>
  inHouse(cell === undefined ? undefined : housesOf(cell)[2]);
const onDigit = (digit: Digit): Whereabouts => ({ house: null, digit });

function whereabouts(reason: Reason): Whereabouts {
  switch (reason.kind) {
    case 'fullHouse':
    case 'hiddenSingle':
      return inHouse(reason.house);
    case 'nakedSingle':
      return nearCell(reason.cell);
    case 'direct':
      return whereabouts(reason.pattern);
    case 'locked':
      return inHouse(reason.from, reason.digit);
    case 'subset':
      return inHouse(reason.houses[0]);
    case 'fish':
      return inHouse(reason.base[0], reason.digit);
    case 'wing':
      return nearCell(reason.pivot);
    case 'deadly':
      return nearCell(reason.cells[0]);
    case 'grave':
      return NOWHERE;
    case 'colours':
      return oneDigit(reason.groups.flat());
    case 'chain':
      return chainWhereabouts(reason.nodes.flat(), reason.links[0]?.by);
    case 'almostLocked':
      return nearCell(reason.stem?.cell ?? reason.sets[0]?.cells[0]);
    case 'bent':
      return nearCell(reason.parts.flat()[0]);
    case 'fireworks':
      return nearCell(reason.crossings[0]?.cell);
    case 'guardians':
      return onDigit(reason.digit);
    case 'forcing':
      return splitWhereabouts(reason.split);
    case 'exclusion':
      return nearCell(reason.cells[0]);
    case 'template':
      return onDigit(reason.digit);
  }
}

/** The digit, if all candidates have the same; else the box of the first candidate. */
function oneDigit(candidates: readonly Candidate[]): Whereabouts {
  const [first] = candidates;
  if (first === undefined) return NOWHERE;
  return candidates.every((one) => digitOf(one) === digitOf(first))
    ? onDigit(digitOf(first))
    : nearCell(cellOf(first));
}

function chainWhereabouts(candidates: readonly Candidate[], by: Tie | undefined): Whereabouts {
  const where = oneDigit(candidates);
  return where.digit !== null && by?.kind === 'house' ? inHouse(by.house, where.digit) : where;
}

function splitWhereabouts(split: Forcing['split']): Whereabouts {
  switch (split.kind) {
    case 'house':
      return inHouse(split.house, split.digit);
    case 'fish':
      return inHouse(split.base[0], split.digit);
    case 'cell':
      return nearCell(split.cell);
    case 'candidate':
      return nearCell(cellOf(split.candidate));
  }
}
