import { describe, expect, it } from 'vitest';
import { type CellNaming, en as english, LANGUAGES } from '../../i18n';
import { withPlainSpaces } from '../../i18n/testing';
import type { AnswerState, ManyReceipt, Moment, Receipt, Verdict, VerdictState } from '../../stores';
import {
  boardOf,
  type Cell,
  clashesOf,
  EMPTY_GRID,
  type Grid,
  grid,
  type Move,
  play,
} from '../../sudoku/core';
import { receiptView } from './receiptView';
import { verdictView } from './verdictView';

const PUZZLE = grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..');
const SOLUTION = grid('483921657967345821251876493548132976729564138136798245372689514814253769695417382');
const CLASHING = grid(`555${'.'.repeat(78)}`);
const en = withPlainSpaces(english);
const more = await LANGUAGES.en.loadMore();
const EFFORT = { milliseconds: 3, guesses: 0 };

interface Sight {
  readonly givens?: Grid;
  readonly moves?: readonly Move[];
  readonly welcome?: boolean;
  readonly verdict?: VerdictState['verdict'];
  readonly stale?: boolean;
  readonly receipt?: Receipt | null;
  readonly work?: AnswerState['work'];
  readonly working?: number | null;
  readonly pointOut?: boolean;
  readonly naming?: CellNaming | null;
  /** The puzzle is being typed. */
  readonly typed?: boolean;
}

function viewOf({
  givens = PUZZLE,
  moves = [],
  welcome = false,
  verdict = { kind: 'one', solution: SOLUTION, ...EFFORT },
  stale = false,
  receipt = null,
  work = null,
  working = null,
  pointOut = false,
  naming = 'rowColumn',
  typed = false,
}: Sight) {
  const start = boardOf(givens, { kind: typed ? 'typed' : 'pasted', name: null, at: null });
  const board = moves.reduce(play, start);
  const moment: Moment = { board, phase: typed ? 'set' : 'play', welcome };
  const { verdict: words } = en(naming);
  const answer = receipt && receiptView(receipt, board, { ...more(naming).answer, clash: words.clash });
  const view = verdictView(
    { moment, verdict: { givens, verdict, stale }, work, working, receipt: answer, pointOut },
    words,
  );
  return { ...view, says: `${view.line.lead} · ${view.line.rest}` };
}

const fill = (solution: Grid): Move[] =>
  [...solution].map((digit, cell) => ({
    kind: 'enter',
    cells: [cell as Cell],
    digit: Number(digit) as 1,
    strike: false,
  }));

const MANY: ManyReceipt = {
  kind: 'many',
  count: 2,
  exact: true,
  limit: 10_000,
  shown: SOLUTION,
  place: 'first',
  first: SOLUTION,
  seen: [SOLUTION],
  atLast: false,
};
const OTHER = grid(SOLUTION.replaceAll('1', 'x').replaceAll('2', '1').replaceAll('x', '2'));

describe('the live verdict', () => {
  const standing: [VerdictState['verdict'], string, string][] = [
    [{ kind: 'pending' }, 'quiet', 'Checking · 32 givens'],
    [{ kind: 'one', solution: SOLUTION, ...EFFORT }, 'one', 'One solution · 32 givens'],
    [{ kind: 'none', ...EFFORT }, 'none', 'No solution · 32 givens, no two of which clash'],
    [
      { kind: 'many', count: 1000, exact: false, ...EFFORT },
      'many',
      'Many solutions (over 1,000) · 32 givens · a proper puzzle has exactly one',
    ],
    [
      { kind: 'many', count: 12, exact: true, ...EFFORT },
      'many',
      'Many solutions: 12 · 32 givens · a proper puzzle has exactly one',
    ],
    [
      { kind: 'clash', clashes: clashesOf(CLASHING) },
      'none',
      'No solution · row 1 has three 5s, in r1c1, r1c2 and r1c3',
    ],
    [
      { kind: 'clash', clashes: clashesOf(grid(`11..22.33${'.'.repeat(72)}`)) },
      'none',
      'No solution · two 1s in row 1, two 2s in row 1, two 3s in row 1',
    ],
    [
      { kind: 'clash', clashes: clashesOf(grid(`11..22.3344${'.'.repeat(70)}`)) },
      'none',
      'No solution · two 1s in row 1, two 2s in row 1, two 3s in row 1, 1 more clash',
    ],
    [{ kind: 'unknown' }, 'quiet', 'Not known · the solver stopped twice; Solve tries again'],
  ];
  it.each(standing.map(([verdict, glyph, says]) => ({ verdict, glyph, says })))(
    '$says',
    ({ verdict, glyph, says }) => {
      expect(viewOf({ verdict })).toMatchObject({ glyph, says, actions: [], stale: false });
    },
  );

  it('says that the board is empty', () => {
    expect(viewOf({ givens: EMPTY_GRID, verdict: { kind: 'empty' } })).toMatchObject({
      glyph: 'quiet',
      says: 'Empty board · type or paste a puzzle',
    });
  });

  it('does not say that it is empty once a digit is typed, even if the worker is late', () => {
    expect(viewOf({ typed: true, verdict: { kind: 'empty' }, stale: true })).toMatchObject({
      says: 'Entering a puzzle · 32 givens · press Play when that is all',
      stale: false,
    });
  });

  it.each<Verdict | { kind: 'pending' }>([
    { kind: 'pending' },
    { kind: 'one', solution: SOLUTION, ...EFFORT },
  ])('says of the grey example that it is one, judged or not: $kind', (verdict) => {
    expect(viewOf({ welcome: true, verdict }).says).toBe('An example, ready to go · 32 givens');
  });

  it('is greyed while a newer one is worked out', () => {
    expect(viewOf({ stale: true })).toMatchObject({ stale: true, glyph: 'one' });
  });
});

describe('entries known to be wrong', () => {
  // Neither clashes with a given.
  const wrong: Move = { kind: 'enter', cells: [0 as Cell], digit: 5, strike: false };
  const check: Move = { kind: 'check', solution: SOLUTION };

  it.each<[string, Sight, string, string]>([
    ['pointed out', { moves: [wrong], pointOut: true }, 'quiet', '1 mistake · 1 of 49 filled'],
    ['not pointed out', { moves: [wrong] }, 'one', '1 of 49 filled'],
    ['struck by a check', { moves: [wrong, check] }, 'quiet', '1 mistake · 1 of 49 filled'],
    ['mended', { moves: [wrong, check, { ...wrong, digit: 4 }], pointOut: true }, 'one', '1 of 49 filled'],
  ])('have no tick beside them, and are no part of what the puzzle is: %s', (_, sight, glyph, text) => {
    expect(viewOf(sight)).toMatchObject({ glyph, says: 'One solution · 32 givens', progress: { text } });
  });

  it('are not mentioned before the first entry', () => {
    expect(viewOf({}).progress).toBeNull();
  });

  it("are all mentioned if they clash, with houses named by the player's choice", () => {
    const moves: Move[] = [
      { ...wrong, digit: 9 },
      { ...wrong, cells: [1 as Cell], digit: 9 },
      { ...wrong, cells: [80 as Cell], digit: 3 },
    ];
    expect(viewOf({ moves }).progress?.text).toBe('Two 3s in row 9 and 1 more clash · 3 of 49 filled');
    expect(viewOf({ moves: moves.slice(0, 2) }).progress?.text).toBe('Three 9s in box 1 · 2 of 49 filled');
    expect(
      viewOf({ moves: [{ ...wrong, cells: [1 as Cell], digit: 3 }], naming: 'letters' }).progress?.text,
    ).toBe('Two 3s in row A · 1 of 49 filled');
  });

  const clashing: Move = { ...wrong, digit: 9 };
  it.each<[string, Sight, string, string]>([
    ['a puzzle with one solution', {}, 'quiet', 'Two 9s in column 1 · 1 of 49 filled'],
    ['mistakes pointed out', { pointOut: true }, 'quiet', '1 mistake · 1 of 49 filled'],
    [
      'many solutions',
      { verdict: { kind: 'many', count: 2, exact: true, ...EFFORT } },
      'many',
      'Two 9s in column 1 · 1 of 49 filled',
    ],
    [
      'givens that clash themselves',
      { verdict: { kind: 'clash', clashes: clashesOf(CLASHING) } },
      'none',
      '1 of 49 filled',
    ],
  ])('have no tick beside them if they clash: %s', (_, sight, glyph, text) => {
    expect(viewOf({ ...sight, moves: [clashing] })).toMatchObject({ glyph, progress: { text } });
    expect(viewOf({ ...sight, moves: [{ ...wrong, digit: 4 }] }).progress).toEqual({
      text: '1 of 49 filled',
      wrong: false,
    });
  });
});

describe('a full board', () => {
  it.each<[string, readonly Move[], string, string, readonly string[]]>([
    ['by the player', fill(SOLUTION), 'one', 'Solved, by you · every cell is right', ['copyAnswer']],
    ['wrong', fill(OTHER), 'none', 'Full, but something is wrong · Check shows where', []],
    [
      'with answers',
      [{ kind: 'solve', solution: SOLUTION }],
      'one',
      'Solved · 49 cells filled in for you',
      ['takeBack', 'copyAnswer'],
    ],
  ])('is spoken of: %s', (_, moves, glyph, says, actions) => {
    expect(viewOf({ moves })).toMatchObject({ glyph, says, actions });
  });
});

describe('a receipt', () => {
  const receipts: [Receipt, string, string, string[]][] = [
    [
      { kind: 'one', milliseconds: 3.14, corrected: 0 },
      'one',
      'Solved in 3.1 ms · the only solution',
      ['takeBack', 'copyAnswer'],
    ],
    [
      { kind: 'one', milliseconds: 3.14, corrected: 1 },
      'one',
      'Solved in 3.1 ms · the only solution · 1 entry corrected',
      ['takeBack', 'copyAnswer'],
    ],
    [{ kind: 'already' }, 'one', 'Already solved · every row, column and box is complete', ['copyAnswer']],
    [
      { kind: 'none', milliseconds: 1500 },
      'none',
      'No solution · proved in 1.5 s · 32 givens, no two of which clash',
      [],
    ],
    [
      { kind: 'clash', clashes: clashesOf(CLASHING).slice(0, 1) },
      'none',
      'No solution · row 1 has two 5s, in r1c1 and r1c2',
      [],
    ],
    [MANY, 'many', '2 solutions · this is the first, row by row', ['takeBack', 'copyAnswer', 'next']],
    [
      { ...MANY, place: 'fitting', shown: OTHER, seen: [] },
      'many',
      '2 solutions · this one fits your entries',
      ['takeBack', 'copyAnswer', 'first', 'next'],
    ],
    [
      { ...MANY, count: 10_000, exact: false, place: 'other', shown: OTHER, seen: [SOLUTION, OTHER] },
      'many',
      'Over 10,000 solutions · this is another one',
      ['takeBack', 'copyAnswer', 'first', 'previous', 'next', 'countFurther'],
    ],
    [
      { ...MANY, place: 'other', shown: OTHER, seen: [SOLUTION, OTHER], atLast: true },
      'many',
      '2 solutions · this is the last one',
      ['takeBack', 'copyAnswer', 'first', 'previous'],
    ],
    [{ kind: 'checked', wrong: 0, filled: 3 }, 'one', 'No mistakes so far · 3 entries checked', []],
    [{ kind: 'checked', wrong: 2, filled: 3 }, 'none', '2 mistakes · struck on the board · 3 checked', []],
    [
      { kind: 'checkedLoosely', fits: true },
      'many',
      'Your entries fit · the puzzle has many solutions, some with all of them',
      [],
    ],
    [
      { kind: 'checkedLoosely', fits: false },
      'none',
      'Your entries do not fit · of the many solutions none has all of them',
      [],
    ],
    [{ kind: 'revealed', cells: [0 as Cell] }, 'one', 'Revealed · r1c1', []],
    [{ kind: 'cannot', why: 'nothingEntered' }, 'quiet', 'Nothing to check · write an entry first', []],
    [{ kind: 'cannot', why: 'noSolution' }, 'quiet', 'No solution · the givens cannot be completed', []],
    [{ kind: 'cannot', why: 'manySolutions' }, 'quiet', 'No one answer · the puzzle has many solutions', []],
    [{ kind: 'cannot', why: 'given' }, 'quiet', 'A given · choose an empty cell to reveal', []],
    [{ kind: 'cannot', why: 'emptyBoard' }, 'quiet', 'Empty board · there is no puzzle yet', []],
    [{ kind: 'failed' }, 'quiet', 'The solver stopped twice · the board is unchanged; try again', []],
  ];
  it.each(receipts.map(([receipt, ...view]) => ({ receipt, says: view[1], view })))(
    '$says',
    ({ receipt, view }) => {
      const [glyph, says, actions] = view;
      expect(viewOf({ receipt })).toMatchObject({ glyph, says, actions, stale: false });
    },
  );

  it('of a reveal can be taken back as long as there is an answer', () => {
    const cells = [0 as Cell];
    const moves: Move[] = [{ kind: 'reveal', cells, solution: SOLUTION, strike: false }];
    expect(viewOf({ moves, receipt: { kind: 'revealed', cells } }).actions).toEqual(['takeBack']);
  });

  it('precedes what the line says about a full board', () => {
    const moves: Move[] = [{ kind: 'solve', solution: SOLUTION }];
    const receipt: Receipt = { kind: 'one', milliseconds: 3.1, corrected: 0 };
    expect(viewOf({ moves, receipt }).line.lead).toBe('Solved in 3.1 ms');
  });
});

describe('a job under way', () => {
  const work = { kind: 'solving', solutions: 1_284_331, since: 0 } as const;

  it('is not mentioned while it is short', () => {
    expect(viewOf({ work, working: null }).line.lead).toBe('One solution');
    expect(viewOf({ work, working: null, receipt: MANY }).line.lead).toBe('2 solutions');
  });

  it('shows its progress, and can be stopped', () => {
    expect(viewOf({ work, working: 1200, receipt: MANY })).toMatchObject({
      glyph: 'busy',
      says: '1,284,331 solutions so far · 1.2 s',
      actions: ['stop'],
    });
    expect(viewOf({ work: { ...work, solutions: 0 }, working: 200 }).says).toBe('Working · 200 ms');
  });
});
