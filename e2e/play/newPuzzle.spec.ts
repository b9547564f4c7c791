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
import { storedText } from '../support/stored';

async function openDialog(app: App): Promise<void> {
  await app.choose('wishPuzzle');
  await expect(level(app, 'beginner')).toBeVisible();
}

/** The button that makes a puzzle of a level. */
const level = (app: App, id: keyof App['words']['choosing']['difficulties']) =>
  app.dialog.getByRole('button', { name: new RegExp(`^${app.words.choosing.difficulties[id]}`) });

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

/** The puzzles that are made ahead; `null` before anybody has asked for a new puzzle. */
const stocked = async (app: App): Promise<string[] | null> => {
  const text = await storedText(app.page, 'unwind.newPuzzles');
  return text && JSON.parse(text).ahead.map(({ puzzle }: { puzzle: string }) => puzzle);
};

/** Longer than two puzzles take to be made ahead on a busy machine. */
const AHEAD = { timeout: 60_000 };

test.describe('on a computer with power to spare', () => {
  test.use({ ahead: true });

  test('a first visit makes puzzles on request, which can be undone; a later visit shows one made ahead', async ({
    app,
  }) => {
    test.slow();
    const { app: words, notices } = app.words;
    await app.open();
    await app.placeKept();
    const before = await app.givens();
    const button = app.button(words.levels.easy);
    // Each is fetched before it is imported, so it is listed twice.
    const scripts = (): Promise<number> =>
      app.page.evaluate(() => {
        const all = performance.getEntriesByType('resource').map(({ name }) => name);
        return new Set(all.filter((name) => /newPuzzleRun/.test(name))).size;
      });
    await expect(button).toBeVisible();
    expect([await scripts(), await stocked(app)]).toEqual([0, null]);
    // A worker starts when the pointer reaches the button. What listens for the pointer comes after the first screen.
    const worker = app.page.waitForEvent('worker');
    await expect
      .poll(async () => {
        await app.page.mouse.move(1, 1);
        await button.hover();
        return scripts();
      }, SOON)
      .toBe(1);
    await worker;
    expect(await stocked(app)).toBeNull();

    await button.click();
    const made = await another(app, before);
    await expect(app.notices).toContainText(notices.madePuzzle({ kind: 'madePuzzle', asWished: true }));
    await app.press('n');
    const next = await another(app, made);
    await app.press('z');
    await app.showsDigits(made);
    await app.press('y');
    await app.showsDigits(next);
    await expect.poll(async () => (await stocked(app))?.length, AHEAD).toBe(2);
    const [first = '', second = ''] = (await stocked(app)) ?? [];

    await app.reload();
    await app.showsDigits(next);
    await expect(app.heading).toHaveText(words.made[1] ?? '');
    await app.press('n');
    await app.showsDigits(first);
    expect(await stocked(app)).toEqual([second]);
    // The next is made ahead without another press, also when the page is left meanwhile.
    await app.reload();
    await expect.poll(async () => (await stocked(app))?.length, AHEAD).toBe(2);
    expect((await stocked(app))?.[0]).toBe(second);
  });
});

test('a pattern is drawn by mouse and keys with its whole board in view, and the puzzle has its givens there', async ({
  app,
}) => {
  const { newPuzzle: words } = app.words;
  await app.open();
  const before = await app.givens();
  await openDialog(app);
  await wish(app, { [words.seed]: '3' });
  await app.dialog.getByText(words.pattern, { exact: true }).click();
  const board = app.dialog.getByRole('grid', { name: words.pattern });
  // Objections leave the whole board in view.
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
  await app.dialog.getByRole('button', { name: words.clearPattern }).click();
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
  await make(app);
  const givens = await another(app, before);
  expect([...givens].map((digit) => digit !== '.')).toEqual(drawn);
});

test('a link to the puzzle of the day keeps its title in another browser', async ({ app, browser }) => {
  const title = async (one: App): Promise<string> =>
    (await one.page.locator('.title').innerText()).replace(/\s+/g, ' ').trim();
  await app.page.clock.setFixedTime(new Date(2026, 10, 23, 9));
  await app.open();
  const before = await app.givens();
  await openDialog(app);
  await app.dialog.getByRole('button', { name: app.words.newPuzzle.openDaily }).click();
  const givens = await another(app, before);
  expect(await title(app)).toMatch(/^Puzzle of the day Monday, 23 November · \d\d givens$/);
  await expect(app.page.locator('.rated')).toContainText(app.words.choosing.difficulties.easy);
  await app.press('l');
  await expect(app.notices).toContainText(app.words.notices.copied({ kind: 'copied', what: 'link' }));
  const link = await app.clipboard();
  expect(new URL(link).hash).toMatch(/^#s=\w+$/);
  const other = await app.inAnotherBrowser(browser);
  await other.page.goto(link);
  await other.awake();
  await other.showsDigits(givens);
  expect(await title(other)).toBe(await title(app));
});

test.describe('in Korean', () => {
  test.use({ language: 'ko' });

  test('in a lesson the technique is the next step, and the page says whether a move is right or wrong', async ({
    app,
  }) => {
    const { notices, techniques } = app.words;
    await app.open();
    const before = await app.givens();
    await app.press('?');
    await app.dialog.getByRole('button', { name: app.words.shortcuts.techniques }).click();
    await app.dialog.getByRole('button', { name: techniques.names.nakedPair }).click();
    await app.dialog.getByRole('button', { name: koPages.teach }).click();
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
    await expect(app.notices).toContainText('맞습니다.');
  });
});

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
