import fc from 'fast-check';
import { chromium, type LaunchOptions } from 'playwright/test';
import { App, expect, test } from '../support/app';
import { EASY, withDigits } from '../support/puzzles';
import { isWhole, openMortalBrowser, openPlayer, sessionsOf } from '../support/sessions';

/**
 * Few sessions, because each takes seconds: `npm run bench -- restore` plays 500. Another seed plays other sessions.
 */
const SESSIONS = { page: 3, browser: 2 } as const;
const seed = Number(process.env.SEED ?? 1);

/** How the browser of this test is started. */
function launchOptions(): LaunchOptions {
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  return { ...(executablePath && { executablePath }), ...(args && { args }) };
}

for (const killed of ['page', 'browser'] as const)
  test(`if the ${killed} is killed at any moment, even of a first visit, at most the last key is lost`, async ({
    baseURL,
  }) => {
    // Each session starts a page or a browser twice. On a busy machine all of them take longer than other tests.
    test.slow();
    const player = await openPlayer(chromium, launchOptions(), `${baseURL}#p=${EASY}`, { kept: false });
    await fc.assert(
      fc.asyncProperty(sessionsOf(killed), async (session) => {
        const outcome = await player.play(session);
        expect(isWhole(outcome), JSON.stringify(outcome)).toBe(true);
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
    ...launchOptions(),
    ...(baseURL && { baseURL }),
    locale: 'en',
    // Then the copy is read only after the first paint.
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
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('unwind.tally')))
    .toContain('"tried":[24]');
  await mortal.close();
});

test.describe('on any visit after the first', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the first board shown has the moves and the cursor that a killed browser lost, even if it looks like a first visit or its database is slow', async ({
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
    const older = await page.evaluate(() => ({ ...localStorage }));
    await app.select('r1c4');
    await app.press('6');
    const newest = withDigits(EASY, 2, '46');
    await app.showsDigits(newest);
    await page.waitForTimeout(1000);
    await page.addInitScript((older) => {
      localStorage.clear();
      for (const [key, text] of Object.entries(older)) localStorage.setItem(key, text);
      const open = IDBFactory.prototype.open;
      IDBFactory.prototype.open = function (name, version) {
        const opening = open.call(this, name, version);
        if (name !== 'unwind.latest') return opening;
        const listen = opening.addEventListener.bind(opening);
        Object.defineProperties(opening, {
          onsuccess: { set: (act: () => void) => listen('success', () => setTimeout(act, 400)) },
          // Used by the part that restores what came too late for the first screen.
          addEventListener: {
            value: (kind: string, act: (event: Event) => void) =>
              listen(kind, (event) => setTimeout(() => act.call(opening, event), 3000)),
          },
        });
        return opening;
      };
    }, older);
    await app.reload();
    expect(await app.digits()).toBe(newest);
  });
});
