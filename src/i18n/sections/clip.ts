/** What is wrong with what one asks a clip to be. */
export type ClipProblem =
  /** A field holds no whole number. */
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

/** A clip as it will be: frames, of how many steps, and about how many bytes. */
interface Planned {
  readonly frames: number;
  /** How many states there are from the first one to the last. */
  readonly states: number;
  readonly milliseconds: number;
  readonly bytes: number;
}

/** Saving some steps of a search as a picture that moves. */
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
  /** The name of the bar that shows how far it has come. */
  readonly progress: string;
  drawing(done: number, of: number, bytes: number): string;
  readonly goesOn: string;
  readonly cancel: string;
  readonly unsupported: string;
  /** Below the board, in every frame. */
  readonly caption: {
    step(step: number): string;
    depth(depth: number): string;
    readonly outcome: { readonly deadEnd: string; readonly solved: string; readonly exhausted: string };
  };
  fileName(from: number, to: number): string;
}
