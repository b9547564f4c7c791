import fc from 'fast-check';
import { chromium } from 'playwright/test';
import { LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { App, expect, test } from '../support/app';
import { EASY, withDigits } from '../support/puzzles';
import { isKept, openMortalBrowser, openPlayer, sessionsOf } from '../support/sessions';
import { delayDatabase, storedText } from '../support/stored';

/**
 * Few sessions, because each takes seconds: `npm run bench -- restore` plays 500. Another seed plays other sessions.
 */
const SESSIONS = { page: 3, browser: 2 } as const;
const seed = Number(process.env.SEED ?? 1);

/** The whole browser, as the headless shell stores nothing. */
const WHOLE = { executablePath: process.env.WHOLE_CHROMIUM ?? '', args: LAUNCH_ARGS };

for (const [killed, most] of [
  ['page', 'the last key'],
  ['browser', 'the last second'],
] as const)
  test(`if the ${killed} is killed at any moment, even of a first visit, at most ${most} is lost`, async ({
    baseURL,
  }) => {
    // Each session starts a page or a browser twice. On a busy machine all of them take longer than other tests.
    test.slow();
    const player = await openPlayer(chromium, WHOLE, `${baseURL}#p=${EASY}`, { kept: false });
    await fc.assert(
      fc.asyncProperty(sessionsOf(killed), async (session) => {
        const outcome = await player.play(session);
        expect(isKept(session, outcome), JSON.stringify(outcome)).toBe(true);
      }),
      { numRuns: SESSIONS[killed], seed, endOnFailure: true },
    );
    await player.close();
  });

test('the language and the tally of the game survive a killed browser, on a first visit too', async ({
  baseURL,
}) => {
  test.slow();
  const mortal = await openMortalBrowser(chromium, {
    ...WHOLE,
    ...(baseURL && { baseURL }),
    locale: 'en',
    serviceWorkers: 'block',
  });
  const [first] = mortal.context().pages();
  if (first === undefined) throw new Error('a browser without a page');
  const before = new App(first);
  await before.openPuzzle(EASY);
  await before.select('r1c3');
  await before.press('4');
  await before.showsDigits(withDigits(EASY, 2, '4'));
  await before.switchLanguage();
  await first.waitForTimeout(1000);
  await mortal.kill();
  const [page = await mortal.context().newPage()] = mortal.context().pages();
  const after = new App(page, 'ko');
  await after.open();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect.poll(() => storedText(page, 'unwind.tally')).toContain('"tried":[24]');
  await mortal.close();
});

test('a board that is paused is never painted on a reload, and comes back with the focus', async ({
  app,
}) => {
  const { page } = app;
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.press('4', 'p');
  await expect(app.dialog).toHaveAccessibleName('Paused');
  await expect(app.grid).toBeHidden();
  await page.addInitScript(() => {
    const look = (): void => {
      const cells = [...document.querySelectorAll('[role=gridcell]')];
      if (cells.some((cell) => cell.textContent !== '' && cell.checkVisibility({ visibilityProperty: true })))
        document.documentElement.dataset.seen = '';
      requestAnimationFrame(look);
    };
    if (location.protocol === 'http:') look();
  });
  let come = (): void => {};
  const held = new Promise<void>((resolve) => {
    come = resolve;
  });
  // The dialog itself comes late.
  await page.route('**/assets/record-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('#shell[data-asleep]')).toHaveCount(0);
  await page.waitForTimeout(500);
  come();
  await expect(app.dialog).toHaveAccessibleName('Paused');
  await expect(page.locator('html')).not.toHaveAttribute('data-seen');
  await app.press('p');
  await expect(app.cell('r1c3')).toBeFocused();
  await app.showsDigits(withDigits(EASY, 2, '4'));
});

test.describe('on any visit after the first', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the first board shown is the player’s, even if localStorage has lost everything or the database is slow', async ({
    app,
  }) => {
    const { page } = app;
    await app.openPuzzle(EASY);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await app.press('z');
    await app.showsCell('r1c5', '6, example');
    await app.select('r2c5');
    await page.waitForTimeout(1000);
    await page.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.clear();
    });
    await app.reload();
    await expect(app.cell('r2c5')).toHaveAttribute('aria-selected', 'true');
    await expect(app.cell('r1c1')).toHaveAttribute('aria-selected', 'false');
    await app.press('y');
    await app.select('r1c3');
    await app.press('4');
    const newest = withDigits(EASY, 2, '4');
    await app.showsDigits(newest);
    await page.waitForTimeout(1000);
    await delayDatabase(page, 400);
    await app.reload();
    expect(await app.digits()).toBe(newest);
  });

  test('if the database comes very late, no example takes the place of the player’s board, and nothing is lost', async ({
    app,
  }) => {
    const { page } = app;
    await app.openPuzzle(EASY);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await app.select('r1c3');
    await app.press('4');
    await page.waitForTimeout(1000);
    await delayDatabase(page, null);
    const answer = () => page.evaluate(() => void dispatchEvent(new Event('answer')));
    await app.reload();
    expect(await app.digits()).toBe('.'.repeat(81));
    await answer();
    await app.showsDigits(withDigits(EASY, 2, '4'));
    await app.press('z');
    await app.showsDigits(EASY);

    // Otherwise what is stored when the page is left would still be in a note.
    await page.waitForTimeout(1500);
    await app.reload();
    await app.press('9');
    await app.showsDigits(`9${'.'.repeat(80)}`);
    await answer();
    // All of it is in the database now.
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['unwind.look']);
    await app.showsDigits(`9${'.'.repeat(80)}`);
    await app.choose('aside');
    await app.dialog.getByRole('button', { name: 'Bring back' }).first().click();
    await app.showsDigits(EASY);
  });
});
