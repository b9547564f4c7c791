import {
  type Cell,
  type Clash,
  type ClashGroup,
  type DigitSet,
  digitSet,
  EMPTY_GRID,
  grid,
  type House,
  NO_NOTES,
} from '../sudoku/core';
import type { Choice, Problem, ReadingError, Repair, RepairKind } from '../sudoku/formats';
import type { LineDoes, RunEnd, Why } from '../sudoku/search';
import type { CompareMessages } from '.';
import type { NoticeMessages } from './en/notices';

/** The parts of a catalogue that are functions or contain functions. */
type Telling<T> = T extends string | readonly unknown[]
  ? never
  : {
      [K in keyof T]: T[K] extends (...args: never) => unknown
        ? K
        : [Telling<T[K]>] extends [never]
          ? never
          : K;
    }[keyof T];

/** Sample arguments for every function of a catalogue: a function without samples does not compile. */
export type Samples<T> = T extends (...args: infer A) => unknown
  ? readonly Readonly<A>[]
  : { readonly [K in Telling<T>]: Samples<T[K]> };

/**
 * Marks of code, bold, links and HTML. Sentences are shown as plain text everywhere, so such marks would be
 * visible.
 */
export const MARKUP = /`|\*\*|__|<\/?[a-z][^>]*>|&\w+;|\]\(/i;

/** The same sentences with plain spaces in the names of cells and houses too. */
export function withPlainSpaces<T>(words: T): T {
  const plain = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replaceAll('\u00a0', ' ');
    if (typeof part === 'function') return (...args: unknown[]) => plain(part(...args));
    if (Array.isArray(part)) return part.map(plain);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, plain(value)]));
  };
  return plain(words) as T;
}

export const CELL = 20 as Cell;
export const OTHER = 24 as Cell;
export const ROW = 3 as House;
const BOX = 20 as House;
/** Two givens that clash. */
export const CLASH: Clash = { a: CELL, b: OTHER, digit: 8, house: ROW };
const EIGHTS: ClashGroup = { digit: 8, house: ROW, cells: [CELL, OTHER] };
const THREES: ClashGroup = { digit: 3, house: BOX, cells: [CELL, OTHER, 40 as Cell] };
/** Clashes in one house, in two, and in more than are named. */
export const CLASHES: readonly (readonly ClashGroup[])[] = [
  [EIGHTS],
  [THREES],
  [EIGHTS, THREES],
  [EIGHTS, THREES, EIGHTS, THREES, EIGHTS],
];
const BLOCKED = [
  { digit: 1, house: ROW, by: [OTHER] },
  { digit: 2, house: ROW, by: [OTHER] },
  { digit: 8, house: BOX, by: [OTHER, CELL] },
] as const;

const found = (one: number, many = 0, none = 0, unreadable = 0) => ({ one, many, none, unreadable });

/** Every way in which a program can end. */
export const RUN_ENDS: readonly RunEnd[] = [
  { kind: 'returned', value: '' },
  { kind: 'returned', value: 'false' },
  { kind: 'threw', message: 'x is not defined', line: 4, isElsewhere: false },
  { kind: 'threw', message: 'window is not defined', line: null, isElsewhere: true },
  { kind: 'changedGiven', cell: CELL, digit: 4, line: 4, isTest: true },
  { kind: 'changedGiven', cell: CELL, digit: 4, line: null, isTest: false },
  { kind: 'returnedOther', cell: CELL },
  { kind: 'replacedRow', row: 2, value: '4', line: 4 },
  { kind: 'wroteNoDigit', cell: CELL, value: '10', line: 4 },
  { kind: 'tooLong' },
  { kind: 'ended', by: 'person' },
  { kind: 'ended', by: 'time' },
];

/** At least one reason of every kind, as a real search gives it. */
export const WHYS: readonly Why[] = [
  { kind: 'wrote', cell: CELL, digit: 9, line: 12, twice: null, next: 'goesOn' },
  { kind: 'wrote', cell: CELL, digit: 9, line: 12, twice: BLOCKED[2], next: 'takesBack' },
  { kind: 'wrote', cell: CELL, digit: 9, line: null, twice: null, next: 'goesBack' },
  { kind: 'tookBack', cell: CELL, digit: 9, line: 12, over: null },
  { kind: 'tookBack', cell: CELL, digit: 9, line: 12, over: 4 },
  ...RUN_ENDS.flatMap((end) =>
    (['solved', 'clashes', 'gaps'] as const).map((board, index) => ({
      kind: 'programEnded' as const,
      end,
      onlyEnd: board === 'solved',
      board,
      empty: index,
      solutions: index,
    })),
  ),
  { kind: 'start', blanks: 1 },
  { kind: 'start', blanks: 51 },
  { kind: 'guess', cell: CELL, digit: 9, which: 2, of: 2, failed: 8 as DigitSet, blocked: BLOCKED },
  { kind: 'guess', cell: CELL, digit: 9, which: 1, of: 1, failed: 0 as DigitSet, blocked: BLOCKED },
  { kind: 'guess', cell: CELL, digit: 9, which: 9, of: 9, failed: 255 as DigitSet, blocked: [] },
  {
    kind: 'guess',
    cell: CELL,
    digit: 9,
    which: 2,
    of: 3,
    failed: 8 as DigitSet,
    blocked: BLOCKED,
    own: true,
  },
  { kind: 'guessPlace', cell: CELL, digit: 4, house: BOX, which: 1, of: 3 },
  { kind: 'guessPlace', cell: CELL, digit: 4, house: BOX, which: 1, of: 3, own: true },
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
  { kind: 'solved', number: 1, last: true, made: null },
  { kind: 'solved', number: 3, last: false, made: null },
  { kind: 'exhausted', solutions: 0 },
  { kind: 'exhausted', solutions: 1 },
  { kind: 'exhausted', solutions: 1284 },
];

const NEED = { kind: 'cell', cell: CELL } as const;
const PLACE = { kind: 'place', house: ROW, digit: 5 } as const;
const goTo = (need: typeof NEED | typeof PLACE, ways: number, passed: number, begins: boolean) =>
  ({ kind: 'goTo', need, ways, passed, begins }) as const;

/** At least one line of every kind that has words of its own. */
export const LINES: readonly LineDoes[] = [
  { kind: 'start', givens: 17, blanks: 64 },
  { kind: 'start', givens: 80, blanks: 1 },
  goTo(NEED, 0, 0, false),
  goTo(NEED, 1, 1, true),
  goTo(PLACE, 2, 12, true),
  { ...goTo(NEED, 2, 0, true), own: true },
  { kind: 'full' },
  {
    kind: 'strike',
    cell: CELL,
    row: 3 as DigitSet,
    column: 4 as DigitSet,
    box: 0 as DigitSet,
    left: 504 as DigitSet,
  },
  {
    kind: 'strike',
    cell: CELL,
    row: 0 as DigitSet,
    column: 0 as DigitSet,
    box: 0 as DigitSet,
    left: 511 as DigitSet,
  },
  {
    kind: 'strike',
    cell: CELL,
    row: 511 as DigitSet,
    column: 0 as DigitSet,
    box: 0 as DigitSet,
    left: 0 as DigitSet,
  },
  { kind: 'test', cell: CELL, digit: 9 },
  { kind: 'skip', cell: CELL, blocked: BLOCKED[2] },
  { kind: 'take', cell: CELL, digit: 9, which: 2, of: 3 },
  { kind: 'because', cell: CELL, digit: 4, cause: { kind: 'given', digit: 7 } },
  { kind: 'because', cell: CELL, digit: 4, cause: { kind: 'guess', digit: 7 } },
  { kind: 'because', cell: CELL, digit: 4, cause: { kind: 'peer', peer: OTHER } },
  { kind: 'because', cell: CELL, digit: 4, cause: { kind: 'onlyPlace', digit: 7, house: ROW } },
  { kind: 'return', need: NEED, to: { cell: OTHER, digit: 9 } },
  { kind: 'return', need: PLACE, to: null },
];

const TRIED = { cell: 'B2', digit: 4 } as const;

/** Sample arguments for every sentence of Compare. */
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
    ['A', 'B2', 1],
    ['A', 'B2', 1234],
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
    leftClash: CLASHES.map((groups) => [groups] as const),
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

export const CLUE = { cell: CELL, digit: 4 } as const;

const PUZZLE = grid(`53${'.'.repeat(79)}`);

const DETAILS: Choice['details'] = {
  lines: 9,
  blank: '*',
  givens: 21,
  entries: 0,
  notes: 0,
  solve: false,
  unknownKeys: [],
  onGivens: [],
};
export const choice = (change: Partial<Choice['details']> = {}, name: string | null = null): Choice => ({
  puzzle: { givens: PUZZLE, entries: EMPTY_GRID, notes: NO_NOTES.with(3, digitSet(1)), name },
  notation: 'nineLines',
  details: { ...DETAILS, ...change },
});

export const PROBLEMS: { readonly [K in Problem['kind']]: Extract<Problem, { readonly kind: K }> } = {
  empty: { kind: 'empty' },
  tooLarge: { kind: 'tooLarge', characters: 2_000_000, limit: 1_048_576 },
  binary: { kind: 'binary', file: 'sheet' },
  rounded: { kind: 'rounded', number: '3.00000052E+80' },
  noPuzzle: { kind: 'noPuzzle' },
  strangeCharacter: { kind: 'strangeCharacter', character: 'B' },
  strangeCell: { kind: 'strangeCell', cell: '12a' },
  wordsAmongCells: { kind: 'wordsAmongCells', words: 'hello' },
  rowLength: { kind: 'rowLength', row: 9, cells: 8, total: 80 },
  rowCount: { kind: 'rowCount', rows: 8 },
  cellCount: { kind: 'cellCount', cells: 80 },
  otherSize: { kind: 'otherSize', size: 16 },
  variant: { kind: 'variant', rules: ['killer', 'thermometer', 'arrow'] },
  newerLink: { kind: 'newerLink' },
  changedLink: { kind: 'changedLink' },
  linkLength: { kind: 'linkLength', missing: 5 },
  strangeInLink: { kind: 'strangeInLink', character: '*' },
  readerBroke: { kind: 'readerBroke', notation: 'csv' },
  needsNetwork: { kind: 'needsNetwork', site: 'sudokuPad' },
  damagedLink: { kind: 'damagedLink', site: 'fPuzzles' },
};

export const REPAIRS: { readonly [K in RepairKind['kind']]: Extract<Repair, { readonly kind: K }> } = {
  replace: { kind: 'replace', from: 'l', to: '1', text: '' },
  blank: { kind: 'blank', from: 'B', text: '' },
  remove: { kind: 'remove', from: 'B', text: '' },
  removeLine: { kind: 'removeLine', line: 3, text: '' },
  removeRow: { kind: 'removeRow', row: 3, text: '' },
  keepCells: { kind: 'keepCells', line: 3, text: '' },
  addBlanks: { kind: 'addBlanks', count: 1, row: 9, text: '' },
  insertBlank: { kind: 'insertBlank', row: 3, column: 5, text: '' },
  removeBlank: { kind: 'removeBlank', row: 3, column: 5, text: '' },
  addRow: { kind: 'addRow', row: 9, text: '' },
};

export const errorOf = (
  problem: Problem,
  at: ReadingError['at'] = { start: 4, end: 5, line: 3, column: 5 },
  repairs: readonly Repair[] = [REPAIRS.replace],
): ReadingError => ({ ...problem, at, repairs, others: 2 });

/** A sample of every kind of notice. */
export const NOTICE_SAMPLES: Samples<NoticeMessages> = {
  imported: [
    [{ kind: 'imported', choice: choice(), left: null }],
    [{ kind: 'imported', choice: choice(), left: errorOf(PROBLEMS.cellCount) }],
  ],
  usedPhoto: [[{ kind: 'usedPhoto' }]],
  openedLink: [[{ kind: 'openedLink' }]],
  openedExample: [[{ kind: 'openedExample', example: 'inkala2012' }]],
  linkInPart: [
    [{ kind: 'linkInPart', newer: true, keys: [], entries: null, codeLeft: false }],
    [{ kind: 'linkInPart', newer: false, keys: ['a', 'b', 'c', 'd'], entries: null, codeLeft: true }],
    [
      {
        kind: 'linkInPart',
        newer: false,
        keys: ['a'],
        entries: { kind: 'onGivens', cells: [CELL] },
        codeLeft: false,
      },
    ],
    [
      {
        kind: 'linkInPart',
        newer: false,
        keys: [],
        entries: { kind: 'unread', error: errorOf(PROBLEMS.cellCount) },
        codeLeft: false,
      },
    ],
  ],
  unknownLink: [[{ kind: 'unknownLink' }]],
  unknownLinkKeys: [[{ kind: 'unknownLinkKeys', keys: ['a', 'b', 'c'] }]],
  badLink: [[{ kind: 'badLink', error: errorOf(PROBLEMS.cellCount) }]],
  waiting: (['reading', 'answer', 'puzzle', 'part'] as const).map((work) => [
    { kind: 'waiting', work, hasMore: work === 'reading' },
  ]),
  stopped: (['reading', 'answer', 'puzzle', 'part'] as const).map((work, dropped) => [
    { kind: 'stopped', work, dropped },
  ]),
  dropped: [[{ kind: 'dropped', count: 1 }], [{ kind: 'dropped', count: 2 }]],
  makingPuzzle: [[{ kind: 'makingPuzzle' }]],
  puzzleReady: [[{ kind: 'puzzleReady' }]],
  madePuzzle: [[{ kind: 'madePuzzle', asWished: true }], [{ kind: 'madePuzzle', asWished: false }]],
  lesson: [[{ kind: 'lesson', name: 'X-Wing' }]],
  lessonRight: [[{ kind: 'lessonRight', name: 'X-Wing', why: '5, 5' }]],
  lessonWrong: [[{ kind: 'lessonWrong', cell: CELL, digit: 5 }]],
  lessonOther: [[{ kind: 'lessonOther', name: 'X-Wing' }]],
  emptied: [[{ kind: 'emptied' }]],
  restarted: [[{ kind: 'restarted' }]],
  adopted: [[{ kind: 'adopted' }]],
  noBlank: [[{ kind: 'noBlank' }]],
  noNote: [[{ kind: 'noNote', digit: 5 }]],
  givensChanged: [
    [{ kind: 'givensChanged', changes: [CLUE] }],
    [{ kind: 'givensChanged', changes: [{ cell: CELL, digit: null }] }],
    [{ kind: 'givensChanged', changes: [CLUE, CLUE] }],
  ],
  copied: [
    [{ kind: 'copied', what: 'puzzle' }],
    [{ kind: 'copied', what: 'link' }],
    [{ kind: 'copied', what: 'linkWithoutCode' }],
    [{ kind: 'copied', what: 'boardPicture' }],
    [{ kind: 'copied', what: 'result' }],
    [{ kind: 'copied', what: 'answer' }],
    [{ kind: 'copied', what: 'answerLines' }],
    [{ kind: 'copied', what: 'steps' }],
    [{ kind: 'copied', what: 'sdk' }],
  ],
  saved: [[{ kind: 'saved', name: 'sudoku.sdk' }]],
  cannotCopy: [[{ kind: 'cannotCopy' }]],
  cannotCopyAnswer: [[{ kind: 'cannotCopyAnswer' }]],
  cannotCopyPicture: [[{ kind: 'cannotCopyPicture' }]],
  cannotReadFile: [[{ kind: 'cannotReadFile' }]],
  fileTooLarge: [[{ kind: 'fileTooLarge' }]],
  manyGoOn: [[{ kind: 'manyGoOn' }]],
  manyEnded: [
    [{ kind: 'manyEnded', found: found(1), whole: true }],
    [{ kind: 'manyEnded', found: found(1_000_000), whole: true }],
    [{ kind: 'manyEnded', found: found(98, 2, 1, 1), whole: true }],
    [{ kind: 'manyEnded', found: found(0, 1, 2, 3), whole: false }],
  ],
  cannotSave: [[{ kind: 'cannotSave', why: 'off' }], [{ kind: 'cannotSave', why: 'full' }]],
  setAside: [
    [{ kind: 'setAside', what: 'game', why: 'damaged' }],
    [{ kind: 'setAside', what: 'game', why: 'newer' }],
    [{ kind: 'setAside', what: 'game', why: 'otherTab' }],
    [{ kind: 'setAside', what: 'changes', why: 'damaged' }],
    [{ kind: 'setAside', what: 'changes', why: 'newer' }],
  ],
  otherSetAside: (['bookmarks', 'settings', 'techniques'] as const).flatMap((what) =>
    (['damaged', 'newer'] as const).map((why) => [{ kind: 'otherSetAside', what, why }] as const),
  ),
  broughtBack: [[{ kind: 'broughtBack' }]],
  shelfFailed: (['full', 'newer', 'silent', 'broken'] as const).map(
    (why) => [{ kind: 'shelfFailed', why }] as const,
  ),
  openElsewhere: [[{ kind: 'openElsewhere' }]],
  shelfGone: [[{ kind: 'shelfGone' }]],
  openedKept: [[{ kind: 'openedKept' }]],
  removedKept: [[{ kind: 'removedKept', count: 1 }], [{ kind: 'removedKept', count: 12 }]],
  putBackKept: [[{ kind: 'putBackKept', count: 1 }], [{ kind: 'putBackKept', count: 12 }]],
  deletedElsewhere: [[{ kind: 'deletedElsewhere' }]],
  shelfTaken: [
    [{ kind: 'shelfTaken', added: 1, renewed: 0, known: 0, unreadable: 0 }],
    [{ kind: 'shelfTaken', added: 1200, renewed: 1, known: 1, unreadable: 1 }],
    [{ kind: 'shelfTaken', added: 0, renewed: 2, known: 3, unreadable: 4 }],
  ],
  shelfNotTaken: (['noPuzzles', 'damaged', 'newer'] as const).map(
    (why) => [{ kind: 'shelfNotTaken', why }] as const,
  ),
  copiedAside: [[{ kind: 'copiedAside' }]],
  cannotCopyAside: [[{ kind: 'cannotCopyAside' }]],
  fileNotKept: (['tooLarge', 'gone'] as const).map((why) => [{ kind: 'fileNotKept', name: 'a.txt', why }]),
  workerAbsent: (['offline', 'outdated', 'refused', 'stuck'] as const).map((why) => [
    { kind: 'workerAbsent', why },
  ]),
  partAbsent: (['offline', 'outdated', 'refused', 'stuck'] as const).map((why) => [
    { kind: 'partAbsent', why },
  ]),
  mistake: [[{ kind: 'mistake' }]],
  newVersion: [[{ kind: 'newVersion' }]],
  takingNewVersion: [[{ kind: 'takingNewVersion' }]],
  workerRestarted: [[{ kind: 'workerRestarted' }]],
  hintRestarted: [[{ kind: 'hintRestarted' }]],
  workerFailed: [[{ kind: 'workerFailed' }]],
  raceRestarted: [[{ kind: 'raceRestarted' }]],
  notRecorded: [[{ kind: 'notRecorded', step: 138_350_568 }]],
  recordingRestarted: [[{ kind: 'recordingRestarted' }]],
  recordingFailed: [[{ kind: 'recordingFailed' }]],
  clipFailed: (['crashed', 'searchGone', 'unsupported'] as const).map(
    (why) => [{ kind: 'clipFailed', why }] as const,
  ),
  keptState: [[{ kind: 'keptState' }]],
  keptSolution: [[{ kind: 'keptSolution' }]],
};
