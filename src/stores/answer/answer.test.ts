import { describe, expect, it } from 'vitest';
import {
  type Cell,
  type Digit,
  digitAt,
  EMPTY_GRID,
  type Grid,
  grid,
  overlay,
  put,
  visibleOf,
} from '../../sudoku/core';
import { bruteForce, EXAMPLES } from '../../sudoku/testing';
import { boardOf, openStores, WELCOME, WELCOME_SOLUTION } from '../testing';
import { completionOf, SOLVE_LIMIT } from './receipt';

const EFFORT = { milliseconds: 12, guesses: 3 };
const ONE = { kind: 'one', solution: WELCOME_SOLUTION, ...EFFORT } as const;
const NONE = { kind: 'none', ...EFFORT } as const;

const exampleOf = (name: string): Grid => {
  const example = EXAMPLES.find((one) => one.name === name);
  if (example === undefined) throw new Error(`no example ${name}`);
  return example.givens;
};
const TWO = exampleOf('two solutions');
const [FIRST = EMPTY_GRID, SECOND = EMPTY_GRID] = bruteForce(TWO, 2);
const MANY = { kind: 'many', count: 2, exact: true, ...EFFORT } as const;
/** Any third grid. */
const OTHER = WELCOME_SOLUTION;
/** The first cell in which the two solutions differ. */
const DIFFERENCE = [...FIRST].findIndex((digit, cell) => digit !== SECOND[cell]) as Cell;

function openWith(puzzle: Grid) {
  const stores = openStores({ puzzle });
  const { answering, game, selection, editor, work } = stores;
  return {
    ...stores,
    ...answering,
    receipt: () => answering.store.getState().receipt,
    working: () => answering.store.getState().work,
    visible: () => visibleOf(boardOf(stores)),
    /** Whether the receipt is about the present board. */
    current: () => answering.store.getState().board === game.now().board,
    enter: (cell: number, digit: Digit | null) => {
      selection.select(cell as Cell);
      if (digit !== null) editor.digit(digit);
    },
    asked: () => work.latest('solve'),
    assessed: () => work.latest('assess'),
    browsed: () => work.latest('browse'),
  };
}

/** A puzzle with two solutions, solved. */
async function openTwo({ exact = true, fitting = null }: { exact?: boolean; fitting?: Grid | null } = {}) {
  const page = openWith(TWO);
  if (fitting !== null) page.enter(DIFFERENCE, digitAt(fitting, DIFFERENCE));
  void page.solve();
  await page.asked().answer({ ...MANY, exact, first: FIRST, fitting });
  return page;
}

describe('Solve', () => {
  it('writes the only solution, and says how long it took and what it corrected', async () => {
    const { enter, solve, asked, receipt, current, visible, game } = openWith(WELCOME);
    enter(0, 4);
    enter(1, 9);
    void solve();
    expect(asked().question).toEqual({
      givens: WELCOME,
      entries: put(put(EMPTY_GRID, 0 as Cell, 4), 1 as Cell, 9),
      limit: SOLVE_LIMIT,
    });
    await asked().answer(ONE);
    expect(receipt()).toEqual({ kind: 'one', milliseconds: 12, corrected: 1 });
    expect([current(), visible()]).toEqual([true, WELCOME_SOLUTION]);
    game.undo();
    expect(current()).toBe(false);
    game.redo();
    expect([current(), visible()]).toEqual([true, WELCOME_SOLUTION]);
  });

  it('that finds no solution stays in Set, because the givens have to be mended next', async () => {
    const { game, solve, asked, receipt } = openWith(WELCOME);
    game.setPhase('set');
    void solve();
    await asked().answer({ kind: 'none', milliseconds: 12, guesses: 0 });
    expect([receipt()?.kind, game.now().phase]).toEqual(['none', 'set']);
  });

  it('asks nothing if the live verdict has the answer', async () => {
    const { live, work, solve, receipt, visible } = openWith(WELCOME);
    await live.latest('assess').answer(ONE);
    await solve();
    expect(work.jobs).toEqual([]);
    expect([receipt()?.kind, visible()]).toEqual(['one', WELCOME_SOLUTION]);
  });

  it('asks if the live verdict is about another board', async () => {
    const { live, work, solve, importing } = openWith(WELCOME);
    await live.latest('assess').answer(ONE);
    importing.openExample({ givens: TWO, entries: EMPTY_GRID, notes: null, name: null }, 'twoSolutions');
    void solve();
    expect(work.jobs).toEqual(['solve']);
  });

  it('turns the grey example into a puzzle and solves it', async () => {
    const { answering, work, game } = openStores();
    void answering.solve();
    await work.latest('solve').answer(ONE);
    expect(game.now()).toMatchObject({ welcome: false, phase: 'play' });
    game.undo();
    expect(game.now()).toMatchObject({ welcome: false, board: { givens: WELCOME, answers: EMPTY_GRID } });
  });

  it('leaves the puzzle ready to be played', async () => {
    const { game, solve, asked } = openWith(WELCOME);
    game.setPhase('set');
    void solve();
    await asked().answer(ONE);
    expect(game.now().phase).toBe('play');
  });

  it('says that there is no solution, and how long the proof took', async () => {
    const { solve, asked, receipt, visible } = openWith(WELCOME);
    void solve();
    await asked().answer(NONE);
    expect(receipt()).toEqual(NONE);
    expect(visible()).toBe(WELCOME);
  });

  it('names clashing givens without a search', async () => {
    const { solve, receipt, work } = openWith(grid(`5.5${'.'.repeat(78)}`));
    await solve();
    expect(receipt()).toMatchObject({ kind: 'clash', clashes: [{ a: 0, b: 2, digit: 5 }] });
    expect(work.jobs).toEqual([]);
  });

  it.each<[string, Grid, Grid]>([
    ['by its givens', WELCOME_SOLUTION, EMPTY_GRID],
    ['by the entries', WELCOME, WELCOME_SOLUTION],
  ])('says that a board is solved already %s', async (_, givens, entries) => {
    const { solve, receipt, work, enter } = openWith(givens);
    for (let cell = 0; cell < 81; cell++) enter(cell, digitAt(entries, cell as Cell));
    await solve();
    expect(receipt()).toEqual({ kind: 'already' });
    expect(work.jobs).toEqual([]);
  });

  it('shows the first of many solutions', async () => {
    const { receipt, visible } = await openTwo();
    expect(visible()).toBe(FIRST);
    expect(receipt()).toMatchObject({
      kind: 'many',
      count: 2,
      exact: true,
      place: 'first',
      limit: SOLVE_LIMIT,
    });
  });

  it('shows the solution that fits the entries, and says so', async () => {
    const { receipt, visible, browse } = await openTwo({ fitting: SECOND });
    expect(visible()).toBe(SECOND);
    expect(receipt()).toMatchObject({ place: 'fitting', shown: SECOND });
    await browse('first');
    expect(visible()).toBe(FIRST);
    expect(receipt()).toMatchObject({ place: 'first', shown: FIRST });
  });

  it('says "first" if the first solution also fits the entries', async () => {
    const { receipt } = await openTwo({ fitting: FIRST });
    expect(receipt()).toMatchObject({ place: 'first' });
  });

  it('leaves the board as it is after a crash', async () => {
    const { solve, asked, receipt, visible, working } = openWith(WELCOME);
    void solve();
    await asked().crash();
    expect([receipt(), working(), visible()]).toEqual([{ kind: 'failed' }, null, WELCOME]);
  });

  it('reports its progress', async () => {
    const { solve, asked, working, pass } = openWith(TWO);
    pass(50);
    void solve();
    const { since = 0 } = working() ?? {};
    expect(working()).toEqual({ kind: 'solving', solutions: 0, since });
    await asked().tell({ solutions: 700 });
    expect(working()).toEqual({ kind: 'solving', solutions: 700, since });
  });

  it('changes nothing if it is stopped', async () => {
    const { solve, asked, stop, receipt, working, visible } = openWith(WELCOME);
    expect(stop()).toBe(false);
    void solve();
    const question = asked();
    expect(stop()).toBe(true);
    expect(question.aborted).toBe(true);
    await question.answer(ONE);
    expect([receipt(), working(), visible()]).toEqual([null, null, WELCOME]);
  });

  it('stops when the board changes meanwhile', async () => {
    const { solve, asked, enter, working, visible, game } = openWith(WELCOME);
    void solve();
    const question = asked();
    game.setPhase('set');
    expect(question.aborted).toBe(false);
    game.setPhase('play');
    enter(0, 4);
    expect([question.aborted, working()]).toEqual([true, null]);
    await question.answer(ONE);
    expect(visible()).toBe(put(WELCOME, 0 as Cell, 4));
  });

  it('pressed twice is answered once', async () => {
    const { solve, asked, receipt, game } = openWith(WELCOME);
    const { at } = game.store.getState();
    void solve();
    const earlier = asked();
    void solve();
    expect(earlier.aborted).toBe(true);
    await asked().answer(ONE);
    await earlier.answer(NONE);
    expect(receipt()?.kind).toBe('one');
    expect(game.store.getState().at).toBe(at + 1);
  });
});

it('Take it back removes the answers and keeps the entries', async () => {
  const { enter, solve, asked, takeBack, visible, current } = openWith(WELCOME);
  enter(0, 9);
  void solve();
  await asked().answer(ONE);
  takeBack();
  expect([visible(), current()]).toEqual([put(WELCOME, 0 as Cell, 9), false]);
});

describe('browsing', () => {
  it('goes on to the next solution and back', async () => {
    const { browse, browsed, receipt, visible, work } = await openTwo({ exact: false });
    void browse('next');
    expect(browsed().question).toEqual({ givens: TWO, after: FIRST, count: 1 });
    await browsed().answer([SECOND]);
    expect(visible()).toBe(SECOND);
    expect(receipt()).toMatchObject({ place: 'other', seen: [FIRST, SECOND], atLast: false });
    await browse('previous');
    expect([visible(), receipt()]).toMatchObject([FIRST, { place: 'first' }]);
    const asked = work.jobs.length;
    await browse('next');
    expect(visible()).toBe(SECOND);
    expect(work.jobs).toHaveLength(asked);
  });

  it('knows the last solution if all are counted', async () => {
    const { browse, browsed, receipt } = await openTwo();
    void browse('next');
    await browsed().answer([SECOND]);
    expect(receipt()).toMatchObject({ shown: SECOND, atLast: true });
    await browse('previous');
    expect(receipt()).toMatchObject({ shown: FIRST, atLast: false });
  });

  it('finds the last solution if not all are counted', async () => {
    const { browse, browsed, receipt, visible } = await openTwo({ exact: false });
    void browse('next');
    await browsed().answer([]);
    expect([visible(), receipt()]).toMatchObject([FIRST, { atLast: true, place: 'first' }]);
  });

  it('goes on from the solution that fits, and back to it', async () => {
    const { browse, browsed, receipt, visible } = await openTwo({ exact: false, fitting: SECOND });
    void browse('next');
    expect(browsed().question.after).toBe(SECOND);
    await browsed().answer([OTHER]);
    expect([visible(), receipt()]).toMatchObject([overlay(TWO, OTHER), { place: 'other' }]);
    await browse('previous');
    expect([visible(), receipt()]).toMatchObject([SECOND, { atLast: false }]);
  });

  it('goes no further back than it came', async () => {
    const { browse, visible, work } = await openTwo({ exact: false, fitting: SECOND });
    await browse('previous');
    expect([visible(), work.jobs]).toEqual([SECOND, ['solve']]);
  });

  it('is one step for undo, however many solutions were shown', async () => {
    const { browse, browsed, visible, game } = await openTwo({ exact: false });
    const before = game.store.getState().at;
    void browse('next');
    await browsed().answer([SECOND]);
    void browse('next');
    await browsed().answer([OTHER]);
    expect([visible(), game.store.getState().at]).toEqual([overlay(TWO, OTHER), before + 1]);
    game.undo();
    expect(visible()).toBe(FIRST);
    game.redo();
    expect(visible()).toBe(overlay(TWO, OTHER));
    await browse('previous');
    expect([visible(), game.store.getState().at]).toEqual([SECOND, before + 1]);
  });

  it('back to where it started leaves no step', async () => {
    const { browse, browsed, visible, game } = await openTwo();
    const { at, moments } = game.store.getState();
    void browse('next');
    await browsed().answer([SECOND]);
    await browse('previous');
    expect([visible(), game.store.getState()]).toMatchObject([FIRST, { at, moments }]);
    await browse('next');
    expect([visible(), game.store.getState().at]).toEqual([SECOND, at + 1]);
    game.undo();
    expect(visible()).toBe(FIRST);
  });

  it('starts another step after another move', async () => {
    const { browse, browsed, takeBack, solve, asked, visible, game } = await openTwo();
    void browse('next');
    await browsed().answer([SECOND]);
    takeBack();
    void solve();
    await asked().answer({ ...MANY, first: FIRST, fitting: null });
    const { at } = game.store.getState();
    void browse('next');
    await browsed().answer([SECOND]);
    expect(game.store.getState().at).toBe(at + 1);
    game.undo();
    expect(visible()).toBe(FIRST);
  });

  it('is undone like any move', async () => {
    const { browse, browsed, visible, game } = await openTwo();
    void browse('next');
    await browsed().answer([SECOND]);
    game.undo();
    expect(visible()).toBe(FIRST);
    game.undo();
    expect(visible()).toBe(TWO);
  });

  it('keeps the receipt in view while it searches for the next solution', async () => {
    const { browse, receipt } = await openTwo();
    const before = receipt();
    void browse('next');
    expect(receipt()).toBe(before);
  });

  it('can fail', async () => {
    const { browse, browsed, receipt, visible } = await openTwo();
    void browse('next');
    await browsed().crash();
    expect([receipt(), visible()]).toEqual([{ kind: 'failed' }, FIRST]);
  });

  it('is over when the board has changed', async () => {
    const { browse, countTo, takeBack, work } = await openTwo();
    takeBack();
    await browse('next');
    await countTo(20_000);
    expect(work.jobs).toEqual(['solve']);
  });
});

describe('counting further', () => {
  it('counts up to a higher limit', async () => {
    const { countTo, assessed, receipt, working } = await openTwo({ exact: false });
    void countTo(1_000_000);
    expect(assessed().question).toEqual({ givens: TWO, limit: 1_000_000 });
    expect(working()?.kind).toBe('counting');
    await assessed().tell({ solutions: 50_000 });
    expect(working()?.solutions).toBe(50_000);
    await assessed().answer({ ...MANY, count: 123_456, exact: true });
    expect(receipt()).toMatchObject({ count: 123_456, exact: true, limit: 1_000_000, shown: FIRST });
  });

  it('keeps what it counted when it is stopped', async () => {
    const { countTo, assessed, receipt, stop, current } = await openTwo({ exact: false });
    void countTo(1_000_000);
    await assessed().tell({ solutions: 50_000 });
    stop();
    await assessed().tell({ solutions: 60_000 });
    expect(receipt()).toMatchObject({ kind: 'many', count: 50_000, exact: false, shown: FIRST });
    expect(current()).toBe(true);
  });

  it('never counts less than before', async () => {
    const { countTo, assessed, receipt, stop } = await openTwo({ exact: false });
    void countTo(1_000_000);
    await assessed().tell({ solutions: 1 });
    stop();
    await assessed().tell({ solutions: 1 });
    expect(receipt()).toMatchObject({ count: 2, exact: false });
  });

  it('does not disturb a later question', async () => {
    const { countTo, check, assessed, receipt, working } = await openTwo({ exact: false });
    void countTo(1_000_000);
    const counting = assessed();
    await check();
    await counting.tell({ solutions: 5 });
    expect([counting.aborted, working(), receipt()]).toEqual([
      true,
      null,
      { kind: 'cannot', why: 'nothingEntered' },
    ]);
  });

  it('can fail', async () => {
    const { countTo, assessed, receipt } = await openTwo({ exact: false });
    void countTo(1_000_000);
    await assessed().crash();
    expect(receipt()).toEqual({ kind: 'failed' });
  });
});

describe('Check', () => {
  it('strikes wrong entries without revealing anything, and is undone', async () => {
    const page = openWith(WELCOME);
    page.enter(0, 4);
    page.enter(1, 9);
    void page.check();
    expect(page.assessed().question).toEqual({ givens: WELCOME, limit: 2 });
    await page.assessed().answer(ONE);
    expect(page.receipt()).toEqual({ kind: 'checked', wrong: 1, filled: 2 });
    expect(boardOf(page)).toMatchObject({ struck: [1], answers: EMPTY_GRID });
    page.game.undo();
    expect(boardOf(page).struck).toEqual([]);
  });

  it('finds nothing wrong', async () => {
    const page = openWith(WELCOME);
    page.enter(0, 4);
    void page.check();
    await page.assessed().answer(ONE);
    expect([page.receipt(), page.current()]).toEqual([{ kind: 'checked', wrong: 0, filled: 1 }, true]);
  });

  it.each([
    ['fit', { ...MANY }, true],
    ['fit one', ONE, true],
    ['do not fit', NONE, false],
  ])('of a puzzle with many solutions says whether the entries %s', async (_, answer, fits) => {
    const page = openWith(TWO);
    page.enter(DIFFERENCE, digitAt(SECOND, DIFFERENCE));
    void page.check();
    await page.assessed().answer(MANY);
    expect(page.assessed().question.givens).toBe(overlay(TWO, boardOf(page).entries));
    await page.assessed().answer(answer);
    expect(page.receipt()).toEqual({ kind: 'checkedLoosely', fits });
  });

  it('needs no second search if entries clash', async () => {
    const page = openWith(EMPTY_GRID);
    page.game.setPhase('play');
    page.enter(0, 5);
    page.enter(1, 5);
    await page.check();
    expect(page.receipt()).toEqual({ kind: 'checkedLoosely', fits: false });
    expect(page.work.jobs).toEqual([]);
  });

  it('refuses without an entry', async () => {
    const { check, receipt } = openWith(WELCOME);
    await check();
    expect(receipt()).toEqual({ kind: 'cannot', why: 'nothingEntered' });
  });

  it('refuses without a solution', async () => {
    const { check, enter, assessed, receipt } = openWith(WELCOME);
    enter(0, 4);
    void check();
    await assessed().answer(NONE);
    expect(receipt()).toEqual({ kind: 'cannot', why: 'noSolution' });
  });

  it('refuses if givens clash', async () => {
    const { check, enter, receipt, work } = openWith(grid(`55${'.'.repeat(79)}`));
    enter(9, 4);
    await check();
    expect([receipt(), work.jobs]).toEqual([{ kind: 'cannot', why: 'noSolution' }, []]);
  });

  it.each([1, 2])('can fail at its search %d', async (search) => {
    const { check, enter, assessed, receipt } = openWith(TWO);
    enter(DIFFERENCE, digitAt(FIRST, DIFFERENCE));
    void check();
    if (search === 2) await assessed().answer(MANY);
    await assessed().crash();
    expect(receipt()).toEqual({ kind: 'failed' });
  });

  it.each([1, 2])('stops when the board changes during its search %d', async (search) => {
    const { check, enter, assessed, receipt, working } = openWith(TWO);
    enter(DIFFERENCE, digitAt(FIRST, DIFFERENCE));
    void check();
    if (search === 2) await assessed().answer(MANY);
    enter(DIFFERENCE, digitAt(SECOND, DIFFERENCE));
    await assessed().answer(MANY);
    expect([receipt(), working()]).toEqual([null, null]);
  });
});

describe('Reveal', () => {
  it('writes the answer of one cell and no other, and is undone', async () => {
    const page = openWith(WELCOME);
    page.enter(0, 9);
    void page.reveal([0 as Cell]);
    await page.assessed().answer(ONE);
    expect(page.receipt()).toEqual({ kind: 'revealed', cells: [0] });
    expect(page.visible()).toBe(put(WELCOME, 0 as Cell, 4));
    page.game.undo();
    expect(page.visible()).toBe(put(WELCOME, 0 as Cell, 9));
  });

  it('skips givens, and refuses if there is nothing else', async () => {
    const { reveal, assessed, receipt } = openWith(WELCOME);
    void reveal([0, 2] as Cell[]);
    await assessed().answer(ONE);
    expect(receipt()).toEqual({ kind: 'revealed', cells: [0] });
    await reveal([2 as Cell]);
    expect(receipt()).toEqual({ kind: 'cannot', why: 'given' });
  });

  it.each([
    [NONE, { kind: 'cannot', why: 'noSolution' }],
    [MANY, { kind: 'cannot', why: 'manySolutions' }],
  ])('cannot where there is no one answer: $kind', async (verdict, receipt) => {
    const page = openWith(WELCOME);
    void page.reveal([0 as Cell]);
    await page.assessed().answer(verdict);
    expect([page.receipt(), page.visible()]).toEqual([receipt, WELCOME]);
  });

  it.each([
    ['emptyBoard', EMPTY_GRID],
    ['noSolution', grid(`55${'.'.repeat(79)}`)],
  ])('cannot, and sees so at once: %s', async (why, puzzle) => {
    const { reveal, receipt, work } = openWith(puzzle);
    await reveal([80 as Cell]);
    expect([receipt(), work.jobs]).toEqual([{ kind: 'cannot', why }, []]);
  });

  it('can fail, and stops when the board changes', async () => {
    const { reveal, assessed, receipt, enter, visible } = openWith(WELCOME);
    void reveal([0 as Cell]);
    await assessed().crash();
    expect(receipt()).toEqual({ kind: 'failed' });
    void reveal([0 as Cell]);
    enter(1, 8);
    await assessed().answer(ONE);
    expect(visible()).toBe(put(WELCOME, 1 as Cell, 8));
  });
});

describe('a full board', () => {
  const fill = (puzzle: Grid, entries: Grid) => {
    const page = openWith(puzzle);
    for (let cell = 0; cell < 81; cell++) page.enter(cell, digitAt(entries, cell as Cell));
    return page;
  };
  const wrong = put(WELCOME_SOLUTION, 80 as Cell, 9);

  it('is solved by the player', () => {
    expect(completionOf(boardOf(fill(WELCOME, WELCOME_SOLUTION)))).toBe('byPlayer');
  });

  it('is full but wrong', () => {
    expect(completionOf(boardOf(fill(WELCOME, wrong)))).toBe('wrong');
  });

  it('is solved with answers', async () => {
    const page = openWith(WELCOME);
    void page.solve();
    await page.asked().answer(ONE);
    expect(completionOf(boardOf(page))).toBe('withAnswers');
  });

  it('does not count while a cell is empty, or if all cells are givens', () => {
    expect(completionOf(boardOf(openWith(WELCOME)))).toBeNull();
    expect(completionOf(boardOf(openWith(WELCOME_SOLUTION)))).toBeNull();
  });
});
