import { cellAt } from '../../src/sudoku/core';
import { type App, expect, test } from '../support/app';
import { EASY, EASY_ANSWER, EMPTY, HARD, withDigits } from '../support/puzzles';

const ENTRIES = withDigits(EMPTY, 2, '4');

/** Opens a link in the page that is open. */
const follow = (app: App, hash: string): Promise<void> =>
  app.page.evaluate((hash) => location.assign(hash), hash);

test('a link opens a puzzle in Play, with its entries; another link in the same page can be undone, also after a reload, which does not open it again', async ({
  app,
}) => {
  await app.open(`#p=${EASY}&e=${ENTRIES}`);
  await app.showsCell('r1c1', '5, given');
  await app.showsCell('r1c3', '4');
  await app.showsPhase('play');
  await expect(app.notices).toContainText('Opened the puzzle from the link.');

  // A link to the open board replaces nothing, and its “solve” works.
  await follow(app, `#p=${EASY}&e=${ENTRIES}&solve`);
  await app.showsDigits(EASY_ANSWER);
  await app.press('z');
  await app.showsDigits(withDigits(EASY, 2, '4'));

  // Two thousand unknown keys make a short notice that quotes none of them.
  const keys = Array.from({ length: 2_000 }, (_, i) => `spam${i}${'x'.repeat(40)}`);
  await follow(app, `#p=${HARD}&${keys.join('&')}`);
  await app.showsDigits(HARD);
  await expect(app.notices).toContainText('The link also has 2,000 parts');
  await expect(app.notices).not.toContainText('spam');
  expect((await app.notices.boundingBox())?.height).toBeLessThan(120);
  await app.answerNotice('undo');
  await app.showsDigits(withDigits(EASY, 2, '4'));
  // A reload does not open the link again.
  await app.reload();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await app.press('y');
  await app.showsDigits(HARD);
});

test('the script that reads a link is fetched beside the page’s scripts, and again if it does not come at first', async ({
  app,
}) => {
  let asked = 0;
  await app.page.route('**/assets/readLinks-*.js', (route) =>
    asked++ === 0 ? route.abort() : route.continue(),
  );
  let letGo = (): void => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await app.page.route('**/assets/react-*.js', async (route) => {
    await wait;
    await route.continue();
  });
  const visit = app.open(`#p=${EASY}`);
  await expect.poll(() => asked).toBe(1);
  letGo();
  await visit;
  await app.showsDigits(EASY);
  expect(asked).toBeGreaterThan(1);
  app.complaints.splice(0);
});

test('a short link opens entries and notes in a new profile, and another a hint at the same level', async ({
  app,
  browser,
  baseURL,
}) => {
  await app.openPuzzle(EASY, ENTRIES);
  await app.select('r1c4');
  await app.press('Shift+2', 'Shift+6');
  await app.select('r9c1');
  await app.press('Control+3');
  const names = await app.cellNames();
  await app.press('l');
  await expect(app.notices).toContainText('Copied a link to this puzzle.');
  const link = await app.clipboard();
  expect(link.slice((baseURL ?? '').length).length).toBeLessThan(60);
  const other = await app.inAnotherBrowser(browser);
  await other.page.goto(link);
  await expect.poll(() => other.cellNames()).toEqual(names);

  await app.press('Escape');
  await app.select('r8c8');
  await app.start('hint');
  await app.click(app.words.hint.actions.nudge);
  await app.click(app.words.hint.actions.technique);
  const told = await app.hint.textContent();
  await app.press('l');
  await expect(app.notices).toContainText('Copied a link');
  await follow(other, `#${(await app.clipboard()).split('#')[1]}`);
  await expect(other.heading).toHaveText(app.words.hint.headings.cell(cellAt(7, 7)));
  await expect(other.hint).toHaveText(told ?? '');
  await other.page.context().close();
});
