/**
 * Many puzzles at once. A file is cut between puzzles (`spansOf`, `piecesOf`). The puzzles of a piece are read,
 * solved and packed (`solvePiece`, work for a worker). The packed pieces make a table (`createTable`), which can be
 * written (`tableText`). `gatherPiece` reads puzzles without solving them. Rows are unpacked only when they are
 * looked at, so that a million of them take 60 MB.
 */
export { type ByteSource, PIECE_BYTES, piecesOf, type Span, spansOf } from './cut';
export { type GatheredPiece, gatherPiece, type LeftOut } from './gather';
export { buffersOf, type SolvedPiece, solvePiece } from './solve';
export {
  createTable,
  FINDINGS,
  type Finding,
  type Row,
  type Table,
  type UnreadableRow,
} from './table';
export { type Explain, lineOf, recordOf, TABLE_FORMATS, type TableFormat, tableText } from './write';
