import { cellAt } from '../../src/sudoku/core';
import { type App, type CellName, expect, test } from '../support/app';
import { EASY } from '../support/puzzles';
import { Watching } from '../support/watching';

/** Ways to reach a cell without a pointer, like screen readers, voice control and switches. */
type Way = 'activate' | 'focusCell';

/** Each way, with a cell that is blank in the easy puzzle, far from the other. */
const REACHED: readonly (readonly [way: Way, name: CellName])[] = [
  ['activate', 'r9c1'],
  ['focusCell', 'r1c3'],
];

const isAlone = async (app: App, name: CellName): Promise<void> => {
  await expect(app.cell(name)).toHaveAttribute('aria-selected', 'true');
  await expect(app.chosenCells).toHaveCount(1);
  await expect(app.grid.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(app.cell(name)).toHaveAttribute('tabindex', '0');
};

test('a cell reached by a click without a pointer, or by focus, is the one that is played, explained and watched', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  for (const [way, name] of REACHED) {
    await app[way](name);
    await isAlone(app, name);
    await app.press('4');
    await expect(app.cell(name)).toHaveAccessibleName(/, 4(,|$)/);
  }
  await app.press('ArrowRight');
  await isAlone(app, 'r1c4');
  await app.press('z', 'z');

  await app.start('hint');
  for (const [way, name] of REACHED) {
    await app[way](name);
    await isAlone(app, name);
    const [row = 0, column = 0] = (name.match(/\d/g) ?? []).map(Number);
    await expect(app.heading).toHaveText(app.words.hint.headings.cell(cellAt(row - 1, column - 1)));
  }

  await app.press('w');
  const watching = new Watching(app);
  await expect(watching.sentence).toBeVisible();
  for (const [way, name] of REACHED) {
    // The search may have begun to play.
    await app.press('Home');
    await watching.isAt(0);
    await app[way](name);
    await app.press('c');
    await expect(watching.sentence).toContainText(name);
    await expect(app.grid.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(app.cell(name)).toHaveAttribute('tabindex', '0');
  }
  await app.press('w');
  await expect(app.keypad).toBeVisible();

  // With a digit picked up, such a click writes it, once.
  await app.click(app.words.play.moreOptions);
  await app.switch(app.words.options.digitFirst).click();
  await app.closeDialog();
  await app.digitKey(4).click();
  await app.activate('r5c5');
  await app.showsCell('r5c5', '4, clashes with row 5, column 1');
  // Focus alone writes nothing.
  await app.focusCell('r1c3');
  await app.showsCell('r1c3', 'empty');
  // The click that follows a pointer does not count as a second press.
  await app.select('r1c4');
  await expect(app.cell('r1c4')).toHaveAccessibleName(/, 4(,|$)/);
});
