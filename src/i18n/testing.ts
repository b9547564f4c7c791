import type { Cell, DigitSet, House } from '../sudoku/core';
import type { Why } from '../sudoku/search';
import type { CompareMessages } from '.';

/** Which parts of a catalogue are functions, or hold some. */
type Telling<T> = T extends string | readonly unknown[]
  ? never
  : {
      [K in keyof T]: T[K] extends (...args: never) => unknown
        ? K
        : [Telling<T[K]>] extends [never]
          ? never
          : K;
    }[keyof T];

/** Sample arguments for every function of a catalogue: one without any does not compile. */
export type Samples<T> = T extends (...args: infer A) => unknown
  ? readonly Readonly<A>[]
  : { readonly [K in Telling<T>]: Samples<T[K]> };

const CELL = 20 as Cell;
const OTHER = 24 as Cell;
const ROW = 3 as House;
const BOX = 20 as House;
const BLOCKED = [
  { digit: 1, house: ROW, by: [OTHER] },
  { digit: 2, house: ROW, by: [OTHER] },
  { digit: 8, house: BOX, by: [OTHER, CELL] },
] as const;

/** At least one reason of every kind, as a search can give it. */
export const WHYS: readonly Why[] = [
  { kind: 'start', blanks: 1 },
  { kind: 'start', blanks: 51 },
  { kind: 'guess', cell: CELL, digit: 9, which: 2, of: 2, failed: 8 as DigitSet, blocked: BLOCKED },
  { kind: 'guess', cell: CELL, digit: 9, which: 1, of: 1, failed: 0 as DigitSet, blocked: BLOCKED },
  { kind: 'guess', cell: CELL, digit: 9, which: 9, of: 9, failed: 255 as DigitSet, blocked: [] },
  { kind: 'guessPlace', cell: CELL, digit: 4, house: BOX, which: 1, of: 3 },
  { kind: 'onlyDigit', cell: CELL, digit: 7, blocked: BLOCKED },
  { kind: 'onlyPlace', cell: CELL, digit: 7, house: BOX },
  { kind: 'reject', cell: CELL, blocked: BLOCKED[2] },
  { kind: 'eliminate', cell: CELL, digit: 4, cause: { kind: 'given', digit: 7 }, left: 3 as DigitSet },
  { kind: 'eliminate', cell: CELL, digit: 4, cause: { kind: 'guess', digit: 7 }, left: 1 as DigitSet },
  { kind: 'eliminate', cell: CELL, digit: 4, cause: { kind: 'peer', peer: OTHER }, left: 0 as DigitSet },
  {
    kind: 'eliminate',
    cell: CELL,
    digit: 4,
    cause: { kind: 'onlyPlace', digit: 7, house: ROW },
    left: 64 as DigitSet,
  },
  { kind: 'undo', cell: CELL, digit: 9, cause: { kind: 'solution' }, left: 2 },
  {
    kind: 'undo',
    cell: CELL,
    digit: 9,
    cause: { kind: 'deadEnd', need: { kind: 'cell', cell: OTHER } },
    left: 1,
  },
  {
    kind: 'undo',
    cell: CELL,
    digit: 9,
    cause: { kind: 'deadEnd', need: { kind: 'place', house: ROW, digit: 5 } },
    left: 0,
  },
  {
    kind: 'undo',
    cell: CELL,
    digit: 9,
    cause: { kind: 'allFailed', need: { kind: 'cell', cell: OTHER } },
    left: 0,
  },
  {
    kind: 'undo',
    cell: CELL,
    digit: 9,
    cause: { kind: 'allFailed', need: { kind: 'place', house: ROW, digit: 5 } },
    left: 0,
  },
  {
    kind: 'deadEnd',
    need: { kind: 'cell', cell: CELL },
    blocked: BLOCKED,
    after: { cell: OTHER, digit: 9 },
    made: { kind: 'guess', cell: OTHER, digit: 9, which: 2, of: 3, failed: 8 as DigitSet, blocked: BLOCKED },
    ruledOut: null,
  },
  {
    kind: 'deadEnd',
    need: { kind: 'cell', cell: CELL },
    blocked: [],
    after: { cell: CELL, digit: 9 },
    made: {
      kind: 'eliminate',
      cell: CELL,
      digit: 9,
      cause: { kind: 'peer', peer: OTHER },
      left: 0 as DigitSet,
    },
    ruledOut: 9,
  },
  {
    kind: 'deadEnd',
    need: { kind: 'cell', cell: CELL },
    blocked: BLOCKED,
    after: { cell: OTHER, digit: 9 },
    made: { kind: 'onlyDigit', cell: OTHER, digit: 9, blocked: BLOCKED },
    ruledOut: null,
  },
  {
    kind: 'deadEnd',
    need: { kind: 'place', house: ROW, digit: 5 },
    blocked: [],
    after: null,
    made: null,
    ruledOut: null,
  },
  { kind: 'solved', number: 1, last: true },
  { kind: 'solved', number: 3, last: false },
  { kind: 'exhausted', solutions: 0 },
  { kind: 'exhausted', solutions: 1 },
  { kind: 'exhausted', solutions: 1284 },
];

const TRIED = { cell: CELL, digit: 4 } as const;

/** Every sentence of Compare with what it may be told of. */
export const COMPARE_SAMPLES: Samples<CompareMessages> = {
  title: [[1], [5], [10], [12]],
  titleOfSet: [
    [5, 0],
    [5, 1],
    [1, 1234],
  ],
  givens: [[0], [1], [24]],
  racing: [[0, 5]],
  allEnded: [
    [1, 12],
    [5, 1234],
  ],
  someEnded: [[3, 5]],
  seconds: [[1], [10], [60]],
  duration: [[0.012], [0.4], [24], [1300]],
  tick: [[1], [100], [10_000], [1e6], [1e9]],
  timeTick: [[0.001], [0.1], [10], [1000]],
  ratio: [[1.26], [12.4], [4953], [2_161_000]],
  ends: { capped: [[1000], [10_000]], solutions: [[0], [2], [1234]] },
  heat: [
    ['A', null, 0],
    ['A', CELL, 1],
    ['A', CELL, 1234],
  ],
  watch: [['A']],
  stop: [['A']],
  parting: {
    looking: [[0], [12_345_678]],
    at: [[1], [1234]],
    never: [[0], [351]],
    notYet: [[0], [20_000_000]],
    does: [
      ['A', null],
      ...(['fill', 'forced', 'undo', 'eliminate', 'reject'] as const).map(
        (kind) => ['A', { kind, ...TRIED }] as const,
      ),
    ],
    watch: [['A', 1234]],
  },
  set: {
    gathering: [[0], [1], [1234]],
    gathered: [
      [0, 1, 0],
      [1, 1, 1],
      [49_151, 32, 1536],
    ],
    left: [[1], [1234]],
    leaving: [[1234, '12345']],
    leftClash: [0, 1, 5].map((more) => [{ digit: 8, house: ROW, a: CELL, b: OTHER }, more] as const),
    moreLeft: [[1], [1234]],
    steps: [[10_000]],
    done: [
      [0, 1],
      [12, 1234],
    ],
    stopped: [[12, 1234]],
    median: [['8']],
    ninety: [['8']],
    total: [
      ['8', false],
      ['8', true],
    ],
    capped: [[1], [12]],
    allCapped: [['1,000']],
    help: [[1], [12]],
    plot: [
      ['A', 'B', ['C'], 1, null],
      ['A', 'B', ['C', 'D'], 12, ['1', '2']],
    ],
    bar: [
      ['1', '2', 1],
      ['3', '3', 12],
    ],
  },
  picked: {
    show: [['A', 'B']],
    of: [['A', 'B']],
    puzzle: [[1], [1234]],
    openAloud: [[17]],
    watchAloud: [['A', 17]],
    raceAloud: [[17]],
    more: [[20]],
    origin: [['A', 17]],
  },
  contestants: { remove: [['A']] },
};
