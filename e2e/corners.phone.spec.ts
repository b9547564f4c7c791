import { expect, test } from './app';
import { faults, SIZES } from './layout';
import { EASY } from './puzzles';

test.describe('with corner notes and centre marks', () => {
  test.beforeEach(async ({ app }) => {
    await app.open();
    await app.page.evaluate(() =>
      localStorage.setItem('unwind.settings', JSON.stringify({ version: 1, cornerNotes: true })),
    );
    await app.openPuzzle(EASY);
    await app.reload();
  });

  test('each has a mode and a key, is undone, and kept for a reload and a switch', async ({ app }) => {
    await app.cell('r1c3').tap();
    await app.button('Corner').tap();
    await app.digitKey(1).tap();
    await app.button('Centre').tap();
    await app.digitKey(2).tap();
    await app.digitKey(4).tap();
    await app.press('Shift+Digit6', 'Control+Digit9', 'z');
    await app.showsCell('r1c3', 'empty, notes 2 4, corner notes 1 6');
    await app.reload();
    await app.showsCell('r1c3', 'empty, notes 2 4, corner notes 1 6');
    await app.page.evaluate(() =>
      localStorage.setItem('unwind.settings', JSON.stringify({ version: 1, cornerNotes: false })),
    );
    await app.reload();
    await app.showsCell('r1c3', 'empty, notes 2 4');
    await app.page.evaluate(() =>
      localStorage.setItem('unwind.settings', JSON.stringify({ version: 1, cornerNotes: true })),
    );
    await app.reload();
    await app.showsCell('r1c3', 'empty, notes 2 4, corner notes 1 6');
  });

  test('they stay in their cell and legible, and the keys whole, on every telephone', async ({ app }) => {
    test.slow();
    await app.cell('r1c3').tap();
    await app.press(...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `Control+Digit${digit}`));
    await app.cell('r1c4').tap();
    await app.press(
      ...[1, 2, 4, 5, 6, 7].map((digit) => `Shift+Digit${digit}`),
      'Control+Digit3',
      'Control+Digit8',
    );
    for (const [width, height] of SIZES.filter(([width]) => width < 900)) {
      const size = `${width} x ${height}`;
      await app.page.setViewportSize({ width, height });
      expect.soft(await faults(app.page, 32), size).toEqual([]);
      const out = await app.page.locator('.cell .notes i:not(:empty)').evaluateAll((notes) =>
        notes.flatMap((note) => {
          const cell = note.closest('.cell')?.getBoundingClientRect();
          const { left, right, top, bottom } = note.getBoundingClientRect();
          const isIn =
            cell !== undefined &&
            left >= cell.left - 0.5 &&
            right <= cell.right + 0.5 &&
            top >= cell.top - 0.5 &&
            bottom <= cell.bottom + 0.5;
          return isIn && Number.parseFloat(getComputedStyle(note).fontSize) >= 9 ? [] : [note.textContent];
        }),
      );
      expect.soft(out, size).toEqual([]);
    }
  });
});
