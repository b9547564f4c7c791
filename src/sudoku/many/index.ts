/**
 * Many puzzles at once: a file is cut into pieces between puzzles (`piecesOf`), the puzzles of a piece are read and
 * solved (`solvePiece`, work for a worker) and packed, and the packed pieces make a table (`createTable`), which can be
 * written (`tableText`). Or the puzzles are only gathered (`gatherPiece`). Rows are unpacked only when they are looked at, so that a million of them take 60 MB.
 */
export { type Piece, piecesOf } from './cut';
export { type GatheredPiece, gatherPiece, type Leaving } from './gather';
export { buffersOf, type SolvedPiece, solvePiece } from './solve';
export {
  createTable,
  FINDINGS,
  type Finding,
  type Row,
  type Table,
  type UnreadableRow,
} from './table';
export { TABLE_FORMATS, type TableFormat, tableText } from './write';
