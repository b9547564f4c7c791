import type { Digit } from '../../sudoku/core';
import type { InAnyLanguage } from '../inAnyLanguage';
import { plural, words } from './words';

/** The outcome of a choice, `open` if it is not known yet. */
type Fate = 'failed' | 'solution' | 'open';

const { count } = words;

/** A search of this many steps is called long. */
const LONG = 100_000;

const FATES = { failed: 'leads to no solution', solution: 'leads to a solution', open: 'undecided' } as const;

const short = (number: number): string => {
  if (number < 1000) return count(number);
  const [unit, letter] =
    number < 999_500
      ? ([1000, 'k'] as const)
      : number < 999_500_000
        ? ([1e6, 'M'] as const)
        : ([1e9, 'G'] as const);
  const value = number / unit;
  return `${value < 99.95 ? Number(value.toFixed(1)) : Math.round(value)}${letter}`;
};

const percent = (share: number): string =>
  share >= 0.9995 ? '100 %' : share < 0.001 ? 'under 0.1 %' : `${(share * 100).toFixed(1)} %`;

export const chart = {
  name: 'Flame chart of the search',
  /** Describes the picture and its keys to screen readers. */
  help:
    'Steps run from left to right, depth downwards. Arrow up goes to the guess above, down to the first one below, ' +
    'left and right to its neighbours. Enter zooms to a guess, Shift Enter goes to its first step, plus and minus ' +
    'zoom, Shift 0 shows all, Shift and left or right moves the view, M marks the current step.',
  summary: (steps: number, end: 'solved' | 'exhausted' | 'ended' | 'capped' | null) =>
    `${plural(steps, 'step')}, ${{ solved: 'solved', exhausted: 'all tried', ended: 'to the end of the program', capped: 'stopped here', none: 'so far' }[end ?? 'none']}`,
  /** A bar for screen readers. `name` names its cell; `steps` is `null` while the choice stands. */
  bar: ({
    name,
    digit,
    depth,
    steps,
    fate,
  }: {
    readonly name: string;
    readonly digit: Digit;
    readonly depth: number;
    readonly steps: number | null;
    readonly fate: Fate;
  }) =>
    `${name} equals ${digit}, depth ${depth}, ${steps === null ? 'still stands' : plural(steps, 'step')}, ${FATES[fate]}`,
  tip: {
    /** Follows the bar's own name, "r2c3=6". */
    bar: (depth: number, fate: Fate) => `at depth ${depth}, ${FATES[fate]}`,
    /** The bar's length, and its share of the search (0 to 1). */
    length: (steps: number, share: number) => `${plural(steps, 'step')}, ${percent(share)}`,
    /** Many small bars as one. */
    run: (guesses: number, steps: number, fate: Fate) =>
      `${guesses === 1 ? '1 guess' : `${count(guesses)} guesses`}, ${short(steps)} steps, ${FATES[fate]}`,
    /** How to zoom to the bar, by touch. */
    tapToZoom: 'tap again to zoom',
    /** How to zoom to the bar, with mouse or keys. */
    pressToZoom: 'double-click to zoom',
  },
  /** A large number, short: "19.5M". */
  short,
  /** The last label of the axis. */
  steps: (number: string) => `${number} steps`,
  expand: 'Expand the chart',
  shrink: 'Back to the board',
  bookmark: 'Mark this step',
  removeBookmark: 'Remove the mark',
  more: 'More for the chart',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  inView: (from: number, to: number, of: number) =>
    `${of >= LONG ? 'A long search: the' : 'The'} chart shows steps ${count(from)} to ${count(to)} of ${count(of)}, the map all of them.`,
  zoomToBar: 'Zoom to this bar',
  goToBookmark: (step: number) => `Go to mark, step ${count(step)}`,
  copyPicture: 'Copy as picture',
  savePng: 'Save as PNG',
  saveSvg: 'Save as SVG',
  fileName: (steps: number) => `search-${steps}-steps`,
};

export type ChartMessages = InAnyLanguage<typeof chart>;
