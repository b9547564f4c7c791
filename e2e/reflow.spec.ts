import { type App, expect, test } from './app';
import { faults, SIZES } from './layout';
import { EASY, HARD, MODERATE, TWO } from './puzzles';
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
  ...(['?', 'many', 'examples', 'exportAs', 'paste'] as const).map(
    (dialog): State => [
      `the dialog ${dialog}`,
      async (app) => {
        await app.openPuzzle(EASY);
        if (dialog === '?') await app.press('?');
        else {
          await app.setClipboard('');
          await app.choose(dialog);
        }
        await expect(app.dialog).toBeVisible();
      },
    ],
  ),
];

async function fits(app: App, state: string): Promise<void> {
  await app.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect.soft(await faults(app.page), state).toEqual([]);
}

/** Opens every view and dialog, and looks at each. */
async function inAll(app: App, look: (state: string) => Promise<void>): Promise<void> {
  // Each as on a first visit: what is on the board already is not told once more.
  await app.page.addInitScript(() => location.protocol === 'http:' && localStorage.clear());
  for (const [name, open] of STATES) {
    await app.page.goto('about:blank');
    await open(app);
    await look(name);
  }
}

test('magnified up to four times nothing is cut, covered, or out of the window', async ({ app }) => {
  test.slow();
  await inAll(app, async (state) => {
    for (const [width, height] of MAGNIFIED) {
      await app.page.setViewportSize({ width, height });
      await fits(app, `${state}, ${width} x ${height}`);
    }
    await app.page.setViewportSize({ width: 1280, height: 800 });
  });
});

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

for (const size of [20, 32]) {
  test(`text of ${size} pixels, as a reader may ask of the browser, fits everywhere`, async ({ app }) => {
    test.slow();
    const tools = await app.page.context().newCDPSession(app.page);
    await tools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await inAll(app, async (state) => {
      for (const [width, height] of [
        [1280, 800],
        [390, 664],
      ] as const) {
        await app.page.setViewportSize({ width, height });
        expect(await app.page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${size}px`,
        );
        await fits(app, `${state}, ${width} x ${height}`);
      }
      await app.page.setViewportSize({ width: 1280, height: 800 });
    });
  });
}

test('text spaced as some readers need it is not cut', async ({ app }) => {
  test.slow();
  await inAll(app, async (state) => {
    await app.page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await app.page.setViewportSize({ width, height });
      await fits(app, `${state}, ${width} x ${height}`);
    }
    await app.page.setViewportSize({ width: 1280, height: 800 });
  });
});

test('on a desk nothing is cut, covered, or too small to be hit', async ({ app }) => {
  test.slow();
  await inAll(app, async (state) => {
    for (const [width, height] of SIZES.filter(([width]) => width >= 820)) {
      await app.page.setViewportSize({ width, height });
      await fits(app, `${state}, ${width} x ${height}`);
    }
    await app.page.setViewportSize({ width: 1280, height: 800 });
  });
});
