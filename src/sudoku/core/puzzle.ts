import type { Cell } from './cell';
import type { DigitSet } from './digit';
import type { Grid } from './grid';

/** What a text can hold: a puzzle, and possibly a player's progress on it. */
export interface Puzzle {
  readonly givens: Grid;
  /** Digits placed by a player; blank wherever there is a given. */
  readonly entries: Grid;
  /** Candidates of all 81 cells, the empty set for filled ones; `null` if the text has none. */
  readonly notes: readonly DigitSet[] | null;
  /** A title found in the text, or `null`. */
  readonly name: string | null;
}

/** Whether two puzzles give the same board. Their names may differ. */
export function samePuzzle(a: Puzzle, b: Puzzle): boolean {
  return (
    a.givens === b.givens &&
    a.entries === b.entries &&
    (a.notes === b.notes ||
      (a.notes !== null && b.notes !== null && a.notes.every((set, cell) => set === b.notes?.[cell as Cell])))
  );
}
