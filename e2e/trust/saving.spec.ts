import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { App, expect, test } from '../support/app';
import { EASY, EASY_ANSWER, withDigits } from '../support/puzzles';
import { shelfBegun } from '../support/shelf';
import { storedText } from '../support/stored';

const GAME = 'unwind.game';

/** Writes a text into the page's storage before its first visit, but not again on a reload. */
function keep(page: Page, key: string, text: string) {
  return page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.length === 0) localStorage.setItem(key, text);
      sessionStorage.setItem('visited', 'yes');
    },
    [key, text] as const,
  );
}

/** The moves that are stored apart from the whole game: after a digit is typed, and after the page is then left. */
async function storedApart({ page }: App, digit: string): Promise<readonly (string | null)[]> {
  await page.keyboard.press(digit);
  const before = await storedText(page, `${GAME}.latest`);
  await page.evaluate(() => void dispatchEvent(new Event('pagehide')));
  return [before, await storedText(page, `${GAME}.latest`)];
}

/** Makes the browser deny access to a global object. */
const deny = (page: Page, name: 'localStorage' | 'indexedDB') =>
  page.addInitScript((name) => {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  }, name);

test('a reload keeps hundreds of moves with undo and redo, notes, phase, cursor and settings; the browser is asked once to keep them', async ({
  app,
}) => {
  const { page } = app;
  await page.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset.persisted = `${document.documentElement.dataset.persisted ?? ''}once`;
      return true;
    };
  });
  await app.openPuzzle(EASY);
  await app.switch('Point out mistakes').click();
  await app.select('r1c3');
  const moves = 300;
  await app.typeWithoutPause('124'.repeat(moves / 3).slice(0, -1));
  expect(await storedApart(app, '4')).toEqual([expect.any(String), null]);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'once');
  await app.press('ArrowRight', 'Shift+Digit7');
  await app.showsCell('r1c4', 'empty, notes 7');
  await app.reload();
  await app.showsPhase('play');
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await app.showsCell('r1c4', 'empty, notes 7');
  await expect(app.cell('r1c4')).toHaveAttribute('aria-selected', 'true');
  await expect(app.switch('Point out mistakes')).toBeChecked();
  await app.typeWithoutPause('z'.repeat(moves));
  await app.showsDigits(withDigits(EASY, 2, '1'));
  await app.press('z', 'z');
  await app.showsCell('r1c5', '6, example');
  await app.reload();
  await app.showsCell('r1c5', '6, example');
  await app.typeWithoutPause('y'.repeat(moves + 2));
  await app.showsCell('r1c4', 'empty, notes 7');
});

test('pagehide alone is a goodbye: all that was done until then is kept, and how long it took', async ({
  app,
}) => {
  const { page } = app;
  await page.addInitScript(() => {
    const hush = (event: Event): void => event.stopImmediatePropagation();
    for (const place of [window, document]) place.addEventListener('visibilitychange', hush, true);
    const now = performance.now.bind(performance);
    performance.now = () => now() + Number(document.documentElement.dataset.late ?? 0);
  });
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.press('4', 'ArrowRight', 'Shift+Digit7', 'ArrowRight');
  await page.evaluate(() => {
    document.documentElement.dataset.late = '600000';
    location.reload();
  });
  await app.awake();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await app.showsCell('r1c4', 'empty, notes 7');
  await expect(app.cell('r1c5')).toHaveAttribute('aria-selected', 'true');
  const { spent } = JSON.parse((await storedText(page, 'unwind.tally')) ?? '{}');
  expect(spent).toBeGreaterThan(600_000);
});

test('a damaged game is set aside; it can be saved as a file, removed, and its readable part restored from the file', async ({
  app,
  browser,
  baseURL,
}, info) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  await expect.poll(() => storedText(app.page, GAME)).toContain('"kind":"enter"');
  const cutOff = (await storedText(app.page, GAME))?.slice(0, -20) ?? '';
  const other = await browser.newPage(baseURL ? { baseURL } : {});
  await keep(other, GAME, cutOff);
  const next = new App(other);
  await next.open();
  await expect(next.notices).toContainText('The saved game is damaged and was set aside. A new game begins.');
  await next.answerNotice('showAside');
  const saving = other.waitForEvent('download');
  await next.dialog.getByRole('button', { name: 'Save as a file' }).click();
  const file = info.outputPath('aside.json');
  await (await saving).saveAs(file);
  expect(await readFile(file, 'utf8')).toBe(cutOff);
  await next.dialog.getByRole('button', { name: 'Remove' }).click();
  await next.dialog.getByRole('button', { name: 'Remove for good' }).click();
  await expect(next.dialog).toContainText('Nothing is set aside.');
  const choosing = other.waitForEvent('filechooser');
  await next.dialog.getByRole('button', { name: 'Bring back from a file' }).click();
  await (await choosing).setFiles(file);
  await expect(next.dialog).toHaveCount(0);
  expect((await next.digits()).replaceAll('.', '').length).toBeGreaterThanOrEqual(30);
  await next.showsCell('r1c1', '5, given');
  await other.close();
});

test('with localStorage that is switched off, or can be written but not read, the database keeps everything', async ({
  app,
}) => {
  await app.page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    if (window.name === 'back') Storage.prototype.getItem = denied;
    else Object.defineProperty(window, 'localStorage', { get: denied });
    window.name = 'back';
  });
  await app.open();
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await app.select('r1c3');
  await app.type('4');
  await app.reload();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await expect(app.notices).not.toContainText('The browser keeps no data for this page.');
});

test('if the browser stores nothing at all, the app works and says so', async ({ app }) => {
  await deny(app.page, 'localStorage');
  await deny(app.page, 'indexedDB');
  await app.open();
  await expect(app.notices).toContainText('The browser keeps no data for this page.');
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  await app.press('z', 'z');
  await app.showsCell('r1c5', '6, example');
  await app.reload();
  await expect(app.notices).toContainText('The browser keeps no data for this page.');
  await app.paste(EASY);
  await app.showsDigits(EASY);
});

test('a tab whose puzzle is open in another tab says so, over no menu; it overwrites nothing, and what was played in it can be brought back', async ({
  app,
}) => {
  const elsewhere = 'This puzzle is open in another tab';
  await app.openPuzzle(EASY);
  await shelfBegun(app);
  const other = new App(await app.page.context().newPage());
  await other.page.setViewportSize({ width: 1280, height: 720 });
  await other.open();
  await expect(other.notices).toContainText(elsewhere);
  // A click that something covers would not succeed.
  await other.openMenu();
  await other.press('Escape');
  await other.select('r1c4');
  await other.type('6');
  await app.page.bringToFront();
  await app.select('r1c3');
  await app.type('4');
  await other.page.bringToFront();
  await other.reload();
  await other.showsDigits(withDigits(EASY, 2, '4'));
  await expect(other.notices).toContainText(elsewhere);
  await other.choose('aside');
  await other.dialog.getByRole('button', { name: 'Bring back' }).first().click();
  await other.showsDigits(withDigits(EASY, 3, '6'));
  await expect(other.notices).toContainText('The board that was set aside is back');

  // The board that is in view when this tab goes on is the one that stays, and the other's is on the shelf with it.
  await other.answerNotice('takeOver');
  await expect(app.notices).toContainText(elsewhere);
  await expect(other.notices).not.toContainText(elsewhere);
  await other.showsDigits(withDigits(EASY, 3, '6'));
  await app.page.bringToFront();
  await app.answerNotice('takeOver');
  await app.showsDigits(withDigits(EASY, 3, '6'));
  await app.page.close();
  await other.reload();
  await other.showsDigits(withDigits(EASY, 3, '6'));
  await expect(other.notices).not.toContainText(elsewhere);
  expect(other.complaints).toEqual([]);
});
