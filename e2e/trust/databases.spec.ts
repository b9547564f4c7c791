import type { Page } from 'playwright/test';
import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { Comparing } from '../support/comparing';
import { EASY, HARD, withDigits } from '../support/puzzles';
import { rows, shelfBegun } from '../support/shelf';

/** The database of the app. */
const NAME = 'unwind';

/**
 * In a page of its own, opens the database and does not close it, as a tab with an older version that is frozen. A
 * deletion then waits for that page, and everybody else for the deletion.
 */
async function hold(app: App): Promise<Page> {
  const holder = await app.page.context().newPage();
  await holder.goto('./early.js');
  await holder.evaluate(async (name) => {
    const opening = indexedDB.open(name);
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    indexedDB.deleteDatabase(name);
  }, NAME);
  return holder;
}

test.describe('while the database does not answer', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page says so and works, all its parts start, and the database is taken up when it comes', async ({
    app,
  }) => {
    const holder = await hold(app);
    await app.page.bringToFront();
    await app.open(`#p=${EASY}`);
    await app.showsDigits(EASY);
    await expect(app.notices).toContainText(
      app.words.notices.shelfFailed({ kind: 'shelfFailed', why: 'silent' }),
    );
    await expect
      .poll(() => app.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(1);
    await app.select('r1c3');
    await app.type('4');
    await app.choose('shelf');
    await expect(app.dialog.getByRole('alert')).toContainText(app.words.shelf.silent);
    // Nothing here deletes a shelf that only does not answer.
    await expect(app.dialog.getByRole('button', { name: app.words.shelf.beginAnew })).toHaveCount(0);
    await hasNoViolations(app);
    await holder.close();
    await expect(rows(app)).toContainText(['31 of 81']);
    await expect(app.notices).toBeEmpty();
  });
});

test('a newer version with a new schema, in another tab, opens at once; this tab keeps the board, says so, and can begin a new shelf', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await shelfBegun(app);
  const newer = await app.page.context().newPage();
  await newer.goto('./early.js');
  const came = await newer.evaluate(async (name) => {
    const opening = indexedDB.open(name, 99);
    const event = await new Promise<Event>((done) => {
      opening.onblocked = done;
      opening.onsuccess = done;
    });
    return event.type;
  }, NAME);
  expect(came).toBe('success');
  await app.page.bringToFront();
  await app.select('r1c3');
  await app.type('4');
  await expect(app.notices).toContainText('The shelf was saved by a newer version of Unwind.');
  await app.reload();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await expect(app.notices).toContainText('The shelf was saved by a newer version of Unwind.');
  await newer.close();
  await app.choose('shelf');
  await expect(app.dialog.getByRole('alert')).toContainText('newer version');
  await hasNoViolations(app);
  await app.dialog.getByRole('button', { name: app.words.shelf.beginAnew }).click();
  await app.dialog.getByRole('button', { name: app.words.shelf.beginAnewForGood }).click();
  await expect(rows(app)).toContainText(['31 of 81']);
});

test('if the database is missing, or throws at once, the page says what it cannot do, and does the rest', async ({
  app,
}) => {
  await app.page.addInitScript(() => {
    // At the second visit it throws.
    if (window.name === 'back')
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    else Object.defineProperty(window, 'indexedDB', { value: undefined });
    window.name = 'back';
  });
  const saysSo = async () => {
    await expect(app.notices).toContainText('The shelf cannot be used');
    await app.choose('shelf');
    await expect(app.dialog.getByRole('alert')).toContainText(app.words.shelf.broken);
    await app.closeDialog();
    await app.choose('many');
    await expect(app.dialog).toBeVisible();
    await app.closeDialog();
    await expect(app.notices).not.toContainText('made an error');
  };
  await app.open(`#p=${EASY}`);
  await saysSo();
  await app.select('r1c3');
  await app.type('4');
  await app.paste(HARD);
  await app.showsDigits(HARD);
  await app.press('z');
  await app.reload();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await saysSo();
});

test('if the browser does not tell its number of cores and refuses locks, Compare, New puzzle and the shelf work', async ({
  app,
}) => {
  await app.page.addInitScript(() => {
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await app.page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: undefined }),
  );
  const compare = new Comparing(app);
  await compare.open(EASY);
  await compare.hasEnded();
  await app.press('Escape', 'n');
  await app.chooseEasy();
  await expect.poll(() => app.digits()).not.toBe(EASY);
  await app.choose('shelf');
  await expect(rows(app)).toHaveCount(2);
});
