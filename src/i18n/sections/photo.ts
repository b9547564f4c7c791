import type { Absence } from '../../parts';
import type { Cell, Digit } from '../../sudoku/core';

/** What a cell of a photograph holds. */
type Mark =
  | { readonly kind: 'blank' }
  /** Small notes, and which of them are kept. */
  | { readonly kind: 'notes'; readonly kept?: readonly Digit[] }
  | { readonly kind: 'given' | 'entry'; readonly digit: Digit };

/** How many cells there are of each kind, and in how many there is a doubt. */
export interface PhotoCounts {
  readonly givens: number;
  readonly entries: number;
  readonly notes: number;
  /** Of these, those whose notes are kept. */
  readonly kept: number;
  readonly doubtful: number;
}

/** Why a photograph was not read. */
type PhotoFailed =
  | { readonly kind: UnreadPhoto }
  /** What reads photographs cannot be fetched. */
  | { readonly kind: 'absent'; readonly why: Absence }
  | { readonly kind: 'otherSize'; readonly rows: number; readonly columns: number };

/** Why a photograph was not read, where a sentence is all there is to tell. */
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
  /** That the photograph never leaves the page and is not kept. */
  readonly stays: string;
  readonly camera: string;
  readonly file: string;
  /** What the camera sees, with the grid outlined: how it is opened, what it says, how a picture is taken. */
  readonly live: Readonly<Record<'open' | 'view' | 'looking' | 'found' | 'take', string>>;
  readonly drop: string;
  readonly another: string;
  readonly stages: Readonly<Record<'opening' | 'finding' | 'reading', string>>;
  /** What is in the picture instead of a Sudoku, or what else kept it from being read; what to do. */
  failed(why: PhotoFailed): string;
  /** The name of the board of what was read, and what keys do there. */
  readonly board: string;
  readonly boardKeys: string;
  /** A cell's name: its place, what was read, whether it is in doubt. */
  cellName(cell: Cell, mark: Mark, doubtful: boolean): string;
  mark(mark: Mark): string;
  /** The name of the straightened picture, and of the photograph. */
  readonly straight: string;
  readonly photograph: string;
  readonly view: string;
  readonly showStraight: string;
  readonly showPhotograph: string;
  /** How many digits were read; what was left out; how many cells are in doubt. */
  summary(counts: PhotoCounts): string;
  doubts(count: number): string;
  readonly nextDoubt: string;
  /** The choice to put small notes on the board too. */
  readonly keepNotes: string;
  /** The rows as they were read, for a screen reader. */
  readonly rows: string;
  row(number: number, marks: readonly Mark[]): string;
  /** The heading of what can be written into a cell. */
  choose(cell: Cell): string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'given' | 'entry', string>>;
  readonly blank: string;
  /** In the name of a digit that the picture looks like. */
  likely(digit: string): string;
  /** What the solver changed. */
  changed(changes: readonly { readonly cell: Cell; readonly before: Mark; readonly mark: Mark }[]): string;
  readonly verdict: Readonly<Record<'judging' | 'empty' | 'one' | 'none' | 'many' | 'unknown', string>>;
  readonly repairs: string;
  /** Which of several grids is looked at. */
  readonly grids: string;
  grid(number: number): string;
  /** The corners in the photograph. */
  readonly corners: string;
  readonly corner: readonly [string, string, string, string];
  readonly again: Readonly<Record<'reading' | 'failed' | 'crashed', string>>;
  readonly use: string;
}
