import { type App, expect, test } from '../support/app';
import { openAsleep } from '../support/late';
import { EASY, EASY_ANSWER, nineLines } from '../support/puzzles';
import { differences, endOf, sequenceOf, told } from '../support/sequences';

// On a first visit: a page that a player comes back to shows no board before its scripts do.
test.use({ named: false });

/** Pastes a text where the focus is, in the moment it is called; with `thenCopy`, copies in the same task. */
const pasteNow = (app: App, text: string, thenCopy = false) =>
  app.page.evaluate(
    ([text, thenCopy]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      if (thenCopy) target.dispatchEvent(new ClipboardEvent('copy', { bubbles: true }));
    },
    [text, thenCopy] as const,
  );

test('keys and presses on a page that still loads are all done, in their order, and the page says that it keeps them', async ({
  app,
}) => {
  const wake = await openAsleep(app);
  await app.type('1234');
  await app.page.getByRole('gridcell').nth(40).click();
  await app.type('5');
  await app.page.getByRole('gridcell').nth(9).click();
  await app.type('67');
  await expect(app.page.locator('.keeping')).toBeVisible();
  wake();
  await app.awake();
  await app.showsDigits(`1234${'.'.repeat(5)}67${'.'.repeat(29)}5${'.'.repeat(40)}`);
  await expect(app.page.locator('.keeping')).toBeHidden();
});

test('a paste and S on a page that still loads end with the answer', async ({ app }) => {
  const wake = await openAsleep(app);
  await pasteNow(app, EASY);
  await app.press('s');
  wake();
  await app.showsDigits(EASY_ANSWER);
});

test('Escape drops what was done on a page that still loads, and the page says so', async ({ app }) => {
  const wake = await openAsleep(app);
  await app.type('12');
  await app.press('Escape');
  wake();
  await expect(app.notices).toContainText(app.words.notices.dropped({ kind: 'dropped', count: 2 }));
  await expect.poll(() => app.cellNames()).toContain('row 1, column 5, 6, example');
});

test('a copy right after a paste copies what was pasted', async ({ app }) => {
  await app.open();
  await pasteNow(app, EASY, true);
  await expect.poll(() => app.clipboard()).toContain(nineLines(EASY.replaceAll('.', '0')).trim());
});

test('a wait of over 300 milliseconds is told, the help and the theme do not wait, and Stop ends it', async ({
  app,
}) => {
  // The worker that reads never loads.
  await app.page.route('**/assets/entry-*.js', () => {});
  await app.open();
  await pasteNow(app, EASY);
  await app.press('s');
  await expect(app.notices).toContainText(
    app.words.notices.waiting({ kind: 'waiting', work: 'reading', hasMore: true }),
  );
  const theme = () => app.page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  await app.page.getByRole('button', { name: app.words.app.menu.theme }).click();
  expect(await theme()).not.toBe(before);
  await app.answerNotice('stopWaiting');
  await expect(app.notices).toContainText(
    app.words.notices.stopped({ kind: 'stopped', work: 'reading', dropped: 1 }),
  );
  await expect.poll(() => app.cellNames()).toContain('row 1, column 5, 6, example');
});

// Hundreds more: `npm run bench -- order`.
const sequence = sequenceOf(3);
test(`done quickly and slowly, these acts end alike: ${told(sequence)}`, async ({ browser, baseURL }) => {
  const slow = await endOf(browser, baseURL ?? '', sequence, false);
  expect(differences(await endOf(browser, baseURL ?? '', sequence, true), slow)).toEqual([]);
});
