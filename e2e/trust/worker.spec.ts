import { type App, expect, SOON, test } from '../support/app';
import { longestTask } from '../support/mainThread';
import {
  EASY,
  EASY_ANSWER,
  EMPTY,
  FIRST_OF_ALL,
  HARD,
  HARD_ANSWER,
  HARDEST,
  NONE,
  TWO,
  TWO_FIRST,
} from '../support/puzzles';
import { holdWorkers } from '../support/workers';

const RESTARTED = 'The solver stopped answering and was started again. The board is unchanged.';

test('if a worker is killed while idle, the next answer still comes, and the player is told', async ({
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
  await app.paste(EASY);
  await app.showsDigits(EASY);
  await expect(app.notices).toContainText(RESTARTED);
  await expect(app.verdict).toHaveText('One solution · 30 givens');
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
});

test('if a worker is killed during a job, the job starts again, and the player is told', async ({ app }) => {
  const workers = await holdWorkers(app.page);
  await app.openPuzzle(EMPTY);
  await app.solve();
  await app.click('Count to 1,000,000');
  await expect(app.verdict).toContainText('Over 1,000,000');
  await app.click('Count to 100,000,000');
  await expect(app.verdict).toContainText('solutions so far');
  const started = await workers.count();
  const busiest = await longestTask(app.page, async () => {
    await workers.kill();
    await expect(app.notices).toContainText(RESTARTED);
    await expect.poll(() => workers.count()).toBe(started + 1);
  });
  expect(busiest).toBeLessThan(50);
  await app.showsDigits(FIRST_OF_ALL);
  await app.click('Stop here');
  await expect(app.verdict).toContainText(/^Over [\d,]+ solutions/);
  await app.paste(HARD);
  await app.showsDigits(HARD);
  await app.solve();
  await app.showsDigits(HARD_ANSWER);
});

test('if a worker dies twice at one job, a message says so, and the board is unchanged', async ({ app }) => {
  const workers = await holdWorkers(app.page);
  await app.openPuzzle(EMPTY);
  await app.solve();
  await app.click('Count to 1,000,000');
  await app.click('Count to 100,000,000');
  await expect(app.verdict).toContainText('solutions so far');
  await workers.kill();
  await expect(app.notices).toContainText(RESTARTED);
  await workers.newestHasSent(3);
  await workers.kill();
  await expect(app.verdict).toHaveText('The solver stopped twice · the board is unchanged; try again');
  await app.showsDigits(FIRST_OF_ALL);
  await app.solve();
  await expect(app.verdict).toContainText('Over 10,000 solutions');
});

/** The files of a notice: its card, the files that the card imports, and its words. */
const NOTICES = ['NoticeCard-', 'tell-', 'more-'];

/** Waits until these files have loaded, which the page fetches after its first screen. */
async function haveCome(app: App, ...files: readonly string[]): Promise<void> {
  const missing = () =>
    app.page.evaluate((files) => {
      const come = performance.getEntriesByType('resource').map(({ name }) => name);
      return files.filter((file) => !come.some((address) => address.includes(`/${file}`)));
    }, files);
  await expect.poll(missing).toEqual([]);
}

const ABSENT = {
  offline:
    'The solver could not be loaded: there is no connection. It goes on when the connection is back. The board is unchanged.',
  refused: 'The solver could not be loaded. Unwind is trying again. The board is unchanged.',
  outdated:
    'The solver could not be loaded: there is a newer version of Unwind. The board is unchanged. Reload the page.',
};

test('if the network fails before the solver loads, the player is told, and the answer comes when it is back', async ({
  app,
}) => {
  await app.page.route(/entry-.*\.js$/, (route) => route.abort('internetdisconnected'));
  await app.open();
  await app.placeKept();
  await haveCome(app, 'moreAnswers', ...NOTICES);
  await app.page.context().setOffline(true);
  await app.press('e');
  await app.type(EASY);
  await app.solve();
  await expect(app.notices).toContainText(ABSENT.offline);
  await expect(app.notices).not.toContainText('stopped');
  await app.showsDigits(EASY);
  await app.page.unroute(/entry-.*\.js$/);
  await app.page.context().setOffline(false);
  await app.showsDigits(EASY_ANSWER);
  await expect(app.notices).not.toContainText('could not be loaded');
  app.complaints.length = 0;
});

test('if the network fails before the code that asks the solver loads, the player is told, and the answer comes when it is back', async ({
  app,
}) => {
  await app.page.route(/moreAnswers-/, (route) => route.abort('internetdisconnected'));
  await app.open();
  await app.placeKept();
  await haveCome(app, ...NOTICES);
  await app.page.context().setOffline(true);
  await app.press('e');
  await app.type(TWO);
  await app.press('s');
  await expect(app.notices).toContainText(ABSENT.offline);
  await app.showsDigits(TWO);
  await app.page.unroute(/moreAnswers-/);
  await app.page.context().setOffline(false);
  await app.showsDigits(TWO_FIRST);
  await expect(app.notices).not.toContainText('could not be loaded');
  app.complaints.length = 0;
});

test('if the solver does not load, a notice says so; the rest of the app works, and the answer comes later', async ({
  app,
}) => {
  await app.page.route(/entry-.*\.js$/, (route) => route.abort());
  await app.open();
  await expect(app.notices).toContainText(ABSENT.refused);
  await app.press('e');
  await app.type(EASY);
  await app.showsDigits(EASY);
  await app.solve();
  await app.page.unroute(/entry-.*\.js$/);
  await app.showsDigits(EASY_ANSWER);
  await expect(app.verdict).toContainText('Solved');
  app.complaints.length = 0;
});

test('if a new deployment has removed the solver, a notice says to reload', async ({ app }) => {
  await app.page.route(/entry-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await app.page.route(/unwind\/$/, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><script type="module" src="./assets/index-new.js">',
        })
      : route.continue(),
  );
  await app.open();
  await expect(app.notices).toContainText(ABSENT.outdated);
  app.complaints.length = 0;
});

test('a worker closed while its script loads is replaced after 2 s of silence, and the answer comes', async ({
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
  const started = await workers.count();
  await workers.kill();
  const killed = Date.now();
  await expect.poll(() => workers.count(), SOON).toBeGreaterThan(started);
  // Two seconds of silence, plus time for the page and the test to notice it.
  expect(Date.now() - killed).toBeLessThan(4000);
  release();
  await expect(app.notices).toContainText(RESTARTED);
  await app.showsDigits(EASY_ANSWER);
});

test('the app waits for a slow script, and reports no crash', async ({ app }) => {
  await app.page.route(/entry-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6000));
    await route.continue();
  });
  await app.open();
  await app.press('e');
  await app.type(EASY);
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  await expect(app.notices).not.toContainText(RESTARTED);
});

test('if a worker dies twice at a hint, what it found stays, and the search goes on from there', async ({
  app,
}) => {
  const workers = await holdWorkers(app.page);
  await app.openPuzzle(HARDEST);
  await app.select('r1c1');
  await app.press('h');
  const found = app.hint.getByText(/, \d+ steps found so far/);
  const steps = async (): Promise<number> =>
    Number(/(\d+) steps/.exec((await found.textContent()) ?? '')?.[1]);
  await expect.poll(steps).toBeGreaterThan(5);
  await workers.fail();
  await expect(app.notices).toContainText('started again');
  await workers.newestHasSent(2);
  await workers.fail();
  const lost = app.hint.getByText(/stopped twice\. .+ steps so far are kept/);
  await expect(lost).toBeVisible();
  await app.button(app.words.hint.actions.goOn).click();
  await expect.poll(steps).toBeGreaterThan(5);
  await expect(app.button(app.words.hint.actions.nudge)).toBeVisible({ timeout: 60_000 });
});
