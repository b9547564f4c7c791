import { describe, expect, it, onTestFinished } from 'vitest';
import { type Cell, type Digit, digitAt, type House, visibleOf } from '../../sudoku/core';
import { candidate, type Reason, type Step } from '../../sudoku/techniques';
import type { Answer } from '../../worker';
import { HeldThread } from '../../worker/testing';
import { openStores, WELCOME, WELCOME_SOLUTION } from '../testing';
import { type Explanation, viewOf } from './state';

/** Waits until nothing more happens by itself. */
const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A blank cell with a long proof, and two cells that are best solved before it. */
const FAR = 0 as Cell;
const NEAR = 1 as Cell;
const NEARER = 3 as Cell;
const answerOf = (cell: Cell): Digit => digitAt(WELCOME_SOLUTION, cell) ?? 1;

const single = (cell: Cell): Step => ({
  technique: 'nakedSingle',
  rating: 2.3,
  places: [candidate(cell, answerOf(cell))],
  eliminates: [],
  because: { kind: 'nakedSingle', cell },
});
const striking = (because: Reason = { kind: 'nakedSingle', cell: FAR }): Step => ({
  technique: 'xChain',
  rating: 6.6,
  places: [],
  eliminates: [candidate(FAR, 5)],
  because,
});
/** A number of links between the 5s of cells in order. */
const chain = (links: number): Step =>
  striking({
    kind: 'chain',
    nodes: Array.from({ length: links + 1 }, (_, node) => [candidate(40 + node, 5)]),
    links: Array.from({ length: links }, (_, link) => ({
      strong: link % 2 === 0,
      by: { kind: 'house', house: 0 as House, digit: 5 },
    })),
    loop: false,
    twin: null,
  });

/** Each step builds on the one before it; the last places the digit of the cell. */
const proofOf = (cell: Cell, ...before: readonly Step[]): NonNullable<Answer<'prove'>> => ({
  goal: candidate(cell, answerOf(cell)),
  places: true,
  tier: 4,
  lines: [...before, single(cell)].map((step, index) => ({
    step,
    needs: [],
    from: index === 0 ? [] : [index - 1],
  })),
  isShortest: false,
});

/** Hints that are open and answered for the cell with the long proof. */
async function openTold(...before: readonly Step[]) {
  const work = new HeldThread();
  const stores = openStores({ puzzle: WELCOME, newThread: () => work });
  const { selection, hint, live, game } = stores;
  selection.select(FAR);
  const run = await hint.load();
  hint.toggle();
  await tick();
  onTestFinished(run.close);
  await live
    .latest('assess')
    .answer({ kind: 'one', solution: WELCOME_SOLUTION, milliseconds: 1, guesses: 0 });
  await work.latest('prove').answer(proofOf(FAR, ...before));
  const told = (): Explanation => {
    const view = viewOf(run.store.getState());
    if (view?.kind !== 'explanation') throw new Error(`not a hint: ${view?.kind}`);
    return view;
  };
  return {
    ...run,
    work,
    told,
    hint,
    selection,
    chosen: () => selection.store.getState().cells,
    cellTold: () => 'cell' in told().subject && (told().subject as { cell: Cell }).cell,
    /** Answers the last question. */
    proves: (cell: Cell, ...steps: readonly Step[]) => work.latest('prove').answer(proofOf(cell, ...steps)),
    digitIn: (cell: Cell) => digitAt(visibleOf(game.now().board), cell),
    undo: () => game.undo(),
  };
}

const LONG_WAY = [striking(), striking(), single(NEAR), striking(), striking(), striking()];

describe('a long proof', () => {
  it('is shown in parts that each end with a digit placed on the way; a short proof is not', async () => {
    const { told } = await openTold(...LONG_WAY);
    expect(told().parts.map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [3, 7],
    ]);
    expect(told().solveFirst).toBe(NEAR);
    const short = await openTold(striking(), single(NEAR));
    expect(short.told()).toMatchObject({ parts: [], solveFirst: null });
  });

  it('offers the cell to solve first, and returns', async () => {
    const { told, goTo, next, solveFirst, proves, cellTold, chosen, back } = await openTold(...LONG_WAY);
    goTo('why');
    next();
    solveFirst(NEAR);
    expect(chosen()).toEqual([NEAR]);
    await proves(NEAR, striking());
    expect(cellTold()).toBe(NEAR);
    expect(told()).toMatchObject({ level: 'outlook' });
    expect(back()).toBe(true);
    expect(cellTold()).toBe(FAR);
    expect(told()).toMatchObject({ level: 'why', at: 1 });
    expect(chosen()).toEqual([FAR]);
  });

  it('returns, after the other cell is filled, to a hint for the first cell', async () => {
    const { solveFirst, proves, fill, digitIn, chosen, cellTold, work } = await openTold(...LONG_WAY);
    solveFirst(NEAR);
    await proves(NEAR);
    fill();
    expect(digitIn(NEAR)).toBe(answerOf(NEAR));
    expect(chosen()).toEqual([FAR]);
    await tick();
    expect(work.latest('prove').question.cell).toBe(FAR);
    await proves(FAR, striking());
    expect(cellTold()).toBe(FAR);
  });

  it('is left one cell at a time by Escape, even if a cell to solve first has another before it', async () => {
    const { solveFirst, proves, cellTold, hint, chosen, store } = await openTold(...LONG_WAY);
    solveFirst(NEAR);
    await proves(NEAR, ...LONG_WAY);
    solveFirst(NEARER);
    await proves(NEARER);
    expect(cellTold()).toBe(NEARER);
    hint.escape();
    expect(cellTold()).toBe(NEAR);
    hint.escape();
    expect(cellTold()).toBe(FAR);
    expect(chosen()).toEqual([FAR]);
    hint.escape();
    expect(viewOf(store.getState())).toBeNull();
  });

  it('is dropped when another cell is chosen while one is solved first', async () => {
    const { solveFirst, proves, selection, cellTold, back, work } = await openTold(...LONG_WAY);
    solveFirst(NEAR);
    await proves(NEAR);
    selection.select(NEARER);
    await tick();
    expect(work.latest('prove').question.cell).toBe(NEARER);
    await proves(NEARER);
    expect(cellTold()).toBe(NEARER);
    expect(back()).toBe(false);
  });

  it('and the cell to solve first are reopened after a reload', async () => {
    const { solveFirst, proves, pages, cells, openAt, close, selection, chosen, cellTold, told, next } =
      await openTold(...LONG_WAY);
    solveFirst(NEAR);
    await proves(NEAR, striking());
    next();
    const [open, about] = [pages() ?? [], cells()];
    expect(about).toEqual([FAR]);
    expect(open.map(({ asked }) => asked)).toEqual([{ kind: 'selected' }, { kind: 'first', cell: NEAR }]);
    close();
    selection.select(about[0] ?? NEARER);
    openAt(open);
    await tick();
    await proves(FAR, ...LONG_WAY);
    await tick();
    await proves(NEAR, striking());
    await tick();
    expect(cellTold()).toBe(NEAR);
    expect(told().level).toBe('nudge');
    expect(chosen()).toEqual([NEAR]);
  });
});

describe('a step of many marks', () => {
  /** The page in view, as step and link. */
  const pageOf = ({ level, at, link }: Explanation): string => (level === 'why' ? `${at}.${link}` : level);

  it('is shown link by link, and then its conclusion', async () => {
    const { goTo, next, told, neighbours } = await openTold(chain(11), chain(3));
    goTo('why');
    expect(neighbours(told())).toMatchObject({ links: 11, previousLink: null, nextLink: 1 });
    const pages = [pageOf(told())];
    while (told().level === 'why' && next()) pages.push(pageOf(told()));
    const links = Array.from({ length: 12 }, (_, link) => `0.${link}`);
    expect(pages).toEqual([...links, '1.0', '2.0', 'fill']);
  });

  it('is turned back in the same way', async () => {
    const { goToStep, back, told } = await openTold(chain(11));
    goToStep(1);
    back();
    expect(pageOf(told())).toBe('0.11');
    back();
    expect(pageOf(told())).toBe('0.10');
    goToStep(0);
    expect(pageOf(told())).toBe('0.0');
    back();
    expect(pageOf(told())).toBe('technique');
  });

  it('is shown whole on request, and so are later steps', async () => {
    const { goTo, next, told, showLinks, neighbours } = await openTold(chain(11), chain(11));
    goTo('why');
    next();
    showLinks(true);
    expect(neighbours(told())).toMatchObject({ links: 0, nextLink: null });
    next();
    expect(pageOf(told())).toBe('1.0');
    next();
    expect(pageOf(told())).toBe('2.0');
    showLinks(false);
    expect(neighbours({ ...told(), at: 1 }).links).toBe(11);
  });
});
