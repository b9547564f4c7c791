import { describe, expect, it } from 'vitest';
import { type Cell, EMPTY_GRID, type Grid, put } from '../../sudoku/core';
import { candidate, type Step } from '../../sudoku/techniques';
import type { BoardToReason } from '../../worker';
import type { HintEvent } from './events';
import { explainSteps } from './explanation';
import { closedHint, reduce } from './reduce';
import { type Explanation, type HintPage, type HintState, type OpenHint, openPages, viewOf } from './state';

const GIVENS: Grid = put(EMPTY_GRID, 80 as Cell, 9);
const OTHER_GIVENS: Grid = put(EMPTY_GRID, 80 as Cell, 1);
const BOARD: BoardToReason = { givens: GIVENS, filled: GIVENS, marks: null, without: [] };
const HERE = 3 as Cell;
const THERE = 4 as Cell;

const step = (cell: Cell): Step => ({
  technique: 'nakedSingle',
  rating: 2.3,
  places: [candidate(cell, 5)],
  eliminates: [],
  because: { kind: 'nakedSingle', cell },
});
const cellExplanation = (cell: Cell, steps = 3): Explanation =>
  explainSteps({ kind: 'cell', cell }, BOARD, Array(steps).fill(step(cell)), 'outlook');
const stepExplanation = explainSteps({ kind: 'step' }, BOARD, [step(HERE)], 'nudge');

const stateAfter = (state: HintState, ...events: readonly HintEvent[]): OpenHint => {
  const end = events.reduce(reduce, state);
  if (end.kind === 'closed') throw new Error('hints are closed');
  return end;
};

const opening = (cell: Cell, pages: readonly HintPage[] = []): HintEvent => ({
  kind: 'open',
  givens: GIVENS,
  cells: [cell],
  pages,
});
const found = (view: Extract<HintEvent, { readonly kind: 'found' }>['view']): HintEvent => ({
  kind: 'found',
  view,
});
const asking = (question: Extract<HintEvent, { readonly kind: 'ask' }>['question']): HintEvent => ({
  kind: 'ask',
  question,
});
const listed = (end: 'open' | 'complete', ...cells: readonly Cell[]): HintEvent => ({
  kind: 'listed',
  board: BOARD,
  available: cells.length === 0 ? [] : [{ technique: 'nakedSingle', steps: cells.map(step) }],
  end,
});
const BACK: HintEvent = { kind: 'comeBack' };
const WHY: HintEvent = { kind: 'turn', turn: { kind: 'level', level: 'why' } };

const closed = closedHint(GIVENS);
const open = stateAfter(closed, opening(HERE));
const explained = stateAfter(open, found(cellExplanation(HERE)));

describe('the state of hints', () => {
  it('asks about the chosen cell when hints open, and takes the answer', () => {
    expect(open).toMatchObject({ view: null, answered: false, cells: [HERE] });
    expect(open.search).toEqual({ question: { kind: 'selected' }, board: null, before: null });
    expect(explained).toMatchObject({ answered: true, view: { kind: 'explanation', level: 'outlook' } });
    // The search goes on for a shorter answer and for the way on.
    expect(explained.search).toBe(open.search);
  });

  it('is the same object if nothing changes', () => {
    for (const event of [BACK, WHY, { kind: 'cellsChosen', cells: [HERE] }, { kind: 'showWrong' }] as const)
      expect(reduce(open, event)).toBe(open);
    expect(reduce(closed, found(cellExplanation(HERE)))).toBe(closed);
    expect(reduce(open, opening(THERE))).toBe(open);
  });

  it('keeps the view until the next question has a finding', () => {
    const next = stateAfter(explained, { kind: 'cellsChosen', cells: [THERE] });
    expect(next).toMatchObject({ view: explained.view, answered: false, cells: [THERE] });
    expect(next.search).not.toBe(explained.search);
    const view = { kind: 'finding', cell: THERE, progress: null } as const;
    expect(stateAfter(next, { kind: 'searching', view }).view).toBe(view);
    expect(stateAfter(explained, { kind: 'searching', view })).toBe(explained);
  });

  it('remembers how far each cell was read, also while hints are closed, until there is another puzzle', () => {
    const read = stateAfter(explained, WHY, { kind: 'turn', turn: { kind: 'step', at: 2 } });
    const later = reduce(read, { kind: 'close' });
    expect(viewOf(later)).toBeNull();
    const again = stateAfter(later, opening(HERE), found(cellExplanation(HERE)));
    expect(again.view).toMatchObject({ level: 'why', at: 2 });
    const elsewhere = stateAfter(later, { ...opening(HERE), givens: OTHER_GIVENS } as HintEvent);
    expect(stateAfter(elsewhere, found(cellExplanation(HERE))).view).toMatchObject({ level: 'outlook' });
  });

  it('ignores notes until there is another puzzle', () => {
    const without = stateAfter(open, { kind: 'ignoreNotes' });
    expect(without.memory.ignoresNotes).toBe(true);
    const written = stateAfter(without, { kind: 'boardChanged', givens: GIVENS });
    expect(written.memory.ignoresNotes).toBe(true);
    const other = stateAfter(without, { kind: 'boardChanged', givens: OTHER_GIVENS });
    expect(other.memory.ignoresNotes).toBe(false);
  });

  it('allows all techniques for the next answer, and no longer than for its cell', () => {
    const all = stateAfter(explained, { kind: 'allowAll' });
    expect(all).toMatchObject({ allowsAll: true, answered: false });
    for (const event of [
      { kind: 'cellsChosen', cells: [THERE] },
      { kind: 'boardChanged', givens: GIVENS },
      { kind: 'techniquesChanged' },
    ] as const)
      expect(stateAfter(all, event).allowsAll).toBe(false);
  });
});

describe('a question asked from an answer', () => {
  it('is put on top of it, about the same board, and returns to it', () => {
    const asked = stateAfter(explained, asking({ kind: 'step' }));
    expect(asked.search).toEqual({ question: { kind: 'step' }, board: BOARD, before: null });
    expect(asked.earlier).toEqual([{ question: { kind: 'selected' }, view: explained.view }]);
    const told = stateAfter(asked, found(stepExplanation));
    expect(stateAfter(told, BACK)).toMatchObject({
      question: { kind: 'selected' },
      view: explained.view,
      answered: true,
      earlier: [],
      search: null,
    });
  });

  it('is not asked while there is no answer yet', () => {
    expect(reduce(open, asking({ kind: 'list' }))).toBe(open);
  });

  it('replaces a question that has no answer yet', () => {
    const two = stateAfter(explained, asking({ kind: 'step' }), asking({ kind: 'singles' }));
    expect(two.question).toEqual({ kind: 'singles' });
    expect(two.earlier).toHaveLength(1);
  });

  it('is not stacked twice', () => {
    const list = stateAfter(explained, asking({ kind: 'list' }), listed('complete', HERE, THERE));
    const again = stateAfter(list, asking({ kind: 'listed', index: 1 }), asking({ kind: 'list' }));
    expect(again.earlier).toHaveLength(1);
  });

  it('chooses the cell to solve first, and the cell before it on the way back', () => {
    const first = stateAfter(explained, asking({ kind: 'first', cell: THERE }));
    expect(first.cells).toEqual([THERE]);
    // The selection follows, which must not ask another question.
    expect(reduce(first, { kind: 'cellsChosen', cells: [THERE] })).toBe(first);
    expect(stateAfter(first, found(cellExplanation(THERE)), BACK).cells).toEqual([HERE]);
  });

  it('is asked again with other techniques: a listed step by its list', () => {
    const list = stateAfter(explained, asking({ kind: 'list' }), listed('complete', HERE));
    const changed: HintEvent = { kind: 'techniquesChanged' };
    const wanted = { question: { kind: 'list' }, board: null, before: null };
    expect(stateAfter(list, changed).search).toEqual(wanted);
    const one = stateAfter(list, asking({ kind: 'listed', index: 0 }));
    expect(one).toMatchObject({ answered: true, search: null, view: { level: 'why' } });
    expect(stateAfter(one, changed).search).toEqual(wanted);
    expect(stateAfter(one, BACK, changed).search).toEqual(wanted);
  });

  it('asks again for another order only if it is a path', () => {
    const order: HintEvent = { kind: 'pathOrderChanged' };
    expect(reduce(explained, order)).toBe(explained);
    const path = stateAfter(explained, asking({ kind: 'path' }));
    expect(stateAfter(path, order).search).not.toBe(path.search);
  });
});

describe('a list', () => {
  const list = stateAfter(explained, asking({ kind: 'list' }), listed('open', HERE, THERE));

  it('keeps its steps while one of them is open, and then its search goes on from them', () => {
    const back = stateAfter(list, asking({ kind: 'listed', index: 0 }), BACK);
    const { view } = list;
    expect(back).toMatchObject({ view, search: { question: { kind: 'list' }, board: BOARD, before: view } });
    expect(stateAfter(back, listed('complete', HERE)).view).toMatchObject({ end: 'complete' });
  });

  it('ignores a step that it does not have', () => {
    expect(reduce(list, asking({ kind: 'listed', index: 2 }))).toBe(list);
    expect(reduce(list, asking({ kind: 'listed', index: -1 }))).toBe(list);
  });
});

describe('a shorter explanation', () => {
  const soFar = (steps: number): HintEvent => ({
    kind: 'foundSoFar',
    explanation: cellExplanation(HERE, steps),
  });
  const first = stateAfter(open, soFar(5), WHY);

  it('is only offered while the first is in view, and shown on request at the same level', () => {
    const better = stateAfter(first, soFar(3));
    expect(better.view).toBe(first.view);
    const shown = stateAfter(better, { kind: 'showBetter' });
    expect(shown.view).toMatchObject({ level: 'why', steps: { length: 3 } });
    expect(shown.improvement).toEqual({ running: true, better: null });
  });

  it('is offered too if it was found after the search had ended', () => {
    const explanation = cellExplanation(HERE, 2);
    const better = stateAfter(first, { kind: 'improvingEnded' }, { kind: 'betterFound', explanation });
    expect(better.view).toBe(first.view);
    expect(better.improvement).toMatchObject({ running: false, better: { steps: { length: 2 } } });
    expect(stateAfter(better, { kind: 'showBetter' }).view).toMatchObject({ steps: { length: 2 } });
  });

  it('is no longer running after its search has ended, and is not mentioned if there is none', () => {
    expect(stateAfter(first, { kind: 'improvingEnded' }).improvement).toBeNull();
    const better = stateAfter(first, soFar(3), { kind: 'improvingEnded' });
    expect(better.improvement).toMatchObject({ running: false });
    expect(stateAfter(better, { kind: 'showBetter' }).improvement).toBeNull();
  });
});

describe('a cell that is to be filled in during the search', () => {
  const view = { kind: 'finding', cell: HERE, progress: null } as const;
  const wanted = stateAfter(open, { kind: 'searching', view }, { kind: 'fillWhenFound' });

  it('waits for the answer', () => {
    expect(stateAfter(wanted, found(cellExplanation(HERE)))).toMatchObject({
      answered: true,
      fillsWhenFound: true,
    });
  });

  it('is wanted even before anything is told of the search', () => {
    expect(stateAfter(open, { kind: 'fillWhenFound' }).fillsWhenFound).toBe(true);
    expect(stateAfter(explained, { kind: 'fillWhenFound' })).toBe(explained);
  });

  it('is not filled in if something else is asked before', () => {
    expect(stateAfter(wanted, { kind: 'cellsChosen', cells: [THERE] }).fillsWhenFound).toBe(false);
  });

  it('does not wait if nothing is searched for', () => {
    expect(reduce(explained, { kind: 'fillWhenFound' })).toBe(explained);
  });
});

describe('a page that is turned during the search', () => {
  const turned = (times: number) =>
    stateAfter(open, ...Array<HintEvent>(times).fill({ kind: 'turn', turn: { kind: 'next' } }));

  it('is turned as soon as the answer is found, before or after the view says that it is being searched for', () => {
    const view = { kind: 'finding', cell: HERE, progress: null } as const;
    const { view: there } = stateAfter(explained, { kind: 'turn', turn: { kind: 'next' } });
    expect(there).not.toEqual(explained.view);
    const one = stateAfter(turned(1), { kind: 'searching', view }, found(cellExplanation(HERE)));
    expect(one.view).toEqual(there);
    const two = stateAfter(turned(1), { kind: 'searching', view }, { kind: 'turn', turn: { kind: 'next' } });
    expect(stateAfter(two, found(cellExplanation(HERE))).view).toEqual(
      stateAfter(explained, ...Array<HintEvent>(2).fill({ kind: 'turn', turn: { kind: 'next' } })).view,
    );
  });

  it('is turned only once, and not past the last', () => {
    const last = stateAfter(turned(9), found(cellExplanation(HERE)));
    expect(last).toMatchObject({ turnsWhenFound: 0, view: { level: 'fill' } });
  });

  it('is not turned if something else is asked before', () => {
    expect(stateAfter(turned(2), { kind: 'cellsChosen', cells: [THERE] }).turnsWhenFound).toBe(0);
  });
});

describe('pages that were open before', () => {
  const ROOT: HintPage = {
    asked: { kind: 'selected' },
    level: 'why',
    at: 1,
    backward: false,
    link: 0,
    whole: false,
  };
  const LIST: HintPage = {
    asked: { kind: 'list' },
    level: 'outlook',
    at: 0,
    backward: false,
    link: 0,
    whole: false,
  };
  const LISTED: HintPage = {
    asked: { kind: 'listed', index: 1 },
    level: 'why',
    at: 0,
    backward: false,
    link: 0,
    whole: false,
  };
  const STEP: HintPage = {
    asked: { kind: 'step' },
    level: 'technique',
    at: 0,
    backward: false,
    link: 0,
    whole: false,
  };
  const allPages = (state: OpenHint) => [...openPages(state), ...state.reopening];

  it('are asked one after the other, each when the page below it is answered', () => {
    const pages = [ROOT, LIST, LISTED];
    const root = stateAfter(closed, opening(HERE, pages));
    expect(allPages(root)).toEqual(pages);
    const list = stateAfter(root, found(cellExplanation(HERE)));
    expect(list).toMatchObject({ question: LIST.asked, answered: false });
    expect(allPages(list)).toEqual(pages);
    const tooShort = stateAfter(list, listed('open', HERE));
    expect(tooShort.question).toEqual(LIST.asked);
    const end = stateAfter(tooShort, listed('open', HERE, THERE));
    expect(end).toMatchObject({ question: LISTED.asked, answered: true, reopening: [] });
    expect(openPages(end)).toEqual(pages);
  });

  it('open where they were left, and do not change the page below', () => {
    const pending = stateAfter(closed, opening(HERE, [ROOT, STEP]), found(cellExplanation(HERE)));
    expect(pending.view).toMatchObject({ subject: { kind: 'cell' }, level: 'why', at: 1 });
    const end = stateAfter(pending, found(stepExplanation));
    expect(end.view).toMatchObject({ subject: { kind: 'step' }, level: 'technique' });
    expect(stateAfter(end, BACK).view).toMatchObject({ level: 'why', at: 1 });
  });

  it('end at one that can no longer be asked, or when something else is asked', () => {
    const root = stateAfter(closed, opening(HERE, [ROOT, LISTED, LIST]), found(cellExplanation(HERE)));
    expect(root).toMatchObject({ question: ROOT.asked, reopening: [] });
    const other = stateAfter(closed, opening(HERE, [ROOT, LIST]), { kind: 'cellsChosen', cells: [THERE] });
    expect(other.reopening).toEqual([]);
  });

  it('are closed down to the last one that is wanted', () => {
    const list = stateAfter(explained, asking({ kind: 'list' }), listed('complete', HERE, THERE));
    const one = stateAfter(list, asking({ kind: 'listed', index: 1 }));
    const back = stateAfter(one, { kind: 'reopen', pages: [openPages(explained)[0], STEP] as HintPage[] });
    expect(back).toMatchObject({ question: STEP.asked, earlier: { length: 1 } });
    expect(stateAfter(one, { kind: 'reopen', pages: [] })).toMatchObject({
      question: ROOT.asked,
      earlier: [],
    });
  });
});
