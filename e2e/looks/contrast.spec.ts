import { type App, expect, test } from '../support/app';
import { faintOnBoard, smallestOnBoard } from '../support/contrast';
import { drawnAgain } from '../support/layout';
import { EASY, HARD, TWO, withDigits } from '../support/puzzles';
import { Watching } from '../support/watching';

/** A puzzle that offers every kind of step from the start. */
const DRAWN = '.7....12.1......67...2....42...4..7.71..3..49.9..7...13....9...95......6.67....8.';

/** Checks the contrast on the board in the light and the dark theme. */
async function isPlain(app: App, state: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await app.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(app.page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect.soft(await faintOnBoard(app.page), `${state}, ${colorScheme}`).toEqual([]);
  }
}

test('everything on the board has enough contrast during play and after Solve', async ({ app }) => {
  await app.open();
  await isPlain(app, 'the example');
  // The board has a clash, notes, entries and a marked wrong entry.
  await app.openPuzzle(EASY, withDigits('.'.repeat(81), 2, '45'));
  await app.select('r3c1');
  await app.press('Shift+1', 'Shift+2');
  await isPlain(app, 'Play');
  await app.click(app.words.play.fillNotes);
  await isPlain(app, 'all candidates');
  await app.solve();
  await isPlain(app, 'Solve');
  await app.openPuzzle(TWO);
  await app.solve();
  await isPlain(app, 'one of two solutions');
});

test('everything that a search shows on the board and in the stack has enough contrast', async ({ app }) => {
  const watching = new Watching(app);
  for (const [strategy, step] of [
    ['rowByRow', 1234],
    ['rowByRow', 1235],
    ['singlesFirst', 60],
    ['singlesFirst', 20],
    ['candidateLists', 40],
  ] as const) {
    await watching.open(HARD, strategy, step);
    await isPlain(app, `${strategy} ${step}`);
  }
  for (let step = 0; step < 12; step++) {
    await watching.button(watching.words.transport.forward).click();
    await isPlain(app, `step ${step}`);
  }
});

test('candidates stay legible under the drawing of a hint, on a desk and on phones', async ({ app }) => {
  test.slow();
  const { actions } = app.words.hint;
  await app.openPuzzle(DRAWN);
  await app.select('r1c1');
  await app.start('hint');
  await app.askElsewhere(actions.all);
  for (const technique of ['xWing', 'aic', 'alsXz'] as const) {
    const name = app.words.techniques.names[technique];
    const group = app.hint
      .locator('details')
      .filter({ has: app.page.getByText(new RegExp(`^${name} \\d+$`)) });
    await group.locator('summary').click();
    await group.getByRole('button').first().click();
    await expect(app.grid.locator('.hint-mark').first()).toBeAttached();
    await isPlain(app, technique);
    for (const [width, height] of [
      [390, 664],
      [320, 480],
    ] as const) {
      await app.page.setViewportSize({ width, height });
      await drawnAgain(app.page);
      await isPlain(app, `${technique}, ${width} x ${height}`);
      expect(await smallestOnBoard(app.page)).toBeGreaterThanOrEqual(9);
    }
    await app.page.setViewportSize({ width: 1280, height: 800 });
    await app.click(actions.backOut);
  }
});
