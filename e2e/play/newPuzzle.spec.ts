import { pages as enPages } from '../../src/i18n/en/pages';
import { pages as koPages } from '../../src/i18n/ko/pages';
import type { Cell, Digit, Grid } from '../../src/sudoku/core';
import { easierThan } from '../../src/sudoku/generator';
import { findSolutions } from '../../src/sudoku/solver';
import {
  applyStep,
  CATALOGUE,
  cellOf,
  digitOf,
  findSteps,
  pathOf,
  positionOf,
} from '../../src/sudoku/techniques';
import { type App, type CellName, expect, SOON, test } from '../support/app';
import { hasNoViolations } from '../support/axe';

/** The heading and the line under it. */
const title = async (app: App): Promise<string> =>
  (await app.page.locator('.title').innerText()).replace(/\s+/g, ' ').trim();

async function openDialog(app: App): Promise<void> {
  await app.choose('wishPuzzle');
  await expect(app.dialog.getByRole('button', { name: app.words.newPuzzle.make })).toBeVisible();
}

/** Unfolds the wishes and writes into one of their fields. */
async function wish(
  app: App,
  wishes: { readonly technique?: string; readonly [field: string]: string | undefined },
) {
  const { newPuzzle: words } = app.words;
  await app.dialog.getByText(words.wishes).click();
  const { technique, ...others } = wishes;
  if (technique !== undefined) await app.dialog.getByLabel(words.technique).selectOption(technique);
  for (const [label, value] of Object.entries(others))
    if (value !== undefined) await app.dialog.getByLabel(label).fill(value);
}

const make = (app: App) => app.dialog.getByRole('button', { name: app.words.newPuzzle.make }).click();

/** Waits for a board other than the given one, and returns it. */
async function another(app: App, than: string): Promise<string> {
  await expect.poll(() => app.givens(), SOON).not.toBe(than);
  return app.givens();
}

for (const language of ['en', 'ko'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('a button and a key make new puzzles, which can be undone', async ({ app }) => {
      const { app: words, notices } = app.words;
      await app.open();
      const before = await app.givens();
      await app.click(words.welcome.newPuzzle);
      const first = await another(app, before);
      await expect(app.heading).toHaveText(words.made[0] ?? '');
      await expect(app.notices).toContainText(notices.madePuzzle({ kind: 'madePuzzle', asWished: true }));
      await app.press('n');
      const second = await another(app, first);
      await app.press('z');
      await app.showsDigits(first);
      await app.press('y');
      await app.showsDigits(second);
      await app.reload();
      await app.showsDigits(second);
      await expect(app.heading).toHaveText(words.made[0] ?? '');
    });

    test('axe finds no fault in the dialog of wishes', async ({ app }) => {
      await app.open();
      await openDialog(app);
      await wish(app, { [app.words.newPuzzle.givens]: '16' });
      await expect(app.dialog.getByRole('listitem')).toHaveCount(1);
      await hasNoViolations(app);
    });
  });
}

/** The puzzles that are made ahead; `null` before anybody has asked for a new puzzle. */
const stocked = (app: App): Promise<string[] | null> =>
  app.page.evaluate(() => {
    const text = localStorage.getItem('unwind.newPuzzles');
    return text && JSON.parse(text).ahead.map(({ puzzle }: { puzzle: string }) => puzzle);
  });

/** Longer than two puzzles take to be made ahead on a busy machine. */
const AHEAD = { timeout: 60_000 };

test('on a later visit, the first press shows a puzzle made ahead', async ({ app }) => {
  test.slow();
  await app.open();
  const before = await app.givens();
  await app.press('n');
  await another(app, before);
  await expect.poll(async () => (await stocked(app))?.length, AHEAD).toBe(2);
  const [first = '', second = ''] = (await stocked(app)) ?? [];
  await app.reload();
  await app.press('n');
  await app.showsDigits(first);
  expect(await stocked(app)).toEqual([second]);
  // The next is made ahead without another press, also when the page is left meanwhile.
  await app.reload();
  await expect.poll(async () => (await stocked(app))?.length, AHEAD).toBe(2);
  expect((await stocked(app))?.[0]).toBe(second);
});

test('a first visit makes no puzzle ahead, and starts a worker when the pointer reaches the button', async ({
  app,
}) => {
  await app.open();
  await app.placeKept();
  const button = app.button(app.words.app.welcome.newPuzzle);
  await expect(button).toBeVisible();
  const scripts = (): Promise<number> =>
    app.page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /newPuzzleRun/.test(name)).length,
    );
  expect([await scripts(), await stocked(app)]).toEqual([0, null]);
  const worker = app.page.waitForEvent('worker');
  // What listens for the pointer comes after the first screen.
  await expect
    .poll(async () => {
      await app.page.mouse.move(1, 1);
      await button.hover();
      return scripts();
    }, SOON)
    .toBe(1);
  await worker;
  expect(await stocked(app)).toBeNull();
});

test('the chosen level also applies to the next puzzles', async ({ app }) => {
  await app.open();
  const before = await app.givens();
  await openDialog(app);
  await app.dialog.getByRole('radio', { name: app.words.choosing.difficulties.hard }).check();
  await make(app);
  const first = await another(app, before);
  await expect(app.heading).toHaveText('A hard puzzle');
  await app.reload();
  await app.press('n');
  await another(app, first);
  await expect(app.heading).toHaveText('A hard puzzle');
});

test('hints solve a puzzle that needs a technique to the end, and the path contains that technique', async ({
  app,
}) => {
  test.slow();
  const { actions } = app.words.hint;
  const { newPuzzle, techniques } = app.words;
  await app.open();
  const before = await app.givens();
  await openDialog(app);
  await wish(app, { technique: 'xWing', [newPuzzle.seed]: '1' });
  await make(app);
  const givens = await another(app, before);
  await app.select('r1c1');
  await app.press('h');
  await app.askElsewhere(actions.path);
  await app.hint.getByText(/^Needs /).click();
  await expect(app.hint).toContainText(techniques.names.xWing);
  await app.press('h');
  await expect(app.keypad).toBeVisible();
  const blanks = [...givens].filter((digit) => digit === '.').length;
  const filled = async (): Promise<number> =>
    [...(await app.digits())].filter((digit) => digit !== '.').length - (81 - blanks);
  const first = [...givens].indexOf('.');
  await app.select(`r${Math.floor(first / 9) + 1}c${(first % 9) + 1}`);
  await app.press('h');
  const offer = app.hint.getByRole('button', { name: /^Easiest cell now: / });
  for (let done = 0; done < blanks; done++) {
    if (done > 0) await offer.click();
    await expect(app.button(app.words.hint.levels.fill)).toBeEnabled();
    await app.press('f');
    await expect.poll(filled, SOON).toBe(done + 1);
  }
  expect(await app.digits()).not.toContain('.');
});

test('a pattern can be drawn by mouse and keys, and the puzzle has its givens there', async ({ app }) => {
  const { newPuzzle: words } = app.words;
  await app.open();
  const before = await app.givens();
  await openDialog(app);
  await wish(app, { [words.seed]: '3' });
  await app.dialog.getByLabel(words.symmetry).selectOption('halfTurn');
  await app.dialog.getByText(words.pattern, { exact: true }).click();
  const board = app.dialog.getByRole('grid', { name: words.pattern });
  await board.scrollIntoViewIfNeeded();
  const cell = (row: number, column: number) =>
    board.getByRole('row').nth(row).getByRole('gridcell').nth(column);
  // The half-turn symmetry draws as many below.
  for (const [row, from, to] of [
    [0, 0, 4],
    [1, 8, 5],
    [2, 2, 6],
    [3, 0, 3],
  ] as const) {
    await cell(row, from).hover();
    await app.page.mouse.down();
    await cell(row, to).hover();
    await app.page.mouse.up();
  }
  await expect(board.getByRole('gridcell', { selected: true })).toHaveCount(36);
  await expect(cell(3, 3)).toBeFocused();
  await app.page.keyboard.press('ArrowDown');
  await app.page.keyboard.press(' ');
  await expect(cell(4, 5)).toHaveAttribute('aria-selected', 'true');
  await hasNoViolations(app);
  await app.dialog.getByLabel(words.symmetry).selectOption('none');
  const drawn = await board
    .getByRole('gridcell')
    .evaluateAll((cells) => cells.map((one) => one.getAttribute('aria-selected') === 'true'));
  await app.dialog.getByRole('radio', { name: words.anyLevel }).check();
  await make(app);
  const givens = await another(app, before);
  expect([...givens].map((digit) => digit !== '.')).toEqual(drawn);
});

test('objections to a pattern leave its whole board in view', async ({ app }) => {
  const { newPuzzle: words } = app.words;
  await app.open();
  await openDialog(app);
  await wish(app, {});
  await app.dialog.getByText(words.pattern, { exact: true }).click();
  const board = app.dialog.getByRole('grid', { name: words.pattern });
  for (const cell of [40, 10, 13]) await board.getByRole('gridcell').nth(cell).click();
  const said = app.dialog.getByRole('status');
  await expect(said).toContainText('17');
  for (const height of [720, 800, 1080]) {
    await app.page.setViewportSize({ width: 1280, height });
    await board.evaluate((drawing) => drawing.scrollIntoView({ block: 'start' }));
    const drawn = await board.boundingBox();
    const below = await said.boundingBox();
    expect((drawn?.y ?? 0) + (drawn?.height ?? Infinity), `${height}`).toBeLessThanOrEqual(below?.y ?? 0);
  }
});

test('the puzzle of the day is the same for everyone', async ({ app, browser }) => {
  const open = async (one: App): Promise<string> => {
    await one.page.clock.setFixedTime(new Date(2026, 10, 23, 9));
    await one.open();
    const before = await one.givens();
    await openDialog(one);
    await expect(one.dialog.getByLabel(one.words.newPuzzle.date, { exact: true })).toHaveValue('2026-11-23');
    await one.dialog.getByRole('button', { name: one.words.newPuzzle.openDaily }).click();
    return another(one, before);
  };
  const level = (one: App) => one.page.locator('.rated');
  const monday = await open(app);
  expect(await title(app)).toMatch(/^Puzzle of the day Monday, 23 November · \d\d givens$/);
  await expect(level(app)).toContainText('easy');
  expect(await open(await app.inAnotherBrowser(browser))).toBe(monday);
  // A past day.
  await openDialog(app);
  await app.dialog.getByLabel(app.words.newPuzzle.date, { exact: true }).fill('2026-11-22');
  await app.dialog.getByRole('button', { name: app.words.newPuzzle.openDaily }).click();
  await another(app, monday);
  expect(await title(app)).toMatch(/^Puzzle of the day Sunday, 22 November · /);
  await expect(level(app)).toContainText('expert');
});

test('a long search shows its progress, can be stopped, and can give the nearest puzzle so far', async ({
  app,
}) => {
  const { newPuzzle: words, noticeActions } = app.words;
  await app.open();
  const before = await app.givens();
  await openDialog(app);
  await wish(app, { [words.givens]: '17' });
  await make(app);
  await expect(app.dialog).toContainText(/\d tried, none as wished yet/);
  await app.dialog.getByRole('button', { name: words.stop }).click();
  await expect(app.dialog.getByRole('button', { name: words.make })).toBeFocused();
  expect(await app.givens()).toBe(before);
  await make(app);
  await app.dialog.getByRole('button', { name: words.takeBest }).click();
  await another(app, before);
  await expect(app.heading).toHaveText('A new puzzle');
  await expect(app.notices).toContainText('does not fit all of them');
  await app.notices.getByRole('button', { name: noticeActions.undo }).click();
  await expect.poll(() => app.givens(), SOON).toBe(before);
});

test('a link to a generated puzzle keeps its title', async ({ app, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.open();
  const before = await app.givens();
  await openDialog(app);
  await wish(app, { [app.words.newPuzzle.seed]: '42' });
  await make(app);
  const givens = await another(app, before);
  await app.press('l');
  await expect(app.notices).toContainText(app.words.notices.copied({ kind: 'copied', what: 'link' }));
  const link = await app.clipboard();
  expect(new URL(link).hash).toMatch(/^#s=\w+$/);
  const other = await app.inAnotherBrowser(browser);
  await other.page.goto(link);
  await other.awake();
  await other.showsDigits(givens);
  await expect(other.heading).toHaveText('An easy puzzle');
  expect(await title(other)).toBe(await title(app));
});

for (const language of ['en', 'ko'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('in a lesson the technique is the next step, and the page says whether a move is right or wrong', async ({
      app,
    }) => {
      const { notices, techniques, pages } = { ...app.words, pages: PAGES[app.language] };
      await app.open();
      const before = await app.givens();
      await app.press('?');
      await app.dialog.getByRole('button', { name: app.words.shortcuts.techniques }).click();
      await app.dialog.getByRole('button', { name: techniques.names.nakedPair }).click();
      await app.dialog.getByRole('button', { name: pages.teach }).click();
      await another(app, before);
      await expect(app.dialog).toBeHidden();
      const name = techniques.names.nakedPair;
      await expect(app.notices).toContainText(notices.lesson({ kind: 'lesson', name }));
      // In a cell with all of its candidates, the first note to be removed is not always wrong, but a wrong digit is.
      const solution = solutionOf(await app.givens());
      const blank = [...(await app.digits())].indexOf('.');
      const digit = Number(solution[blank]);
      await app.select(cellNameOf(blank));
      await app.press(`${(digit % 9) + 1}`);
      await expect(app.notices).toContainText(
        notices.lessonWrong({ kind: 'lessonWrong', cell: blank as Cell, digit: digit as Digit }),
      );
      await app.notices.getByRole('button', { name: app.words.noticeActions.undo }).click();
      // The hint is about the technique, not about the easiest step for the cell.
      await app.press('h');
      await app.hint.getByRole('button', { name: app.words.hint.actions.technique }).click();
      await expect(app.hint).toContainText(name);
      await app.press('h');
      const [cell, gone] = eliminationIn(await app.givens());
      await app.select(cellNameOf(cell));
      await app.press(`Shift+Digit${gone}`);
      await expect(app.notices).toContainText(name);
      await expect(app.notices).toContainText(language === 'en' ? 'Right:' : '맞습니다.');
    });
  });
}

test('a lesson of a chosen level and technique starts right before the step', async ({ app }) => {
  const { newPuzzle: words, notices, techniques } = app.words;
  const name = techniques.names.xWing;
  await app.open();
  const before = await app.givens();
  await openDialog(app);
  await app.dialog.getByRole('radio', { name: app.words.choosing.difficulties.hard }).check();
  await wish(app, { technique: 'xWing', [words.seed]: '1' });
  await app.switch(words.teach).click();
  await make(app);
  await another(app, before);
  await expect(app.notices).toContainText(notices.lesson({ kind: 'lesson', name }));
  await app.press('h');
  await app.hint.getByRole('button', { name: app.words.hint.actions.technique }).click();
  await expect(app.hint).toContainText(name);
});

const PAGES = { en: enPages, ko: koPages };

const cellNameOf = (cell: number): CellName => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}` as CellName;

const solutionOf = (givens: string): string =>
  String(findSolutions(givens as Grid, { limit: 1 }).solutions[0]);

/** A candidate that a naked pair rules out, after all easier steps are done. */
function eliminationIn(givens: string): readonly [cell: number, digit: number] {
  const easier: readonly string[] = easierThan('nakedPair');
  const position = positionOf(givens as Grid, { givens: givens as Grid });
  const path = pathOf(position, {
    without: CATALOGUE.map(({ id }) => id).filter((id) => !easier.includes(id)),
  });
  let latest = path.next();
  while (!latest.done) latest = path.next();
  for (const step of latest.value.steps) applyStep(position, step);
  const [step] = findSteps(position, 'nakedPair');
  const [first] = step?.eliminates ?? [];
  if (first === undefined) throw new Error('no naked pair');
  return [cellOf(first), digitOf(first)];
}
