import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  type Cell,
  cellAt,
  digitAt,
  EMPTY_GRID,
  type Grid,
  grid,
  isSolutionOf,
  overlay,
  put,
} from '../sudoku/core';
import { FORMATS, WRITABLE_IDS } from '../sudoku/formats';
import { CATALOGUE, type TechniqueId } from '../sudoku/techniques';
import { bruteForce, EULER_PICTURE, EXAMPLES, PUZZLE_SETS, puzzles } from '../sudoku/testing';
import { perform } from './jobs';

const unheard = () => {};
const assess = (givens: Grid, limit: number) =>
  perform({ job: 'assess', question: { givens, limit } }, unheard);
const solve = (givens: Grid, entries: Grid, limit = 100) =>
  perform({ job: 'solve', question: { givens, entries, limit } }, unheard);

const example = (name: string): Grid => {
  const found = EXAMPLES.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no example ${name}`);
  return found.givens;
};
const TWO = example('two solutions');

describe('assess', () => {
  it.each(EXAMPLES)('judges the example: $name', async ({ givens, verdict, answer }) => {
    const expected = {
      clash: { kind: 'none' },
      none: { kind: 'none' },
      one: { kind: 'one', solution: answer },
      two: { kind: 'many', count: 2, exact: true },
      more: { kind: 'many', count: 1000, exact: false },
    }[verdict];
    const assessment = await assess(givens, 1000);
    expect(assessment).toMatchObject(expected);
    expect(assessment.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('counts exactly up to the limit and says when there are more', async () => {
    expect(await assess(TWO, 2)).toMatchObject({ kind: 'many', count: 2, exact: true });
    expect(await assess(TWO, 1)).toMatchObject({ kind: 'many', count: 1, exact: false });
  });

  it('reports how many it has counted', async () => {
    const tell = vi.fn();
    await perform({ job: 'assess', question: { givens: EMPTY_GRID, limit: 20_000 } }, tell);
    expect(tell).toHaveBeenCalledWith(expect.objectContaining({ solutions: expect.any(Number) }));
  });
});

describe('solve', () => {
  it.each(EXAMPLES)('answers the example: $name', async ({ givens, answer }) => {
    const answered = await solve(givens, EMPTY_GRID);
    const shown =
      answered.kind === 'none' ? null : answered.kind === 'one' ? answered.solution : answered.first;
    expect(shown).toBe(answer);
    expect(answered).not.toHaveProperty('fitting', expect.any(String));
  });

  it('ignores the entries if there is one solution', async () => {
    const givens = example('Inkala 2012');
    const [solution] = bruteForce(givens, 1);
    const wrong = put(EMPTY_GRID, 1 as Cell, solution?.[1] === '9' ? 8 : 9);
    expect(await solve(givens, wrong)).toMatchObject({ kind: 'one', solution });
  });

  it('finds the solution that fits the entries', async () => {
    const [first, second = EMPTY_GRID] = bruteForce(TWO, 2);
    const differing = [...second].findIndex((digit, cell) => digit !== first?.[cell]) as Cell;
    const entries = put(EMPTY_GRID, differing, digitAt(second, differing));
    expect(await solve(TWO, entries)).toMatchObject({ kind: 'many', first, fitting: second });
  });

  it('says if no solution fits the entries', async () => {
    const clashing = put(EMPTY_GRID, 0 as Cell, 3);
    expect(await solve(TWO, clashing)).toMatchObject({ kind: 'many', count: 2, fitting: null });
  });

  it('keeps every entry if possible', async () => {
    await fc.assert(
      fc.asyncProperty(
        puzzles({ min: 5, max: 20 }),
        puzzles({ min: 1, max: 15 }),
        async (givens, scribble) => {
          const entries = grid(
            [...scribble].map((digit, cell) => (givens[cell] === '.' ? digit : '.')).join(''),
          );
          const answered = await solve(givens, entries);
          fc.pre(answered.kind === 'many');
          expect(isSolutionOf(givens, answered.first)).toBe(true);
          const { fitting } = answered;
          if (fitting !== null) expect(isSolutionOf(overlay(givens, entries), fitting)).toBe(true);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('browse', () => {
  it('pages through the solutions', async () => {
    const browse = (after: Grid | null) =>
      perform({ job: 'browse', question: { givens: TWO, after, count: 1 } }, unheard);
    const [first, second] = bruteForce(TWO, 3);
    expect(await browse(null)).toEqual([first]);
    expect(await browse(first ?? null)).toEqual([second]);
    expect(await browse(second ?? null)).toEqual([]);
  });
});

describe('read and write', () => {
  const read = (text: string) => perform({ job: 'read', question: { text } }, unheard);

  it.each(EXAMPLES)('reads the example: $name', async ({ texts, givens }) => {
    for (const text of texts) {
      expect(await read(text)).toMatchObject({ kind: 'one', choice: { puzzle: { givens } } });
    }
  });

  it('reads the answer of Euler 96, grid 1 from its picture', async () => {
    const givens = EXAMPLES.find(({ name }) => name === 'Euler 96, grid 1')?.answer;
    expect(await read(EULER_PICTURE)).toMatchObject({ kind: 'one', choice: { puzzle: { givens } } });
  });

  it('returns as many boards as the dialog can offer, or as many as requested', async () => {
    const games = Array.from({ length: 800 }, (_, i) => {
      const digits = String(i + 111_111_111).replaceAll('0', '5');
      return `<game data="${digits.padEnd(81, '0')}" />`;
    });
    const text = `<?xml version="1.0"?><opensudoku>${games.join('')}</opensudoku>`;
    const counted = async (mostChoices?: number) => {
      const reading = await perform(
        { job: 'read', question: mostChoices === undefined ? { text } : { text, mostChoices } },
        unheard,
      );
      return reading.kind === 'several' ? [reading.choices.length, reading.total] : reading.kind;
    };
    const [, different] = await counted();
    expect(different).toBeGreaterThan(500);
    expect(await counted()).toEqual([500, different]);
    expect(await counted(Number.POSITIVE_INFINITY)).toEqual([different, different]);
  });

  it('writes every notation, nine lines first', async () => {
    const puzzle = { givens: TWO, entries: EMPTY_GRID, notes: null, name: null };
    const writings = await perform({ job: 'write', question: { puzzle } }, unheard);
    expect(writings.map(({ notation }) => notation)).toEqual(WRITABLE_IDS);
    expect(await read(writings[0]?.text ?? '')).toMatchObject({ kind: 'one', choice: { puzzle } });
  });
});

describe('the doctor', () => {
  const PROPER = example('Euler 96, grid 1');
  const at = (row: number, column: number): Cell => cellAt(row - 1, column - 1);
  /** The proper puzzle with a 6 typed instead of the 8 in row 3. */
  const MISTYPED = put(PROPER, at(3, 4), 6);

  it('mends a puzzle', async () => {
    const repairs = await perform({ job: 'repairs', question: { givens: MISTYPED } }, unheard);
    expect(repairs[0]).toMatchObject({
      fix: { kind: 'change', cell: at(3, 4), from: 6, to: 8 },
      puzzle: PROPER,
    });
  });

  it('finds givens that clash, and those that could be removed', async () => {
    const none = example('no solution, no visible clash');
    expect(await perform({ job: 'clashSet', question: { givens: none } }, unheard)).toMatchObject({
      cells: expect.arrayContaining([expect.any(Number)]),
    });
    const culprits = await perform({ job: 'culprits', question: { givens: MISTYPED } }, unheard);
    expect(culprits).toContain(at(3, 4));
    expect(await perform({ job: 'clashSet', question: { givens: PROPER } }, unheard)).toBeNull();
  });

  it('surveys many solutions, with progress', async () => {
    const told: unknown[] = [];
    const survey = await perform({ job: 'survey', question: { givens: TWO } }, (known) => told.push(known));
    expect(survey).toMatchObject({ undecided: 0, complete: true });
    expect(told).toContainEqual(expect.objectContaining({ complete: false }));
    expect(await perform({ job: 'survey', question: { givens: PROPER } }, unheard)).toBeNull();
    const possible = await perform({ job: 'possible', question: { givens: TWO } }, unheard);
    expect(possible).toEqual(survey?.possible);
  });

  it('finds which givens are needed', async () => {
    const necessity = await perform({ job: 'necessity', question: { givens: PROPER } }, unheard);
    expect(necessity).toMatchObject({ complete: true });
    expect(await perform({ job: 'necessity', question: { givens: EMPTY_GRID } }, unheard)).toBeNull();
  });

  it('finds the entry that broke a puzzle', async () => {
    const [right] = bruteForce(PROPER, 1);
    const entries = [
      { cell: at(1, 1), digit: digitAt(right ?? EMPTY_GRID, at(1, 1)) },
      { cell: at(1, 2), digit: 5 as const },
    ];
    const tell = vi.fn();
    expect(await perform({ job: 'firstMistake', question: { givens: PROPER, entries } }, tell)).toMatchObject(
      {
        kind: 'entry',
        cell: at(1, 2),
        at: 1,
        keep: 1,
      },
    );
    expect(tell).toHaveBeenCalled();
  });
});

describe('human logic', () => {
  const [HARDEST = expect.fail('no puzzle')] = PUZZLE_SETS.get('hardest-1106') ?? [];
  const EASY = example('Euler 96, grid 1');
  const board = { givens: EASY, filled: EASY, marks: null, without: [] };
  const blank = EASY.indexOf('.') as Cell;
  const [answer = EMPTY_GRID] = bruteForce(EASY, 2);

  it('proves the digit of a cell, and that it is not another digit', async () => {
    const proof = await perform({ job: 'prove', question: { board, cell: blank, not: null } }, unheard);
    const digit = digitAt(answer, blank);
    expect(proof?.lines.at(-1)?.step.places).toEqual([blank * 9 + (digit ?? 0) - 1]);
    const none = await perform({ job: 'prove', question: { board, cell: blank, not: digit } }, unheard);
    expect(none).toBeNull();
  });

  it('looks longer for a shorter proof, if asked', async () => {
    const puzzle = grid('.97.68.......741...5.......91.....8...2..1..5.........4...9..7..8.4.....72..8..6.');
    const about = {
      board: { givens: puzzle, filled: puzzle, marks: null, without: [] },
      cell: 71 as Cell,
      not: null,
    };
    const first = await perform({ job: 'prove', question: about }, unheard);
    if (first === null) throw new Error('no proof');
    const further = (shorterThan: typeof first) =>
      perform({ job: 'prove', question: { ...about, shorterThan } }, unheard);
    const shorter = await further(first);
    if (shorter === null) throw new Error('no shorter proof');
    expect(shorter).toMatchObject({ goal: first.goal, tier: first.tier });
    expect(shorter.lines.length).toBeLessThan(first.lines.length);
    expect(await further(shorter)).toBeNull();
  });

  it('finds the easiest way on, and all steps with it among them', async () => {
    const quick = { ...board, without: CATALOGUE.flatMap(({ id, tier }) => (tier > 3 ? [id] : [])) };
    const { step, cell, singles } = await perform({ job: 'wayOn', question: { board: quick } }, unheard);
    expect(cell).not.toBeNull();
    expect(singles).toContain(cell);
    const all = await perform({ job: 'allSteps', question: { board: quick } }, unheard);
    expect(all[0]?.technique).toBe(step?.technique);
    expect(await perform({ job: 'nextStep', question: { board } }, unheard)).toEqual(step);
  });

  it('uses no technique that is switched off', async () => {
    const allowed: readonly TechniqueId[] = ['hiddenSingleBox', 'hiddenSingleLine'];
    const without = CATALOGUE.flatMap(({ id }) => (allowed.includes(id) ? [] : [id]));
    const fewer = { ...board, without };
    const { steps } = await perform({ job: 'path', question: { board: fewer, order: 'easiest' } }, unheard);
    const all = await perform({ job: 'allSteps', question: { board: fewer } }, unheard);
    for (const technique of [...steps, ...all].map(({ technique }) => technique))
      expect(allowed).toContain(technique);
    expect(steps.length).toBeGreaterThan(0);
    const none = { ...board, without: CATALOGUE.map(({ id }) => id) };
    expect(await perform({ job: 'nextStep', question: { board: none } }, unheard)).toBeNull();
    expect(
      await perform({ job: 'prove', question: { board: none, cell: blank, not: null } }, unheard),
    ).toBeNull();
    expect(await perform({ job: 'wayOn', question: { board: none } }, unheard)).toEqual({
      step: null,
      cell: null,
      singles: [],
    });
  });

  it('finds the path to the end, and its rating', async () => {
    const { steps, solved } = await perform({ job: 'path', question: { board, order: 'fewest' } }, unheard);
    expect(solved).toBe(true);
    expect(steps.flatMap(({ places }) => places)).toHaveLength(
      [...EASY].filter((digit) => digit === '.').length,
    );
    const rating = await perform({ job: 'rate', question: { givens: EASY, patience: 60_000 } }, unheard);
    expect(rating).toMatchObject({ difficulty: 'beginner', solved: true });
  });

  it('goes on from what a lost worker has found', async () => {
    const order = 'easiest';
    const without = CATALOGUE.flatMap(({ id, tier }) => (tier > 3 ? [id] : []));
    const board = { givens: EASY, filled: EASY, marks: null, without };
    const { steps } = await perform({ job: 'path', question: { board, order } }, unheard);
    const found = steps.slice(0, 3);
    expect((await perform({ job: 'path', question: { board, order, found } }, unheard)).steps).toEqual(steps);
    const all = await perform({ job: 'allSteps', question: { board } }, unheard);
    expect(all.length).toBeGreaterThan(2);
    const some = all.slice(0, 2);
    expect(await perform({ job: 'allSteps', question: { board, found: some } }, unheard)).toEqual(all);
  });

  it.each([
    ['prove', { cell: 0 as Cell, not: null }],
    ['nextStep', {}],
    ['path', { order: 'easiest' }],
    ['allSteps', {}],
    ['rate', { givens: HARDEST, patience: 60_000 }],
  ] as const)('gives signs of life between its findings: %s', async (job, asked) => {
    const enough = new Error('enough');
    let [signs, most] = [0, 0];
    const heard = (): void => {
      signs = 0;
    };
    const alive = (): void => {
      most = Math.max(most, ++signs);
      if (most === 300) throw enough;
    };
    const without = CATALOGUE.flatMap(({ id, tier }) => (tier < 6 ? [id] : []));
    const board = { givens: HARDEST, filled: HARDEST, marks: null, without };
    const question = { board, ...asked } as never;
    await expect(Promise.resolve(perform({ job, question }, heard, alive))).rejects.toBe(enough);
  });

  it('gives a lower bound of the rating when its patience ends', async () => {
    const givens = example('Inkala 2012');
    const rating = await perform({ job: 'rate', question: { givens, patience: 1 } }, unheard);
    expect(rating).toMatchObject({ solved: false, er: expect.any(Number) });
    expect(rating?.er).toBeGreaterThanOrEqual(rating?.ed ?? 12);
    expect(await perform({ job: 'rate', question: { givens: EASY, patience: 0 } }, unheard)).toBeNull();
  });
});

it('says that a piece of a file cannot be read', async () => {
  const piece = Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  const question = { piece, first: true };
  expect(await perform({ job: 'solveMany', question: { ...question, limit: 2 } }, unheard)).toBeNull();
  expect(await perform({ job: 'gather', question: { ...question, mostLeftOut: 9 } }, unheard)).toBeNull();
});

describe('a reader of texts that breaks', () => {
  const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' as Grid;
  const piece = new Blob(['hello 12 3']);

  it.each<[job: string, ask: () => unknown]>([
    ['read', () => perform({ job: 'read', question: { text: line } }, unheard)],
    ['gather', () => perform({ job: 'gather', question: { piece, first: true, mostLeftOut: 9 } }, unheard)],
    ['solveMany', () => perform({ job: 'solveMany', question: { piece, first: true, limit: 2 } }, unheard)],
  ])('leaves the others at work, and is seen in the console: %s', async (_, ask) => {
    const format = FORMATS.find(({ id }) => id === 'csv');
    if (format === undefined) throw new Error('no such notation');
    const said = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(format, 'read').mockImplementation(() => {
      throw new TypeError('a mistake of ours');
    });
    try {
      expect(await ask()).toBeDefined();
      expect(said).toHaveBeenCalledWith(expect.stringContaining('csv'), expect.any(TypeError));
    } finally {
      vi.restoreAllMocks();
    }
  });
});
