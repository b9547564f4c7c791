import { readLink } from '../../src/sudoku/formats';
import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { Comparing } from '../support/comparing';
import { EASY, EMPTY, HARD } from '../support/puzzles';
import { holdWorkers } from '../support/workers';

test('Compare races five strategies on the current puzzle', async ({ app }) => {
  const comparing = new Comparing(app);
  await app.openPuzzle(HARD);
  await app.press('r');
  await comparing.hasEnded();
  await expect(comparing.heading).toHaveText('Five ways through one puzzle');
  await expect(comparing.rows).toHaveCount(5);
  await expect(comparing.number('Row by row', 'Guesses')).toHaveText('49,558 × 1,200');
  await expect(comparing.number('Row by row', 'Steps')).toHaveText('99,056 × 230');
  await expect(comparing.number('Singles first, then backtracking', 'Guesses')).toHaveText('41 fewest');
  await expect(app.page.getByText('fastest')).toHaveCount(1);
  await app.press('Escape');
  await app.showsDigits(HARD);
});

/** Row by row takes 138,350,568 steps, two million times as many as the fewest. */
const LONG = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

test('numbers of nine digits stay in their columns', async ({ app }) => {
  const comparing = new Comparing(app);
  await comparing.open(LONG);
  await comparing.hasEnded();
  // All 138,350,568, or as many as a busy machine takes before the race is over.
  await expect(comparing.number('Row by row', 'Steps')).toContainText(/\d{2,3},\d{3},\d{3} × \d+(\.\d)?M/);
  for (const width of [1280, 900, 390]) {
    await app.page.setViewportSize({ width, height: 800 });
    const beyond = await comparing.row('Row by row').evaluate((row) =>
      [...row.querySelectorAll('.meter-number > *')]
        .filter((part) => {
          const column = part.closest('td')?.getBoundingClientRect();
          return column === undefined || part.getBoundingClientRect().right > column.right;
        })
        .map((part) => part.textContent),
    );
    expect(beyond, `${width} wide`).toEqual([]);
  }
});

test('a click on a row opens Watch with its strategy, and R returns to the same race', async ({ app }) => {
  const comparing = new Comparing(app);
  await comparing.open(HARD);
  await comparing.hasEnded();
  const time = await comparing.number('Row by row', 'Time').textContent();
  await comparing.row('Exact cover').click({ position: { x: 40, y: 50 } });
  await expect(app.grid).toBeVisible();
  await expect(app.page.getByRole('main').getByText('Exact cover').first()).toBeVisible();
  await app.press('r');
  await comparing.hasEnded();
  await expect(comparing.number('Row by row', 'Time')).toHaveText(time ?? '');
});

test('an endless search shows its progress; one search or all can be stopped', async ({ app }) => {
  const comparing = new Comparing(app);
  await comparing.open(EMPTY);
  await comparing.searchWholeTrees(2);
  const name = 'Row by row, Whole tree';
  await expect(comparing.row(name).getByText('searching')).toBeVisible();
  const before = await comparing.number(name, 'Steps').textContent();
  await expect(comparing.number(name, 'Steps')).not.toHaveText(before ?? '');
  await comparing
    .row(name)
    .getByRole('button', { name: `Stop ${name}` })
    .click();
  await expect(comparing.row(name).getByText('stopped', { exact: true })).toBeVisible();
  await expect(comparing.number(name, 'Steps')).toHaveText(/^≥ [\d,]+ × [\d,.]+[kMG]?$/);
  await expect(comparing.row('Fewest candidates first, Whole tree').getByText('searching')).toBeVisible();
  await app.press('Escape');
  await expect(app.button('Race again')).toBeVisible();
  await expect(app.page.getByText('searching')).toHaveCount(0);
});

test('the time limit stops a strategy, and the page says so', async ({ app }) => {
  const comparing = new Comparing(app);
  await comparing.open(EMPTY);
  await comparing.searchWholeTrees(1);
  await app.page.getByRole('combobox', { name: 'Stop each after' }).selectOption('1 second');
  await expect(
    comparing.row('Row by row, Whole tree').getByText('stopped at 1 s, not finished'),
  ).toBeVisible();
});

test('the page says where two strategies first differ, and opens Watch there', async ({ app }) => {
  const comparing = new Comparing(app);
  await comparing.open(HARD);
  const part = app.page.getByRole('region', { name: 'Where two strategies differ' });
  await part.getByRole('combobox', { name: 'First strategy' }).selectOption('Exact cover');
  await part.getByRole('combobox', { name: 'Second strategy' }).selectOption('Fewest candidates first');
  await expect(
    part.getByText(/^They (differ at the first step|first differ at step [\d,]+)\.$/),
  ).toBeVisible();
  await part.getByRole('button', { name: /^Watch Exact cover at step/ }).click();
  await expect(app.grid).toBeVisible();
});

test('Copy table copies one line for each strategy', async ({ app }) => {
  const comparing = new Comparing(app);
  await comparing.open(EASY);
  await comparing.hasEnded();
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.click('Copy table');
  await expect(app.page.getByText('Copied the table.')).toBeVisible();
  const lines = (await app.clipboard()).split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toMatch(/^strategy\toptions\tend\tsolutions\tguesses/);
});

test('a comparison over a set of puzzles shows distributions of guesses and time', async ({ app }) => {
  const comparing = new Comparing(app);
  await comparing.open(EASY);
  await app.click('A set of puzzles');
  await app.page.getByRole('combobox', { name: 'Puzzles' }).selectOption('Norvig, hardest: 11');
  await expect(app.page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expect(comparing.heading).toHaveText('Five ways through 11 puzzles');
  await expect(app.page.getByRole('img', { name: /guesses over 11 puzzles/ })).toHaveCount(5);
  await app.click('Time');
  await expect(app.page.getByRole('img', { name: /time over 11 puzzles/ })).toHaveCount(5);
  await hasNoViolations(app);
});

test('a column of a distribution lists its puzzles; one opens on the board, and R returns to the list', async ({
  app,
}) => {
  const comparing = new Comparing(app);
  await comparing.open(EASY);
  await app.click('A set of puzzles');
  await app.page.getByRole('combobox', { name: 'Give up after' }).selectOption('10,000 steps');
  await app.page.getByRole('combobox', { name: 'Puzzles' }).selectOption('Norvig, hardest: 11');
  await expect(app.page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  const plot = app.page.getByRole('button', { name: 'Puzzles by column: Row by row, guesses' });
  const { width = 0 } = (await plot.boundingBox()) ?? {};
  await plot.click({ position: { x: width - 5, y: 20 } });
  const picked = app.page.getByRole('region', { name: 'Row by row, guesses' });
  await expect(picked.getByRole('heading', { level: 2 })).toHaveText(/\d given up$/);
  await app.press('ArrowLeft');
  await expect(picked.getByRole('heading', { level: 2 })).toHaveText(/: \d+ puzzles?$/);
  await hasNoViolations(app);
  const said = await picked.getByRole('heading').allTextContents();
  await picked
    .getByRole('button', { name: /^Open puzzle/ })
    .first()
    .click();
  await expect(app.page.getByRole('heading', { name: /^Norvig, hardest, puzzle \d+$/ })).toBeVisible();
  await app.press('z');
  await app.showsDigits(EASY);
  await app.press('r');
  await expect(picked.getByRole('heading')).toHaveText(said);
});

test('a long run over a set can be stopped and continued', async ({ app }) => {
  const comparing = new Comparing(app);
  await comparing.open(EASY);
  await app.click('A set of puzzles');
  await app.page.getByRole('combobox', { name: 'Give up after' }).selectOption('10,000,000 steps');
  await app.page.getByRole('combobox', { name: 'Puzzles' }).selectOption('Hardest of 2019: a sample of 50');
  await app.click('Stop all');
  await expect(app.page.getByText(/^stopped at \d+ of 50 puzzles$/)).toBeVisible();
  await expect(app.page.getByText('stopped', { exact: true }).first()).toBeVisible();
  await app.click('Go on');
  await expect(app.page.getByText(/^\d+ of 50 puzzles$/)).toBeVisible();
  await app.press('Escape');
  await expect(app.page.getByText(/^stopped at \d+ of 50 puzzles$/)).toBeVisible();
});

test('the player’s own puzzles are read in any notation, and the page names the lines left out', async ({
  app,
}) => {
  const comparing = new Comparing(app);
  await comparing.open(EASY);
  await app.click('A set of puzzles');
  await app.click('Your own');
  const picture = (HARD.match(/.{9}/g) ?? []).join('\n');
  await app.page
    .getByRole('textbox', { name: 'Your own puzzles' })
    .fill(`${EASY} the first\n\n${picture}\n\nnothing\n55${'.'.repeat(79)}\n`);
  await app.click('Compare on these');
  await expect(comparing.heading).toHaveText('Five ways through 2 puzzles');
  await app.page.getByText('Read 2 puzzles. 2 entries were left out').click();
  await expect(app.page.getByRole('listitem').filter({ hasText: 'Line 13, “nothing”' })).toBeVisible();
  await expect(app.page.getByText('row 1 has two 5s, in r1c1 and r1c2')).toBeVisible();
  await expect(app.page.getByText('2 of 2 puzzles')).toBeVisible();
  await hasNoViolations(app);
});

test('a link opens the same comparison, and the page names its unknown parts', async ({ app }) => {
  const comparing = new Comparing(app);
  const strategies = 'rowByRow,digits:descending;exactCover';
  await app.open(`#p=${HARD}&compare=${strategies};bogus`);
  await expect(comparing.heading).toHaveText('Two ways through one puzzle');
  await expect(app.notices).toContainText('The link also has “bogus”, which this version does not know.');
  await comparing.hasEnded();
  await expect(comparing.row('Row by row, Order of digits: Descending')).toBeVisible();
  await app.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.click('Copy link');
  await expect
    .poll(async () => readLink(new URL(await app.clipboard()).hash))
    .toMatchObject({ value: { puzzle: { givens: HARD }, compare: strategies } });
});

test('workers that die in a race are restarted once, and the page says so', async ({ app }) => {
  const workers = await holdWorkers(app.page);
  const comparing = new Comparing(app);
  await comparing.open(EMPTY);
  await app.page.getByRole('combobox', { name: 'Stop each after' }).selectOption('no limit');
  await comparing.searchWholeTrees(1);
  const name = 'Row by row, Whole tree';
  await expect(comparing.row(name).getByText('searching')).toBeVisible();
  await workers.kill();
  await expect(app.notices).toContainText('A part of the race stopped answering and was started again.');
  const before = await comparing.number(name, 'Steps').textContent();
  await expect(comparing.number(name, 'Steps')).not.toHaveText(before ?? '');
  await workers.kill();
  await expect(comparing.row(name).getByText('stopped answering')).toBeVisible();
  await expect(app.button('Race again')).toBeVisible();
  await app.press('Escape', 'Escape');
  await app.showsDigits(EMPTY);
});

test('Compare works by keyboard alone', async ({ app }) => {
  const comparing = new Comparing(app);
  await app.openPuzzle(HARD);
  await app.press('r');
  await comparing.hasEnded();
  for (let stop = 0; stop < 40 && !(await app.focused()).includes('Watch Row by row'); stop++)
    await app.press('Tab');
  expect(await app.focused()).toContain('Watch Row by row');
  await app.press('Enter');
  await expect(app.grid).toBeVisible();
});

test('Compare loads only when it is opened', async ({ app }) => {
  const asked: string[] = [];
  app.page.on('request', (request) => asked.push(request.url()));
  await app.openPuzzle(EASY);
  const isOfCompare = (url: string): boolean => /ComparePage|comparison|racer/i.test(url);
  expect(asked.filter(isOfCompare)).toEqual([]);
  await app.press('r');
  await expect.poll(() => asked.filter(isOfCompare).length).toBeGreaterThan(2);
});

for (const language of ['en', 'ko'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds no fault in Compare', async ({ app }) => {
      const comparing = new Comparing(app);
      await comparing.open(HARD);
      await comparing.hasEnded();
      await hasNoViolations(app);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Compare opens from the Puzzle menu and fits the width', async ({ app }) => {
    const comparing = new Comparing(app);
    await app.openPuzzle(HARD);
    await app.page.getByRole('button', { name: 'Puzzle' }).click();
    await app.page.getByRole('menuitem', { name: 'Compare' }).click();
    await comparing.hasEnded();
    await expect(comparing.number('Row by row', 'Guesses')).toHaveText('49,558 × 1,200');
    expect(
      await app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
    await hasNoViolations(app);
  });
});
