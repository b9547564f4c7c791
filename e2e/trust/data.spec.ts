import type { Browser, TestInfo } from 'playwright/test';
import { App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { EASY, HARD, withDigits } from '../support/puzzles';
import { shelfBegun } from '../support/shelf';

/** Everything that the browser stores, as one text. */
const keptIn = ({ page }: App): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((done) => {
        opening.onsuccess = done;
      });
      const { result } = opening;
      for (const store of result.objectStoreNames) {
        const reading = result.transaction(store).objectStore(store).getAll();
        await new Promise((done) => {
          reading.onsuccess = done;
        });
        found.push(reading.result);
      }
      result.close();
    }
    return JSON.stringify(found);
  });

/** A board, or the dark theme, in what is stored. */
const OURS = /[1-9.]{40}[1-9]|[1-9][1-9.]{40}|dark/;

/** Plays two puzzles, in the dark theme, with a technique switched off. */
async function play(app: App): Promise<void> {
  await app.openPuzzle(HARD);
  await shelfBegun(app);
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await app.select('r1c3');
  await app.type('4');
  await app.click(app.words.play.moreOptions);
  await app.dialog.getByRole('button', { name: app.words.app.menu.themes.dark }).click();
  await app.closeDialog();
}

test('all data, with an opened file of puzzles, is saved in one file, and a new browser restores it', async ({
  app,
  browser,
}, info) => {
  await play(app);
  await app.choose('many');
  await app.dialog.getByRole('button', { name: app.words.many.openFile }).waitFor();
  const opening = app.page.waitForEvent('filechooser');
  await app.dialog.getByRole('button', { name: app.words.many.openFile }).click();
  const buffer = Buffer.from(`${EASY}\n${HARD}\n`);
  await (await opening).setFiles({ name: 'sunday.sdm', mimeType: 'text/plain', buffer });
  await expect(app.dialog.getByRole('status')).toContainText('2 puzzles solved in');
  await app.closeDialog();
  await app.choose('data');
  await expect(app.dialog).toContainText(app.words.data.promise);
  await expect(app.dialog).toContainText('2 puzzles on the shelf');
  const fresh = await takenElsewhere(app, browser, info);
  await expect(fresh.dialog).toContainText('2 puzzles on the shelf');
  await fresh.closeDialog();
  await expect(fresh.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await fresh.showsDigits(withDigits(EASY, 2, '4'));
  await fresh.press('z');
  await fresh.showsDigits(EASY);
  await fresh.page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
  await fresh.choose('many');
  await expect(fresh.dialog).toContainText(fresh.words.many.last);
  await hasNoViolations(fresh, ['light']);
  await fresh.dialog
    .getByRole('button', { name: fresh.words.many.lastFile('sunday.sdm', buffer.length) })
    .click();
  await expect(fresh.dialog.getByRole('status')).toContainText('2 puzzles solved in');
  await expect(fresh.dialog).toContainText('sunday.sdm');
});

/** Saves all data in one file, and adds it in a new browser. */
async function takenElsewhere(app: App, browser: Browser, info: TestInfo): Promise<App> {
  const { save, add } = app.words.data;
  const downloading = app.page.waitForEvent('download');
  await app.dialog.getByRole('button', { name: save }).click();
  const file = info.outputPath((await downloading).suggestedFilename());
  await (await downloading).saveAs(file);

  const fresh = await app.inAnotherBrowser(browser);
  await fresh.open();
  await fresh.choose('data');
  const choosing = fresh.page.waitForEvent('filechooser');
  await fresh.dialog.getByRole('button', { name: add }).click();
  await (await choosing).setFiles(file);
  return fresh;
}

test('everything is deleted after a confirmation, and can be restored meanwhile; another tab then writes nothing until the player chooses', async ({
  app,
}) => {
  await play(app);
  const other = new App(await app.page.context().newPage());
  await other.open();
  await app.page.bringToFront();
  await app.choose('data');
  await expect(app.dialog).toContainText('2 puzzles on the shelf');
  await deleteAll(app);
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await app.showsDigits('.'.repeat(81));
  await expect.poll(() => keptIn(app)).not.toMatch(OURS);
  await app.dialog.getByRole('button', { name: app.words.data.putBack, exact: true }).click();
  await expect(app.dialog).toContainText('2 puzzles on the shelf');
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await app.showsDigits(withDigits(EASY, 2, '4'));
  // After a second at rest the whole game is stored. The next deletion must remove it too.
  await app.page.waitForTimeout(1500);
  await deleteAll(app);
  await expect.poll(() => keptIn(app)).not.toMatch(OURS);

  await other.page.bringToFront();
  const { deletedElsewhere } = app.words.notices;
  await expect(other.notices).toContainText(deletedElsewhere({ kind: 'deletedElsewhere' }));
  await hasNoViolations(other, ['dark']);
  await other.page.emulateMedia({ colorScheme: 'light' });
  await other.select('r1c4');
  await other.type('6');
  await other.showsDigits(withDigits(EASY, 2, '46'));
  const theme = other.page.getByRole('banner').getByRole('button', { name: 'Theme' });
  await theme.click();
  await theme.click();
  // Longer than the shelf and the saved game wait for the next move.
  await other.page.waitForTimeout(1500);
  expect(await keptIn(other)).not.toMatch(OURS);
  const reloaded = other.page.waitForEvent('load');
  await other.answerNotice('beginAfresh');
  await reloaded;
  await other.awake();
  await other.showsDigits('.'.repeat(81));
  await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(other.notices).toBeEmpty();
  expect(await keptIn(other)).not.toMatch(OURS);
});

/** Deletes everything in the open dialog, and waits until that is done. */
async function deleteAll(app: App): Promise<void> {
  const words = app.words.data;
  await app.dialog.getByRole('button', { name: words.deleteAll, exact: true }).click();
  await app.dialog.getByRole('button', { name: words.deleteForGood }).click();
  await expect(app.dialog.getByRole('status').filter({ hasText: words.deleted })).toBeVisible();
}
