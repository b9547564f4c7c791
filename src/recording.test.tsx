import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { LANGUAGES } from './i18n';
import { type Card, keptFromPuzzle } from './stores';
import { EASY_ANSWER, openBrowser } from './stores/shelf/testing';
import { EMPTY_GRID, grid, put } from './sudoku/core';
import { codeOfDay } from './sudoku/generator';
import type { Difficulty } from './sudoku/techniques';
import { openApp, shown } from './ui/testing';
import { HeldThread } from './worker/testing';

const DAY = 24 * 60 * 60 * 1000;
/** Friday, 27 November 2026. */
const NOW = +new Date(2026, 10, 27, 9);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
});

let ids = 0;
/** A puzzle of a day on the shelf; finished in so many milliseconds, or only begun. */
function daily(day: number, level: Difficulty, spent: number | null, hints = 0): Card {
  const givens = put(EMPTY_GRID, (ids % 81) as never, 1);
  const { card } = keptFromPuzzle({ givens, entries: EMPTY_GRID, notes: null, name: null }, '', {
    newId: () => `${ids++}`,
    at: 0,
  });
  const code = codeOfDay({ year: 2026, month: 11, day }, level);
  const at = NOW - (27 - day) * DAY;
  return {
    ...card,
    origin: { kind: 'daily', name: null, at, code },
    progress: spent === null ? 'begun' : 'solved',
    finishes: spent === null ? [] : [{ at, spent, hints, mistakes: 0 }],
  };
}

async function open(dialog: 'calendar' | 'statistics', cards: readonly Card[]) {
  const { storage } = openBrowser();
  const app = await openApp({ storage, now: () => NOW, newThread: () => new HeldThread() });
  const { record } = (await LANGUAGES.en.loadMore())(null);
  const shelf = await app.shelf();
  await shelf.start();
  shelf.store.setState({ cards: new Map(cards.map((card) => [card.id, card])) });
  await shown(() => app.screen.open(dialog));
  const element = await app.dialog(record[dialog].title);
  return { ...app, kept: shelf, words: record[dialog], element, within: within(element) };
}

describe('the calendar', () => {
  const cards = [
    daily(24, 'hard', null),
    daily(26, 'easy', 70_000),
    daily(27, 'medium', 372_000),
    daily(27, 'hard', null),
  ];
  const openCalendar = async () => {
    const app = await open('calendar', cards);
    const day = () => document.activeElement?.querySelector('.unseen')?.textContent;
    return { ...app, day, cell: (name: string | RegExp) => app.within.getByRole('gridcell', { name }) };
  };

  it('begins at today, and tells of each day what was done, begun and missed, and the days in a row', async () => {
    const { day, cell, element } = await openCalendar();
    expect(day()).toBe('Friday, 27 November 2026, 1 solved, 1 begun');
    cell('Thursday, 26 November 2026, 1 solved');
    cell('Wednesday, 25 November 2026, not played');
    cell('Tuesday, 24 November 2026, 1 begun');
    cell('Monday, 23 November 2026');
    expect(cell('Saturday, 28 November 2026').getAttribute('aria-disabled')).toBe('true');
    expect(element.textContent).toContain('Solved on the day, 2 days in a row.');
  });

  it('is walked by keys, over the ends of weeks and months, not beyond today', async () => {
    const { day, keys, element } = await openCalendar();
    await keys('{ArrowRight}');
    expect(day()).toMatch(/^Friday, 27 November/);
    await keys('{ArrowUp}{Home}');
    expect(day()).toBe('Monday, 16 November 2026');
    await keys('{PageUp}{PageUp}');
    expect(day()).toBe('Wednesday, 16 September 2026');
    expect(element.textContent).toContain('September 2026');
    await keys('{End}{ArrowDown}{ArrowDown}');
    expect(day()).toBe('Sunday, 4 October 2026');
    await keys('{PageDown}{PageDown}{PageDown}');
    expect(day()).toMatch(/^Friday, 27 November/);
    await keys('{Enter}');
    expect(document.activeElement?.textContent).toBe('Beginnernot begun');
  });

  it('goes on with a puzzle of the shelf, and makes any other', async () => {
    const { within, user, kept, newPuzzle, cell } = await openCalendar();
    const opened = vi.spyOn(kept, 'openDaily').mockResolvedValue(true);
    await user.click(within.getByRole('button', { name: 'Medium solved · 6:12' }));
    const date = { year: 2026, month: 11, day: 27 };
    await vi.waitFor(() => expect(opened.mock.calls).toEqual([[{ date, level: 'medium' }]]));
    const made = vi.spyOn(newPuzzle, 'makeDaily').mockResolvedValue();
    await user.click(cell('Thursday, 26 November 2026, 1 solved'));
    await user.click(within.getByRole('button', { name: 'Expert not begun' }));
    expect(made).toHaveBeenCalledWith({ ...date, day: 26 }, 'expert');
  });
});

it('the calendar works without a database, and says what it does not know', async () => {
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'UnknownError');
  });
  onTestFinished(() => opening.mockRestore());
  const { screen: page, user, newPuzzle, ...app } = await openApp();
  const made = vi.spyOn(newPuzzle, 'makeDaily').mockResolvedValue();
  await shown(() => page.open('calendar'));
  const calendar = within(await app.dialog('Calendar'));
  expect((await calendar.findByRole('alert')).textContent).toContain('cannot be read');
  await user.click(calendar.getByRole('button', { name: 'Easy not begun' }));
  expect(made).toHaveBeenCalledWith({ year: 2026, month: 11, day: 27 }, 'easy');
});

describe('statistics', () => {
  it('tell of each level the number, the best, the median, those without hints, and the last times', async () => {
    const { element, within } = await open('statistics', [
      daily(25, 'easy', 60_000),
      daily(26, 'easy', 90_000, 2),
      daily(27, 'hard', 600_000),
    ]);
    expect(within.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Easy',
      'Hard',
    ]);
    expect(element.textContent).toContain('Solved2Best time1:00Median time1:15Without hints1');
    within.getByRole('img', { name: 'The last 2 times: from 1:00 to 1:30, the latest 1:30' });
  });

  it('can be emptied, and put back', async () => {
    const { within, user, element, textStore } = await open('statistics', [daily(26, 'easy', 60_000)]);
    await user.click(within.getByRole('button', { name: 'Empty the statistics' }));
    expect(within.queryByRole('heading', { name: 'Easy' })).toBeNull();
    expect(within.getByRole('status').textContent).toContain('The statistics begin now.');
    expect(textStore.get('unwind.statistics')).toContain(`${NOW}`);
    await user.click(within.getByRole('button', { name: 'Put back' }));
    within.getByRole('heading', { name: 'Easy' });
    expect(element.textContent).not.toContain('The statistics begin now.');
  });

  it('are not shown if they are not wanted', async () => {
    const { within, user, settings } = await open('statistics', [daily(26, 'easy', 60_000)]);
    await user.click(within.getByRole('switch', { name: /^Keep how finished puzzles went/ }));
    expect(settings.getState().history).toBe(false);
    expect(within.queryByRole('heading', { name: 'Easy' })).toBeNull();
  });
});

describe('the course', () => {
  it('begins with the easiest technique, marks what was found alone, and goes on where one stopped', async () => {
    const app = await openApp();
    const taught = vi.spyOn(app.newPuzzle, 'teach').mockResolvedValue();
    const openCourse = async () => {
      await shown(() => app.screen.open('course'));
      return within(await app.dialog('Course'));
    };
    let course = await openCourse();
    await app.user.click(await course.findByRole('button', { name: 'Begin: Full house' }));
    expect(taught).toHaveBeenLastCalledWith('fullHouse');
    app.textStore.put(
      'unwind.course',
      JSON.stringify({ version: 1, found: { fullHouse: 3, nakedSingle: 2 }, last: 'nakedSingle' }),
    );
    await shown(() => app.screen.close());
    course = await openCourse();
    await course.findByRole('button', { name: 'Go on: Naked single' });
    expect(course.getByText(/^1 of \d$/).parentElement?.textContent).toContain('Beginner');
    await app.user.click(course.getByRole('button', { name: /^Naked single ?, found alone on 2 of 3/ }));
    expect(taught).toHaveBeenLastCalledWith('nakedSingle');
    await app.user.click(course.getByRole('button', { name: 'What it is: Naked single' }));
    expect(await screen.findByRole('dialog', { name: /Naked single/ })).toBeTruthy();
  });
});

describe('the pause', () => {
  it('stops the clock and is over at the same key, with the board as it was', async () => {
    const app = await openApp({ puzzle: grid(`${EASY_ANSWER.slice(0, 80)}.`) });
    app.game.setPhase('play');
    app.game.adoptExample();
    app.pass(1000);
    const before = app.tally.spent();
    const { board } = app.game.now();
    await app.keys('p');
    await app.dialog('Paused');
    app.pass(60_000);
    expect(app.tally.spent()).toBe(before);
    await app.keys('p');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    app.pass(500);
    expect(app.tally.spent()).toBe(before + 500);
    expect(app.game.now().board).toBe(board);
  });
});
