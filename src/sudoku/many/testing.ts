import type { Grid } from '../core';
import type { ReadingHooks } from '../formats';
import { piecesOf } from './cut';
import { type SolvedPiece, solvePiece } from './solve';
import { createTable, type Row, type Table } from './table';

/** A puzzle with one solution, and the solution. */
export const PUZZLE =
  '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' as Grid;
export const ANSWER =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179' as Grid;
/** A puzzle with two solutions; `TWO_FIRST` is the lexicographically first. */
export const TWO =
  '.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.' as Grid;
export const TWO_FIRST =
  '439658127156927384827431956342516798785294631691783542578149263263875419914362875' as Grid;
/** No solution, though no two givens clash. */
export const NONE =
  '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........' as Grid;

/** 81 cells as nine lines. */
export const inRows = (grid: string): string => (grid.match(/.{9}/g) ?? []).join('\n');

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** The bytes of a text as a stream in chunks. */
export async function* streamOf(text: string, chunk = 65_536): AsyncGenerator<Uint8Array, void, undefined> {
  const bytes = bytesOf(text);
  for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
}

/** Reads and solves a piece of a file. */
const solved = (
  bytes: Uint8Array<ArrayBuffer>,
  first = true,
  limit = 100,
  onBroken?: ReadingHooks['onBroken'],
): Promise<SolvedPiece> =>
  solvePiece(bytes, {
    onBroken,
    first,
    limit,
    pause: () => undefined,
    decode: (bytes) => new TextDecoder().decode(bytes),
    onProgress: () => {},
  });

export interface TableOptions {
  readonly onBroken?: ReadingHooks['onBroken'];
  /** Bytes of a chunk of the stream; bytes of a piece of the file. */
  readonly chunk?: number;
  readonly piece?: number;
  readonly limit?: number;
}

/** The table of a whole file. */
export async function tableOf(
  text: string,
  { chunk, piece, limit, onBroken }: TableOptions = {},
): Promise<Table> {
  const table = createTable();
  for await (const { bytes, at } of piecesOf(streamOf(text, chunk), piece))
    table.append(await solved(bytes, at === 0, limit, onBroken), at);
  return table;
}

/** All rows of a table. */
export const rowsOf = (table: Table): readonly Row[] =>
  Array.from({ length: table.size }, (_, index) => table.row(index));
