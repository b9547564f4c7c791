import { describe, expect, it } from 'vitest';
import type { House } from '../sudoku/core';
import type { Fix } from '../sudoku/doctor';
import { ASSUMPTIONS, FORMATS } from '../sudoku/formats';
import type { Objection } from '../sudoku/generator';
import { STRATEGY_IDS } from '../sudoku/search';
import {
  LANGUAGES,
  type LanguageId,
  type Messages,
  type MoreMessages,
  type WatchCellFacts,
  type WatchMessages,
} from '.';
import {
  CELL,
  CLASH,
  CLASHES,
  CLUE,
  COMPARE_SAMPLES,
  choice,
  errorOf,
  LINES,
  MARKUP,
  NOTICE_SAMPLES,
  OTHER,
  PROBLEMS,
  REPAIRS,
  ROW,
  RUN_ENDS,
  type Samples,
  WHYS,
  withPlainSpaces,
} from './testing';

const MANY = { count: 1284, exact: true };
const MORE = { count: 1000, exact: false };

const FAILED = (
  ['page', 'play', 'watch', 'hint', 'compare', 'side', 'dialog', 'menu', 'notice'] as const
).flatMap((part) =>
  (['offline', 'outdated', 'refused', 'mistake'] as const).map((why) => [part, why] as const),
);

const SAMPLES: Samples<Messages> = {
  words: {
    cellAloud: [[CELL]],
    house: [[ROW], [12 as House], [20 as House]],
    count: [[0], [1_284_331]],
    duration: [[0], [5], [50], [50_000]],
    and: [[['a', 'b', 'c']]],
    or: [[['a', 'b', 'c']]],
  },
  app: {
    failure: { what: FAILED },
    start: { left: [[1], [24]] },
    madeFor: [['X'], [null]],
    title: [
      [{ kind: 'typed', name: null, at: null }, null],
      [{ kind: 'example', name: null, at: null }, null],
      [{ kind: 'example', name: 'clash', at: null }, 'Sunday'],
      [{ kind: 'pasted', name: null, at: 0 }, null],
      [{ kind: 'file', name: null, at: null }, null],
    ],
    subtitle: (['typed', 'pasted', 'file', 'link', 'example'] as const).flatMap((kind) =>
      [
        { givens: 0, answers: 0 },
        { givens: 1, answers: 0 },
        { givens: 30, answers: 0 },
        { givens: 30, answers: 1 },
        { givens: 30, answers: 48 },
      ].map((progress) => [{ kind, name: null, at: kind === 'typed' ? null : 0 }, progress] as const),
    ),
    pad: {
      left: [[3]],
      keyName: [
        [5, 3],
        [5, 0],
      ],
    },
  },
  board: {
    cellName: [
      [
        {
          cell: CELL,
          digit: 5,
          role: 'given',
          notes: [4],
          corners: [6],
          colours: '2...3.....',
          clashes: [OTHER],
          wrong: true,
          replaces: 3,
          told: 'marked',
        },
      ],
    ],
    cellsChanged: [[57]],
    cellsSelected: [[7]],
  },
  verdict: {
    progress: [
      [1, 49, null],
      [12, 49, 1],
      [12, 49, 2],
      ...CLASHES.map((groups) => [12, 49, groups] as const),
    ],
    judging: [[24]],
    entering: [[1], [24]],
    example: [[24]],
    one: [[1], [24]],
    none: [[1], [24]],
    clash: CLASHES.map((groups) => [groups] as const),
    many: [
      [MANY, 24],
      [MORE, 0],
    ],
    solvedWithAnswers: [[1], [57]],
    working: [
      [0, 200],
      [1, 200],
      [1_284_331, 200],
    ],
  },
};

const BAR = { name: 'C5', digit: 4, depth: 8 } as const;

const FIXES: { readonly [K in Fix['kind']]: Extract<Fix, { readonly kind: K }> } = {
  change: { kind: 'change', cell: CELL, from: 3, to: 5 },
  remove: { kind: 'remove', cell: CELL, digit: 3 },
  swap: { kind: 'swap', a: CELL, b: OTHER, first: 3, second: 4 },
  move: { kind: 'move', cell: CELL, to: OTHER, digit: 3 },
  shift: { kind: 'shift', row: ROW, first: CELL, last: OTHER, by: 1, doubled: null },
  insert: { kind: 'insert', cell: CELL },
  takeOut: { kind: 'takeOut', cell: CELL },
};
const EVERY_FIX = [...Object.values(FIXES), { ...FIXES.shift, last: CELL, by: -1 } as const].map(
  (fix) => [fix] as const,
);

const { names } = (await LANGUAGES.en.loadHints())(null).techniques;

const OBJECTIONS: readonly Objection[] = Object.values({
  tooFewGivens: { certain: true, kind: 'tooFewGivens', givens: 1, least: 17 },
  tooManyGivens: { certain: true, kind: 'tooManyGivens', givens: 81, most: 80 },
  fewGivens: { certain: false, kind: 'fewGivens', givens: 18 },
  fewGivensInPattern: { certain: false, kind: 'fewGivensInPattern', givens: 20 },
  manyGivensAndMinimal: { certain: false, kind: 'manyGivensAndMinimal', givens: 33 },
  givensOfPattern: { certain: true, kind: 'givensOfPattern', givens: 24, pattern: 30 },
  givensOfSymmetry: {
    certain: true,
    kind: 'givensOfSymmetry',
    givens: 26,
    symmetry: 'quarterTurn',
    nearest: [25, 28],
  },
  patternNotSymmetric: { certain: true, kind: 'patternNotSymmetric', symmetry: 'mirrors' },
  emptyLines: { certain: true, kind: 'emptyLines', lines: [ROW, 5 as House] },
  noSuchRating: { certain: true, kind: 'noSuchRating', from: 6.3, to: 6.4 },
  rareRating: { certain: false, kind: 'rareRating', from: 8.5, to: 9 },
  levelAndRating: { certain: true, kind: 'levelAndRating', level: 'easy', from: 1, to: 2.3 },
  neededAndForbidden: { certain: true, kind: 'neededAndForbidden', technique: 'xWing' },
  techniqueTooHard: { certain: true, kind: 'techniqueTooHard', technique: 'xWing', least: 3.2 },
  techniqueTooEasy: { certain: true, kind: 'techniqueTooEasy', technique: 'xWing', most: 3.2 },
  fewKnown: { certain: false, kind: 'fewKnown', technique: 'nestedForcingChain', known: 4 },
  rareTechnique: { certain: false, kind: 'rareTechnique', technique: 'xWing' },
  neverFoundTechnique: { certain: false, kind: 'neverFoundTechnique', technique: 'avoidableRectangle1' },
  coveredTechnique: {
    certain: true,
    kind: 'coveredTechnique',
    technique: 'frankenXWing',
    by: ['pointing', 'claiming'],
  },
} satisfies { readonly [K in Objection['kind']]: Extract<Objection, { readonly kind: K }> });

const MORE_SAMPLES: Samples<MoreMessages> = {
  answer: {
    solved: [
      [12, 0],
      [12, 1],
      [1234, 5],
    ],
    proved: [[3, 24]],
    shown: (['first', 'fitting', 'other'] as const).flatMap((place) => [
      [MANY, place, false],
      [MORE, place, true],
    ]),
    checked: [
      [0, 1],
      [1, 5],
      [3, 5],
    ],
    checkedLoosely: [[true], [false]],
    revealed: [[[CELL]], [[CELL, OTHER]]],
    cannot: [['nothingEntered'], ['noSolution'], ['manySolutions'], ['given'], ['emptyBoard']],
    countTo: [[1_000_000]],
  },
  newPuzzle: {
    objection: OBJECTIONS.map((objection) => [objection, names] as const),
    seedNote: [[null], [4_294_967_295]],
    withoutChosen: [[['X-Wing']], [['X-Wing', 'Swordfish']], [['1', '2', '3', '4']]],
    patternCount: [[1], [24]],
    patternCell: [
      ['A1', true],
      ['A1', false],
    ],
    making: [
      [0, { kind: 'none' }],
      [1234, { kind: 'other' }],
      [1234, { kind: 'moreGivens', more: 1 }],
      [1234, { kind: 'moreGivens', more: 2 }],
      [1234, { kind: 'hardest', rating: 8.3 }],
    ],
  },
  colours: {
    note: [[null], [5]],
    goesTo: [[null], [5]],
    painted: [
      [3, null, 2],
      [3, 5, null],
    ],
  },
  play: {
    reveal: [[1], [3]],
    canBe: [
      [CELL, [4]],
      [CELL, [1, 2, 6]],
    ],
    holds: [
      [CELL, 'given', 5],
      [CELL, 'entry', 5],
      [CELL, 'answer', 5],
    ],
    cannotBe: [[CELL]],
    several: [[7]],
    askSolve: { text: [[1], [12]] },
    clock: [[0], [65_000], [3_725_000]],
    howItWent: [
      ['Easy', 65_000, 0, 0],
      [null, 65_000, 1, 1],
      ['Hard', 65_000, 2, 2],
    ],
    timesBefore: [
      [65_000, 70_000, true],
      [65_000, 70_000, false],
    ],
    inARow: [[2]],
    another: [['Easy']],
    byLogic: [[null], [57]],
  },
  photo: {
    failed: [
      ...(
        [
          'nothing',
          'part',
          'crossword',
          'killer',
          'jigsaw',
          'diagonal',
          'samurai',
          'damaged',
          'cameraRefused',
          'cameraAbsent',
          'cameraBusy',
        ] as const
      ).map((kind) => [{ kind }] as const),
      [{ kind: 'otherSize', rows: 6, columns: 6 }],
      ...(['offline', 'outdated', 'refused'] as const).map((why) => [{ kind: 'absent', why }] as const),
    ],
    cellName: [
      [CELL, { kind: 'given', digit: 5 }, false],
      [CELL, { kind: 'entry', digit: 5 }, true],
      [CELL, { kind: 'blank' }, true],
      [CELL, { kind: 'notes' }, false],
    ],
    mark: [
      [{ kind: 'given', digit: 5 }],
      [{ kind: 'entry', digit: 5 }],
      [{ kind: 'blank' }],
      [{ kind: 'notes' }],
    ],
    summary: [
      [{ givens: 1, entries: 0, notes: 0, kept: 0, doubtful: 0 }],
      [{ givens: 24, entries: 1, notes: 1, kept: 0, doubtful: 1 }],
      [{ givens: 24, entries: 12, notes: 5, kept: 0, doubtful: 3 }],
    ],
    doubts: [[0], [1], [3]],
    row: [
      [1, [{ kind: 'given', digit: 5 }, { kind: 'entry', digit: 4 }, { kind: 'blank' }, { kind: 'notes' }]],
    ],
    choose: [[CELL]],
    likely: [['5']],
    changed: [
      [[{ cell: CELL, before: { kind: 'given', digit: 7 }, mark: { kind: 'given', digit: 1 } }]],
      [
        [
          { cell: CELL, before: { kind: 'given', digit: 7 }, mark: { kind: 'given', digit: 1 } },
          { cell: OTHER, before: { kind: 'blank' }, mark: { kind: 'entry', digit: 4 } },
        ],
      ],
    ],
    grid: [[2, 6]],
  },
  print: {
    most: [[600]],
    pages: [[1], [12]],
    puzzle: [[1], [1200]],
    givens: [[1], [24]],
    solution: [['Puzzle 1']],
  },
  doctor: {
    cell: [[CELL]],
    mending: {
      compare: [[[CELL]], [[CELL, CELL]]],
      gives: EVERY_FIX,
      button: EVERY_FIX,
      listed: EVERY_FIX,
      showOthers: [[1], [2]],
      proposed: [[5], [null]],
    },
    none: {
      clash: [
        [[CELL, OTHER], true],
        [[CELL, OTHER], false],
      ],
      selectClash: [[5]],
      culprits: [[1], [2]],
      clear: [[CELL]],
    },
    many: {
      undecided: [[1], [412]],
      same: [[0], [1], [12]],
      possible: [[[1, 4]]],
      differ: [[[CELL, OTHER]]],
      clue: [[CLUE]],
      addClue: [[CLUE]],
      showAll: [[36]],
      enough: [
        [[CLUE, CLUE], true],
        [[CLUE], false],
      ],
      addAll: [[3]],
    },
    one: {
      checked: [[3, 24]],
      minimal: [[24]],
      spare: [
        [[CELL], 1],
        [[CELL, OTHER], 36],
      ],
    },
    entries: { first: [[CELL, 4, 12]] },
  },
  chart: {
    summary: [
      [1, null],
      [19_454_728, 'solved'],
      [235, 'exhausted'],
      [138_350_568, 'capped'],
    ],
    inView: [
      [0, 224, 1850],
      [0, 224, 138_350_568],
    ],
    bar: [
      [{ ...BAR, steps: 9, fate: 'failed' }],
      [{ ...BAR, steps: 1, fate: 'solution' }],
      [{ ...BAR, steps: null, fate: 'open' }],
    ],
    tip: {
      bar: [
        [8, 'failed'],
        [1, 'solution'],
        [2, 'open'],
      ],
      length: [
        [781_000, 0.04],
        [1, 0],
        [19_454_728, 1],
      ],
      run: [
        [1, 2, 'open'],
        [41_200, 3_100_000, 'failed'],
      ],
    },
    short: [[19_454_728], [691_752_849]],
    steps: [['19.5M']],
    goToBookmark: [[12_403_119]],
    fileName: [[235]],
  },
  clip: {
    perSecond: [[1], [20]],
    planned: [
      [{ frames: 61, states: 61, milliseconds: 14_000, held: 2000, bytes: 84_200 }],
      [{ frames: 120, states: 19_454_729, milliseconds: 25_900, held: 2000, bytes: 2_340_000 }],
    ],
    problem: [
      [{ kind: 'noNumber', field: 'from', text: '' }],
      [{ kind: 'noNumber', field: 'frames', text: ' many ' }],
      [{ kind: 'notRecorded', field: 'to', step: 1_000_000, last: 351 }],
      [{ kind: 'order', field: 'to', from: 12, to: 12 }],
      [{ kind: 'order', field: 'to', from: 12, to: 3 }],
      [{ kind: 'frames', field: 'frames', least: 2, most: 600 }],
    ],
    drawing: [
      [0, 61, 0],
      [60, 61, 1_200_000],
    ],
    caption: { step: [[19_454_728]], depth: [[8]] },
    fileName: [[12, 340]],
  },
  entry: {
    paste: {
      choose: [
        [2, 2],
        [50, 1465],
      ],
      choice: (['solved', 'one', 'none', 'many', 'unknown', null] as const).flatMap((state) => [
        [{ number: 3, total: 5, name: null }, 24, state] as const,
        [{ number: 3, total: 5, name: 'Sunday' }, 1, state] as const,
      ]),
      onlyBeginning: [[20_000]],
    },
    exporting: {
      noAnswer: [['none'], ['many'], ['unknown']],
      carries: [
        [['givens'], 'givens'],
        [['givens'], 'entries'],
        [['givens', 'entries', 'notes'], 'entries'],
        [['givens'], 'answer'],
        [['givens', 'entries', 'notes'], 'answer'],
      ],
    },
    aside: {
      name: [
        ['game', 'otherTab'],
        ...(['game', 'bookmarks', 'settings', 'techniques'] as const).flatMap((what) =>
          (['damaged', 'newer'] as const).map((why) => [what, why] as const),
        ),
      ],
      when: [[Date.UTC(2026, 5, 7, 12)]],
      holds: [
        [{ givens: 1, entries: 0 }, 1],
        [{ givens: 1, entries: 1 }, 1],
        [{ givens: 30, entries: 12 }, 2400],
      ],
      unreadable: [[true], [false]],
    },
  },
  record: {
    calendar: {
      month: [[{ year: 2026, month: 11 }]],
      date: [[{ year: 2026, month: 11, day: 27 }, 4]],
      counts: [
        [1, 0],
        [2, 3],
      ],
      making: [[2, 6]],
      inARow: [[3]],
    },
    course: {
      help: [[3]],
      begin: [['X-Wing']],
      goOn: [['X-Wing']],
      done: [[1, 9]],
      found: [[1, 3]],
      about: [['X-Wing']],
    },
    statistics: {
      plot: [
        [1, 60_000, 60_000, 60_000],
        [30, 60_000, 90_000, 70_000],
      ],
    },
  },
  share: {
    result: [
      ['Medium', '2026-11-27', 372_000, 0],
      [null, null, 372_000, 1],
    ],
  },
  data: {
    kept: [
      [0, 0, 0],
      [1, 1, 1],
      [1200, 2, 2],
    ],
  },
  shelf: {
    binHelp: [[30]],
    binCount: [[1], [1200]],
    ends: [['7 Jun']],
    putBack: [['Sunday’s puzzle']],
    discard: [['Sunday’s puzzle']],
    emptyBinForGood: [[1], [1200]],
    count: [
      [1, 1],
      [3, 1000],
    ],
    progress: (['new', 'begun', 'solved', 'answered'] as const).map((progress) => [progress, 24] as const),
    rated: [
      ['easy', 1.2, true],
      ['extreme', 8.4, false],
    ],
    day: [[Date.UTC(2026, 5, 7, 12), Date.UTC(2027, 5, 7, 12)]],
    added: [['7 Jun']],
    rename: [['Sunday’s puzzle']],
    remove: [['Sunday’s puzzle']],
    removeListed: [[1], [12]],
    unreadable: [[1], [2]],
    inFile: [['sunday.sdm', 3]],
    space: [
      [0.2, null],
      [12, 2400],
    ],
  },
  many: {
    lastFile: [
      ['sunday.sdm', 1200],
      [null, 12_000_000],
    ],
    limitOf: [[2], [10_000]],
    solving: [
      [0, 0],
      [1, 1],
      [412_000, 38_200],
    ],
    ends: {
      done: [
        [{ one: 20_000, many: 0, none: 0, unreadable: 0 }, 1234],
        [{ one: 98, many: 0, none: 1, unreadable: 1 }, 12],
      ],
      stopped: [[1], [20_000]],
      failed: [[20_000]],
    },
    isCut: [[2_000_000]],
    rating: [[0.42]],
    keep: [[1], [1000]],
    filter: (['one', 'none', 'many', 'unreadable', null] as const).map((finding) => [finding, 1284] as const),
    count: [
      [0, true],
      [1, true],
      [2, true],
      [100, false],
    ],
    open: [[17]],
    origin: [['puzzles.sdm', 17]],
    saving: [[0.5]],
  },
  notices: NOTICE_SAMPLES,
  reading: {
    recognised: [
      [choice()],
      [choice({ lines: 1, blank: ' ', givens: 1, entries: 1, notes: 1 }, 'Sunday')],
      [choice({ lines: null, blank: null, entries: 3, notes: 40, unknownKeys: ['rating'] })],
      [choice({ blank: '' })],
    ],
    error: [
      [errorOf(PROBLEMS.empty, null)],
      ...Object.values(PROBLEMS).map((problem) => [errorOf(problem)] as const),
    ],
    how: [
      [choice()],
      [choice({ lines: 27 })],
      ...ASSUMPTIONS.map((assumed) => [{ ...choice(), assumed }] as const),
    ],
    clash: [[[CLASH]], [[CLASH, CLASH]]],
    onGivens: [[[CELL]], [[CELL, CELL]]],
    left: [
      [errorOf(PROBLEMS.cellCount)],
      [errorOf(PROBLEMS.strangeCell)],
      [errorOf(PROBLEMS.cellCount, null, [])],
    ],
    advice: [[errorOf(PROBLEMS.strangeCharacter)], [errorOf(PROBLEMS.strangeCharacter, null, [])]],
    repair: [
      [{ kind: 'addBlanks', count: 40, row: null, text: '' }],
      [{ kind: 'addRow', row: 4, text: '' }],
      ...Object.values(REPAIRS).map((repair) => [repair] as const),
    ],
    notation: [['line'], ...FORMATS.map(({ id }) => [id] as const)],
  },
};

const FACTS: WatchCellFacts = {
  cell: CELL,
  digit: 4,
  role: 'guess',
  depth: 3,
  failed: [2],
  isTried: true,
  isDeadEnd: false,
  candidates: [],
  blocks: true,
  isMistake: true,
  isToBlame: true,
  lost: [5],
  regained: [6, 7],
  differs: true,
};
const GOALS = [
  { kind: 'deadEnd' },
  { kind: 'solution' },
  { kind: 'deepest' },
  { kind: 'longestFailed' },
  { kind: 'undoTo', depth: 4 },
  { kind: 'undoTo', depth: 81 },
  { kind: 'cellChanged', cell: CELL },
  { kind: 'cellWritten', cell: CELL },
  { kind: 'cellSet', cell: CELL, digit: 9 },
  { kind: 'eliminated', cell: CELL, digit: 9 },
  { kind: 'choices', least: 3 },
  { kind: 'guessAt', digit: 9, depth: 12 },
  { kind: 'cellEmptied', cell: CELL },
  { kind: 'oneLeft', cell: CELL },
] as const;

const QUESTIONS = [
  { kind: 'digit', cell: CELL, answer: 9 },
  { kind: 'place', house: ROW, digit: 9, cells: [CELL], answer: CELL },
  { kind: 'back', choices: [], answer: null },
] as const;
const VERDICTS = [
  { kind: 'right' },
  { kind: 'blocked', digit: 9, house: ROW },
  { kind: 'failed', cell: CELL, digit: 9 },
  { kind: 'later', cell: CELL, digit: 9, first: { cell: OTHER, digit: 8 } },
  { kind: 'later', cell: CELL, digit: 9, first: { cell: CELL, digit: 8 } },
  { kind: 'impossible', cell: CELL, digit: 9 },
  { kind: 'usedUp', cell: CELL, digit: 9, to: { cell: OTHER, digit: 8 } },
  { kind: 'usedUp', cell: CELL, digit: 9, to: null },
  { kind: 'tooFar', cell: CELL, digit: 9, to: { cell: OTHER, digit: 8 } },
  { kind: 'goesOn', to: { cell: OTHER, digit: 8 } },
] as const;

const WATCH_SAMPLES: Samples<Omit<WatchMessages, 'sentence' | 'line'>> = {
  lines: { at: [[3, 19, 1234]] },
  predict: {
    question: QUESTIONS.map((question) => [question] as const),
    verdict: VERDICTS.map((verdict) => [verdict] as const),
    score: [[1, 3]],
  },
  steering: { tries: [[1234, CELL, 7]], partsAt: [[1234]] },
  tree: {
    tooLarge: [[600]],
    size: [
      [1, 1, false],
      [190, 40, true],
    ],
  },
  beside: {
    first: [['Row by row']],
    second: [['Row by row']],
    goTo: [['Row by row']],
    part: [
      [1, 1],
      [12, 1500],
    ],
    differ: [[0], [1], [12]],
    apart: [[0], [41]],
  },
  calls: { call: [[3]], positionOf: [[2, 5]], received: [[false]], returns: [[true], [false]] },
  cell: [[CELL]],
  cellInSentence: [[CELL]],
  cellAloud: [[CELL]],
  refused: [[{ kind: 'clash', clashes: [{ a: CELL, b: OTHER, digit: 8, house: ROW }] }]],
  cellName: [
    [FACTS],
    [{ ...FACTS, digit: null, role: 'blank', failed: [], candidates: [1, 2], isDeadEnd: true }],
    [{ ...FACTS, role: 'given' }],
    [{ ...FACTS, role: 'forced' }],
  ],
  program: {
    running: [[0], [1], [1200]],
    moment: (['line', 'call', 'back'] as const)
      .flatMap((way) =>
        ['solve', ''].flatMap((name) =>
          ['true', '', null].map((value) => ({
            kind: 'moment' as const,
            moment: { way, line: 12, value, frames: [{ name, line: 12, variables: [] }] },
          })),
        ),
      )
      .map((does) => [does, 'n++;'] as const)
      .concat([[{ kind: 'cut', recorded: 4000 }, ''] as never]),
    stoppedAt: [[12]],
    frame: [
      [{ name: '', line: 1 }, true],
      [{ name: '', line: 12 }, false],
      [{ name: 'solve', line: 12 }, false],
    ],
    stopAt: [[12]],
    fault: [
      [{ kind: 'empty' }],
      [{ kind: 'syntax', message: 'Unexpected token', line: 3, column: 7 }],
      [{ kind: 'imports', line: 1 }],
      [{ kind: 'noFunction' }],
      [{ kind: 'broken', message: 'no' }],
      [{ kind: 'unusable' }],
      [{ kind: 'absent' }],
      ...RUN_ENDS.map((end) => [{ kind: 'noWrites', end, given: null }] as const),
      ...(['rows', 'flat', 'text'] as const).map(
        (form, index) =>
          [
            {
              kind: 'noWrites',
              end: { kind: 'returned', value: '' },
              given: { form, blank: (['.', 0, ''] as const)[index], isText: index === 0 },
            },
          ] as const,
      ),
    ],
  },
  options: { seconds: [[10], [60], [600]], megabytes: [[64]] },
  stackDepth: [[8]],
  stackRow: [
    [8, CELL, 9, []],
    [8, CELL, 9, [4]],
  ],
  variables: {
    blankAt: [
      [1, 51],
      [52, 51],
    ],
    checked: [[81, 405, 27]],
    judged: [[0, 3, 9]],
    solved: [[30]],
    selected: [[CELL]],
    unitsOf: [[CELL]],
    peersOf: [[CELL, 20]],
    assign: [[CELL, 7]],
    eliminate: [[CELL, 7]],
    peers: [[CELL, 7]],
    places: [[ROW, 7]],
    need: [[{ cell: CELL }], [{ house: ROW, digit: 7 }]],
  },
  transport: {
    untilChanged: [[CELL]],
    perSecond: [[1], [4], [5100], [10_000_000], [250_000_000]],
    stop: [[1000], [10_000], [100_000], [1e6], [1e7]],
    stepOf: [
      [1, 2, 'growing'],
      [1, 10_000, 'capped'],
      [1_234_567, 138_350_568, 'whole'],
    ],
  },
  recording: {
    running: [
      [1_234_567, 98_000_000, 40, 0],
      [1_234_567, 98_000_000, 40, 12],
    ],
    paused: [[1234]],
    waiting: [[138_350_568]],
    ended: [
      [{ kind: 'solved' }, 1],
      [{ kind: 'exhausted' }, 1234],
      ...(['steps', 'bytes', 'time', 'person'] as const).map((by) => [{ kind: 'capped', by }, 1234] as const),
    ],
  },
  moments: {
    goal: GOALS.map((goal) => [goal] as const),
    choosing: [GOALS[4], GOALS[8], GOALS[9], GOALS[10], GOALS[11]].map((goal) => [goal, '2', '1'] as const),
    finding: [
      [GOALS[0], null],
      [GOALS[0], 1234],
    ],
    missed: [
      [GOALS[0], 'next', 'growing'],
      [GOALS[0], 'next', 'capped'],
      [GOALS[0], 'next', 'whole'],
      [GOALS[0], 'previous', 'whole'],
    ],
    met: [[GOALS[0]]],
    again: [
      [GOALS[0], 'next'],
      [GOALS[0], 'previous'],
    ],
    stopsAt: [[GOALS[0]]],
    forget: [[GOALS[0]]],
  },
  mistake: {
    found: [[5, CELL, 2, 9]],
    findsOut: [[4_290_000], [1]],
  },
  log: {
    progress: [
      [1, 1],
      [21, 21],
      [100, 1000],
    ],
    problems: {
      noNumber: [[12, 1000]],
      notRecorded: [[12, 1000]],
      backwards: [[12, 1000]],
      tooMany: [[1200, 1000]],
    },
  },
  conflict: {
    found: [
      [[], 0],
      [[3], 0],
      [[3, 4], 0],
      [[3, 4], 1],
      [[3, 4], 2],
    ],
    skips: [
      [3, 1],
      [3, 1234],
    ],
    skipsAll: [[1], [1234]],
  },
};

/** From this index on, the sentences belong to coloured nodes. */
const COLOURED = WHYS.length;

/** Every sentence of a catalogue, under its path. */
function sentencesIn(words: unknown, samples: unknown, path: string): [path: string, sentence: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    if (!Array.isArray(samples) || samples.length === 0) throw new Error(`no sample of ${path}`);
    return samples.flatMap((args, index) =>
      sentencesIn(Reflect.apply(words, undefined, args), undefined, `${path}#${index}`),
    );
  }
  return Object.entries(Object(words)).flatMap(([key, part]) =>
    sentencesIn(part, Reflect.get(Object(samples), key), path === '' ? key : `${path}.${key}`),
  );
}

async function sentencesOf(id: LanguageId): Promise<[path: string, sentence: string][]> {
  const { load, loadMore, loadWatch, loadCompare } = LANGUAGES[id];
  const [first, more, watch, compare] = await Promise.all([load(), loadMore(), loadWatch(), loadCompare()]);
  const { sentence, line, ...others } = watch(null);
  return [
    ...sentencesIn(first(null), SAMPLES, ''),
    ...sentencesIn(more(null), MORE_SAMPLES, ''),
    ...sentencesIn(others, WATCH_SAMPLES, 'watch'),
    ...sentencesIn(compare(null), COMPARE_SAMPLES, 'compare'),
    ...[...WHYS, ...WHYS].flatMap((why, index): [string, string][] => {
      const { lead, rest } = sentence({ why, strategy: index < COLOURED ? 'rowByRow' : 'colouredNodes' });
      return [
        [`watch.sentence#${index}.lead`, lead],
        [`watch.sentence#${index}.rest`, rest],
      ];
    }),
    ...STRATEGY_IDS.flatMap((strategy) =>
      LINES.flatMap((does, index): [string, string][] => {
        const { lead, rest } = line({ line: 'start', does, written: false, calls: 4 }, strategy);
        const path = `watch.line#${strategy}.${index}`;
        // A test says all in one sentence, and so does a look that finds nothing.
        return [[`${path}.lead`, lead], ...(rest === '' ? [] : [[`${path}.rest`, rest] as [string, string]])];
      }),
    ),
  ];
}

const english = withPlainSpaces(await sentencesOf('en'));
const korean = withPlainSpaces(await sentencesOf('ko'));
const HANGUL = /[가-힣]/;
/** The paths of words that are the same in every language. */
const NAMES =
  /^words\.|^reading\.notation|^shortcuts\.keys\.Page|^app\.title#2$|^play\.clock#|^many\.formats\.(csv|json)$|^many\.lastFile#0$|^compare\.(duration|tick|timeTick)#/;

describe.each([
  ['English', english],
  ['Korean', korean],
])('%s', (_, sentences) => {
  it('has a sentence everywhere', () => {
    expect(sentences.length).toBeGreaterThan(300);
    expect(sentences.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('has no gaps in its sentences', () => {
    expect(
      sentences.filter(([, text]) => /undefined|null|NaN|\[object|\$\{|\(\)| {2}|,,|\.\.|^ | $/.test(text)),
    ).toEqual([]);
  });

  it('has no markup, which would show as text', () => {
    expect(sentences.filter(([, text]) => MARKUP.test(text))).toEqual([]);
  });

  it('neither shouts nor praises', () => {
    expect(sentences.filter(([, text]) => /!|\b(great|oops|sorry)|잘하셨|죄송|축하/i.test(text))).toEqual([]);
  });
});

describe('the languages', () => {
  it('say the same things', () => {
    expect(korean.map(([path]) => path)).toEqual(english.map(([path]) => path));
  });

  it('do not mix', () => {
    expect(english.filter(([, text]) => HANGUL.test(text))).toEqual([]);
    expect(korean.filter(([path, text]) => !HANGUL.test(text) && !NAMES.test(path))).toEqual([]);
  });
});

describe('numbers in sentences', () => {
  const said = (wanted: string): string[] =>
    [...english, ...korean].filter(([path]) => path.startsWith(wanted)).map(([, text]) => text);

  it.each([
    ['verdict.one#0', ['One solution', '1 given', '답이 하나입니다', '주어진 숫자 1개']],
    [
      'verdict.many',
      [
        'Many solutions: 1,284',
        '24 givens · a proper puzzle has exactly one',
        'Many solutions (over 1,000)',
        '0 givens · a proper puzzle has exactly one',
        '답이 1,284개입니다',
        '주어진 숫자 24개 · 제대로 된 퍼즐은 답이 하나입니다',
        '답이 1,000개 넘습니다',
        '주어진 숫자 0개 · 제대로 된 퍼즐은 답이 하나입니다',
      ],
    ],
    [
      'verdict.clash#1',
      [
        'No solution',
        'box 3 has three 3s, in row 3, column 3; row 3, column 7; and row 5, column 5',
        '답이 없습니다',
        '3번 상자에 3이 세 개 있습니다: 3행 3열, 3행 7열, 5행 5열',
      ],
    ],
    [
      'verdict.clash#3',
      [
        'No solution',
        'two 8s in row 4, three 3s in box 3, two 8s in row 4, 2 more clashes',
        '답이 없습니다',
        '4행에 8이 두 개, 3번 상자에 3이 세 개, 4행에 8이 두 개, 그 밖에 2건',
      ],
    ],
    ['verdict.progress#3', ['Two 8s in row 4 · 12 of 49 filled', '4행에 8이 두 개 · 49칸 중 12칸 채움']],
    ['verdict.solvedByYou.lead', ['Solved, by you', '직접 다 풀었습니다']],
    ['verdict.fullButWrong.lead', ['Full, but something is wrong', '다 찼지만 틀린 곳이 있습니다']],
    ['answer.takeBack', ['Take it back', '답 지우기']],
    ['app.pad.skip', ['Skip', '건너뛰기']],
    ['play.canBe#1', ['Row 3, column 3 can be 1, 2 or 6.', '3행 3열에 들어갈 수 있는 숫자: 1, 2, 6']],
    [
      'notices.unknownLinkKeys',
      [expect.stringContaining('“a”, “b” and “c”'), expect.stringContaining('‘a’, ‘b’, ‘c’')],
    ],
    [
      'compare.parting.never',
      [
        'They never differ: neither makes a step.',
        'They never differ: both make the same 351 steps, to the end.',
        '달라지지 않습니다. 둘 다 할 단계가 없습니다.',
        '달라지지 않습니다. 끝까지 351단계가 모두 같습니다.',
      ],
    ],
    [
      'compare.set.gathered',
      [
        'Read 0 puzzles.',
        'Read 1 puzzle.',
        'Read 49,151 puzzles. Every 32nd is used: 1,536 in all.',
        '퍼즐 0개를 읽었습니다.',
        '퍼즐 1개를 읽었습니다.',
        '퍼즐 49,151개를 읽었습니다. 32개마다 하나씩 모두 1,536개로 비교합니다.',
      ],
    ],
    [
      'many.ends.done',
      [
        '20,000 puzzles solved in 1.2 s.',
        '98 of 100 puzzles solved in 12 ms, 1 has no solution, 1 could not be read.',
        '퍼즐 20,000개를 1.2초 만에 풀었습니다.',
        '퍼즐 100개 중 98개를 12밀리초 만에 풀었습니다. 답 없음 1개, 읽지 못함 1개.',
      ],
    ],
    [
      'notices.manyEnded#3',
      [
        '0 of 6 puzzles solved, 1 has many solutions, 2 have no solution, 3 could not be read; then an error ended it.',
        '퍼즐 6개 중 0개를 풀고 오류로 끝났습니다. 답 여럿 1개, 답 없음 2개, 읽지 못함 3개.',
      ],
    ],
    ['compare.duration', ['12 µs', '0.40 ms', '24 ms', '1.3 s', '12µs', '0.40ms', '24ms', '1.3초']],
    ['compare.ratio', ['× 1.3', '× 12', '× 5,000', '× 2.2M', '1.3배', '12배', '5,000배', '220만 배']],
    ['watch.transport.stop', ['1k', '10k', '100k', '1M', '10M', '1천', '1만', '10만', '100만', '1천만']],
    ['compare.tick', ['1', '100', '10k', '1M', '1G', '1', '100', '1만', '100만', '10억']],
    ['chart.short', ['19.5M', '692M', '1,945만', '6.92억']],
    [
      'reading.recognised#0',
      ['9 lines, empty cells are “*”, 21 givens.', '9줄, 빈칸은 ‘*’, 주어진 숫자 21개.'],
    ],
  ])('%s', (path, sentences) => {
    expect(said(path)).toEqual(sentences);
  });
});

it('a few unknown parts of a link are quoted, thousands are only counted', async () => {
  const many = Array.from({ length: 2000 }, (_, at) => `spam${at}${'x'.repeat(40)}`);
  for (const [id, quoted, counted] of [
    ['en', 'The link also has “colour” and “size”, which', 'The link also has 2,000 parts that'],
    ['ko', '‘colour’', '2,000'],
  ] as const) {
    const { notices } = (await LANGUAGES[id].loadMore())(null);
    const say = (keys: readonly string[]) =>
      notices.linkInPart({ kind: 'linkInPart', newer: false, keys, entries: null, codeLeft: false });
    expect(say(['colour', 'size'])).toContain(quoted);
    expect(say(many)).toContain(counted);
    expect(say(many)).not.toContain('spam');
    expect(say(many).length).toBeLessThan(100);
  }
});

it('a sentence repeats at most a short part of a line', async () => {
  const long = errorOf({ kind: 'strangeCell', cell: `${'x'.repeat(500)}\nsecond line` });
  for (const id of Object.keys(LANGUAGES) as LanguageId[]) {
    const { reading } = (await LANGUAGES[id].loadMore())(null);
    expect(reading.error(long)).not.toContain('second');
    expect(reading.error(long).length).toBeLessThan(100);
  }
});
