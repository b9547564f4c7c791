import { readFile, writeFile } from 'node:fs/promises';
import { App, expect, SOON, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { faults } from '../support/layout';
import { longestTask } from '../support/mainThread';
import { EASY, HARD, withDigits } from '../support/puzzles';
import { fillShelf, putOnShelf, puzzles, rows, shelfBegun } from '../support/shelf';

/** Opens the shelf, and waits until it lists this many puzzles. */
async function openShelf(app: App, count: string): Promise<void> {
  await app.choose('shelf');
  await expect(app.dialog).toContainText(count);
}

/** The titles of the puzzles that the shelf lists, in its order. */
const titlesOf = (app: App) => rows(app).locator('b').allInnerTexts();

const showTab = (app: App, tab: 'puzzles' | 'bin' | 'statistics' | 'files') =>
  app.dialog.getByRole('button', { name: app.words.shelf.tabs[tab], exact: true }).click();

test('the shelf keeps a puzzle, opens it as it was left, deletes it and puts it back', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  await app.press('ArrowRight', 'Shift+Digit6');
  await app.paste(HARD);
  await app.showsDigits(HARD);
  await openShelf(app, '2 puzzles');
  await expect(rows(app)).toHaveCount(2);
  await rows(app).filter({ hasText: '31 of 81' }).getByRole('button').first().click();
  await expect(app.dialog).toBeHidden();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await app.showsCell('r1c4', 'empty, notes 6');
  await app.press('z', 'z');
  await app.showsDigits(EASY);
  await app.press('z');
  await app.showsDigits(HARD);

  await openShelf(app, '2 puzzles');
  await rows(app)
    .filter({ hasText: 'On the board' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(app.dialog).toContainText('1 puzzle');
  await app.answerNotice('putBack');
  await expect(app.dialog).toContainText('2 puzzles');
  await app.closeDialog();
  await app.reload();
  await openShelf(app, '2 puzzles');
});

test('a deleted puzzle comes back with Ctrl+Z, whatever key came before, or from the bin', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  await app.paste(HARD);
  await app.showsDigits(HARD);
  await openShelf(app, '2 puzzles');
  const list = app.dialog.getByRole('grid');
  await rows(app).first().focus();
  await app.press('Delete');
  await expect(app.dialog).toContainText('1 puzzle');
  await app.press('ArrowDown', 'Home');
  await expect(app.notices).toBeEmpty();
  await app.press('Delete');
  await expect(app.dialog).toContainText(app.words.shelf.none);
  await app.press('Control+z');
  await expect(app.dialog).toContainText('1 puzzle');
  await expect(app.notices).toContainText('on the shelf again');
  await app.press('z');
  await expect(app.dialog).toContainText('2 puzzles');
  await app.press('z');
  await app.dialog.getByRole('searchbox').fill('8..');
  await app.press('Control+z');
  await expect(app.dialog.getByRole('searchbox')).toHaveValue('');

  // After a reload, undo means nothing here, but the bin has it.
  await rows(app).first().focus();
  await app.press('Delete', 'Delete');
  await expect(app.dialog).toContainText(app.words.shelf.none);
  await app.closeDialog();
  await app.reload();
  await app.choose('shelf');
  await app.press('Control+z');
  await showTab(app, 'bin');
  await expect(app.dialog).toContainText('2 puzzles in the bin');
  await expect(list.getByRole('row')).toContainText([/stays until \d+ \w+/, /stays until \d+ \w+/]);
  await hasNoViolations(app);
  await list.getByRole('row').filter({ hasText: '31 of 81' }).focus();
  await app.press('Enter');
  await expect(app.dialog).toContainText('1 puzzle in the bin');
  await expect(list.getByRole('row')).toBeFocused();
  await app.press('Delete');
  const forGood = list.getByRole('button', { name: /^Delete for good/ });
  await expect(forGood).toBeFocused();
  await expect(forGood).toHaveText(app.words.shelf.discardForGood);
  await hasNoViolations(app);
  await app.press('Tab', 'Shift+Tab');
  await expect(app.dialog).toContainText('1 puzzle in the bin');
  await list.getByRole('row').focus();
  await app.press('Delete', 'Delete');
  await expect(app.dialog).toContainText(app.words.shelf.binNone);
  await showTab(app, 'puzzles');
  await expect(app.dialog).toContainText('1 puzzle');
  await rows(app).getByRole('button').first().click();
  await app.showsDigits(withDigits(EASY, 2, '4'));
});

test('the bin can be emptied, and what has been in it for 30 days is gone', async ({ app }) => {
  await app.page.clock.install();
  await app.openPuzzle(EASY);
  await fillShelf(app, 3);
  await app.reload();
  await openShelf(app, '4 puzzles');
  const remove = () =>
    app.dialog
      .getByRole('button', { name: /^Delete Paper/ })
      .first()
      .click();
  await remove();
  await expect(app.dialog).toContainText('3 puzzles');
  await app.page.clock.fastForward('30:00:00');
  await remove();
  await expect(app.dialog).toContainText('2 puzzles');
  await showTab(app, 'bin');
  await expect(app.dialog).toContainText('2 puzzles in the bin');
  for (let days = 0; days < 29; days++) await app.page.clock.fastForward('24:00:00');
  await app.closeDialog();
  await app.choose('shelf');
  await showTab(app, 'bin');
  await expect(app.dialog).toContainText('1 puzzle in the bin');
  await app.dialog.getByRole('button', { name: app.words.shelf.emptyBin }).click();
  await app.dialog.getByRole('button', { name: app.words.shelf.emptyBinForGood(1) }).click();
  await expect(app.dialog).toContainText(app.words.shelf.binNone);
});

test('a file that cannot be written leaves the buttons of the shelf as they were', async ({ app }) => {
  await app.openPuzzle(EASY);
  await openShelf(app, '1 puzzle');
  await showTab(app, 'files');
  await app.page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error('refused');
    };
  });
  const save = app.dialog.getByRole('button', { name: app.words.shelf.formats.shelf });
  await save.click();
  await expect(app.notices).toContainText('made an error');
  await expect(save).toBeEnabled();
  await expect(app.dialog.getByRole('button', { name: app.words.shelf.import, exact: true })).toBeEnabled();
  expect(app.complaints.splice(0)).toEqual(['refused']);
});

test('the board of a version without a shelf becomes the first puzzle of the shelf', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  await shelfBegun(app);
  await app.page.goto('./early.js');
  await app.page.evaluate(async () => {
    localStorage.removeItem('unwind.shelf');
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('unwind.shelf').onsuccess = resolve;
    });
  });
  await app.open();
  await openShelf(app, '1 puzzle');
  await expect(rows(app)).toContainText(['31 of 81']);
  expect(app.complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a thousand puzzles can be searched, filtered, sorted and browsed by keys', async ({ app }) => {
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
  await app.dialog.getByRole('searchbox').fill(puzzles(999)[500]?.slice(0, 40) ?? '');
  await expect(app.dialog).toContainText(/\d+ of 999 puzzles/);
  await app.dialog.getByRole('searchbox').fill('no such thing');
  await expect(app.dialog).toContainText(shelf.noneFound);
  await app.dialog.getByRole('button', { name: shelf.clearFilters }).click();
  await app.dialog.getByRole('combobox', { name: shelf.state }).selectOption(shelf.states.solved);
  await expect(app.dialog).toContainText(/250 of 999|249 of 999/);
  await app.dialog.getByRole('combobox', { name: shelf.level }).selectOption(shelf.levels.hard);
  await expect(app.dialog).toContainText('49 of 999');
  await app.dialog.getByRole('combobox', { name: shelf.source }).selectOption(shelf.sources.typed);
  await expect(app.dialog).toContainText(shelf.noneFound);
  await app.dialog.getByRole('button', { name: shelf.clearFilters }).click();
  await app.dialog.getByRole('combobox', { name: shelf.sort }).selectOption(shelf.sorts.hardest);
  await expect(rows(app).first()).toContainText('SE 8.0');
  await rows(app).first().focus();
  await app.press('Enter');
  await expect(app.dialog).toBeHidden();
  await expect(app.notices).toContainText('Opened from the shelf.');
});

test('the statistics are listed by level, and can be switched off', async ({ app }) => {
  await app.openPuzzle(EASY);
  await fillShelf(app, 39);
  await app.reload();
  await openShelf(app, '40 puzzles');
  await showTab(app, 'statistics');
  await expect(app.dialog.getByRole('row', { name: /^Hard/ })).toContainText('Hard25:00');
  await hasNoViolations(app);
  await app.switch(app.words.shelf.history).click();
  await expect(app.dialog.getByRole('table')).toHaveCount(0);
});

test('a puzzle is open in one tab at a time; another tab says so and can take it over', async ({ app }) => {
  await app.openPuzzle(EASY);
  await shelfBegun(app);
  const other = new App(await app.page.context().newPage());
  await other.open();
  await expect(other.notices).toContainText('This puzzle is open in another tab');
  await app.page.bringToFront();
  await app.select('r1c3');
  await app.type('4');
  await other.page.bringToFront();
  await other.answerNotice('takeOver');
  await other.showsDigits(withDigits(EASY, 2, '4'));
  await expect(app.notices).toContainText('This puzzle is open in another tab');
  await expect(other.notices).not.toContainText('This puzzle is open in another tab');

  // Another puzzle causes no question about which board to keep.
  await app.page.bringToFront();
  await app.paste(HARD);
  await app.showsDigits(HARD);
  await expect(app.notices).not.toContainText(/another tab/i);
  await other.page.bringToFront();
  await other.select('r1c4');
  await other.type('6');
  await other.showsDigits(withDigits(EASY, 2, '46'));
  await openShelf(other, '2 puzzles');
  await expect(rows(other).filter({ hasText: '32 of 81' })).toHaveCount(1);
  expect(await other.notices.textContent()).not.toMatch(/another tab/i);
  expect(other.complaints).toEqual([]);
});

for (const format of ['shelf', 'sdm', 'openSudoku'] as const)
  test(`the shelf is saved as one file and added in a new browser: ${format}`, async ({
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
    const titles = format === 'shelf' ? await titlesOf(app) : [1, 2].map((n) => `unwind-shelf, puzzle ${n}`);
    await showTab(app, 'files');
    await hasNoViolations(app);
    const downloading = app.page.waitForEvent('download');
    await app.dialog.getByRole('button', { name: app.words.shelf.formats[format], exact: true }).click();
    const file = info.outputPath((await downloading).suggestedFilename());
    await (await downloading).saveAs(file);

    const fresh = await app.inAnotherBrowser(browser);
    await fresh.open();
    await addFile(fresh, file);
    await expect(fresh.notices).toContainText('Added 2 puzzles.');
    await showTab(fresh, 'puzzles');
    await expect(fresh.dialog).toContainText('2 puzzles');
    expect((await titlesOf(fresh)).toSorted()).toEqual(titles.toSorted());
    // A list of givens contains neither entries nor notes. Its puzzles are in the order of its lines.
    const isPlain = format === 'sdm';
    const first = isPlain && (await readFile(file, 'utf8')).startsWith(EASY.replaceAll('.', '0'));
    const begun = isPlain ? `puzzle ${first ? 1 : 2}` : '31 of 81';
    await rows(fresh).filter({ hasNotText: begun }).getByRole('button').first().click();
    await fresh.showsDigits(HARD);
    await fresh.choose('shelf');
    const left = isPlain ? EASY : withDigits(EASY, 2, '4');
    await rows(fresh).filter({ hasText: begun }).getByRole('button').first().click();
    await fresh.showsDigits(left);
    await fresh.showsCell('r1c4', isPlain ? 'empty' : 'empty, notes 6');
    // Givens stay givens.
    await fresh.select('r1c1');
    await fresh.type('9');
    await fresh.showsDigits(left);
    if (format !== 'shelf') return;
    await fresh.press('z', 'z');
    await fresh.showsDigits(EASY);
    await addFile(fresh, file);
    await expect(fresh.notices).toContainText('were on the shelf already');
  });

test('a file that is damaged, newer or foreign leaves the shelf unchanged', async ({ app }, info) => {
  await app.openPuzzle(EASY);
  await shelfBegun(app);
  const file = info.outputPath('unwind-shelf.json');
  await app.choose('shelf');
  for (const [text, said] of [
    ['{"unwind":"shelf","version":1,"puzz', 'The file is damaged.'],
    ['{"unwind":"shelf","version":9,"puzzles":[]}', 'from a newer version'],
    ['Dear diary', 'has no puzzles'],
  ] as const) {
    await writeFile(file, text);
    await addFile(app, file);
    await expect(app.notices).toContainText(said);
  }
  await showTab(app, 'puzzles');
  await expect(app.dialog).toContainText('1 puzzle');
  expect(await readFile(file, 'utf8')).toBe('Dear diary');
});

test('a full disk is reported; stored puzzles stay, and new moves are stored when there is room', async ({
  app,
}) => {
  const setFull = (full: boolean) =>
    app.page.evaluate((full) => sessionStorage.setItem('full', String(full)), full);
  await app.page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      if (sessionStorage.getItem('full') === 'true') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await app.openPuzzle(EASY);
  await shelfBegun(app);
  await openShelf(app, '1 puzzle');
  await app.closeDialog();
  await setFull(true);
  await app.select('r1c3');
  await app.type('4');
  await expect(app.notices).toContainText('There is no space left for the shelf.');
  await app.reload();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await expect(app.notices).toContainText('There is no space left for the shelf.');
  await openShelf(app, '1 puzzle');
  await expect(rows(app)).toContainText(['30 givens']);
  await app.closeDialog();
  await setFull(false);
  await app.select('r1c4');
  await app.type('6');
  await expect(app.notices).not.toContainText('no space');
  await openShelf(app, '1 puzzle');
  await expect(rows(app)).toContainText(['32 of 81']);
});

test('unreadable puzzles are counted, stay, and are saved with the others', async ({ app }, info) => {
  await app.openPuzzle(EASY);
  await putOnShelf(app, [
    { id: 'damaged', version: 1, givens: 'no grid' },
    { id: 'later', version: 99, marvel: true },
  ]);
  await app.reload();
  await openShelf(app, '1 puzzle');
  await expect(app.dialog).toContainText('2 puzzles cannot be read');
  await showTab(app, 'files');
  const downloading = app.page.waitForEvent('download');
  await app.dialog.getByRole('button', { name: app.words.shelf.formats.shelf }).click();
  const file = info.outputPath('all.json');
  await (await downloading).saveAs(file);
  const saved = JSON.parse(await readFile(file, 'utf8'));
  expect(saved.puzzles).toContainEqual({ id: 'later', version: 99, marvel: true, game: null });
});

test('a shelf of a later version stays unchanged until the player begins a new one', async ({ app }) => {
  await app.page.goto('./early.js');
  await app.page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('unwind.shelf', 42);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await app.open(`#p=${EASY}`);
  await expect(app.notices).toContainText('The shelf was saved by a newer version of Unwind.');
  await app.select('r1c3');
  await app.type('4');
  await app.reload();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await app.choose('shelf');
  await expect(app.dialog.getByRole('alert')).toContainText('newer version');
  await hasNoViolations(app);
  await app.dialog.getByRole('button', { name: app.words.shelf.beginAnew }).click();
  await app.dialog.getByRole('button', { name: app.words.shelf.beginAnewForGood }).click();
  await expect(rows(app)).toContainText(['31 of 81']);
  expect(app.complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a database that does not open is reported; the board is kept, and a retry opens the shelf', async ({
  app,
}) => {
  await app.page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      if (name !== 'unwind.shelf' || sessionStorage.getItem('opens') !== null)
        return open.call(this, name, version);
      const request = open.call(this, 'broken');
      request.addEventListener('upgradeneeded', (event) => {
        event.stopImmediatePropagation();
        request.transaction?.abort();
      });
      return request;
    };
  });
  await app.open(`#p=${EASY}`);
  await expect(app.notices).toContainText(
    'The shelf cannot be used: the browser’s database does not answer.',
  );
  await app.select('r1c3');
  await app.type('4');
  await app.reload();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await app.choose('shelf');
  await expect(app.dialog.getByRole('alert')).toContainText('The browser’s database cannot be read.');
  await hasNoViolations(app);
  await app.page.evaluate(() => sessionStorage.setItem('opens', 'again'));
  await app.dialog.getByRole('button', { name: app.words.shelf.again }).click();
  await expect(rows(app)).toContainText(['31 of 81']);
});

test('the shelf shows the used space, and a button asks the browser to keep the data', async ({ app }) => {
  // No test browser keeps data for good.
  await app.page.addInitScript(() => {
    let forGood = false;
    Object.assign(navigator.storage, {
      estimate: async () => ({ usage: 2_500_000, quota: 600_000_000 }),
      persisted: async () => forGood,
      async persist() {
        forGood = true;
        return true;
      },
    });
  });
  await app.openPuzzle(EASY);
  await openShelf(app, '1 puzzle');
  await showTab(app, 'files');
  await expect(app.dialog).toContainText('2.5 MB of 600 MB used');
  await expect(app.dialog).toContainText(app.words.shelf.mayBeCleared);
  const keep = app.dialog.getByRole('button', { name: app.words.shelf.keepForGood });
  await keep.click();
  await expect(app.dialog).toContainText(app.words.shelf.keptForGood);
  await expect(keep).toHaveCount(0);
});

test.describe('in Korean, on a phone', () => {
  test.use({ language: 'ko', viewport: { width: 390, height: 664 } });

  test('everything fits, and axe finds no fault', async ({ app }) => {
    await app.openPuzzle(EASY);
    await fillShelf(app, 59);
    await app.reload();
    await openShelf(app, '퍼즐 60개');
    for (let times = 0; times < 3; times++)
      await app.dialog.getByRole('button', { name: /^삭제/ }).first().click();
    await expect(app.dialog).toContainText('퍼즐 57개');
    for (const tab of ['statistics', 'files', 'bin', 'puzzles'] as const) {
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
