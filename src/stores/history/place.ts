import type { Cell } from '../../sudoku/core';
import type { WatchLink } from '../../sudoku/formats';
import type { TechniqueId } from '../../sudoku/techniques';
import type { HintPage } from '../hint';
import type { KeptMany } from '../many/manyRun';
import type { Dialog, Mode } from '../page/screen';
import type { KeptFile } from '../storage/files';
import type { ClipWish } from '../watch';

/**
 * What the page shows besides the board: Watch, Hint, Compare or the doctor's panel, with all data to open it again.
 */
export type View =
  | { readonly kind: 'play' }
  /** `givens` is the puzzle of the view. The view is not opened again on another puzzle. */
  | { readonly kind: 'examine'; readonly givens: string }
  /** `grid` is the start of the search. */
  | {
      readonly kind: 'watch';
      readonly grid: string;
      readonly moment: WatchLink;
      /** Whether the method and the stack fill the screen of a phone. */
      readonly detail: boolean;
      /** Whether the chart fills most of the page. */
      readonly chart: boolean;
    }
  /** `filled` is the board that the pages are about. Each page was asked from the one before it. */
  | {
      readonly kind: 'hint';
      readonly givens: string;
      readonly filled: string;
      readonly cells: readonly Cell[];
      readonly pages: readonly HintPage[];
    }
  | {
      readonly kind: 'compare';
      readonly givens: string;
      readonly scope: 'one' | 'set';
      readonly link: string;
      /** The player's own set of puzzles. */
      readonly file?: KeptFile | undefined;
    };

export type ViewKind = View['kind'];

/** The open dialog and its content. */
export interface DialogShown {
  readonly name: Dialog;
  readonly technique?: TechniqueId | undefined;
  /** The dialog under the pages of techniques. */
  readonly beneath?: { readonly name: Dialog; readonly technique?: TechniqueId | undefined } | undefined;
  /** The text in the dialog that imports; the program of a link in that of programs. */
  readonly text?: string | undefined;
  /** The input in the dialog that saves a clip. */
  readonly clip?: ClipWish | undefined;
  /** The run in the dialog that solves many puzzles. */
  readonly many?: KeptMany | undefined;
}

/** The open view and dialog. */
export interface Place {
  readonly view: View;
  readonly dialog: DialogShown | null;
}

export const PLAY: Place = { view: { kind: 'play' }, dialog: null };

/**
 * The levels of a chain. Back closes the topmost, unless it is the only one. `asked` is a page of a hint that was asked
 * from the one before. `detail` is the method on a phone, or the large chart, in Watch. `page` is the page of a
 * technique over a dialog.
 */
export type Level = ViewKind | 'asked' | 'detail' | 'dialog' | 'page';

/**
 * One entry of the browser's history: the chain up to it, and the place that is open there. `visit` is the same for a
 * lowest entry and all entries above it.
 */
export interface Entry {
  readonly visit: string;
  readonly key: string;
  readonly chain: readonly Level[];
  readonly place: Place;
}

/** For each dialog, the view that it belongs to; `null` if it belongs to none. */
export const VIEW_OF_DIALOG: Readonly<Record<Dialog, Mode | null>> = {
  paste: null,
  newPuzzle: null,
  examples: null,
  export: null,
  print: null,
  share: null,
  shortcuts: null,
  options: null,
  techniques: null,
  many: null,
  strategy: 'watch',
  moments: 'watch',
  log: 'watch',
  program: 'watch',
  steer: 'watch',
  contestants: 'compare',
  clip: 'watch',
  technique: null,
  aside: null,
  shelf: null,
  data: null,
  photo: null,
  calendar: null,
  course: null,
  statistics: null,
  pause: null,
  solve: null,
};
