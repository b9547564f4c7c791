import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { overflowing } from '../support/layout';
import { longestTask } from '../support/mainThread';
import { EASY, EASY_ANSWER, EMPTY, TWO, withDigits } from '../support/puzzles';
import { holdWorkers } from '../support/workers';

/** With 3 typed for the 5 in r2c9: no two givens clash, and there is no solution. */
const MISTYPED = '....68....4..7...39......1..5..128....7...2....243..9..3......18...9..3....62....';
const MEANT = withDigits(MISTYPED, 17, '5');
/** Two pairs of equal digits in different houses. */
const TWO_WRONG = withDigits(withDigits(MEANT, 0, '6'), 79, '22');
/** 17 givens, none of which can be removed. */
const MINIMAL = '.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...';
/** Few givens and very many solutions. */
const OPEN = withDigits(EMPTY, 0, '12345');

const card = (app: App) => app.page.getByRole('region', { name: app.words.doctor.mending.title });
const panel = (app: App, title: string) => app.page.getByRole('region', { name: title });

async function examine(app: App): Promise<void> {
  await app.click(app.words.verdict.examine);
}

test('the doctor names a mistyped digit; one click corrects it, and the correction can be undone', async ({
  app,
}) => {
  await app.openPuzzle(MISTYPED);
  await expect(card(app)).toContainText('Changing r2c9 from 3 to 5 gives exactly one solution.');
  await app.showsDigits(MISTYPED);
  await app.click('Change it to 5');
  await app.showsDigits(MEANT);
  await expect(app.verdict).toHaveText('One solution · 24 givens');
  await expect(app.notices).toContainText('The given in r2c9 is now 5.');
  await expect(app.cell('r2c9')).toBeFocused();
  await expect(card(app)).toBeHidden();
  await app.answerNotice('undo');
  await app.showsDigits(MISTYPED);
  await expect(card(app)).toContainText('Changing r2c9 from 3 to 5');
});

test('contradicting givens are named and marked, not by colour alone', async ({ app }) => {
  await app.openPuzzle(MISTYPED);
  await expect(card(app)).toContainText(/These \d+ givens contradict one another.*r2c9/);
  await app.showsCell('r2c9', '3, given, contradicts the other marked givens, would be 5');
  await expect.poll(() => app.digitDrawn('r2c9')).toMatchObject({ line: 'line-through' });
  // Which set is found depends on the machine's speed, but the marks and the words must agree.
  await expect
    .poll(async () => {
      const told = ((await card(app).textContent()) ?? '').split('contradict')[1]?.match(/r\dc\d/g);
      const marked = (await app.cellNames()).filter((name) => name.includes('contradicts'));
      return marked.length > 2 && marked.length === told?.length;
    })
    .toBe(true);
  const dashed = (cell: Element): boolean => getComputedStyle(cell, '::after').borderTopStyle === 'dashed';
  const clashing = app.grid.getByRole('gridcell', { name: /contradicts the other marked givens$/ }).first();
  await expect.poll(() => clashing.evaluate(dashed)).toBe(true);
  await expect.poll(() => app.cell('r1c1').evaluate(dashed)).toBe(false);
});

test('the other repairs are listed; the pointer previews one, and a click makes it', async ({ app }) => {
  await app.openPuzzle(MISTYPED);
  await app.click('Show 1 other');
  const others = panel(app, 'Did you mistype?').getByRole('list');
  const move = others.getByRole('button', { name: 'Move the 8 from r4c7 to r4c8' });
  await move.hover();
  await app.showsCell('r4c8', 'empty, would be 8');
  await app.showsDigits(MISTYPED);
  await move.click();
  await app.showsDigits(withDigits(MISTYPED, 33, '.8'));
  await expect(app.verdict).toContainText('One solution');
  await app.press('z');
  await app.showsDigits(MISTYPED);
});

test('if no single change repairs the puzzle, the doctor says that two or more digits are wrong', async ({
  app,
}) => {
  await app.openPuzzle(TWO_WRONG);
  await expect(app.verdict).toContainText('No solution');
  await expect(card(app)).toContainText('Two or more digits must be wrong.');
});

test('of two equal digits in a row, the doctor offers to clear either', async ({ app }) => {
  await app.open();
  await app.press('e');
  await app.type('55');
  await expect(card(app)).toContainText('Without any one of these digits there are several.');
  await app.click('Clear r1c2');
  await app.showsDigits(withDigits(EMPTY, 0, '5'));
  await app.press('z');
  await app.showsDigits(withDigits(EMPTY, 0, '55'));
});

test('the card returns after a reload, and disappears when the player repairs the puzzle', async ({
  app,
}) => {
  await app.openPuzzle(MISTYPED);
  await expect(card(app)).toContainText('Changing r2c9');
  await app.setPhase('set');
  await app.select('r2c9');
  await app.reload();
  await expect(card(app)).toContainText('Changing r2c9');
  await app.select('r2c9');
  await app.type('5');
  await expect(app.verdict).toContainText('One solution');
  await expect(card(app)).toBeHidden();
  await app.showsCell('r4c7', '8, given');
});

test('for many solutions, the doctor shows the cells they share and a given that leaves one solution', async ({
  app,
}) => {
  await app.openPuzzle(TWO);
  await examine(app);
  const found = panel(app, 'What the solutions share');
  await expect(found).toContainText('49 empty cells are the same in all solutions');
  await expect(found).toContainText('They differ in 4 cells: r4c1, r4c6, r6c1 and r6c6.');
  await app.showsCell('r4c1', 'empty, some solution has 3 6');
  await app.showsCell('r1c1', 'empty, the same in all solutions, 4');
  await app.showsDigits(TWO);
  await app.switch(app.words.doctor.many.show).click();
  await app.showsCell('r4c1', 'empty');
  const clue = found.getByRole('button', { name: 'r4c1 = 6, add as a given' });
  await clue.hover();
  await app.showsCell('r4c1', 'empty, would be 6');
  await clue.click();
  await app.showsDigits(withDigits(TWO, 27, '6'));
  await expect(app.verdict).toHaveText('One solution · 29 givens');
  await app.press('z');
  await app.showsDigits(TWO);
});

test('if no single given is enough, the doctor finds several and adds them in one move', async ({ app }) => {
  await app.openPuzzle(OPEN);
  await expect(app.verdict).toContainText('over 1,000');
  const busiest = await longestTask(app.page, async () => {
    await examine(app);
    await expect(panel(app, 'What the solutions share')).toContainText(/\d+ more givens are enough/);
  });
  expect(busiest).toBeLessThan(50);
  await expect(panel(app, 'What the solutions share')).toContainText('fewer may be enough.');
  await app.showsCell('r1c1', '1, given');
  await app.page.getByRole('button', { name: /^Add these \d+ givens$/ }).click();
  await expect(app.verdict).toContainText('One solution');
  await app.press('z');
  await app.showsDigits(OPEN);
});

test('for one solution, the doctor marks the removable givens, or says that all are needed', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await examine(app);
  await app.click('Check each given');
  await expect(panel(app, 'Examine the puzzle')).toContainText('22 of 30 givens could each be removed');
  await app.showsCell('r1c1', '5, given, could be removed');
  await app.showsCell('r3c3', '8, given');
  await app.press('Escape');
  await app.showsCell('r1c1', '5, given');
  await app.openPuzzle(MINIMAL);
  await examine(app);
  await app.click('Check each given');
  await expect(panel(app, 'Examine the puzzle')).toContainText('All 17 givens are needed');
});

test('the first wrong entry is shown only on request, and can be undone with all later ones', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  await app.select('r1c4');
  await app.type('2');
  await app.select('r1c6');
  await app.type('8');
  await examine(app);
  await app.showsCell('r1c4', '2');
  await app.click('Show my first mistake');
  await expect(panel(app, 'Examine the puzzle')).toContainText(
    'Your first mistake is the 2 in r1c4. It was entry number 2.',
  );
  await app.showsCell('r1c4', '2, the first mistake');
  await app.click('Undo to before it');
  await app.showsDigits(withDigits(EASY, 2, '4'));
  await app.press('y', 'y');
  await app.showsDigits(withDigits(withDigits(EASY, 2, '42'), 5, '8'));
});

test('a long examination stops at once, and can be continued', async ({ app }) => {
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
  await examine(app);
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
});

test('the doctor does not delay typing, and examines the last board', async ({ app }) => {
  await app.open();
  await app.press('e');
  const busiest = await longestTask(app.page, async () => {
    await app.type(MISTYPED);
    await app.showsDigits(MISTYPED);
    await expect(card(app)).toContainText('Changing r2c9 from 3 to 5');
  });
  expect(busiest).toBeLessThan(50);
});

test('if the doctor’s worker is killed, the answer still comes, and the player is told', async ({ app }) => {
  const workers = await holdWorkers(app.page);
  await app.openPuzzle(MISTYPED);
  await expect(card(app)).toContainText('Changing r2c9');
  await workers.kill();
  await app.select('r2c9');
  await app.setPhase('set');
  await app.type('9');
  await expect(card(app)).toContainText('Changing r2c9 from 9 to');
  await expect(app.notices).toContainText('The solver stopped answering and was started again.');
});

test('the panel takes the focus, and returns it when it closes', async ({ app }) => {
  await app.openPuzzle(TWO);
  await examine(app);
  const heading = panel(app, 'What the solutions share').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await app.press('Tab');
  await expect(app.button('Close')).toBeFocused();
  await app.press('Escape');
  await expect(app.button(app.words.verdict.examine)).toBeFocused();
  await app.choose('examine');
  await expect(heading).toBeVisible();
});

test('an examination of a solved board keeps the answers and marks nothing over them', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  await app.choose('examine');
  await app.click('Check each given');
  await expect(panel(app, 'Examine the puzzle')).toContainText('22 of 30 givens could each be removed');
  await app.showsDigits(EASY_ANSWER);
});

for (const language of ['en', 'ko'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds no fault in any state, in light and dark, and nothing overflows', async ({ app }) => {
      test.slow();
      const { doctor } = app.words;
      const looksRight = async (): Promise<void> => {
        expect(await overflowing(app.page)).toEqual([]);
        await hasNoViolations(app);
      };
      await app.openPuzzle(MISTYPED);
      await expect(card(app)).toContainText(doctor.mending.showOthers(1));
      await looksRight();
      await app.click(doctor.mending.showOthers(1));
      await expect(card(app)).toContainText(doctor.mending.others);
      await looksRight();
      await app.openPuzzle(TWO);
      await examine(app);
      await expect(panel(app, doctor.many.title)).toContainText(doctor.many.same(49));
      await looksRight();
      await app.openPuzzle(EASY, withDigits(EMPTY, 2, '42'));
      await examine(app);
      await app.click(doctor.entries.find);
      await expect(app.button(doctor.entries.takeOut)).toBeVisible();
      await app.click(doctor.one.checkGivens);
      await expect(panel(app, doctor.one.title)).toContainText('22');
      await looksRight();
    });
  });
}

test.describe('in Korean', () => {
  test.use({ language: 'ko' });

  test('the doctor names a mistyped digit; one click corrects it, and the correction can be undone', async ({
    app,
  }) => {
    await app.openPuzzle(MISTYPED);
    await expect(card(app)).toContainText('2행 9열의 3을 5로 바꾸면 답이 하나가 됩니다.');
    await app.showsCell('r2c9', '3, 주어진 숫자, 표시된 다른 숫자와 모순, 5로 바뀔 칸');
    await app.click('5로 바꾸기');
    await app.showsDigits(MEANT);
    await expect(app.verdict).toContainText('답이 하나입니다');
    await app.press('z');
    await app.showsDigits(MISTYPED);
  });
});
