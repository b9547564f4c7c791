import { mkdirSync, writeFileSync } from 'node:fs';
import type { CDPSession } from 'playwright/test';
import { type App, expect, type Language, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { faults, SIZES } from '../support/layout';
import { EASY } from '../support/puzzles';
import { DIALOG_STATES, EMBEDDED, STATES, type State } from '../support/states';
import { TROUBLES } from '../support/troubles';
import { forgive, goHome } from '../support/ways';

type Size = readonly [width: number, height: number];

const DESK: Size = [1280, 800];

/** A state is opened in the first language and checked in both; the page's own switch changes the language. */
const LANGUAGES = ['en', 'ko'] as const satisfies readonly Language[];

/** A folder for a picture of every checked state. */
const { PICTURES } = process.env;

/** The states are split among this many tests, which run in parallel. */
const SHARES = 6;

/** The dialogs open one after the other over the same board, which is faster, so fewer tests suffice. */
const DIALOG_SHARES = 3;

const sharesOf = (states: readonly State[], shares: number): State[][] =>
  Array.from({ length: shares }, (_, share) => states.filter((_, index) => index % shares === share));

const DESKS = SIZES.filter(([width]) => width >= 820);
const TELEPHONES = SIZES.filter(([width]) => width < 1000);

/**
 * Windows of 1280 x 1024 and 1280 x 720, magnified: the size in CSS pixels that is left of them. And small windows,
 * 320 wide or 320 high.
 */
const MAGNIFIED: readonly Size[] = [
  [640, 512],
  [512, 410],
  [427, 341],
  [320, 256],
  [640, 360],
  [427, 240],
  [320, 568],
  [320, 800],
  [480, 320],
];

/** The text spacing of WCAG success criterion 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
  .board *, .digit-key, .mini *, .hint-overlay * { line-height: revert-layer !important }`;

const namesOf = (states: readonly State[]): string => states.map(([name]) => name).join('; ');

for (const states of sharesOf(STATES, SHARES)) {
  test(`nothing is cut off, covered, too small or outside the window, and axe finds no fault in dialogs: ${namesOf(states)}`, async ({
    app,
  }) => {
    test.slow();
    const screen = await Screen.of(app);
    for (const [name, open] of states)
      await test.step(name, async () => {
        await open(app);
        await screen.isLookedAt(name);
        await screen.becomeDesk();
        await screen.speaks('ko');
        await screen.isLookedAt(name);
        await screen.isForgotten();
      });
  });
}

for (const dialogs of sharesOf(DIALOG_STATES, DIALOG_SHARES)) {
  test(`nothing is cut off, covered, too small or outside the window, and axe finds no fault: ${namesOf(dialogs)}`, async ({
    app,
  }) => {
    test.slow();
    const screen = await Screen.of(app);
    await app.openPuzzle(EASY);
    for (const [name, open] of dialogs)
      await test.step(name, async () => {
        await open(app);
        for (const language of LANGUAGES) {
          await screen.speaks(language);
          await screen.isLookedAt(name);
          await screen.becomeDesk();
        }
        await screen.speaks('en');
        await goHome(app, EASY);
      });
  });
}

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    // These open in each language: an embedded page has no language switch, and in a trouble the words of the other
    // language may be the part that does not load.
    for (const [name, open] of [...EMBEDDED, ...TROUBLES])
      test(`nothing is cut off, covered, too small or outside the window: ${name}`, async ({ app }) => {
        test.slow();
        const screen = await Screen.of(app);
        await open(app);
        await screen.isLookedAt(name);
        forgive(app);
      });
  });
}

test('below 600 pixels, everything is in one column', async ({ app }) => {
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

/** The window of a page: any size, desktop or phone, with the user's text size and spacing. */
class Screen {
  private readonly app: App;
  private readonly tools: CDPSession;
  private isTelephone = false;
  private language: Language;

  private constructor(app: App, tools: CDPSession) {
    this.app = app;
    this.tools = tools;
    this.language = app.language;
  }

  /** Starts as a desktop window. */
  static async of(app: App): Promise<Screen> {
    const screen = new Screen(app, await app.page.context().newCDPSession(app.page));
    await screen.resize(DESK);
    return screen;
  }

  /** Deletes all stored data, so the next state opens as on a first visit, in the language of the browser. */
  async isForgotten(): Promise<void> {
    const { page } = this.app;
    const origin = new URL(page.url()).origin;
    await page.goto('about:blank');
    await this.tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await this.becomeDesk();
    this.language = this.app.language;
  }

  /** Changes the language of the page in place. A script clicks the switch, because a dialog may cover it. */
  async speaks(language: Language): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    const { page } = this.app;
    await page.locator(`header button[lang=${language}]`).evaluate((key: HTMLElement) => key.click());
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Some words load later. All are there when two readings of the page are equal.
    let before = '';
    await expect
      .poll(
        async () => {
          const last = before;
          before = await page.evaluate(() => document.body.innerText);
          return before === last;
        },
        { intervals: [100] },
      )
      .toBe(true);
  }

  /** Checks a state of the page at all window sizes, first on a desktop, then on a phone. */
  async isLookedAt(name: string): Promise<void> {
    // Other specs check the views with axe.
    if ((await this.app.dialog.count()) > 0) await this.hasNoViolations();
    await this.fits(name, DESKS, 'both themes');
    // Magnification, text size and spacing are checked in one language. The other sizes check the words of both.
    if (this.language === 'en') {
      await this.fits(`${name}, magnified`, MAGNIFIED);
      for (const size of [20, 32]) {
        await this.setText(size);
        await this.fits(`${name}, text of ${size} pixels`, [
          [1280, 800],
          [390, 664],
        ]);
      }
      await this.setText(16);
      await this.space(SPACED);
      await this.fits(`${name}, spaced`, [
        [390, 844],
        [1280, 800],
      ]);
      await this.space('');
    }
    await this.becomeTelephone();
    await this.fits(`${name}, telephone`, TELEPHONES, 'both themes');
  }

  /**
   * Checks the layout of the page at each size, in the current theme only: a theme changes nothing but colours, as
   * `scripts/themes.test.ts` tests.
   */
  private async fits(
    state: string,
    sizes: readonly Size[],
    pictured: 'its theme' | 'both themes' = 'its theme',
  ) {
    const { page } = this.app;
    for (const size of sizes) {
      await this.resize(size);
      // Scripts measure some parts and redraw them in the next frames.
      const seen = await page.evaluate(
        () =>
          new Promise((done) =>
            requestAnimationFrame(() => requestAnimationFrame(() => done([innerWidth, innerHeight]))),
          ),
      );
      expect(seen, 'the window has the size that is looked at').toEqual([...size]);
      const name = size.join('x');
      expect.soft(await faults(page), [state, this.language, name].join(', ')).toEqual([]);
      if (PICTURES !== undefined) await this.takePictures(state, name, pictured);
    }
  }

  /**
   * Uses the browser's protocol: Playwright can make a page a phone only when it opens it, and ignores a size that it
   * has already set.
   */
  private async resize([width, height]: Size): Promise<void> {
    // Two device pixels per CSS pixel change no layout, and take four times as long to draw.
    const deviceScaleFactor = this.isTelephone && PICTURES !== undefined ? 2 : 1;
    const screen = { width, height, deviceScaleFactor, mobile: this.isTelephone };
    await this.tools.send('Emulation.setDeviceMetricsOverride', screen);
  }

  /** Switches to touch, scrollbars that take no room, and the dark theme. */
  private async becomeTelephone(): Promise<void> {
    this.isTelephone = true;
    await this.touch(true);
    await this.show('dark');
  }

  async becomeDesk(): Promise<void> {
    this.isTelephone = false;
    await this.touch(false);
    await this.show('light');
    await this.resize(DESK);
  }

  /** Tests the page with axe, and restores the motion and the theme that this changes. */
  private async hasNoViolations(): Promise<void> {
    await hasNoViolations(this.app);
    await this.app.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await this.show('light');
  }

  private async show(colorScheme: 'light' | 'dark'): Promise<void> {
    await this.app.page.emulateMedia({ colorScheme });
    if (this.app.page.url() !== 'about:blank')
      await expect(this.app.page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  }

  private async touch(enabled: boolean): Promise<void> {
    await this.tools.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 5 });
    const isTouched = () => this.app.page.evaluate(() => matchMedia('(pointer: coarse)').matches);
    await expect.poll(isTouched).toBe(enabled);
  }

  /** Sets the default text size, as a user can in the browser. */
  private async setText(size: number): Promise<void> {
    await this.tools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    const ofPage = () => this.app.page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(ofPage).toBe(`${size}px`);
  }

  /** Applies a user's own style to the page, instead of the previous one. */
  private async space(css: string): Promise<void> {
    await this.app.page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, css);
  }

  private async takePictures(
    state: string,
    size: string,
    themes: 'its theme' | 'both themes',
  ): Promise<void> {
    const shown: 'light' | 'dark' = this.isTelephone ? 'dark' : 'light';
    const folder = `${PICTURES}/${state}`;
    mkdirSync(folder, { recursive: true });
    for (const scheme of themes === 'its theme' ? [shown] : (['light', 'dark'] as const)) {
      await this.show(scheme);
      const { data } = await this.tools.send('Page.captureScreenshot', { format: 'png' });
      writeFileSync(`${folder}/${size} ${scheme} ${this.language}.png`, data, 'base64');
    }
    await this.show(shown);
  }
}
