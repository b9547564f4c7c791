import { writeFile } from 'node:fs/promises';
import { type App, expect, SOON, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { faults } from '../support/layout';
import { longestTask } from '../support/mainThread';
import { EASY, HARD, withDigits } from '../support/puzzles';
import { fillShelf, rows } from '../support/shelf';

/** Opens the shelf, and waits until it lists this many puzzles. */
async function openShelf(app: App, count: string): Promise<void> {
  await app.choose('shelf');
  await expect(app.dialog).toContainText(count);
}

/** The titles of the puzzles that the shelf lists, in its order. */
const titlesOf = (app: App) => rows(app).locator('b').allInnerTexts();

const showTab = (app: App, tab: 'puzzles' | 'bin' | 'files') =>
  app.dialog.getByRole('button', { name: app.words.shelf.tabs[tab], exact: true }).click();

test('a puzzle on the shelf opens as it was left; a deleted one comes back with undo or from the bin, until it is deleted for good', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  await app.press('ArrowRight', 'Shift+Digit6');
  await app.paste(HARD);
  await app.showsDigits(HARD);
  await openShelf(app, '2 puzzles');
  await rows(app).filter({ hasText: '31 of 81' }).getByRole('button').first().click();
  await expect(app.dialog).toBeHidden();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await app.showsCell('r1c4', 'empty, notes 6');
  await openShelf(app, '2 puzzles');
  await rows(app).first().focus();
  await app.press('Delete', 'Delete');
  await expect(app.dialog).toContainText(app.words.shelf.none);
  await app.press('Control+z');
  await expect(app.dialog).toContainText('1 puzzle');
  await rows(app).first().focus();
  await app.press('Delete');
  await expect(app.dialog).toContainText(app.words.shelf.none);
  await app.closeDialog();

  // After a reload, undo means nothing here, but the bin has them.
  await app.reload();
  await app.choose('shelf');
  await app.press('Control+z');
  await showTab(app, 'bin');
  await expect(app.dialog).toContainText('2 puzzles in the bin');
  const binned = app.dialog.getByRole('grid').getByRole('row');
  await expect(binned).toContainText([/stays until \d+ \w+/, /stays until \d+ \w+/]);
  await hasNoViolations(app);
  await binned.filter({ hasText: '31 of 81' }).focus();
  await app.press('Enter');
  await expect(binned).toHaveCount(1);
  await expect(binned).toBeFocused();
  await app.press('Delete');
  await expect(binned.getByRole('button', { name: /^Delete for good/ })).toBeFocused();
  await hasNoViolations(app);
  await app.press('Enter');
  await expect(app.dialog).toContainText(app.words.shelf.binNone);
  await showTab(app, 'puzzles');
  await rows(app).getByRole('button').first().click();
  await app.showsDigits(withDigits(EASY, 2, '4'));
});

test('a thousand puzzles are listed without a pause, searched, filtered, sorted, browsed by keys, and counted in the statistics', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await fillShelf(app, 999);
  await app.reload();
  expect(await longestTask(app.page, () => openShelf(app, '1,000 puzzles'))).toBeLessThan(50);
  expect(await rows(app).count()).toBeLessThan(30);
  const list = app.dialog.getByRole('grid', { name: app.words.shelf.list });
  await expect(list).toHaveAttribute('aria-rowcount', '1000');
  // Scrolled as fast as a finger can throw it. Whether a frame is late is measured by `npm run bench -- shelf`.
  expect(await longestTask(app.page, () => scrollThrough(app))).toBeLessThan(50);
  await hasNoViolations(app);

  await rows(app).first().focus();
  await app.press('End');
  await expect(rows(app).last()).toBeFocused();
  await expect(app.page.locator(':focus')).toHaveAttribute('aria-rowindex', '1000');
  await app.press('Home', 'ArrowDown', 'PageDown');
  await expect(app.page.locator(':focus')).toHaveAttribute('aria-rowindex', /^[3-9]$/);
  await app.press('Delete');
  await expect(app.dialog).toContainText('999 puzzles');
  await expect(app.page.locator(':focus')).toHaveAttribute('role', 'row');

  const { shelf } = app.words;
  await app.dialog.getByRole('searchbox').fill('paper 998');
  await expect(app.dialog).toContainText('1 of 999 puzzles');
  await app.dialog.getByRole('searchbox').fill('no such thing');
  await expect(app.dialog).toContainText(shelf.noneFound);
  await app.dialog.getByRole('button', { name: shelf.clearFilters }).click();
  await app.dialog.getByRole('combobox', { name: shelf.state }).selectOption(shelf.states.solved);
  await expect(app.dialog).toContainText(/250 of 999|249 of 999/);
  await app.dialog.getByRole('combobox', { name: shelf.level }).selectOption(shelf.levels.hard);
  await expect(app.dialog).toContainText(/(49|50) of 999/);
  await app.dialog.getByRole('button', { name: shelf.clearFilters }).click();
  await app.dialog.getByRole('combobox', { name: shelf.sort }).selectOption(shelf.sorts.hardest);
  await expect(rows(app).first()).toContainText('SE 8.0');
  await app.closeDialog();
  await app.choose('statistics');
  await expect(app.dialog.getByRole('heading', { name: 'Hard' })).toBeVisible();
  await hasNoViolations(app);
});

test('the shelf is saved as one file, at a second attempt too, and added in a new browser; a damaged file changes nothing', async ({
  app,
  browser,
}, info) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  await app.press('ArrowRight', 'Shift+Digit6');
  await app.paste(HARD);
  await app.showsDigits(HARD);
  await openShelf(app, '2 puzzles');
  const titles = await titlesOf(app);
  await showTab(app, 'files');
  await hasNoViolations(app);
  const save = app.dialog.getByRole('button', { name: app.words.shelf.formats.shelf, exact: true });
  // A file that cannot be written leaves the buttons as they were.
  await app.page.evaluate(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      // A worker that starts meanwhile, to rate the puzzles, has its address.
      if (file instanceof Blob && file.type === 'text/javascript') return createObjectURL.call(URL, file);
      URL.createObjectURL = createObjectURL;
      throw new Error('refused');
    };
  });
  await save.click();
  await expect(app.notices).toContainText('made an error');
  expect(app.complaints.splice(0)).toEqual(['refused']);
  const downloading = app.page.waitForEvent('download');
  await save.click();
  const file = info.outputPath((await downloading).suggestedFilename());
  await (await downloading).saveAs(file);

  const fresh = await app.inAnotherBrowser(browser);
  await fresh.open();
  await addFile(fresh, file);
  await expect(fresh.notices).toContainText('Added 2 puzzles.');
  const damaged = info.outputPath('damaged.json');
  await writeFile(damaged, '{"unwind":"shelf","version":1,"puzz');
  await addFile(fresh, damaged);
  await expect(fresh.notices).toContainText('The file is damaged.');
  await showTab(fresh, 'puzzles');
  await expect(fresh.dialog).toContainText('2 puzzles');
  expect((await titlesOf(fresh)).toSorted()).toEqual(titles.toSorted());
  await rows(fresh).filter({ hasText: '31 of 81' }).getByRole('button').first().click();
  await fresh.showsDigits(withDigits(EASY, 2, '4'));
  await fresh.showsCell('r1c4', 'empty, notes 6');
  await fresh.press('z', 'z');
  await fresh.showsDigits(EASY);
});

test.describe('in Korean, on a phone', () => {
  test.use({ language: 'ko', viewport: { width: 390, height: 664 } });

  test('everything fits, and axe finds no fault', async ({ app }) => {
    await app.openPuzzle(EASY);
    await fillShelf(app, 59);
    await app.reload();
    await openShelf(app, '퍼즐 60개');
    for (const left of [59, 58, 57]) {
      await app.dialog.getByRole('button', { name: /^삭제/ }).first().click();
      await expect(app.dialog).toContainText(`퍼즐 ${left}개`);
    }
    for (const tab of ['files', 'bin', 'puzzles'] as const) {
      await showTab(app, tab);
      for (const [width, height] of [
        [390, 844],
        [390, 664],
        [320, 480],
      ] as const) {
        await app.page.setViewportSize({ width, height });
        await expect.poll(() => faults(app.page), SOON).toEqual([]);
      }
      await hasNoViolations(app);
    }
  });
});

/** Scrolls the whole list, nearly one view in each frame. */
const scrollThrough = (app: App): Promise<void> =>
  app.dialog.getByRole('grid', { name: app.words.shelf.list }).evaluate(
    (list) =>
      new Promise<void>((resolve) => {
        const next = (): void => {
          const before = list.scrollTop;
          list.scrollTop += 350;
          if (list.scrollTop === before) resolve();
          else requestAnimationFrame(next);
        };
        next();
      }),
  );

/** Adds a file to the shelf, after opening the shelf if it is closed. */
async function addFile(app: App, file: string): Promise<void> {
  if ((await app.dialog.count()) === 0) await app.choose('shelf');
  await showTab(app, 'files');
  const choosing = app.page.waitForEvent('filechooser');
  await app.dialog.getByRole('button', { name: app.words.shelf.import, exact: true }).click();
  await (await choosing).setFiles(file);
}
