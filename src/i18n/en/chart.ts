import type { ChartMessages } from '../sections/chart';
import { words } from './words';

const { count } = words;

/** A search of this many steps is called long. */
const LONG = 100_000;

const FATES = { failed: 'leads to no solution', solution: 'leads to a solution', open: 'undecided' } as const;

const plural = (number: number, one: string): string => `${count(number)} ${number === 1 ? one : `${one}s`}`;

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

export const chart: ChartMessages = {
  name: 'Flame chart of the search',
  help:
    'Steps run from left to right, depth downwards. Arrow up goes to the guess above, down to the first one below, ' +
    'left and right to its neighbours. Enter zooms to a guess, Shift Enter goes to its first step, plus and minus ' +
    'zoom, Shift 0 shows all, Shift and left or right moves the view, M marks the current step.',
  summary: (steps, end) =>
    `${plural(steps, 'step')}, ${{ solved: 'solved', exhausted: 'all tried', capped: 'stopped here', none: 'so far' }[end ?? 'none']}`,
  bar: ({ name, digit, depth, steps, fate }) =>
    `${name} equals ${digit}, depth ${depth}, ${steps === null ? 'still stands' : plural(steps, 'step')}, ${FATES[fate]}`,
  tip: {
    bar: (depth, fate) => `at depth ${depth}, ${FATES[fate]}`,
    length: (steps, share) => `${plural(steps, 'step')}, ${percent(share)}`,
    run: (guesses, steps, fate) =>
      `${guesses === 1 ? '1 guess' : `${count(guesses)} guesses`}, ${short(steps)} steps, ${FATES[fate]}`,
    tapToZoom: 'tap again to zoom',
    pressToZoom: 'double-click to zoom',
  },
  short,
  steps: (number) => `${number} steps`,
  expand: 'Expand the chart',
  shrink: 'Back to the board',
  mark: 'Mark this step',
  unmark: 'Remove the mark',
  more: 'More for the chart',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all',
  inView: (from, to, of) =>
    `${of >= LONG ? 'A long search: the' : 'The'} chart shows steps ${count(from)} to ${count(to)} of ${count(of)}, the map all of them.`,
  zoomToBar: 'Zoom to this bar',
  goToMark: (step) => `Go to mark, step ${count(step)}`,
  copyPicture: 'Copy as picture',
  savePng: 'Save as PNG',
  saveSvg: 'Save as SVG',
  fileName: (steps) => `search-${steps}-steps`,
};
