import { CELLS, digitAt, EMPTY_GRID, type Grid } from '../../sudoku/core';
import type { Entry } from '../../sudoku/doctor';
import type { GameState } from './game';

export interface PlayHistory {
  /** All entries since the givens last changed, in order of play. Entries that came with the puzzle are first. */
  readonly entries: readonly Entry[];
  /** The last moment with at most the first `keep` entries; `null` if there was none. */
  momentWith(keep: number): number | null;
}

/** The entries since the givens last changed. */
export function playHistoryOf({ moments, at }: GameState): PlayHistory {
  const givensAt = (moment: number): Grid | undefined => moments[moment]?.board.givens;
  let start = at;
  while (start > 0 && givensAt(start - 1) === givensAt(at)) start--;

  const entries: Entry[] = [];
  /** How many entries there were at each moment from `start` on. */
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
