import { expect, test } from '../support/app';
import { faults, SIZES } from '../support/layout';
import { EASY } from '../support/puzzles';

test.describe('with corner notes and centre marks', () => {
  test.beforeEach(async ({ app }) => {
    await app.open();
    await app.page.evaluate(() =>
      localStorage.setItem('unwind.settings', JSON.stringify({ version: 1, cornerNotes: true })),
    );
    await app.openPuzzle(EASY);
    await app.reload();
  });

  test('each kind has a mode and a key, can be undone, and survives a reload and switching the setting', async ({
    app,
  }) => {
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

  test('on every phone they stay inside their cell and legible, and the keys fully in view', async ({
    app,
  }) => {
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

  test('notes of the two kinds never overlap', async ({ app }) => {
    const written = [
      ['r1c3', [1, 2, 4, 5, 6, 7], [1, 2, 3, 8]],
      ['r1c4', [2, 6, 9], [1, 2, 3, 4, 6, 8]],
      ['r1c6', [1, 2, 4, 5, 6, 7, 8, 9], [3]],
      ['r2c2', [1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 4, 5, 6, 7, 8]],
    ] as const;
    for (const [cell, corner, centre] of written) {
      await app.cell(cell).tap();
      await app.press(
        ...corner.map((digit) => `Shift+Digit${digit}`),
        ...centre.map((digit) => `Control+Digit${digit}`),
      );
    }
    for (const [width, height] of SIZES) {
      const size = `${width} x ${height}`;
      await app.page.setViewportSize({ width, height });
      const over = await app.page.locator('.cell:has(.corners)').evaluateAll((cells) =>
        cells.flatMap((cell) => {
          const boxes = (of: string) =>
            [...cell.querySelectorAll(`${of} i:not(:empty)`)].map((note) => ({
              digit: note.textContent.trim(),
              box: note.getBoundingClientRect(),
            }));
          return boxes('.notes:not(.corners)').flatMap((centre) =>
            boxes('.corners').flatMap((corner) => {
              const wide =
                Math.min(centre.box.right, corner.box.right) - Math.max(centre.box.left, corner.box.left);
              const high =
                Math.min(centre.box.bottom, corner.box.bottom) - Math.max(centre.box.top, corner.box.top);
              // A digit is less tall than its line.
              const lead = centre.box.height * 0.2;
              return wide > 0.5 && high > lead
                ? [`${centre.digit} and ${corner.digit}: ${wide} x ${high}`]
                : [];
            }),
          );
        }),
      );
      expect.soft(over, size).toEqual([]);
    }
  });
});
