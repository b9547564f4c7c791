import { expect, test } from '../support/app';
import { longestTask } from '../support/mainThread';
import {
  EASY,
  EASY_ANSWER,
  EMPTY,
  FIRST_OF_ALL,
  HARD,
  HARD_ANSWER,
  NONE,
  TWO,
  TWO_FIRST,
  withDigits,
} from '../support/puzzles';

test('Solve keeps right entries and replaces wrong ones, and undo restores them', async ({ app }) => {
  await app.openPuzzle(EASY, withDigits(EMPTY, 2, '42'));
  await app.solve();
  await expect(app.verdict).toHaveText(/^Solved in [\d.]+ ms · the only solution · 1 entry corrected$/);
  await app.showsDigits(EASY_ANSWER);
  await app.showsCell('r1c3', '4');
  await app.showsCell('r1c4', '6, answer, in place of 2');
  await app.showsCell('r1c6', '8, answer');
  await app.click('Take it back');
  await app.showsCell('r1c4', '2');
  await app.showsCell('r1c6', 'empty');
  await app.press('z', 'z');
  await app.showsDigits(withDigits(EASY, 2, '42'));
  await app.press('y');
  await app.showsDigits(EASY_ANSWER);
});

test('Solve proves within a second that a puzzle has no solution, without blocking the page', async ({
  app,
}) => {
  await app.openPuzzle(NONE);
  const busiest = await longestTask(app.page, async () => {
    await app.solve();
    await expect(app.verdict).toContainText('No solution · proved in');
  });
  expect(busiest).toBeLessThan(50);
  const [, time, unit] = /proved in ([\d.]+) (ms|s)/.exec((await app.verdict.textContent()) ?? '') ?? [];
  expect(unit).toBe('ms');
  expect(Number(time)).toBeLessThan(1000);
  await expect(app.verdict).toContainText('17 givens, no two of which clash');
  await app.showsDigits(NONE);
});

test('clashing givens are named at once, also while typing', async ({ app }) => {
  await app.open();
  await app.press('e');
  await app.type('5');
  await expect(app.verdict).toContainText('Many solutions (over 1,000)');
  await app.type('5');
  await expect(app.verdict).toHaveText('No solution · row 1 has two 5s, in r1c1 and r1c2');
  await app.showsCell('r1c2', '5, given, clashes with row 1, column 1');
  await app.solve();
  await expect(app.verdict).toHaveText('No solution · row 1 has two 5s, in r1c1 and r1c2');
  await app.showsDigits(withDigits(EMPTY, 0, '55'));
});

test('of two solutions, the lexicographically first is shown; the buttons lead to the other and back', async ({
  app,
}) => {
  await app.openPuzzle(TWO);
  await expect(app.verdict).toContainText('Many solutions: 2');
  await app.solve();
  await app.showsDigits(TWO_FIRST);
  await expect(app.verdict).toContainText('2 solutions · this is the first, row by row');
  await app.click('Next solution');
  await expect(app.verdict).toContainText('this is the last one');
  await expect(app.button('Next solution')).toBeDisabled();
  const second = await app.digits();
  expect(second).not.toBe(TWO_FIRST);
  await app.click('Previous');
  await app.showsDigits(TWO_FIRST);
  await app.click('Next solution');
  await app.click('Show the first');
  await app.showsDigits(TWO_FIRST);
  await app.click('Take it back');
  await app.showsDigits(TWO);

  // Entries choose among the solutions: the one that fits them is shown, and the first is one press away.
  const cell = [...second].findIndex((digit, index) => digit !== TWO_FIRST[index]);
  await app.select(`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`);
  await app.type(second.charAt(cell));
  await app.solve();
  await app.showsDigits(second);
  await expect(app.verdict).toContainText('2 solutions · this one fits your entries');
  await app.click('Show the first');
  await app.showsDigits(TWO_FIRST);
});

test('for an empty board, Solve shows the lexicographically first grid and counts further on request', async ({
  app,
}) => {
  await app.open();
  await app.press('e');
  await expect(app.verdict).toHaveText('Empty board · type or paste a puzzle');
  await app.solve();
  await app.showsDigits(FIRST_OF_ALL);
  await expect(app.verdict).toContainText('Over 10,000 solutions · this is the first, row by row');
  await app.click('Next solution');
  await expect(app.verdict).toContainText('this is another one');
  await app.click('Previous');
  await app.showsDigits(FIRST_OF_ALL);
  const busiest = await longestTask(app.page, async () => {
    await app.click('Count to 1,000,000');
    await expect(app.verdict).toContainText('Over 1,000,000 solutions');
  });
  expect(busiest).toBeLessThan(50);
  await app.showsDigits(FIRST_OF_ALL);
});

for (const [how, stop] of [
  ['the button', 'click'],
  ['Escape', 'key'],
] as const) {
  test(`${how} stops a long count, and the next Solve is answered at once`, async ({ app }) => {
    await app.openPuzzle(EMPTY);
    await app.solve();
    await app.click('Count to 1,000,000');
    await app.click('Count to 100,000,000');
    await expect(app.verdict).toContainText('solutions so far');
    if (stop === 'click') await app.click('Stop here');
    else await app.press('Escape');
    await expect(app.verdict).toContainText(/^Over [\d,]+ solutions/);
    await expect(app.button('Stop here')).toBeHidden();
    await app.showsDigits(FIRST_OF_ALL);
    await app.paste(HARD);
    await app.showsDigits(HARD);
    await app.solve();
    await app.showsDigits(HARD_ANSWER);
    await expect(app.notices).not.toContainText('The solver stopped');
  });
}

test('typing ends a long count without a delay', async ({ app }) => {
  await app.openPuzzle(EMPTY);
  await app.solve();
  await app.click('Count to 1,000,000');
  await app.click('Count to 100,000,000');
  await expect(app.verdict).toContainText('solutions so far');
  const busiest = await longestTask(app.page, async () => {
    await app.press('e');
    await app.type(HARD);
    await app.showsDigits(HARD);
  });
  expect(busiest).toBeLessThan(50);
  await expect(app.verdict).toHaveText('One solution · 21 givens');
});

test('the verdict says that a board is solved', async ({ app }) => {
  await app.openPuzzle(EASY, EASY_ANSWER);
  await expect(app.verdict).toContainText('Solved, by you');
  await app.solve();
  await expect(app.verdict).toHaveText('Already solved · every row, column and box is complete');
});

test('Solve solves the example of a first visit', async ({ app }) => {
  await app.open();
  await app.solve();
  await expect(app.verdict).toContainText('the only solution');
  await app.showsCell('r1c5', '6, given');
  expect(await app.digits()).not.toContain('.');
});

test('every example has a label that says what it shows, and opens in Play', async ({ app }) => {
  await app.open();
  await app.click('Examples');
  for (const [name, shows] of [
    ['A newspaper puzzle', 'one solution, found by singles'],
    ['Euler 96, grid 1', 'one solution, singles suffice'],
    ['Needs search', 'singles alone leave most cells empty'],
    ['From the judge', 'where there are several solutions, the first one counts'],
    ['Against brute force', '17 givens; row by row takes 138 million steps'],
    ['Inkala 2012', 'once called the hardest'],
    ['Two solutions', 'one given too few'],
    ['No solution', 'no two givens clash, yet it cannot be completed'],
    ['No solution, well hidden', 'a plain search runs for minutes'],
    ['A clash', 'two 5s in one row'],
    ['Empty board', 'more solutions than anyone can count here'],
  ])
    await expect(app.dialog.getByRole('button', { name: `${name} ${shows}`, exact: true })).toBeVisible();
  await app.dialog.getByRole('button', { name: 'Inkala 2012' }).click();
  await app.showsDigits(HARD);
  await app.showsPhase('play');
  await expect(app.notices).toContainText('Opened “Inkala 2012”.');
  await app.chooseExample('No solution, well hidden');
  await app.showsDigits(NONE);
  await expect(app.verdict).toContainText('No solution · 17 givens');
  await app.answerNotice('undo');
  await app.showsDigits(HARD);
});

test('a late answer never appears on the next puzzle', async ({ app }) => {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await app.page.route(/moreAnswers-/, async (route) => {
    await sent;
    await route.continue();
  });
  await app.openPuzzle(TWO);
  await app.press('s');
  await app.paste(EASY);
  // What is pasted after Solve waits for the answer, and comes after it.
  const waiting = { kind: 'waiting', work: 'answer', hasMore: true } as const;
  await expect(app.notices).toContainText(app.words.notices.waiting(waiting));
  send();
  await app.showsDigits(EASY);
  await app.press('s');
  await app.showsDigits(EASY_ANSWER);
});
