/** What is wrong with the settings of a clip. */
export type ClipProblem =
  /** A field does not contain a whole number. */
  | { readonly kind: 'noNumber'; readonly field: ClipField; readonly text: string }
  | {
      readonly kind: 'notRecorded';
      readonly field: 'from' | 'to';
      readonly step: number;
      readonly last: number;
    }
  /** The last step does not come after the first one. */
  | { readonly kind: 'order'; readonly field: 'to'; readonly from: number; readonly to: number }
  | { readonly kind: 'frames'; readonly field: 'frames'; readonly least: number; readonly most: number };

export type ClipField = 'from' | 'to' | 'frames';

/** The planned clip: its frames, its steps, its length, and its estimated size in bytes. */
interface Planned {
  readonly frames: number;
  /** How many states there are from the first one to the last. */
  readonly states: number;
  /** The length of the clip. */
  readonly milliseconds: number;
  /** How long the last frame is shown, in milliseconds. */
  readonly held: number;
  readonly bytes: number;
}

/** Saves some steps of a search as an animated picture. */
export interface ClipMessages {
  readonly title: string;
  readonly says: string;
  readonly from: string;
  readonly to: string;
  readonly frames: string;
  readonly speed: string;
  perSecond(frames: number): string;
  readonly size: string;
  readonly sizes: { readonly small: string; readonly medium: string; readonly large: string };
  planned(clip: Planned): string;
  problem(problem: ClipProblem): string;
  readonly save: string;
  /** The name of the progress bar. */
  readonly progress: string;
  drawing(done: number, of: number, bytes: number): string;
  readonly goesOn: string;
  readonly cancel: string;
  readonly unsupported: string;
  /** The text below the board, in every frame. */
  readonly caption: {
    step(step: number): string;
    depth(depth: number): string;
    readonly outcome: { readonly deadEnd: string; readonly solved: string; readonly exhausted: string };
  };
  fileName(from: number, to: number): string;
}
