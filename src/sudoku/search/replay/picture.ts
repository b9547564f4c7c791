import type { Placement } from '../machine/placement';

/**
 * A part of the search, to be drawn in columns of equal width. State n lies from n to n + 1; the ends need not be whole.
 */
export interface ChartWindow {
  readonly from: number;
  readonly to: number;
  /** How many columns: pixels, most likely. At least 1. */
  readonly columns: number;
}

/** A bar wide enough to be drawn alone. Its ends are exact to half a column. */
export interface ChartBar {
  /** From 0. */
  readonly row: number;
  /** Its first state, and the one after its last; cut off at the edges of the window. */
  readonly from: number;
  readonly to: number;
  /** Whether it goes on beyond these edges. */
  readonly cutLeft: boolean;
  readonly cutRight: boolean;
  /** `null` where it is not at hand. */
  readonly choice: Placement | null;
  /** Whether a solution lies in it. */
  readonly solves: boolean;
}

/** A state of which something is to be marked. */
export interface ChartEvent {
  readonly step: number;
  readonly depth: number;
  readonly kind: 'deadEnd' | 'forced' | 'solution';
}

/** What there is to draw. */
export interface ChartPicture {
  readonly window: ChartWindow;
  /** Rows that the search has: the most choices that can stand at once. */
  readonly rows: number;
  /** By row, then column: how much of the column has a choice there, 0 to 255. */
  readonly coverage: Uint8Array<ArrayBuffer>;
  /** For each column whether a solution was reached in it, 1 or 0. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** Bars of at least three columns. */
  readonly bars: readonly ChartBar[];
  /** Only where a step has at least two columns; otherwise empty. */
  readonly events: readonly ChartEvent[];
  /** Whether the replay would make it no sharper. */
  readonly sharp: boolean;
}
