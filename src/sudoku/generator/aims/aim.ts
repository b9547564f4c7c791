import { CELLS, type Cell, type Grid } from '../../core';
import type { Position } from '../../techniques';

/** How a puzzle compares with a wish. */
export interface Judgement {
  /** A whole number, 0 if the puzzle fulfils the aim. The nearer of two puzzles has the lower number. */
  readonly distance: number;
  /** The cells still blank where the allowed techniques find nothing more; empty if the puzzle is not too hard. */
  readonly open: readonly Cell[];
}

/** Called often during long work, so that a worker can send signs of life. */
export type OnTick = () => void;

/** Judges a puzzle by the way in which it is solved. */
export type Aim = (puzzle: Grid, onTick?: OnTick) => Judgement;

export const FITS: Judgement = { distance: 0, open: [] };

/** The blank cells of a position. */
export const openCells = ({ digits }: Position): Cell[] => CELLS.filter((cell) => digits[cell] === 0);
