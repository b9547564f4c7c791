import type { Faces, SearchColour, SearchedCell } from '../../picture';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colours of a clip. */
export type ClipColours = Readonly<Record<SearchColour, Rgb>>;

/** One state of a search as a picture, with its caption. */
export interface ClipFrame {
  /** All 81 cells, in reading order. */
  readonly cells: readonly SearchedCell[];
  /** The number of choices on the stack. */
  readonly depth: number;
  readonly caption: { readonly step: string; readonly depth: string; readonly outcome: ClipOutcome | null };
}

/** The words for a state that ends the search or a branch of it. */
export interface ClipOutcome {
  readonly kind: 'deadEnd' | 'solved' | 'exhausted';
  readonly text: string;
}

/** A font file, as declared in a style sheet. */
export interface ClipFont {
  readonly family: string;
  readonly url: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

/** Everything that is the same for all frames. */
export interface ClipSetup {
  /** The side of a cell in pixels. */
  readonly cell: number;
  readonly colours: ClipColours;
  readonly fonts: readonly ClipFont[];
  /** Lists of families, as in a style sheet. */
  readonly faces: Faces;
  /** How many frames there will be. */
  readonly frames: number;
  /** How many milliseconds a frame is shown. */
  readonly delay: number;
  /** How many milliseconds the last frame is shown. */
  readonly lastDelay: number;
  /** Approximately the least and the greatest depth of the frames: the range of the chart of depths. */
  readonly depths: { readonly least: number; readonly most: number };
}

/** What the page posts to the worker that draws a clip: the setup, then each frame, then the end. */
export type ClipOrder =
  | { readonly kind: 'begin'; readonly setup: ClipSetup }
  | { readonly kind: 'frame'; readonly frame: ClipFrame }
  | { readonly kind: 'finish' };

/** The worker's reply to each order. */
export type ClipReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begun' }
  /** The worker cannot draw, because the browser has no canvas for workers. */
  | { readonly kind: 'unsupported' }
  /** How many bytes have been written so far. */
  | { readonly kind: 'drawn'; readonly bytes: number }
  | { readonly kind: 'finished'; readonly file: Uint8Array<ArrayBuffer> };
