import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cell, type Digit, digitAt, type Grid } from '../../sudoku/core';
import { generate } from '../../sudoku/generator';
import { cellOf, digitOf } from '../../sudoku/techniques';
import { pageThread } from '../../worker/testing';
import { boardOf, noticesOf, openStores, WELCOME } from '../testing';
import { courseIn } from './course';
import { createLessons } from './lesson';

const thread = pageThread();

/** A puzzle that needs a naked pair, and the board where that is next. */
async function prepare() {
  const making = generate({ needs: 'nakedPair' }, 1);
  let latest = making.next();
  while (!latest.done) latest = making.next();
  const { puzzle, solution } = latest.value;
  const at = await thread.ask('lesson', { givens: puzzle, technique: 'nakedPair', without: [] });
  if (!at.ok || at.value === null) throw new Error('no lesson');
  return { puzzle, solution, at: at.value };
}

let prepared: Awaited<ReturnType<typeof prepare>>;
beforeAll(async () => {
  prepared = await prepare();
}, 60_000);

/** A lesson on the naked pair. */
async function open() {
  const stores = openStores();
  const { puzzle, solution, at } = prepared;
  const subject = {
    technique: 'nakedPair',
    puzzle,
    solution,
    origin: { kind: 'made', name: null, at: 0 },
  } as const;
  const lessons = createLessons(stores);
  await lessons.begin(subject, at);
  const [step] = at.steps;
  if (step === undefined) throw new Error('no step');
  const strike = (cell: Cell, digit: Digit): void => {
    stores.game.play({ kind: 'note', cells: [cell], digit });
  };
  return {
    ...stores,
    lessons,
    solution,
    step,
    filled: at.filled,
    candidates: at.candidates,
    strike,
    board: () => boardOf(stores),
    told: () => noticesOf(stores),
    latest: () => stores.notices.store.getState().shown.at(-1)?.notice,
  };
}

let page: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  page = await open();
});

describe('a lesson', () => {
  it('begins where all that is easier is done, with all candidates as notes', () => {
    const { board, filled, candidates, told } = page;
    const { givens, entries, notes } = board();
    expect([...givens].map((given, cell) => (given === '.' ? entries[cell] : given)).join('')).toBe(filled);
    expect(notes).toEqual(candidates);
    expect(told()).toEqual(['lesson']);
  });

  it('tells with the reason that what the technique rules out is right, and is over', () => {
    const { step, strike, latest, told } = page;
    const [first, second] = step.eliminates;
    if (first === undefined) throw new Error('nothing is ruled out');
    strike(cellOf(first), digitOf(first));
    expect(latest()).toMatchObject({ kind: 'lessonRight', name: 'Naked pair' });
    expect(latest()).toHaveProperty('why', expect.stringMatching(/\w+/));
    if (second !== undefined) strike(cellOf(second), digitOf(second));
    expect(told()).toEqual(['lessonRight']);
  });

  it('counts a technique as found alone only without a hint, and leads on in the course', async () => {
    const { step, strike, latest, textStore, screen, notices } = page;
    expect(courseIn(textStore)).toEqual({ found: new Map(), last: 'nakedPair' });
    const [first] = step.eliminates;
    if (first === undefined) throw new Error('nothing is ruled out');
    strike(cellOf(first), digitOf(first));
    expect(courseIn(textStore).found.get('nakedPair')).toBe(1);
    expect(notices.store.getState().shown.at(-1)?.actions).toEqual(['nextLesson']);
    const helped = await open();
    helped.screen.enter('hint');
    helped.screen.enter('play');
    helped.strike(cellOf(first), digitOf(first));
    expect(helped.latest()).toMatchObject({ kind: 'lessonRight' });
    expect(courseIn(helped.textStore)).toEqual({ found: new Map(), last: 'nakedPair' });
    expect([latest()?.kind, screen.store.getState().mode]).toEqual(['lessonRight', 'play']);
  });

  it('makes way for what the player does next, and tells the reason again as the step is completed', () => {
    const { step, strike, notices, told } = page;
    expect([notices.closePassing(), told()]).toEqual([true, []]);
    const [first, second] = step.eliminates;
    if (first === undefined || second === undefined) throw new Error('fewer than two are ruled out');
    strike(cellOf(first), digitOf(first));
    expect([notices.closePassing(), told()]).toEqual([true, []]);
    strike(cellOf(second), digitOf(second));
    expect(told()).toEqual(['lessonRight']);
  });

  it('tells which digit must stay, and goes on after undo', () => {
    const { step, strike, latest, solution, board, game } = page;
    const [first] = step.eliminates;
    if (first === undefined) throw new Error('nothing is ruled out');
    const cell = cellOf(first);
    const digit = digitAt(solution, cell);
    if (digit === null) throw new Error('no solution');
    strike(cell, digit);
    expect(latest()).toEqual({ kind: 'lessonWrong', cell, digit });
    game.undo();
    const other = ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).find((one) => one !== digit);
    game.play({ kind: 'enter', cells: [cell], digit: other ?? digit, strike: true });
    expect(latest()).toEqual({ kind: 'lessonWrong', cell, digit });
    game.undo();
    expect(board().notes).toEqual(page.candidates);
    strike(cell, digitOf(first));
    expect(latest()).toMatchObject({ kind: 'lessonRight' });
  });

  it('tells what is true, but for another reason', () => {
    const { board, latest, solution, game } = page;
    const cell = [...board().entries].findIndex(
      (entry, at) => entry === '.' && digitAt(board().givens, at as Cell) === null,
    ) as Cell;
    const digit = digitAt(solution, cell);
    if (digit === null) throw new Error('no solution');
    game.play({ kind: 'enter', cells: [cell], digit, strike: true });
    expect(latest()).toEqual({ kind: 'lessonOther', name: 'Naked pair' });
  });

  it('is told in another language once that is chosen', async () => {
    const { settings, latest, step, strike } = page;
    settings.setState({ language: 'ko' });
    await vi.waitFor(() => expect(latest()).toEqual({ kind: 'lesson', name: '네이키드 페어' }));
    const [first] = step.eliminates;
    if (first === undefined) throw new Error('nothing is ruled out');
    strike(cellOf(first), digitOf(first));
    expect(latest()).toMatchObject({ kind: 'lessonRight', why: expect.stringMatching(/[가-힣]/) });
    settings.setState({ language: 'en' });
    await vi.waitFor(() => expect(latest()).toMatchObject({ kind: 'lessonRight', name: 'Naked pair' }));
    expect(latest()).toHaveProperty('why', expect.stringMatching(/^[^가-힣]+$/));
    page.notices.closeKind('lessonRight');
    settings.setState({ language: 'ko' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.told()).toEqual([]);
  });

  it('tells which step it waits for, until the board is no longer its own', () => {
    const { lessons, step, strike, game, solution } = page;
    expect(lessons.awaited()).toEqual(step);
    const [first] = step.eliminates;
    if (first === undefined) throw new Error('nothing is ruled out');
    const digit = digitAt(solution, cellOf(first));
    game.play({ kind: 'enter', cells: [cellOf(first)], digit: digit ?? 1, strike: false });
    expect(lessons.awaited()).toBeNull();
    game.undo();
    expect(lessons.awaited()).toEqual(step);
    strike(cellOf(first), digitOf(first));
    expect(lessons.awaited()).toBeNull();
  });

  it('is over when another puzzle comes', () => {
    const { importing, strike, step, told, notices } = page;
    importing.openExample(
      { givens: WELCOME as Grid, entries: '.'.repeat(81) as Grid, notes: null, name: null },
      'array',
    );
    notices.closePassing();
    const [first] = step.eliminates;
    if (first !== undefined) strike(cellOf(first), digitOf(first));
    expect(told()).toEqual([]);
  });
});
