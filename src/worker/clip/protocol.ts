import type { SearchedCell } from './searchedCell';

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** The colours of a clip, named as the tokens of the page are. */
export type ClipColours = Readonly<
  Record<
    | 'paper'
    | 'sheet'
    | 'ink'
    | 'quietInk'
    | 'grid'
    | 'boxLine'
    | 'chosen'
    | 'chosenWash'
    | 'proven'
    | 'refuted'
    | 'refutedWash'
    | 'now'
    | 'nowWash'
    | 'nowEdge',
    Rgb
  >
>;

/** One state as a picture, with the words below it. */
export interface ClipFrame {
  /** All 81, in reading order. */
  readonly cells: readonly SearchedCell[];
  /** How many choices stand. */
  readonly depth: number;
  readonly caption: { readonly step: string; readonly depth: string; readonly outcome: ClipOutcome | null };
}

/** How a state ends, in words. */
export interface ClipOutcome {
  readonly kind: 'deadEnd' | 'solved' | 'exhausted';
  readonly text: string;
}

/** A font file, as a style sheet declares it. */
export interface ClipFont {
  readonly family: string;
  readonly url: string;
  readonly weight: string;
  readonly unicodeRange: string;
}

/** All that is the same for every frame. */
export interface ClipSetup {
  /** The side of a cell in pixels. */
  readonly cell: number;
  readonly colours: ClipColours;
  readonly fonts: readonly ClipFont[];
  /** Font families as a style sheet lists them: of digits, and of words. */
  readonly faces: { readonly digits: string; readonly words: string };
  /** How many frames there will be. */
  readonly frames: number;
  /** Milliseconds that a frame is shown, and the last one. */
  readonly delay: number;
  readonly lastDelay: number;
  /** The least and the most depth of the frames, or about so: what the line of depth spans. */
  readonly depths: { readonly least: number; readonly most: number };
}

/** What the page posts to the worker that draws a clip: the setup, each frame in turn, then the end. */
export type ClipOrder =
  | { readonly kind: 'begin'; readonly setup: ClipSetup }
  | { readonly kind: 'frame'; readonly frame: ClipFrame }
  | { readonly kind: 'finish' };

/** What that worker posts to the page: an answer to each order. */
export type ClipReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begun' }
  /** It cannot draw: there is no canvas for it. */
  | { readonly kind: 'unsupported' }
  /** Bytes written so far. */
  | { readonly kind: 'drawn'; readonly bytes: number }
  | { readonly kind: 'finished'; readonly file: Uint8Array<ArrayBuffer> };
