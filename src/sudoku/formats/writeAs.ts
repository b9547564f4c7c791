import type { Puzzle } from '../core';
import { BY_ID, type WritableId } from './registry';

/**
 * A puzzle as text in a notation. What the notation cannot hold is lost (see `carries` in `FORMATS`). The text ends
 * in a line end.
 */
export const writeAs = (id: WritableId, puzzle: Puzzle): string => BY_ID[id].write(puzzle);
