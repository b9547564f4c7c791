import { mkdirSync } from 'node:fs';
import { type App, expect, test } from './app';
import { faults } from './layout';
import { STATES } from './states';

type Size = readonly [width: number, height: number];

/** A folder, to also have a picture of everything that is looked at. */
const { PICTURES } = process.env;

/**
 * Tests that nothing is covered, cut, too small or out of the window, whatever the page shows, in windows of these sizes,
 * light and dark, in both languages.
 */
export function fitsWindows(sizes: readonly Size[]): void {
  for (const language of ['en', 'ko'] as const) {
    test.describe(language, () => {
      test.use({ language });

      // In some tests, for more than one at a time.
      for (const part of [0, 1, 2, 3]) {
        const states = STATES.filter((_, index) => index % 4 === part);
        test(`nothing is cut, covered or too small: ${states.map(([name]) => name).join('; ')}`, async ({
          app,
        }) => {
          test.slow();
          await app.page.addInitScript(() => location.protocol === 'http:' && localStorage.clear());
          for (const [name, open] of states)
            await test.step(name, async () => {
              await app.page.setViewportSize({ width: 1280, height: 800 });
              await app.page.goto('about:blank');
              await open(app);
              for (const [width, height] of sizes) await fits(app, name, width, height);
            });
        });
      }
    });
  }
}

async function fits(app: App, state: string, width: number, height: number): Promise<void> {
  await app.page.setViewportSize({ width, height });
  for (const colorScheme of ['light', 'dark'] as const) {
    await app.page.emulateMedia({ colorScheme });
    // What is measured by scripts is drawn anew in the next frames.
    await app.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const where = [state, app.language, colorScheme, `${width} x ${height}`].join(', ');
    expect.soft(await faults(app.page), where).toEqual([]);
    if (PICTURES === undefined) continue;
    const folder = `${PICTURES}/${state}`;
    mkdirSync(folder, { recursive: true });
    await app.page.screenshot({ path: `${folder}/${width}x${height} ${colorScheme} ${app.language}.png` });
  }
}
