import { CELLS, digitAt, EMPTY_GRID, type Grid } from '../../sudoku/core';
import type { Entry } from '../../sudoku/doctor';
import type { GameState } from './game';

export interface PlayHistory {
  /** All entries since the givens stand as they do, in order of play; those that came with the puzzle go first. */
  readonly entries: readonly Entry[];
  /** The last moment at which no more than the first `keep` entries had been made; `null` if there was none. */
  momentWith(keep: number): number | null;
}

/** What has been written, in order, on the givens there are now. */
export function playHistoryOf({ moments, at }: GameState): PlayHistory {
  const givensAt = (moment: number): Grid | undefined => moments[moment]?.board.givens;
  let start = at;
  while (start > 0 && givensAt(start - 1) === givensAt(at)) start--;

  const entries: Entry[] = [];
  /** How many entries had been made at each moment from `start` on. */
  const made: number[] = [];
  let before = EMPTY_GRID;
  for (const { board } of moments.slice(start, at + 1)) {
    const after = board.entries;
    for (const cell of CELLS)
      if (after[cell] !== before[cell]) entries.push({ cell, digit: digitAt(after, cell) });
    made.push(entries.length);
    before = after;
  }
  return {
    entries,
    momentWith(keep) {
      const index = made.findLastIndex((count) => count <= keep);
      return index === -1 ? null : start + index;
    },
  };
}
