import { type BoardLayer, Labels } from '../shared';

/** The names of rows and columns around the board, as what is said beside it names them. */
export const LABELLED: BoardLayer = { drawing: <Labels /> };
