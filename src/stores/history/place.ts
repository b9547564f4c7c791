import type { Cell } from '../../sudoku/core';
import type { WatchLink } from '../../sudoku/formats';
import type { TechniqueId } from '../../sudoku/techniques';
import type { HintPage } from '../hint';
import type { KeptMany } from '../many/manyRun';
import type { Dialog, Mode } from '../page/screen';
import type { KeptFile } from '../saving/keptFiles';
import type { ClipWish } from '../watch';

/**
 * What the page shows besides the board, one of the jobs or the doctor's panel, with what it takes to open it again.
 */
export type View =
  | { readonly kind: 'play' }
  /** `givens` is the puzzle the view was about: on another puzzle it is not opened again. */
  | { readonly kind: 'examine'; readonly givens: string }
  /** `grid` is what the search starts from. */
  | {
      readonly kind: 'watch';
      readonly grid: string;
      readonly moment: WatchLink;
      /** Whether the method and the stack have the screen of a phone. */
      readonly detail: boolean;
      /** Whether the chart has the page. */
      readonly chart: boolean;
    }
  /** `filled` is what stands on the board: the pages of a hint belong to it, each asked from the one before it. */
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
      /** The set of one's own that is compared on. */
      readonly file?: KeptFile | undefined;
    };

export type ViewKind = View['kind'];

/** The dialog that is open, and what it shows. */
export interface DialogShown {
  readonly name: Dialog;
  readonly technique?: TechniqueId | undefined;
  /** The dialog one comes back to from the pages of techniques. */
  readonly beneath?: { readonly name: Dialog; readonly technique?: TechniqueId | undefined } | undefined;
  /** The text in the dialog that imports. */
  readonly text?: string | undefined;
  /** What is asked for in the dialog that saves a clip. */
  readonly clip?: ClipWish | undefined;
  /** What is in the dialog that solves many puzzles. */
  readonly many?: KeptMany | undefined;
}

/** All that is open. */
export interface Place {
  readonly view: View;
  readonly dialog: DialogShown | null;
}

export const PLAY: Place = { view: { kind: 'play' }, dialog: null };

/**
 * The levels of a chain: Back leaves the topmost, unless it is the only one. `asked` is a page of a hint that was asked
 * from the one before; `detail` is, in Watch, the method on a phone or the large chart; `page` is a
 * technique's page over a dialog.
 */
export type Level = ViewKind | 'asked' | 'detail' | 'dialog' | 'page';

/**
 * One entry of the browser's history: the chain it ends, and what is open at it. `visit` is the same for all entries
 * above the same lowest one.
 */
export interface Entry {
  readonly visit: string;
  readonly key: string;
  readonly chain: readonly Level[];
  readonly place: Place;
}

/** All dialogs, and the view that one belongs to, if it does. */
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
  contestants: 'compare',
  clip: 'watch',
  technique: null,
  aside: null,
  shelf: null,
  data: null,
  photo: null,
};
