import { mkdirSync, writeFileSync } from 'node:fs';
import type { CDPSession } from 'playwright/test';
import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { goHome } from '../support/home';
import { faults } from '../support/layout';
import { EASY } from '../support/puzzles';
import { DIALOG_STATES, EMBEDDED, STATES, type State } from '../support/states';
import { forgive, TROUBLES } from '../support/troubles';
import type { Language } from '../support/words';

type Size = readonly [width: number, height: number];

type Insets = Partial<Record<'top' | 'right' | 'bottom' | 'left', number>>;

const DESK: Size = [1280, 800];

/** A state is opened in the first language; the page's own switch changes the language. */
const LANGUAGES = ['en', 'ko'] as const satisfies readonly Language[];

/** A folder for a picture of every checked state. */
const { PICTURES } = process.env;

/** The states are split among this many tests, which run in parallel. */
const SHARES = 6;

/** The dialogs open one after the other over the same board, which is faster, so fewer tests suffice. */
const DIALOG_SHARES = 3;

/** A state with its number. */
type Numbered = readonly [...State, number: number];

const sharesOf = (states: readonly State[], shares: number): Numbered[][] =>
  Array.from({ length: shares }, (_, share) =>
    states
      .map(([name, open], number): Numbered => [name, open, number])
      .filter(([, , number]) => number % shares === share),
  );

/** How a state is looked at: in a window, on a device, and with a user's own text. */
interface View {
  readonly size: Size;
  readonly device: 'desk' | 'telephone';
  /** What an island and a home bar take from the window's edges. */
  readonly insets?: Insets;
  /** The user's text size in pixels, or the text spacing of WCAG. */
  readonly text?: number | 'spaced';
}

const desk = (...sizes: Size[]): View[] => sizes.map((size) => ({ size, device: 'desk' }));
const telephone = (...sizes: Size[]): View[] => sizes.map((size) => ({ size, device: 'telephone' }));
const island = (insets: Insets, ...sizes: Size[]): View[] =>
  sizes.map((size) => ({ size, device: 'telephone', insets }));
const withText = (text: number | 'spaced', ...sizes: Size[]): View[] =>
  sizes.map((size) => ({ size, device: 'desk', text }));

/** All views, in groups. The style sheets lay out the page in another way in each group. */
const LAYOUTS: readonly (readonly View[])[] = [
  desk([1280, 800], [1280, 720], [1920, 1080], [1119, 800], [1120, 700]),
  // On both sides of the widths where the page changes its columns.
  [...desk([820, 1180], [640, 512], [600, 900], [899, 900], [900, 700]), ...telephone([820, 1180])],
  // What is left of a window of 1280 x 1024 or 1280 x 720 that is magnified, in CSS pixels.
  desk([512, 410], [427, 341], [320, 256], [320, 568], [320, 800]),
  desk([640, 360], [427, 240], [480, 320]),
  [
    ...withText(20, DESK, [390, 664]),
    ...withText(32, DESK, [390, 664]),
    ...withText('spaced', [390, 844], DESK),
  ],
  telephone([320, 480], [320, 568], [320, 800], [375, 553], [360, 560], [390, 664]),
  telephone([390, 844], [430, 932]),
  telephone([568, 320], [664, 390], [844, 390]),
  // iPhones, whose page reaches under the island or notch and the home bar: on their side, and installed.
  [
    ...island({ left: 59, right: 59, bottom: 21 }, [844, 390], [932, 430]),
    ...island({ top: 59, bottom: 34 }, [390, 844]),
    ...island({ top: 47, bottom: 34 }, [375, 812]),
  ],
];

/** Every state in every view and language, instead of one view of each group: `npm run bench -- looks`. */
const EVERY = process.env.LOOKS === 'every';

/**
 * The views in which the state with this number is looked at. Without `EVERY`, each state is seen in one view of each
 * group: desktops in one language, phones in the other. Over all states each view is seen in both languages.
 */
const viewsOf = (number: number): View[] =>
  EVERY
    ? LAYOUTS.flat()
    : LAYOUTS.flatMap((views) => views[(number + Math.floor(number / views.length)) % views.length] ?? []);

/** The text spacing of WCAG success criterion 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
  .board *, .digit-key, .mini *, .hint-overlay * { line-height: revert-layer !important }`;

const namesOf = (states: readonly Numbered[]): string => states.map(([name]) => name).join('; ');

for (const states of sharesOf(STATES, SHARES)) {
  test(`nothing is cut off, covered, too small or outside the window, and axe finds no fault in dialogs: ${namesOf(states)}`, async ({
    app,
  }) => {
    test.slow();
    const screen = await Screen.of(app);
    for (const [name, open, number] of states)
      await test.step(name, async () => {
        await open(app);
        await screen.isLookedAt(name, number, LANGUAGES);
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
    for (const [name, open, number] of dialogs)
      await test.step(name, async () => {
        await open(app);
        await screen.isLookedAt(name, number, LANGUAGES);
        await screen.speaks(app.language);
        await screen.becomeDesk();
        await goHome(app, EASY);
      });
  });
}

// Each of these opens in one language: an embedded page has no language switch, and in a trouble the words of the other
// language may be the part that does not load.
for (const [number, [name, open]] of [...EMBEDDED, ...TROUBLES].entries())
  for (const language of LANGUAGES.filter((_, index) => EVERY || index === number % 2))
    test.describe(language, () => {
      test.use({ language });
      test(`nothing is cut off, covered, too small or outside the window: ${name}`, async ({ app }) => {
        test.slow();
        const screen = await Screen.of(app);
        await open(app);
        await screen.isLookedAt(name, number, [language]);
        forgive(app);
      });
    });

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
    await this.app.forget();
    await this.becomeDesk();
    this.language = this.app.language;
  }

  async speaks(language: Language): Promise<void> {
    await this.app.speaking(language);
    this.language = language;
  }

  /**
   * Checks a state of the page in its views, first on a desktop, then on a phone: a page that was a phone lays out
   * narrow desktop windows wrongly.
   */
  async isLookedAt(name: string, number: number, languages: readonly Language[]): Promise<void> {
    for (const [turn, device] of (['desk', 'telephone'] as const).entries()) {
      if (device === 'telephone') await this.becomeTelephone();
      for (const language of languages) {
        if (!EVERY && languages[(number + turn) % languages.length] !== language) continue;
        await this.speaks(language);
        // Other specs check the views with axe.
        if (device === 'desk' && (await this.app.dialog.count()) > 0) await this.hasNoViolations();
        for (const view of viewsOf(number)) if (view.device === device) await this.fits(name, view);
      }
    }
  }

  /**
   * Checks the layout of the page in a view, in the current theme only: a theme changes nothing but colours, as
   * `scripts/themes.test.ts` tests.
   */
  private async fits(state: string, { size, device, text, insets }: View): Promise<void> {
    const { page } = this.app;
    if (text === 'spaced') await this.space(SPACED);
    else if (text !== undefined) await this.setText(text);
    await this.resize(size);
    if (insets !== undefined) await this.tools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    // Scripts measure some parts and redraw them in the next frames.
    const seen = await page.evaluate(
      () =>
        new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => done([innerWidth, innerHeight]))),
        ),
    );
    expect(seen, 'the window has the size that is looked at').toEqual([...size]);
    const seenAs = `${device}${text === undefined ? '' : `, text ${text}`}${insets === undefined ? '' : ', island'}`;
    const name = size.join('x');
    expect.soft(await faults(page), [state, seenAs, this.language, name].join(', ')).toEqual([]);
    if (PICTURES !== undefined) await this.takePictures(`${state}, ${seenAs}`, name);
    if (text === 'spaced') await this.space('');
    else if (text !== undefined) await this.setText(16);
    if (insets !== undefined) await this.tools.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
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

  private async takePictures(state: string, size: string): Promise<void> {
    const shown: 'light' | 'dark' = this.isTelephone ? 'dark' : 'light';
    const folder = `${PICTURES}/${state}`;
    mkdirSync(folder, { recursive: true });
    for (const scheme of ['light', 'dark'] as const) {
      await this.show(scheme);
      const { data } = await this.tools.send('Page.captureScreenshot', { format: 'png' });
      writeFileSync(`${folder}/${size} ${scheme} ${this.language}.png`, data, 'base64');
    }
    await this.show(shown);
  }
}
