import { expect, test } from '../support/app';
import { longestTask } from '../support/mainThread';
import { FIRST_OF_ALL, HARD, HARD_ANSWER, NONE } from '../support/puzzles';

test('Solve solves the example of a first visit, and proves within a second that another has no solution', async ({
  app,
}) => {
  await app.open();
  await app.solve();
  await expect(app.verdict).toHaveText(/^Solved in (?:under 1|[\d.]+) ms · the only solution$/);
  await app.showsCell('r1c5', '6, given');
  expect(await app.digits()).not.toContain('.');
  await app.chooseExample('No solution, well hidden');
  await app.showsDigits(NONE);
  await expect(app.verdict).toContainText('No solution · 17 givens');
  const busiest = await longestTask(app.page, async () => {
    await app.solve();
    await expect(app.verdict).toContainText('No solution · proved in');
  });
  expect(busiest).toBeLessThan(50);
  const [, time, unit] =
    /proved in (?:under )?([\d.]+) (ms|s)/.exec((await app.verdict.textContent()) ?? '') ?? [];
  expect(unit).toBe('ms');
  expect(Number(time)).toBeLessThan(1000);
  await expect(app.verdict).toContainText('17 givens, no two of which clash');
  await app.showsDigits(NONE);
});

test('the solutions of an empty board are counted without a delay; a button, Escape and typing end a long count, and the next Solve is answered', async ({
  app,
}) => {
  await app.open();
  await app.press('e');
  await app.solve();
  await app.showsDigits(FIRST_OF_ALL);
  const counting = await longestTask(app.page, async () => {
    await app.click('Count to 1,000,000');
    await expect(app.verdict).toContainText('Over 1,000,000 solutions');
  });
  expect(counting).toBeLessThan(50);

  for (const stop of [() => app.click('Stop here'), () => app.press('Escape')]) {
    await app.click('Count to 100,000,000');
    await expect(app.verdict).toContainText('solutions so far');
    await stop();
    await expect(app.verdict).toContainText(/^Over [\d,]+ solutions/);
    await expect(app.button('Stop here')).toBeHidden();
    await app.showsDigits(FIRST_OF_ALL);
  }
  await app.click('Count to 100,000,000');
  await expect(app.verdict).toContainText('solutions so far');
  const typing = await longestTask(app.page, async () => {
    await app.press('e');
    await app.type(HARD);
    await app.showsDigits(HARD);
  });
  expect(typing).toBeLessThan(50);
  await expect(app.verdict).toHaveText('One solution · 21 givens');
  await app.solve();
  await app.showsDigits(HARD_ANSWER);
  await expect(app.notices).not.toContainText('The solver stopped');
});
