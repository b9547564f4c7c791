import type { CDPSession } from 'playwright/test';
import { type App, expect, test } from './app';
import { faults } from './layout';
import { EASY } from './puzzles';
import { STATES } from './states';

/** What is left of a window of 1280 x 1024, or of 1280 x 720, where a page is magnified so many times; and 320 in both ways. */
const MAGNIFIED = [
  [640, 512],
  [512, 410],
  [427, 341],
  [320, 256],
  [640, 360],
  [427, 240],
  [320, 568],
  [480, 320],
] as const;

/** As the success criterion 1.4.12 of WCAG has it. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
  .board *, .digit-key, .mini *, .hint-overlay * { line-height: revert-layer !important }`;

type Size = readonly [width: number, height: number];

async function fits(app: App, state: string, sizes: readonly Size[]): Promise<void> {
  for (const [width, height] of sizes) {
    await app.page.setViewportSize({ width, height });
    await app.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft(await faults(app.page), `${state}, ${width} x ${height}`).toEqual([]);
  }
}

/** The text of a size, as a reader may ask of the browser. */
async function setText(app: App, tools: CDPSession, size: number): Promise<void> {
  await tools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  const ofPage = () => app.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await expect.poll(ofPage).toBe(`${size}px`);
}

const space = (app: App, css: string) =>
  app.page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

// In four tests, for more than one at a time.
for (const part of [0, 1, 2, 3]) {
  const states = STATES.filter((_, index) => index % 4 === part);
  test(`nothing is cut, covered, too small, or out of the window: ${states.map(([name]) => name).join(', ')}`, async ({
    app,
  }) => {
    test.slow();
    // Each as on a first visit: what is on the board already is not told once more.
    await app.page.addInitScript(() => location.protocol === 'http:' && localStorage.clear());
    const tools = await app.page.context().newCDPSession(app.page);
    for (const [name, open] of states)
      await test.step(name, async () => {
        await app.page.setViewportSize({ width: 1280, height: 800 });
        await app.page.goto('about:blank');
        await open(app);
        await fits(app, `${name}, magnified`, MAGNIFIED);
        for (const size of [20, 32]) {
          await setText(app, tools, size);
          await fits(app, `${name}, text of ${size} pixels`, [
            [1280, 800],
            [390, 664],
          ]);
        }
        await setText(app, tools, 16);
        await space(app, SPACED);
        await fits(app, `${name}, spaced`, [
          [390, 844],
          [1280, 800],
        ]);
      });
  });
}

test('below 600 pixels all stands in one column', async ({ app }) => {
  await app.openPuzzle(EASY);
  for (const [width, height] of [
    [320, 256],
    [427, 341],
    [512, 410],
    [590, 480],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    const board = await app.grid.boundingBox();
    const keys = await app.keypad.boundingBox();
    expect(keys?.y, `${width} x ${height}`).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
  }
});
