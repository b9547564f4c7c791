import { type Cell, cellsOf, DIGITS, type Digit, digitAt, type Grid, type House, housesOf } from '../../core';
import { type Candidate, candidate, cellOf, digitOf } from '../frame/candidate';
import type { Step } from '../frame/step';

/** A digit on the board, and the cells that it blocks in a house that they share. */
export interface Sweep {
  readonly by: Cell;
  readonly digit: Digit;
  /** The house that contains the digit and all these cells. */
  readonly house: House;
  readonly cells: readonly Cell[];
}

/** Why a single is right, as one finds it by cross-hatching on paper: what blocks each of the other places. */
export interface CrossHatching {
  readonly sweeps: readonly Sweep[];
  /** Candidates that no digit on the board blocks: they were removed by an earlier step or in the notes. */
  readonly removed: readonly Candidate[];
}

/**
 * What blocks all other places of a single, with few blockers: for a hidden single, or a pattern that leaves one, the
 * other blank cells of the house; for a naked single the other digits. `filled` is the board before the step. `null`
 * for other kinds of steps.
 */
export function crossHatching({ because, places: [place] }: Step, filled: Grid): CrossHatching | null {
  if (place === undefined) return null;
  switch (because.kind) {
    case 'nakedSingle':
      return nakedHatching(place, filled);
    case 'hiddenSingle':
      return hiddenHatching(because.house, place, [], filled);
    case 'direct':
      return hiddenHatching(because.house, place, because.strikes, filled);
    default:
      return null;
  }
}

/** A digit in the cell's box is preferred to the same digit in its row or column. */
function nakedHatching(place: Candidate, filled: Grid): CrossHatching {
  const cell = cellOf(place);
  const [row, column, box] = housesOf(cell);
  const sweeps: Sweep[] = [];
  const removed: Candidate[] = [];
  for (const digit of DIGITS) {
    if (digit === digitOf(place)) continue;
    const blocks = (by: Cell): boolean => by !== cell && digitAt(filled, by) === digit;
    const house = [box, row, column].find((one) => cellsOf(one).some(blocks));
    const by = house === undefined ? undefined : cellsOf(house).find(blocks);
    if (house === undefined || by === undefined) removed.push(candidate(cell, digit));
    else sweeps.push({ by, digit, house, cells: [cell] });
  }
  return { sweeps, removed };
}

/** Each time the blocker of the most remaining cells comes next. */
function hiddenHatching(
  house: House,
  place: Candidate,
  strikes: readonly Candidate[],
  filled: Grid,
): CrossHatching {
  const digit = digitOf(place);
  const done = new Set([place, ...strikes].map(cellOf));
  let left = cellsOf(house).filter((cell) => !done.has(cell) && digitAt(filled, cell) === null);
  const sweeps: Sweep[] = [];
  while (left.length > 0) {
    const next = mostBlocked(left, digit, filled);
    if (next === null) break;
    sweeps.push(next);
    left = left.filter((cell) => !next.cells.includes(cell));
  }
  return { sweeps, removed: left.map((cell) => candidate(cell, digit)) };
}

function mostBlocked(left: readonly Cell[], digit: Digit, filled: Grid): Sweep | null {
  let most: Sweep | null = null;
  for (const house of new Set(left.flatMap(housesOf))) {
    const by = cellsOf(house).find((cell) => digitAt(filled, cell) === digit);
    if (by === undefined) continue;
    const cells = left.filter((cell) => housesOf(cell).includes(house));
    if (most === null || cells.length > most.cells.length) most = { by, digit, house, cells };
  }
  return most;
}
