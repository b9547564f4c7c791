import type { Cell, DigitSet } from '../../sudoku/core';
import type { Repair } from '../../sudoku/doctor';
import type { Corners } from '../../sudoku/photo';
import type { PhotoFailure, PhotoStage, SolutionCount } from '../../worker';
import type { ReviewedCell } from './review';

/** A grid of a photograph while the person reviews it. */
export interface ReviewedGrid {
  /** Its corners in the photograph; the person may have moved them. */
  readonly corners: Corners;
  /** How many quarter turns to the right the person gave it. */
  readonly turns: number;
  readonly straight: Uint8Array;
  readonly cells: readonly ReviewedCell[];
  /** The small notes of each cell, where their digits could be read. */
  readonly notes: readonly DigitSet[];
  /** The selected cell. */
  readonly cell: Cell;
  /** Set after a corner was moved: the grid is being read again, or why that failed. */
  readonly again: 'reading' | 'failed' | 'crashed' | null;
}

/** A photograph that was read, while the person reviews it. */
export interface Review extends ReviewedGrid {
  readonly kind: 'review';
  /** The photograph, upright. */
  readonly picture: ImageBitmap | null;
  /** Whether no grid was found, so that the person sets its corners first. */
  readonly byHand: boolean;
  /** The grids found in it, in the order in which one reads the page. The entry of the chosen grid is out of date until another is chosen. */
  readonly grids: readonly ReviewedGrid[];
  readonly chosen: number;
  /** How many solutions the givens have; `null` until it is known. */
  readonly solutions: SolutionCount | null;
  /** Whether the board gets the small notes too. */
  readonly keepsNotes: boolean;
  /** Changes to the givens that leave exactly one solution, likeliest first. */
  readonly repairs: readonly Repair[];
}

/** Why there is no picture from the camera. */
export type CameraProblem = 'cameraRefused' | 'cameraAbsent' | 'cameraBusy';

export type PhotoState =
  | { readonly kind: 'start' }
  /** The camera's picture is shown. */
  | { readonly kind: 'live' }
  | { readonly kind: 'working'; readonly stage: PhotoStage }
  | {
      readonly kind: 'failed';
      readonly why: PhotoFailure | { readonly kind: CameraProblem | 'heic' };
      /** Whether the picture is open, so that the person can set the corners of its grid. */
      readonly byHand: boolean;
    }
  | Review;
