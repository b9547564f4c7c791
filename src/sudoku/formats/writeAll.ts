import type { Puzzle } from '../core';
import { FORMATS, WRITABLE_IDS, type WritableId } from './registry';
import type { Carries } from './shared/format';
import { writeAs } from './writeAs';

/** A puzzle as text in one notation. */
export interface Writing {
  readonly notation: WritableId;
  /** What of the board the text keeps. */
  readonly carries: readonly Carries[];
  /** The usual extension of a file in this notation, without the dot. */
  readonly extension: string;
  readonly text: string;
}

/** A puzzle in every notation that can carry it, the most useful first. */
export const writeAll = (puzzle: Puzzle): readonly Writing[] =>
  WRITABLE_IDS.map((notation) => {
    const format = FORMATS.find(({ id }) => id === notation);
    if (format === undefined) throw new Error(`not a notation: ${notation}`);
    return {
      notation,
      carries: format.carries,
      extension: format.extension,
      text: writeAs(notation, puzzle),
    };
  });
