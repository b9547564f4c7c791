import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { overflowing } from '../support/layout';
import { longestTask } from '../support/mainThread';
import { EASY, EMPTY, MISTYPED, NONE, TWO, withDigits } from '../support/puzzles';
import { holdWorkers } from '../support/workers';

/** The puzzle as it was meant. */
const MEANT = withDigits(MISTYPED, 17, '5');
/** Few givens and very many solutions. */
const OPEN = withDigits(EMPTY, 0, '12345');

const panel = (app: App, title: string) => app.page.getByRole('region', { name: title });
const card = (app: App) => panel(app, app.words.doctor.mending.title);

test('the doctor names a mistyped digit and marks what contradicts it; a click makes a change, which the pointer previews', async ({
  app,
}) => {
  await app.openPuzzle(MISTYPED);
  await expect(card(app)).toContainText('Changing r2c9 from 3 to 5 gives exactly one solution.');
  await expect(card(app)).toContainText(/These \d+ givens contradict one another.*r2c9/);
  // Marked not by colour alone.
  await app.showsCell('r2c9', '3, given, contradicts the other marked givens, would be 5');
  await expect.poll(() => app.digitDrawn('r2c9')).toMatchObject({ line: 'line-through' });
  // Which set is found depends on the machine's speed, but the marks and the words must agree.
  await expect
    .poll(async () => {
      const told = ((await card(app).textContent()) ?? '')
        .split('contradict one another')[1]
        ?.match(/r\dc\d/g);
      const marked = (await app.cellNames()).filter((name) => name.includes('contradicts'));
      return marked.length > 2 && marked.length === told?.length;
    })
    .toBe(true);
  const dashed = (cell: Element): boolean => getComputedStyle(cell, '::after').borderTopStyle === 'dashed';
  const clashing = app.grid.getByRole('gridcell', { name: /contradicts the other marked givens$/ }).first();
  await expect.poll(() => clashing.evaluate(dashed)).toBe(true);
  await expect.poll(() => app.cell('r1c1').evaluate(dashed)).toBe(false);

  await app.click('Change it to 5');
  await app.showsDigits(MEANT);
  await expect(app.verdict).toHaveText('One solution · 24 givens');
  await expect(app.cell('r2c9')).toBeFocused();
  await expect(card(app)).toBeHidden();
  await app.answerNotice('undo');
  await app.showsDigits(MISTYPED);

  await app.click('Show 1 other');
  const move = card(app).getByRole('button', { name: 'Move the 8 from r4c7 to r4c8' });
  await move.hover();
  await app.showsCell('r4c8', 'empty, would be 8');
  await app.showsDigits(MISTYPED);
  await move.click();
  await app.showsDigits(withDigits(MISTYPED, 33, '.8'));
  await expect(app.verdict).toContainText('One solution');
});

test('what contradicts a mistyped digit, and Watch it fail, are in view in a usual window, though cells are called by words', async ({
  app,
}) => {
  await app.page.setViewportSize({ width: 1280, height: 800 });
  await app.page.addInitScript(() => {
    localStorage.setItem('unwind.settings', JSON.stringify({ version: 1, cellNaming: 'words' }));
  });
  await app.openPuzzle(MISTYPED);
  const sentence = card(app).getByText(/givens contradict one another/);
  await expect(sentence).toContainText(/row\s\d, column\s\d/);
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await app.openPuzzle(NONE);
  await expect(sentence).toContainText(/row\s\d, column\s\d/);
  await expect(app.button(app.words.doctor.none.watchItFail)).toBeInViewport({ ratio: 1 });
});

test('an examination that is slow to load stops at once, goes on when asked, and gives the focus back when it closes', async ({
  app,
}) => {
  await app.openPuzzle(TWO);
  await expect(app.verdict).toContainText('Many solutions: 2');
  // The doctor's worker loads slowly.
  let arrive = (): void => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await app.page.route(/entry-.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await app.click(app.words.verdict.examine);
  const found = panel(app, 'What the solutions share');
  await expect(found).toContainText('Working');
  await found.getByRole('button', { name: 'Stop' }).click();
  await expect(found).toContainText('Stopped. What was found so far is shown.');
  await app.select('r1c1');
  await app.type('4');
  await app.showsCell('r1c1', '4');
  arrive();
  await found.getByRole('button', { name: 'Go on' }).click();
  await expect(found).toContainText('49 empty cells are the same in all solutions');
  await app.page.unroute(/entry-.*\.js$/);

  await app.press('Escape');
  await app.click(app.words.verdict.examine);
  await expect(found.getByRole('heading', { level: 1 })).toBeFocused();
  await app.press('Tab');
  await expect(app.button('Close')).toBeFocused();
  await app.press('Escape');
  await expect(app.button(app.words.verdict.examine)).toBeFocused();
});

test('the doctor delays neither typing nor the page, and answers after its worker was killed', async ({
  app,
}) => {
  const workers = await holdWorkers(app.page);
  await app.open();
  await app.press('e');
  const typing = await longestTask(app.page, async () => {
    await app.type(MISTYPED);
    await app.showsDigits(MISTYPED);
    await expect(card(app)).toContainText('Changing r2c9 from 3 to 5');
  });
  expect(typing).toBeLessThan(50);

  await workers.kill();
  await app.setPhase('set');
  await app.select('r2c9');
  await app.type('9');
  // Nothing is said of a puzzle until it is all there.
  await app.setPhase('play');
  await expect(card(app)).toContainText('Changing r2c9 from 9 to');
  await expect(app.notices).toContainText('The solver stopped answering and was started again.');

  await app.paste(OPEN);
  await expect(app.verdict).toContainText('over 1,000');
  const examining = await longestTask(app.page, async () => {
    await app.click(app.words.verdict.examine);
    await expect(panel(app, 'What the solutions share')).toContainText(/\d+ more givens are enough/);
  });
  expect(examining).toBeLessThan(50);
});

test('axe finds no fault in any state of the doctor, in light and dark, and nothing overflows', async ({
  app,
}) => {
  test.slow();
  const { doctor } = app.words;
  const looksRight = async (): Promise<void> => {
    expect(await overflowing(app.page)).toEqual([]);
    await hasNoViolations(app);
  };
  await app.openPuzzle(MISTYPED);
  await app.click(doctor.mending.showOthers(1));
  await expect(card(app)).toContainText(doctor.mending.others);
  await looksRight();
  await app.paste(TWO);
  await app.showsDigits(TWO);
  await app.click(app.words.verdict.examine);
  await expect(panel(app, doctor.many.title)).toContainText(doctor.many.same(49));
  await looksRight();
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await app.select('r1c4');
  await app.type('2');
  await app.click(app.words.verdict.examine);
  await app.click(doctor.entries.find);
  await expect(app.button(doctor.entries.undo)).toBeVisible();
  await app.click(doctor.one.checkGivens);
  await expect(panel(app, doctor.one.title)).toContainText('22');
  await looksRight();
});
