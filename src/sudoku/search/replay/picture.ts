import type { Placement } from '../machine/placement';

/**
 * A part of the search, to be drawn in columns of equal width. State n occupies n to n + 1; the ends need not be
 * whole numbers.
 */
export interface ChartWindow {
  readonly from: number;
  readonly to: number;
  /** The number of columns, usually pixels. At least 1. */
  readonly columns: number;
}

/** A bar wide enough to be drawn by itself. Its ends are exact to half a column. */
export interface ChartBar {
  /** From 0. */
  readonly row: number;
  /** Its first state, and the state after its last; cut off at the edges of the window. */
  readonly from: number;
  readonly to: number;
  /** Whether it continues beyond these edges. */
  readonly cutLeft: boolean;
  readonly cutRight: boolean;
  /** `null` if unknown. */
  readonly choice: Placement | null;
  /** Whether it contains a solution. */
  readonly solves: boolean;
}

/** A state with something to mark. */
export interface ChartEvent {
  readonly step: number;
  readonly depth: number;
  readonly kind: 'deadEnd' | 'forced' | 'solution';
}

/** Everything to draw for a window. */
export interface ChartPicture {
  readonly window: ChartWindow;
  /** The number of rows: the most choices that can stand together. */
  readonly rows: number;
  /** By row, then column: the share of the column that has a choice there, 0 to 255. */
  readonly coverage: Uint8Array<ArrayBuffer>;
  /** For each column 1 if a solution was reached in it, else 0. */
  readonly solutions: Uint8Array<ArrayBuffer>;
  /** Bars at least three columns wide. */
  readonly bars: readonly ChartBar[];
  /** Only if a step is at least two columns wide; otherwise empty. */
  readonly events: readonly ChartEvent[];
  /** Whether a replay would not make it sharper. */
  readonly sharp: boolean;
}
