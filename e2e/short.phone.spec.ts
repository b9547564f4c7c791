import { type App, expect, test } from './app';
import { faults, notInView, overlapping, SIZES } from './layout';
import { EASY, HARD, MODERATE, TWO } from './puzzles';
import { Watching } from './watching';

/** What is on a telephone; the windows of a desk are looked at in reflow.spec.ts. */
const PHONES = SIZES.filter(([width]) => width < 900);

/** Looks at the page in telephones of all sizes. */
async function everywhere(app: App, look: (size: string) => Promise<void>): Promise<void> {
  for (const [width, height] of PHONES) {
    await app.page.setViewportSize({ width, height });
    await app.page.evaluate(() => scrollTo(0, 0));
    // What is measured by scripts is drawn anew in the next frames.
    await app.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await look(`${width} x ${height}`);
  }
}

async function isWhole(app: App, size: string, floor: number): Promise<void> {
  expect.soft(await faults(app.page, floor), size).toEqual([]);
}

for (const language of ['en', 'ko'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('board, keys and the three jobs are whole without scrolling', async ({ app }) => {
      test.slow();
      const parts = {
        board: app.grid,
        keypad: app.keypad,
        jobs: app.page.getByRole('navigation', { name: app.words.app.keys }),
      };
      const looks = async (size: string): Promise<void> => {
        await isWhole(app, size, 32);
        expect.soft(await notInView(app.page, parts), size).toEqual([]);
        expect.soft(await overlapping(parts), size).toEqual([]);
      };
      await app.open();
      await everywhere(app, looks);
      await app.type('53..7');
      await everywhere(app, looks);
      await app.openPuzzle(EASY);
      await everywhere(app, looks);
      await app.paste(TWO);
      await app.showsDigits(TWO);
      await app.press('Escape', 's');
      await expect(app.button(app.words.verdict.next)).toBeVisible();
      await everywhere(app, looks);
    });

    test('in Watch the board, the sentence, the buttons and a timeline are in view together', async ({
      app,
    }) => {
      test.slow();
      const watching = new Watching(app);
      await watching.open(HARD, 'rowByRow', 1234);
      await app.press('Escape');
      const parts = {
        board: app.grid,
        sentence: watching.sentence,
        buttons: app.page.getByRole('group', { name: watching.words.transport.name }),
        timeline: app.page.locator('.chart-map'),
        jobs: app.page.getByRole('navigation', { name: app.words.app.keys }),
      };
      const looks = async (size: string): Promise<void> => {
        await isWhole(app, size, 24);
        expect.soft(await notInView(app.page, parts), size).toEqual([]);
        expect.soft(await overlapping(parts), size).toEqual([]);
      };
      await everywhere(app, looks);
    });

    test('in Hint the board stays whole above what is said', async ({ app }) => {
      test.slow();
      const { actions } = app.words.hint;
      await app.openPuzzle(MODERATE);
      await app.cell('r8c9').tap();
      await app.tapKey('hint');
      const looks = async (size: string): Promise<void> => {
        await isWhole(app, size, 24);
        const parts = {
          board: app.grid,
          hint: app.hint,
          jobs: app.page.getByRole('navigation', { name: app.words.app.keys }),
        };
        expect.soft(await notInView(app.page, parts), size).toEqual([]);
        expect.soft(await overlapping(parts), size).toEqual([]);
      };
      for (const name of [actions.nudge, actions.technique, actions.why]) {
        await expect(app.button(name)).toBeVisible();
        await everywhere(app, looks);
        await app.button(name).click();
      }
      await everywhere(app, looks);
    });
  });
}
