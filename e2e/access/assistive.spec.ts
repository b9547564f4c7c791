import { cellAt } from '../../src/sudoku/core';
import { type App, type CellName, expect, test } from '../support/app';
import { EASY, HARD } from '../support/puzzles';
import { Watching } from '../support/watching';

/** Ways to reach a cell without a pointer, like screen readers, voice control and switches. */
const WAYS = ['activate', 'focusCell'] as const;

/** Cells far from one another, all blank in the easy puzzle. */
const CELLS: readonly CellName[] = ['r1c3', 'r5c5', 'r9c1', 'r3c7'];

const isAlone = async (app: App, name: CellName): Promise<void> => {
  await expect(app.cell(name)).toHaveAttribute('aria-selected', 'true');
  await expect(app.chosenCells).toHaveCount(1);
  await expect(app.grid.locator('[tabindex="0"]')).toHaveCount(1);
  await expect(app.cell(name)).toHaveAttribute('tabindex', '0');
};

for (const way of WAYS) {
  test(`in Play, a cell reached by ${way} is selected, and digits go there`, async ({ app }) => {
    await app.openPuzzle(EASY);
    for (const name of CELLS) {
      await app[way](name);
      await isAlone(app, name);
      await app.press('4');
      await expect(app.cell(name)).toHaveAccessibleName(/, 4(,|$)/);
    }
    await app.press('ArrowRight');
    await isAlone(app, 'r3c8');
    await app[way]('r1c1');
    await app.press('7');
    await app.showsCell('r1c1', '5, given');
  });

  test(`in Set, every cell can be reached by ${way}`, async ({ app }) => {
    await app.open();
    await app.press('e');
    // Backwards, because typing moves on to the next cell by itself.
    for (let row = 9; row >= 1; row--)
      for (let column = 9; column >= 1; column--) {
        await app[way](`r${row}c${column}`);
        await app.press(`${column}`);
      }
    await app.showsDigits('123456789'.repeat(9));
  });

  test(`in Watch, C finds the next change of a cell reached by ${way}`, async ({ app }) => {
    const watching = new Watching(app);
    await watching.open(HARD, 'rowByRow', 10);
    await app[way]('r4c1');
    await app.press('c');
    await expect(watching.sentence).toContainText('r4c1');
    await expect(app.grid.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(app.cell('r4c1')).toHaveAttribute('tabindex', '0');
  });

  test(`in Hint, a cell reached by ${way} is explained`, async ({ app }) => {
    await app.openPuzzle(EASY);
    await app.select('r8c8');
    await app.start('hint');
    await expect(app.heading).toHaveText(app.words.hint.headings.cell(cellAt(7, 7)));
    await app[way]('r1c3');
    await isAlone(app, 'r1c3');
    await expect(app.heading).toHaveText(app.words.hint.headings.cell(cellAt(0, 2)));
  });
}

test('with a digit picked up, a click from assistive technology writes it once', async ({ app }) => {
  await app.openPuzzle(EASY);
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

test('a reader who skips cells slowly hears the verdict only after a pause', async ({ app }) => {
  const { clock } = app.page;
  await clock.install();
  await app.open();
  await clock.pauseAt(Date.now() + 60_000);
  await app.type('55');
  await expect(app.verdict).toContainText('No solution');
  for (let skipped = 0; skipped < 4; skipped++) {
    await clock.runFor(700);
    expect(await app.announcement.textContent()).not.toContain('No solution');
    await app.type('.');
  }
  await clock.runFor(2000);
  await expect(app.announcement).toContainText('No solution');
});
