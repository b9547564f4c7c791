import { expect, SOON, test } from '../support/app';
import { longestTask } from '../support/mainThread';
import { EASY, EASY_ANSWER, EMPTY, FIRST_OF_ALL, NONE } from '../support/puzzles';
import { canTell } from '../support/unplugged';
import { holdWorkers } from '../support/workers';

const RESTARTED = 'The solver stopped answering and was started again. The board is unchanged.';

test('a worker that is killed is replaced, while idle and at work, without holding up the page; a second time at one job a message says so', async ({
  app,
}) => {
  const workers = await holdWorkers(app.page);
  await app.openPuzzle(NONE);
  await expect(app.verdict).toContainText('No solution');
  await workers.kill();
  await app.solve();
  await expect(app.notices).toContainText(RESTARTED);
  await expect(app.verdict).toContainText('proved in');
  // The worker that judges the board during typing was killed too.
  await app.paste(EMPTY);
  await app.solve();
  await app.click('Count to 1,000,000');
  await expect(app.verdict).toContainText('Over 1,000,000');
  await app.click('Count to 100,000,000');
  await expect(app.verdict).toContainText('solutions so far');
  const started = await workers.count();
  const busiest = await longestTask(app.page, async () => {
    await workers.kill();
    await expect.poll(() => workers.count()).toBe(started + 1);
    await expect(app.notices).toContainText(RESTARTED);
  });
  expect(busiest).toBeLessThan(50);
  await workers.newestHasSent(3);
  await workers.kill();
  await expect(app.verdict).toHaveText('The solver stopped twice · the board is unchanged; try again');
  await app.showsDigits(FIRST_OF_ALL);
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await expect(app.verdict).toHaveText('One solution · 30 givens');
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
});

const OFFLINE =
  'The solver could not be loaded: there is no connection. It goes on when the connection is back. The board is unchanged.';

test('if the network fails before the solver loads, the player is told, and the answer comes when it is back', async ({
  app,
}) => {
  await app.page.route(/entry-.*\.js$/, (route) => route.abort('internetdisconnected'));
  await app.open();
  await app.placeKept();
  await canTell(app);
  await app.page.context().setOffline(true);
  await app.press('e');
  await app.type(EASY);
  await app.solve();
  await expect(app.notices).toContainText(OFFLINE);
  await expect(app.notices).not.toContainText('stopped');
  await app.showsDigits(EASY);
  await app.page.unroute(/entry-.*\.js$/);
  await app.page.context().setOffline(false);
  await app.showsDigits(EASY_ANSWER);
  await expect(app.notices).not.toContainText('could not be loaded');
  app.complaints.length = 0;
});

test('a worker closed while its script loads is replaced after 2 s of silence; a slow script is waited for, and the answer comes', async ({
  app,
}) => {
  const workers = await holdWorkers(app.page);
  let asked = 0;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await app.page.route(/entry-.*\.js$/, async (route) => {
    asked++;
    await released;
    await route.continue();
  });
  await app.open();
  await app.press('e');
  await app.type(EASY);
  await app.solve();
  await expect.poll(() => asked).toBeGreaterThan(0);
  // The verdicts on what was typed before are given up within 100 ms, which starts workers too.
  await app.page.waitForTimeout(500);
  const started = await workers.count();
  await workers.kill();
  const killed = Date.now();
  await expect.poll(() => workers.count(), SOON).toBeGreaterThan(started);
  // Two seconds of silence, plus time for the page and the test to notice it.
  expect(Date.now() - killed).toBeLessThan(4000);
  // Others were closed with it, and are missed in the same second.
  await app.page.waitForTimeout(1000);
  const replaced = await workers.count();
  // Longer than a worker that has loaded may be silent.
  await app.page.waitForTimeout(6000);
  expect(await workers.count()).toBe(replaced);
  release();
  await expect(app.notices).toContainText(RESTARTED);
  await app.showsDigits(EASY_ANSWER);
});
