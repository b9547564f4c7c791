import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { App, expect, test } from '../support/app';
import { EASY, EASY_ANSWER, HARD, withDigits } from '../support/puzzles';

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

test('hundreds of moves can be undone and redone after a reload', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  const moves = 300;
  await app.typeWithoutPause('124'.repeat(moves / 3));
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  await app.reload();
  await app.showsDigits(EASY_ANSWER);
  await app.showsCell('r1c4', '6, answer');
  await expect(app.cell('r1c3')).toHaveAttribute('aria-selected', 'true');
  await app.typeWithoutPause('z'.repeat(moves));
  await app.showsDigits(withDigits(EASY, 2, '1'));
  await app.press('z');
  await app.showsDigits(EASY);
  await app.press('z');
  await app.showsCell('r1c5', '6, example');
  await app.reload();
  await app.showsCell('r1c5', '6, example');
  await app.typeWithoutPause('y'.repeat(moves + 2));
  await app.showsDigits(EASY_ANSWER);
});

test('a reload keeps phase, notes and the selected cell', async ({ app }) => {
  await app.open();
  await app.type('12');
  await app.reload();
  await app.showsPhase('set');
  await app.type('3');
  await app.showsCell('r1c3', '3, given');
  await app.setPhase('play');
  await app.select('r5c5');
  await app.press('Shift+Digit7', 'Shift+Digit8');
  await app.reload();
  await app.showsPhase('play');
  await app.showsCell('r5c5', 'empty, notes 7 8');
  await app.press('Shift+Digit8');
  await app.showsCell('r5c5', 'empty, notes 7');
});

test('a reload keeps the settings', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.switch('Point out mistakes').click();
  await app.click('More options');
  await app.switch('Pick the digit first').click();
  await app.dialog.getByRole('button', { name: 'Dark' }).click();
  await app.closeDialog();
  await app.reload();
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(app.switch('Point out mistakes')).toBeChecked();
  await app.click('More options');
  await expect(app.switch('Pick the digit first')).toBeChecked();
  await expect(app.switch('Single letters')).toBeChecked();
});

for (const [why, text, sentence] of [
  ['damaged', '{"version":1,"stamp":"x","cur', 'The saved game is damaged and was set aside.'],
  [
    'damaged',
    '{"version":1,"base":{"board":{"givens":"12"}}}',
    'The saved game is damaged and was set aside.',
  ],
  ['newer', '{"version":99,"pieces":[]}', 'The saved game is from a newer version and was set aside.'],
] as const) {
  test(`a saved game that is ${why} is set aside: ${text.slice(0, 20)}`, async ({ app }) => {
    await keep(app.page, GAME, text);
    await app.open();
    await expect(app.notices).toContainText(`${sentence} A new game begins.`);
    await app.showsCell('r1c5', '6, example');
    await app.answerNotice('showAside');
    await expect(app.dialog.getByRole('heading', { level: 3 })).toContainText(
      why === 'newer' ? 'newer' : why,
    );
    const saving = app.page.waitForEvent('download');
    await app.dialog.getByRole('button', { name: 'Save as a file' }).click();
    expect(await readFile(await (await saving).path(), 'utf8')).toBe(text);
    await app.closeDialog();
    await app.paste(EASY);
    await app.showsDigits(EASY);
    await app.reload();
    await app.showsDigits(EASY);
    await expect(app.notices).not.toContainText('set aside');
  });
}

test('a damaged game can be saved as a file, and its readable part restored', async ({
  app,
  browser,
  baseURL,
}, info) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  const stored = () => app.page.evaluate((key) => localStorage.getItem(key) ?? '', GAME);
  await expect.poll(stored).toContain('"kind":"enter"');
  const whole = await stored();
  const cutOff = whole.slice(0, -20);
  const other = await browser.newPage(baseURL ? { baseURL } : {});
  await keep(other, GAME, cutOff);
  const next = new App(other);
  await next.open();
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

test('damaged settings fall back to the defaults', async ({ app }) => {
  await keep(app.page, 'unwind.settings', '{"language":"tlh","theme":7,"letterKeys":"yes"');
  await app.open();
  await app.press('e');
  await app.showsPhase('set');
});

test('with full storage, the app works and says that it cannot save', async ({ app }) => {
  await app.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await app.open();
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await expect(app.notices).toContainText('The browser’s storage is full.');
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  await expect(app.notices).toContainText('The browser’s storage is full.');
  await app.page.getByRole('banner').getByRole('button', { name: 'Theme' }).click();
  await expect(app.page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('with storage switched off, the app works and says so', async ({ app }) => {
  await app.page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await app.open();
  await expect(app.notices).toContainText('The browser keeps no data for this page.');
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  await app.press('z', 'z');
  await app.showsCell('r1c5', '6, example');
});

/** A second tab continues the saved game and enters a digit, which makes a newer save. */
async function playInOtherTab(app: App): Promise<App> {
  const other = new App(await app.page.context().newPage());
  await other.open();
  await other.select('r1c3');
  await other.type('4');
  return other;
}

const OTHER_TAB = 'Another tab has saved a newer board. This one is no longer saved.';

test('after a newer save in another tab, this tab keeps its board, stops saving, and can load the other board', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.reload();
  const other = await playInOtherTab(app);
  await expect(app.notices).toContainText(OTHER_TAB);
  await app.showsDigits(EASY);
  await app.paste(HARD);
  await app.showsDigits(HARD);
  await other.reload();
  await other.showsDigits(withDigits(EASY, 2, '4'));
  // The question stays until it is answered.
  await app.press('Escape');
  await app.answerNotice('useOther');
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await expect(app.notices).not.toContainText(OTHER_TAB);
  await app.press('z');
  await app.showsDigits(EASY);
  await expect(other.notices).toContainText(OTHER_TAB);
});

test('the question of which board to keep covers no menu, can be closed, and stays in the menu', async ({
  app,
}) => {
  await app.page.setViewportSize({ width: 1280, height: 720 });
  await app.openPuzzle(EASY);
  await app.reload();
  const other = await playInOtherTab(app);
  await expect(app.notices).toContainText(OTHER_TAB);
  await app.page.bringToFront();
  // A click that something covers would not succeed.
  await app.openMenu();
  await app.press('Escape');
  await app.notices.getByRole('button', { name: app.words.app.close }).click();
  await expect(app.notices).toBeEmpty();
  await app.select('r1c4');
  await app.type('6');
  await expect(app.notices).toBeEmpty();
  // Meanwhile neither board overwrites the other.
  await other.reload();
  await other.showsDigits(withDigits(EASY, 2, '4'));
  await app.choose('whichBoard');
  await expect(app.notices).toContainText(OTHER_TAB);
  await app.answerNotice('keepMine');
  await app.reload();
  await app.showsDigits(withDigits(EASY, 3, '6'));
  const menu = await app.openMenu();
  await expect(menu.getByRole('menuitem', { name: app.words.app.menu.whichBoard })).toHaveCount(0);
});

/** Kills the process of a page, like a machine that is short of memory. No event warns the page. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => {});
  await crashed;
}

test('after some moves, the app asks the browser once to keep the stored data', async ({ app }) => {
  await app.page.addInitScript(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset.persisted = `${document.documentElement.dataset.persisted ?? ''}once`;
      return true;
    };
  });
  const root = app.page.locator('html');
  await app.open();
  await app.press('e');
  await app.type(EASY.slice(0, 9));
  await expect(root).not.toHaveAttribute('data-persisted');
  await app.type(EASY.slice(9, 40));
  await expect(root).toHaveAttribute('data-persisted', 'once');
});

test('leaving the page stores the whole game at once', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('1');
  const [before, after] = await app.page.evaluate(() => {
    const changes = () => localStorage.getItem('unwind.game.latest');
    const key = new KeyboardEvent('keydown', { key: '4', code: 'Digit4', bubbles: true });
    document.activeElement?.dispatchEvent(key);
    const before = changes();
    dispatchEvent(new Event('pagehide'));
    return [before, changes()];
  });
  expect(before).not.toBeNull();
  expect(after).toBeNull();
  await app.reload();
  await app.showsCell('r1c3', '4');
});

test('a page killed right after a key has stored that key', async ({ app }) => {
  await app.openPuzzle(EASY);
  const context = app.page.context();
  let { page } = app;
  // The blank cells of the first row, and a digit for each.
  for (const [cell, typed] of [
    ['r1c3', '124'],
    ['r1c4', '6'],
    ['r1c6', `7${EASY_ANSWER[5]}`],
  ] as const) {
    const killed = new App(page);
    await killed.select(cell);
    await killed.type(typed);
    await kill(page);
    page = await context.newPage();
    const next = new App(page);
    await next.open();
    await next.showsCell(cell, typed.at(-1) ?? '');
  }
  const last = new App(page);
  await last.type('z'.repeat(6));
  await last.showsDigits(EASY);
});

test('a board replaced by that of another tab is set aside and can be restored', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.reload();
  const other = await playInOtherTab(app);
  await expect(app.notices).toContainText(OTHER_TAB);
  await app.select('r1c4');
  await app.type('6');
  await app.answerNotice('useOther');
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await expect(app.notices).toContainText('This tab’s own is set aside.');
  await app.answerNotice('showAside');
  await app.dialog.getByRole('button', { name: 'Bring back' }).first().click();
  await app.showsDigits(withDigits(EASY, 3, '6'));
  await expect(app.notices).toContainText('The board that was set aside is back');
  await app.answerNotice('undo');
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await app.choose('aside');
  await app.dialog.getByRole('button', { name: 'Remove' }).click();
  await app.dialog.getByRole('button', { name: 'Remove for good' }).click();
  await expect(app.dialog).toContainText('Nothing is set aside.');
  await other.page.close();
});

test('a tab that closes while it asks which board to use loses nothing', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.reload();
  const other = await playInOtherTab(app);
  await expect(app.notices).toContainText(OTHER_TAB);
  await app.select('r1c4');
  await app.type('6');
  const context = app.page.context();
  await kill(app.page);
  await other.page.close();
  const next = new App(await context.newPage());
  await next.open();
  await next.showsDigits(withDigits(EASY, 2, '4'));
  await next.choose('aside');
  await next.dialog.getByRole('button', { name: 'Bring back' }).first().click();
  await next.showsDigits(withDigits(EASY, 3, '6'));
});

test('after a newer save in another tab, this tab can keep its own board', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.reload();
  const other = await playInOtherTab(app);
  await expect(app.notices).toContainText(OTHER_TAB);
  await app.answerNotice('keepMine');
  await expect(other.notices).toContainText(OTHER_TAB);
  await other.showsDigits(withDigits(EASY, 2, '4'));
  await app.reload();
  await app.showsDigits(EASY);
  await expect(app.notices).not.toContainText(OTHER_TAB);
});
