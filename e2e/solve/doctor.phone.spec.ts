import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { drawnAgain, fitsThumbs } from '../support/layout';
import { MISTYPED, TWO, withDigits } from '../support/puzzles';

/** The button that corrects a digit is above the black bar, under the whole board, on low phones too. */
async function mendIsAboveBar(app: App): Promise<void> {
  const bar = app.page.getByRole('navigation');
  for (const [width, height] of [
    [320, 480],
    [360, 640],
    [390, 664],
    [390, 844],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    await drawnAgain(app.page);
    const [button, black] = [await app.button('Change it to 5').boundingBox(), await bar.boundingBox()];
    expect.soft((button?.y ?? height) + (button?.height ?? 0), `${width}`).toBeLessThanOrEqual(black?.y ?? 0);
  }
}

test('two taps correct a mistyped digit', async ({ app }) => {
  await app.openPuzzle(MISTYPED);
  await expect(app.button('Did you mistype?')).toBeVisible();
  // Nothing is marked as long as no words say why.
  await app.showsCell('r2c9', '3, given');
  await app.button('Did you mistype?').tap();
  await app.showsCell('r2c9', '3, given, contradicts the other marked givens, would be 5');
  const panel = app.page.getByRole('region', { name: 'Did you mistype?' });
  await expect(panel).toContainText('Changing r2c9 from 3 to 5 gives exactly one solution.');
  await fitsThumbs(app.page);
  await hasNoViolations(app);
  await mendIsAboveBar(app);
  await app.button('Change it to 5').tap();
  await app.showsDigits(withDigits(MISTYPED, 17, '5'));
  await expect(app.keypad).toBeVisible();
  await app.keypad.getByRole('button', { name: 'Undo' }).tap();
  await app.showsDigits(MISTYPED);
});

test.describe('with cells in words, which are longer than r2c9', () => {
  test.use({ named: false });

  test('the button that corrects a digit is in view', async ({ app }) => {
    await app.openPuzzle(MISTYPED);
    await app.button('Did you mistype?').tap();
    await expect(app.page.getByRole('main')).toContainText('Changing row 2, column 9 from 3 to 5');
    await mendIsAboveBar(app);
  });
});

test('many solutions are examined by touch; a tap closes the panel, and the keypad returns to its place', async ({
  app,
}) => {
  await app.openPuzzle(TWO);
  await expect(app.verdict).toContainText('Many solutions: 2');
  const before = await app.keypad.boundingBox();
  await app.button('Examine').tap();
  const panel = app.page.getByRole('region', { name: 'What the solutions share' });
  await expect(panel).toContainText('49 empty cells are the same in all solutions');
  await expect(app.keypad).toBeHidden();
  await fitsThumbs(app.page);
  await hasNoViolations(app);
  await app.button('Close').tap();
  await expect.poll(() => app.keypad.boundingBox()).toEqual(before);
  await app.button('Examine').tap();
  await panel.getByRole('button', { name: 'r4c1 = 3, add as a given' }).tap();
  await app.showsDigits(withDigits(TWO, 27, '3'));
  await expect(app.verdict).toContainText('One solution');
});
