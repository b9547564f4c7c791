import type { Digit } from '../../sudoku/core';

/** The outcome of a choice, `open` if it is not known yet. */
type Fate = 'failed' | 'solution' | 'open';

/** The flame chart of a search. Each bar is a choice, from when it is made to when it is undone. */
export interface ChartMessages {
  readonly name: string;
  /** Describes the picture and its keys to screen readers. */
  readonly help: string;
  /** How the whole search went. */
  summary(steps: number, end: 'solved' | 'exhausted' | 'capped' | null): string;
  /** A bar for screen readers. `name` names its cell; `steps` is `null` while the choice stands. */
  bar(bar: {
    readonly name: string;
    readonly digit: Digit;
    readonly depth: number;
    readonly steps: number | null;
    readonly fate: Fate;
  }): string;
  readonly tip: {
    /** Follows the bar's own name, "r2c3=6". */
    bar(depth: number, fate: Fate): string;
    /** The bar's length, and its share of the search (0 to 1). */
    length(steps: number, share: number): string;
    /** Many small bars as one. */
    run(guesses: number, steps: number, fate: Fate): string;
    /** How to zoom to the bar, by touch. */
    readonly tapToZoom: string;
    /** How to zoom to the bar, with mouse or keys. */
    readonly pressToZoom: string;
  };
  /** A large number, short: "19.5M". */
  short(count: number): string;
  /** The last label of the axis. */
  steps(count: string): string;
  readonly expand: string;
  readonly shrink: string;
  /** The button that marks the present step. */
  readonly mark: string;
  /** The button that removes the mark. */
  readonly unmark: string;
  readonly more: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly showAll: string;
  /** The part of the search that the chart shows. */
  inView(from: number, to: number, of: number): string;
  readonly zoomToBar: string;
  goToMark(step: number): string;
  readonly copyPicture: string;
  readonly savePng: string;
  readonly saveSvg: string;
  /** The name of a saved picture's file. */
  fileName(steps: number): string;
}
