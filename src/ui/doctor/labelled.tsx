import { type BoardLayer, Labels } from '../shared';

/** The names of rows and columns around the board, which the doctor's sentences use. */
export const LABELLED: BoardLayer = { drawing: <Labels /> };
