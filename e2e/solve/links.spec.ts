import { boardOf, cellAt, grid } from '../../src/sudoku/core';
import { writePacked } from '../../src/sudoku/formats';
import { expect, test } from '../support/app';
import { EASY, EASY_ANSWER, EMPTY, HARD, HARD_ANSWER, withDigits } from '../support/puzzles';

const ENTRIES = withDigits(EMPTY, 2, '4');
const SHORT = writePacked(boardOf(grid(EASY), { kind: 'link', name: null, at: null }));

test('a link opens a puzzle in Play, with its entries', async ({ app }) => {
  await app.open(`#p=${EASY}&e=${ENTRIES}`);
  await app.showsCell('r1c1', '5, given');
  await app.showsCell('r1c3', '4');
  await app.showsPhase('play');
  await expect(app.notices).toContainText('Opened the puzzle from the link.');
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

test('opening a link with “solve” shows the solution', async ({ app }) => {
  await app.open(`#p=${HARD}&solve`);
  await app.showsDigits(HARD_ANSWER);
  await expect(app.verdict).toContainText('the only solution');
});

test('a puzzle in the query of a link is read like one in the hash', async ({ app }) => {
  await app.open(`?p=${EASY.replaceAll('.', '0')}`);
  await app.showsDigits(EASY);
});

test('an unknown key is reported and otherwise ignored', async ({ app }) => {
  await app.open(`#p=${EASY}&colour=blue&size=9`);
  await app.showsDigits(EASY);
  await expect(app.notices).toContainText('The link also has “colour” and “size”');
  await app.answerNotice('undo');
  await app.showsCell('r1c5', '6, example');
});

test('two thousand unknown keys make a short notice that quotes none of them', async ({ app }) => {
  const keys = Array.from({ length: 2_000 }, (_, i) => `spam${i}${'x'.repeat(40)}`);
  await app.open(`#p=${EASY}&${keys.join('&')}`);
  await expect(app.notices).toContainText('The link also has 2,000 parts');
  await expect(app.notices).not.toContainText('spam');
  const box = await app.notices.boundingBox();
  expect(box?.height).toBeLessThan(120);
});

test('links of a newer version or of an unknown form are reported', async ({ app }) => {
  await app.open(`#p=${EASY}&v=2`);
  await app.showsDigits(EASY);
  await expect(app.notices).toContainText('from a newer version of Unwind');
  await app.open('?other#q=1234');
  await expect(app.notices).toContainText('a form that this version does not know');
  await app.showsDigits(EASY);
});

test('opening a link can be undone, also after a reload, and a reload does not open it again', async ({
  app,
}) => {
  await app.open();
  await app.paste(HARD);
  await app.select('r1c2');
  await app.type('1');
  await app.open(`?again#p=${EASY}`);
  await app.showsDigits(EASY);
  await app.select('r1c3');
  await app.type('4');
  await app.reload();
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await app.press('z', 'z');
  await app.showsDigits(withDigits(HARD, 1, '1'));
  await app.press('z');
  await app.showsDigits(HARD);
});

test('a link opened in the same page can be undone like any import', async ({ app }) => {
  await app.openPuzzle(HARD);
  await app.page.evaluate((hash) => location.assign(hash), `#p=${EASY}`);
  await app.showsDigits(EASY);
  await app.answerNotice('undo');
  await app.showsDigits(HARD);
});

for (const [what, link, sentence] of [
  ['too short', `#p=${EASY.slice(0, 20)}`, '20 of 81 cells.'],
  ['with a letter', `#p=${EASY.replace('6', 'x')}`, '“x” is not a digit.'],
  ['short and cut off', SHORT.slice(0, -3), 'The link is incomplete: 3 characters are missing.'],
  [
    'short and changed',
    SHORT.replace(/(.{9})(.)/, '$1$2$2').slice(0, -1),
    'some of its characters have changed.',
  ],
] as const) {
  test(`a link that is ${what} is reported, and the saved board stays`, async ({ app }) => {
    await app.openPuzzle(HARD);
    await app.open(`?other${link}`);
    await expect(app.notices).toContainText('The link has no puzzle that can be read.');
    await expect(app.notices).toContainText(sentence);
    await app.showsDigits(HARD);
    await app.solve();
    await app.showsDigits(HARD_ANSWER);
  });
}

test('a link with broken entries opens its givens, and the page says what was left out', async ({ app }) => {
  await app.openPuzzle(HARD);
  await app.open(`?other#p=${EASY}&e=12&theme=dark`);
  await expect(app.notices).toContainText('“theme”, which this version does not know. The link’s entries');
  await expect(app.notices).toContainText('2 of 81 cells.');
  await app.showsDigits(EASY);
  await app.answerNotice('undo');
  await app.showsDigits(HARD);
});

test('a link to the open board replaces nothing, and its “solve” works', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.page.evaluate((hash) => location.assign(hash), `#p=${EASY}&solve`);
  await app.showsDigits(EASY_ANSWER);
  await app.press('z');
  await app.showsDigits(EASY);
});

test('a short link opens entries and notes in a new profile', async ({ app, browser, baseURL }) => {
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
  await other.page.context().close();
});

test('a short link opens a hint in a new profile at the same level', async ({ app, browser }) => {
  await app.openPuzzle(EASY);
  await app.select('r8c8');
  await app.start('hint');
  await app.click(app.words.hint.actions.nudge);
  await app.click(app.words.hint.actions.technique);
  const told = await app.hint.textContent();
  await app.press('l');
  await expect(app.notices).toContainText('Copied a link');
  const other = await app.inAnotherBrowser(browser);
  await other.page.goto(await app.clipboard());
  await expect(other.heading).toHaveText(app.words.hint.headings.cell(cellAt(7, 7)));
  await expect(other.hint).toHaveText(told ?? '');
  await other.page.context().close();
});
