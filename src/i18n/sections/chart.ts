import type { Digit } from '../../sudoku/core';

/** What a choice led to, as far as it is known. */
type Fate = 'failed' | 'solution' | 'open';

/** The flame chart of a search: each bar is a choice, from when it is made to when it is taken back. */
export interface ChartMessages {
  readonly name: string;
  /** What the picture is, and the keys that work in it: for those who do not see it. */
  readonly help: string;
  /** What the whole search came to. */
  summary(steps: number, end: 'solved' | 'exhausted' | 'capped' | null): string;
  /** A bar as a screen reader says it: `name` is that of its cell, `steps` is `null` while it stands. */
  bar(bar: {
    readonly name: string;
    readonly digit: Digit;
    readonly depth: number;
    readonly steps: number | null;
    readonly fate: Fate;
  }): string;
  readonly tip: {
    /** After the bar's own name, "r2c3=6". */
    bar(depth: number, fate: Fate): string;
    /** How long it is, and what part of the search, from 0 to 1. */
    length(steps: number, share: number): string;
    /** Many small bars together. */
    run(guesses: number, steps: number, fate: Fate): string;
    /** How one goes there, by touch and otherwise. */
    readonly tapToZoom: string;
    readonly pressToZoom: string;
  };
  /** A large number, short: "19.5M". */
  short(count: number): string;
  /** The last mark of the axis. */
  steps(count: string): string;
  readonly expand: string;
  readonly shrink: string;
  /** The button that marks the present step, or takes the mark away. */
  readonly mark: string;
  readonly unmark: string;
  readonly more: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly showAll: string;
  /** What part of a search the chart shows. */
  inView(from: number, to: number, of: number): string;
  readonly zoomToBar: string;
  goToMark(step: number): string;
  readonly savePng: string;
  readonly saveSvg: string;
  /** What a saved picture is called. */
  fileName(steps: number): string;
}
