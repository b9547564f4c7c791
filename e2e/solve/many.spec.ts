import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { longestTask } from '../support/mainThread';

const SETS = ['easy', '17-clue', 'several-solutions'].map((name) =>
  readFileSync(new URL(`../../src/sudoku/testing/puzzles/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** The kind of a line in the file, and so the finding about it. */
type Kind = 'one' | 'many' | 'none' | 'unreadable';

/** A file of lines of all kinds, and the kind that each row must have. */
function mixedFile(lines: number): { text: string; kinds: Kind[] } {
  const rows: string[] = [];
  const kinds: Kind[] = [];
  const add = (text: string, kind: Kind): void => {
    rows.push(text);
    kinds.push(kind);
  };
  for (let i = 0; i < lines; i++) {
    const set = SETS[i % SETS.length] ?? [];
    const puzzle = set[i % set.length] ?? '';
    if (i % 100 === 7) add(puzzle.slice(1), 'unreadable');
    else if (i % 100 === 17) add(`${puzzle.slice(0, 20)}B${puzzle.slice(21)}`, 'unreadable');
    else if (i % 100 === 27) add(`55${'.'.repeat(79)}`, 'none');
    else if (i % 100 === 37) add((puzzle.match(/.{9}/g) ?? []).join('\n'), i % 3 === 2 ? 'many' : 'one');
    else if (i % 100 === 47)
      add(
        `https://www.sudokuwiki.org/sudoku.htm?bd=${puzzle.replaceAll('.', '0')}`,
        i % 3 === 2 ? 'many' : 'one',
      );
    else add(i % 2 === 0 ? puzzle : `${puzzle} # ${i}`, i % 3 === 2 ? 'many' : 'one');
  }
  return { text: `${rows.join('\n')}\n`, kinds };
}

const FILE = mixedFile(20_000);
const FEW = mixedFile(300);
const count = (kind: Kind): number => FILE.kinds.filter((other) => other === kind).length;
const shown = (number: number): string => number.toLocaleString('en');

async function openDialog(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('unwind.settings', '{"language":"en"}'));
  await page.goto('./');
  await expect(page.locator('#shell[data-asleep]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Puzzle', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Solve many puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Solve many puzzles' })).toBeVisible();
}

async function openFile(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Open (a|another) file$/ })
    .click();
  const path = test.info().outputPath('mixed.sdm');
  writeFileSync(path, text);
  await (await chooser).setFiles(path);
}

const table = (page: Page) => page.getByRole('grid', { name: 'Puzzles and their solutions' });
const bar = (page: Page) => page.getByRole('progressbar');
const isDone = (page: Page) =>
  expect(page.getByRole('dialog').getByRole('status')).toContainText(/puzzles? solved in/, {
    timeout: 20_000,
  });

async function save(page: Page, format: string): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: format, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

test('a file of 20,000 mixed lines is solved, counted by kind, and saved in three formats, while the page responds', async ({
  page,
}) => {
  test.slow();
  await openDialog(page);
  const busiest = await longestTask(page, async () => {
    await openFile(page, FILE.text);
    await isDone(page);
    await save(page, 'CSV');
  });
  expect(busiest).toBeLessThan(50);
  const dialog = page.getByRole('dialog');
  await expect(table(page)).toHaveAttribute('aria-rowcount', '20001');
  for (const [name, kind] of [
    ['One', 'one'],
    ['None', 'none'],
    ['Many', 'many'],
    ['Unreadable', 'unreadable'],
  ] as const)
    await expect(dialog.getByRole('button', { name: `${name} ${shown(count(kind))}` })).toBeVisible();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '100');

  const csv = await save(page, 'CSV');
  expect(csv.name).toBe('mixed-solved.csv');
  const [head, ...lines] = csv.text.trimEnd().split('\r\n');
  expect(head).toBe('number,line,puzzle,verdict,count,solution,reason');
  expect(lines.map((line) => line.split(',')[3])).toEqual(FILE.kinds);

  const json: unknown = JSON.parse((await save(page, 'JSON')).text);
  expect(json).toHaveLength(20_000);
  // The nine lines of row 38 shift the line numbers of all rows below.
  expect(json).toMatchObject({
    37: { line: 38 },
    107: { number: 108, line: 116, reason: '80 of 81 cells.' },
  });

  const text = (await save(page, 'Text')).text.trimEnd().split('\n');
  expect(text[0]).toMatch(/^[1-9.]{81}:1:[1-9]{81}$/);
  expect(text[17]).toBe('# 18: Line 18, column 21: “B” is not a digit.');
});

test('a run continues when its dialog is closed, and a notice says when it ends; Stop ends the next at once and keeps its results', async ({
  app,
  page,
}) => {
  await openDialog(page);
  await openFile(page, FILE.text.repeat(2));
  await expect(table(page).getByRole('row').nth(5)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.notices).toContainText(`${shown(2 * count('one'))} of 40,000 puzzles solved, `, {
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect(table(page)).toHaveAttribute('aria-rowcount', '40001');

  await openFile(page, FILE.text.repeat(6));
  await expect(table(page)).not.toHaveAttribute('aria-rowcount', '40001');
  await expect(table(page).getByRole('row').nth(5)).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Stopped after');
  // The page's own workers: one judges, one does the player's jobs, one rates, one makes hints.
  await expect.poll(() => page.workers().length).toBeLessThanOrEqual(4);
  await expect(table(page).getByRole('row').nth(5)).toBeVisible();
});

test('a short list pasted on the page is offered for solving; a long one is solved at once; a row opens on the board', async ({
  app,
  page,
}) => {
  await app.open();
  const few = (SETS[0] ?? []).slice(0, 5).join('\n');
  await app.paste(few);
  await page.getByRole('button', { name: 'Solve all of them' }).click();
  await isDone(page);
  await expect(table(page)).toHaveAttribute('aria-rowcount', '6');
  await page.keyboard.press('Escape');
  await app.paste((SETS[0] ?? []).join('\n'));
  await expect(table(page)).toHaveAttribute('aria-rowcount', '2001', { timeout: 20_000 });
  await table(page).getByRole('row').nth(1).focus();
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toHaveAttribute('aria-rowindex', '2001');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await app.showsDigits((SETS[0]?.[0] ?? '').replaceAll('0', '.'));
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'Sudoku, with reasons.' })).toBeVisible();
});

test('axe finds no fault before and after a run; on the narrowest phone the filters fit in one row', async ({
  app,
  page,
}) => {
  await openDialog(page);
  await hasNoViolations(app);
  await openFile(page, FEW.text);
  await isDone(page);
  await hasNoViolations(app);
  await page.getByRole('button', { name: /^Unreadable/ }).click();
  await expect(table(page).getByRole('row').nth(1)).toContainText('80 of 81 cells.');
  await hasNoViolations(app);
  await page.setViewportSize({ width: 320, height: 568 });
  const filters = page.getByRole('group', { name: 'Show' }).getByRole('button');
  const tops = await filters.evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await filters.first().click();
  await expect(filters.first()).toHaveAttribute('aria-pressed', 'true');
});
