import { LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { App, expect, test } from '../support/app';
import { EASY, EASY_ANSWER, withDigits } from '../support/puzzles';

/* A page that the browser keeps alive while another page replaces it. */

test.use({
  // Playwright switches this off for tests.
  launchOptions: {
    executablePath: process.env.WHOLE_CHROMIUM ?? '',
    args: LAUNCH_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page that returns from the cache keeps its board, its workers answer, and it can take over the moves of the tab that has its puzzle now', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.placeKept();
  await app.select('r1c3');
  await app.type('4');
  await app.page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  // Another page of the same host, which replaces the app.
  await app.page.goto('./early.js');
  const other = new App(await app.page.context().newPage());
  await other.open();
  await other.select('r1c4');
  await other.type('6');
  await app.page.goBack({ waitUntil: 'commit' });
  await expect(app.page.locator('html')).toHaveAttribute('data-kept', 'true');
  await app.showsCell('r1c3', '4');
  await expect(app.notices).toContainText('This puzzle is open in another tab');
  await app.answerNotice('takeOver');
  await app.showsDigits(withDigits(EASY, 2, '46'));
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  // That page has no icon, so the browser asks the host for one.
  expect(app.complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([]);
});
