import type { Puzzle } from '../core';
import type { CellContent } from './format';
import { BY_ID, WRITABLE_IDS, type WritableId } from './registry';

/**
 * A puzzle as text in a notation. What the notation cannot hold is lost (see `carries` in `FORMATS`). The text ends
 * in a line end.
 */
export const writeAs = (id: WritableId, puzzle: Puzzle): string => BY_ID[id].write(puzzle);

/** A puzzle as text in one notation. */
export interface Writing {
  readonly notation: WritableId;
  /** What the text keeps of the board. */
  readonly carries: readonly CellContent[];
  /** The usual extension of a file in this notation, without the dot. */
  readonly extension: string;
  readonly text: string;
}

/** A puzzle in every notation that can hold it, the most useful first. */
export const writeAll = (puzzle: Puzzle): readonly Writing[] =>
  WRITABLE_IDS.map((notation) => {
    const { carries, extension } = BY_ID[notation];
    return { notation, carries, extension, text: writeAs(notation, puzzle) };
  });
