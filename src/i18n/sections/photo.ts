import type { Absence } from '../../parts';
import type { Cell, Digit } from '../../sudoku/core';

/** The content of a cell in a photograph. */
type Mark =
  | { readonly kind: 'blank' }
  /** Small notes, and those that are kept. */
  | { readonly kind: 'notes'; readonly kept?: readonly Digit[] }
  | { readonly kind: 'given' | 'entry'; readonly digit: Digit };

/** The number of cells of each kind. */
export interface PhotoCounts {
  readonly givens: number;
  readonly entries: number;
  readonly notes: number;
  /** Cells with notes that are kept. */
  readonly kept: number;
  /** Cells in doubt, of any kind. */
  readonly doubtful: number;
}

/** Why a photograph was not read. */
type PhotoFailed =
  | { readonly kind: UnreadPhoto }
  /** The code or the network that reads photographs cannot be fetched. */
  | { readonly kind: 'absent'; readonly why: Absence }
  | { readonly kind: 'otherSize'; readonly rows: number; readonly columns: number };

/** The reasons without further data. */
export type UnreadPhoto =
  | 'damaged'
  | 'nothing'
  | 'part'
  | 'crossword'
  | 'killer'
  | 'badCorners'
  | 'unsupported'
  | 'crashed'
  | 'cameraRefused'
  | 'cameraAbsent'
  | 'cameraBusy'
  | 'cancelled';

/** The dialog that reads a photograph. */
export interface PhotoMessages {
  readonly title: string;
  readonly help: string;
  /** Says that the photograph never leaves the page and is not stored. */
  readonly stays: string;
  readonly camera: string;
  readonly file: string;
  /** The live picture of the camera, with the grid outlined: its button, name and messages, and the shutter. */
  readonly live: Readonly<Record<'open' | 'view' | 'looking' | 'found' | 'take', string>>;
  readonly drop: string;
  readonly another: string;
  readonly stages: Readonly<Record<'opening' | 'finding' | 'reading', string>>;
  /** Why the picture was not read, and what to do. */
  failed(why: PhotoFailed): string;
  /** The name of the board with the result. */
  readonly board: string;
  /** What keys do on that board. */
  readonly boardKeys: string;
  /** A cell's name: its place, what was read, whether it is in doubt. */
  cellName(cell: Cell, mark: Mark, doubtful: boolean): string;
  mark(mark: Mark): string;
  /** The name of the straightened picture. */
  readonly straight: string;
  /** The name of the photograph. */
  readonly photograph: string;
  readonly view: string;
  readonly showStraight: string;
  readonly showPhotograph: string;
  /** How many digits were read, and what was left out. */
  summary(counts: PhotoCounts): string;
  doubts(count: number): string;
  readonly nextDoubt: string;
  /** The choice to put small notes on the board too. */
  readonly keepNotes: string;
  /** The rows as they were read, for a screen reader. */
  readonly rows: string;
  row(number: number, marks: readonly Mark[]): string;
  /** The heading of the choices for a cell. */
  choose(cell: Cell): string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'given' | 'entry', string>>;
  readonly blank: string;
  /** In the name of a digit that the picture looks like. */
  likely(digit: string): string;
  /** The changes that the solver made. */
  changed(changes: readonly { readonly cell: Cell; readonly before: Mark; readonly mark: Mark }[]): string;
  readonly verdict: Readonly<Record<'judging' | 'empty' | 'one' | 'none' | 'many' | 'unknown', string>>;
  readonly repairs: string;
  /** The name of the choice between several grids. */
  readonly grids: string;
  grid(number: number): string;
  /** The corners in the photograph. */
  readonly corners: string;
  readonly corner: readonly [string, string, string, string];
  readonly again: Readonly<Record<'reading' | 'failed' | 'crashed', string>>;
  readonly use: string;
}
