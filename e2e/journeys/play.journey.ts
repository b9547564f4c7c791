import { expect } from 'playwright/test';
import {
  EASY,
  EASY_ANSWER,
  EASY_ENTRIES,
  EMPTY,
  FIRST_OF_ALL,
  HARD,
  HARD_ANSWER,
  NONE,
  withDigits,
} from '../support/puzzles';
import { journey } from './journey';
import { SOON } from './person';

journey('a first visit', async ({ person }) => {
  const { words } = person;
  await person.open();
  await person.reads('main', undefined, words.app.start.title);
  await person.showsCell('r1c5', '6, example');
  expect(await person.faults()).toEqual([]);
  await person.press('button', words.app.solve);
  await person.reads('status', undefined, /Solved in .* the only solution/);
});

journey('typing 81 cells, and the last one by the keypad', async ({ person }) => {
  await person.open();
  await person.type(EASY.replaceAll('.', '0'));
  await person.showsDigits(EASY);
  await person.reads('status', undefined, 'One solution');
  await person.openPuzzle(EASY, withDigits(EASY_ENTRIES, 2, '.'));
  await person.select('r1c3');
  await person.press('button', /^4(,|$)/, { within: { role: 'region', name: person.words.app.pad.name } });
  await person.showsDigits(EASY_ANSWER);
  await person.reads('status', undefined, person.words.verdict.solvedByYou.lead);
});

journey('notes, undo and redo', async ({ person }) => {
  await person.openPuzzle(EASY);
  await person.select('r1c3');
  await person.key('Shift+1', 'Shift+4');
  await person.showsCell('r1c3', 'notes 1 4');
  await person.key('m', '2', 'm', 'ArrowRight', '2');
  await person.showsCell('r1c3', 'notes 1 4');
  await person.showsCell('r1c4', '2');
  await person.key('Control+z', 'Control+z');
  await person.showsCell('r1c3', 'notes 1 4');
  await person.key('Control+y', 'Control+y');
  await person.showsCell('r1c4', '2');
  await person.press('button', person.words.app.pad.undo);
  await person.showsCell('r1c4', 'empty');
});

journey('Solve, with one solution, without one, with many', async ({ person }) => {
  await person.openPuzzle(HARD);
  await person.key('s');
  await person.showsDigits(HARD_ANSWER);
  await person.reads('status', undefined, /Solved in/);
  await person.openPuzzle(NONE);
  await person.press('button', person.words.app.solve);
  await person.reads('status', undefined, /No solution · proved in/);
  await person.showsDigits(NONE);
  await person.key('e', 's');
  await person.showsDigits(FIRST_OF_ALL);
  await person.reads('status', undefined, /solutions/);
  await person.press('button', person.words.verdict.next);
  await expect.poll(() => person.digits(), SOON).not.toBe(FIRST_OF_ALL);
  expect(await person.digits()).not.toBe(EMPTY);
});

journey('a window that changes its size', async ({ person }) => {
  const bar = () => person.evaluate(() => document.querySelector('header')?.getBoundingClientRect().height);
  await person.openPuzzle(EASY);
  // What is written on the page later would lay it out again.
  await person.reads('main', undefined, person.words.choosing.difficulties.beginner);
  const wide = await bar();
  for (let turn = 0; turn < 3; turn++) {
    await person.tab.resize(844, 390);
    await expect.poll(bar, SOON).not.toBe(wide);
    await person.tab.resize(1280, 800);
    await expect.poll(bar, { ...SOON, timeout: 5000 }).toBe(wide);
  }
  // The board of a hint has its own size on short phones, which must not stay.
  await person.key('h');
  await person.sees('heading');
  const width = () => person.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const [across, down] of [
    [320, 568],
    [768, 1024],
  ] as const) {
    await person.tab.resize(across, down);
    await expect.poll(width, SOON).toBeLessThanOrEqual(0);
  }
});

journey('a ring around the focus after a key, not after a press', async ({ person }) => {
  const ring = () =>
    person.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  await person.openPuzzle(EASY);
  await person.choose('print');
  await person.sees('heading', undefined, { role: 'dialog' });
  expect(await ring()).toBe('none');
  await person.key('Shift+Tab');
  expect(await ring()).toBe('solid');
  await person.key('Escape');
  await person.misses('dialog');
  await person.key('?');
  await person.sees('heading', undefined, { role: 'dialog' });
  expect(await ring()).toBe('solid');
});

journey('dark', async ({ person }) => {
  await person.openPuzzle(EASY);
  const background = () => person.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await person.press('button', person.words.app.menu.theme);
  await expect.poll(() => person.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await expect.poll(background).not.toBe(light);
  await person.reload();
  expect(await person.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

journey('Korean', async ({ person }) => {
  await person.openPuzzle(EASY);
  await person.press('button', '한국어');
  const reader = person.speaking('ko');
  await reader.sees('grid', reader.words.board.name);
  await reader.select('r1c3');
  await reader.key('4');
  await reader.showsCell('r1c3', '4');
  await reader.choose('shelf');
  await reader.sees('heading', reader.words.shelf.title, { role: 'dialog' });
  await reader.key('Escape');
  await reader.misses('dialog');
  await reader.press('button', reader.words.app.solve);
  await reader.press('button', reader.words.play.askSolve.show, { within: { role: 'dialog' } });
  await reader.showsDigits(EASY_ANSWER);
  expect(await reader.faults()).toEqual([]);
});
