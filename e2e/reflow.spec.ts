import type { CDPSession } from 'playwright/test';
import type { Dialog } from '../src/stores/screen';
import { type App, expect, test } from './app';
import { DIALOGS } from './dialogs';
import { faults, SIZES } from './layout';
import { EASY, HARD, MISTYPED, MODERATE, TWO } from './puzzles';
import { Watching } from './watching';

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

type State = readonly [name: string, open: (app: App) => Promise<void>];

/** All views and the dialogs that they open. */
const STATES: readonly State[] = [
  ['a first visit', (app) => app.open()],
  ['Play', (app) => app.openPuzzle(EASY)],
  [
    'Solve',
    async (app) => {
      await app.openPuzzle(TWO);
      await app.press('s');
      await expect(app.button(app.words.verdict.next)).toBeVisible();
    },
  ],
  [
    'Watch',
    async (app) => {
      await new Watching(app).open(HARD, 'rowByRow', 1234);
      await app.press('Escape');
    },
  ],
  [
    'Hint',
    async (app) => {
      await app.openPuzzle(MODERATE);
      await app.press('h');
      await expect(app.button(app.words.hint.actions.nudge)).toBeVisible();
    },
  ],
  [
    'a proof',
    async (app) => {
      const { actions } = app.words.hint;
      await app.openPuzzle(MODERATE);
      await app.press('h');
      for (const name of [actions.nudge, actions.technique, actions.why]) {
        await app.button(name).focus();
        await app.press('Enter');
      }
    },
  ],
  [
    'Compare',
    async (app) => {
      await app.page.goto(`./#p=${EASY}&compare=rowByRow;singlesFirst`);
      await expect(app.heading).toBeVisible();
      await expect(app.notices.getByRole('button')).not.toHaveCount(0);
      await app.press('Escape');
    },
  ],
  [
    'what may be mistyped',
    async (app) => {
      await app.openPuzzle(MISTYPED);
      await expect(
        app.page.getByRole('region', { name: app.words.doctor.mending.title }).getByRole('button').first(),
      ).toBeVisible();
    },
  ],
  [
    'a puzzle examined',
    async (app) => {
      await app.openPuzzle(TWO);
      await app.click(app.words.verdict.examine);
      await expect(app.page.locator('.doctor-pair')).toBeVisible();
    },
  ],
  [
    'Many, solved',
    async (app) => {
      await app.openPuzzle(EASY);
      await app.choose('many');
      await expect(app.dialog).toBeVisible();
      await app.paste(`${EASY}\n${HARD}\n${TWO}\n${MISTYPED}\n${EASY}1\n`);
      await expect(app.dialog.getByRole('row').nth(4)).toBeVisible();
    },
  ],
  ...(Object.keys(DIALOGS) as Dialog[]).map(
    (dialog): State => [
      `the dialog ${dialog}`,
      async (app) => {
        await app.openPuzzle(EASY);
        await DIALOGS[dialog](app);
        await expect(app.dialog.getByRole('heading').first()).toBeVisible();
      },
    ],
  ),
];

type Size = readonly [width: number, height: number];

const DESKS = SIZES.filter(([width]) => width >= 820);

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
        await fits(app, `${name}, on a desk`, DESKS);
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
