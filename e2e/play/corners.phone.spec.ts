import { type App, expect, test } from '../support/app';
import { faults, SIZES } from '../support/layout';
import { EASY } from '../support/puzzles';

/** Opens a puzzle with corner notes and centre marks switched on. */
async function openWithCorners(app: App): Promise<void> {
  await app.page.addInitScript(() =>
    localStorage.setItem(
      'unwind.settings',
      JSON.stringify({ version: 1, cornerNotes: true, cellNaming: 'rowColumn' }),
    ),
  );
  await app.openPuzzle(EASY);
}

test('on every phone corner notes and centre marks stay inside their cell, legible and apart', async ({
  app,
}) => {
  test.slow();
  await openWithCorners(app);
  const written = [
    ['r1c3', [1, 2, 4, 5, 6, 7], [1, 2, 3, 8]],
    ['r1c4', [2, 6, 9], [1, 2, 3, 4, 6, 8]],
    ['r1c6', [1, 2, 4, 5, 6, 7, 8, 9], [3]],
    ['r2c2', [1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 4, 5, 6, 7, 8]],
    ['r1c8', [], [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['r1c9', [1, 2, 4, 5, 6, 7], [3, 8]],
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
    if (width < 900) {
      expect.soft(await faults(app.page, 32), size).toEqual([]);
      // In the last two cells, which are not as full as can be.
      const notes = app.page.locator('.cell:is([data-cell="7"], [data-cell="8"]) .notes i:not(:empty)');
      expect.soft(await notes.evaluateAll(unreadable), size).toEqual([]);
    }
    expect.soft(await app.page.locator('.cell:has(.corners)').evaluateAll(overlapping), size).toEqual([]);
  }
});

/** The notes of these cells that leave their cell or are too small to read. */
const unreadable = (notes: readonly Element[]) =>
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
  });

/** The centre marks and corner notes of a cell that overlap. */
const overlapping = (cells: readonly Element[]) =>
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
        return wide > 0.5 && high > lead ? [`${centre.digit} and ${corner.digit}: ${wide} x ${high}`] : [];
      }),
    );
  });
