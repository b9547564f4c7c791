import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { faintOnBoard } from '../support/contrast';
import { type PrintedPage, printed, type Square } from '../support/pdf';
import { EASY, MODERATE } from '../support/puzzles';

/** Colours six cells in all colours, and six notes of one cell. */
async function paint(app: App): Promise<void> {
  await app.click('Notes');
  await app.select('r5c2');
  await app.press(...[1, 2, 3, 4, 5, 6].map((digit) => `${digit}`), 'c');
  await app.button('Blue').waitFor();
  for (const colour of [1, 2, 3, 4, 5, 6]) await app.press(`Shift+Digit${colour}`, `${colour}`);
  await app.press('Escape');
  for (const colour of [1, 2, 3, 4, 5, 6] as const) {
    await app.select(`r2c${colour}`);
    await app.press(`${colour}`);
  }
}

test('keys set colours, which are printed if the player wants it; a reload keeps them, and all can be cleared', async ({
  app,
}) => {
  const coloured = async () => (await app.cellNames()).filter((name) => name.includes('coloured'));
  await app.openPuzzle(EASY);
  const bare = await inkIn(app);
  await app.select('r1c3');
  await app.press('c');
  await expect(app.button('Colours')).toHaveAttribute('aria-pressed', 'true');
  await app.press('1', 'Shift+ArrowDown', '2', 'z');
  await app.showsCell('r1c3', 'empty, coloured blue');
  await app.press('z');
  await paint(app);
  const names = await app.cellNames();
  expect(names[37]).toContain('note 1 coloured blue, note 2 coloured green, note 3 coloured yellow');
  expect(await inkIn(app)).toBeGreaterThan(bare + 0.003);
  await app.reload();
  expect(await app.cellNames()).toEqual(names);
  // Before any part that loads later has arrived.
  await expect(app.cell('r2c1')).toHaveAttribute('data-colour', '1');
  await app.choose('print');
  await app.switch(app.words.print.colours).click();
  await app.closeDialog();
  await app.click('Colours');
  await app.click('Clear all');
  expect(await coloured()).toEqual([]);
  await app.press('z');
  expect(await app.cellNames()).toEqual(names);
  expect(await inkIn(app)).toBeLessThan(bare + 0.003);
});

test('colours are distinguishable without their hue, digits on them are legible, and axe finds no fault in the keys', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await paint(app);
  for (const forcedColors of ['none', 'active'] as const) {
    await app.page.emulateMedia({ forcedColors });
    for (const parts of ['.cell[data-colour]', '.notes [data-colour]', 'button[data-colour]']) {
      const bars = await app.page.locator(parts).evaluateAll((elements) =>
        elements.map((element) => {
          const { backgroundPosition, backgroundSize, backgroundImage } = getComputedStyle(element);
          return backgroundImage === 'none' ? 'none' : `${backgroundPosition} ${backgroundSize}`;
        }),
      );
      expect(bars).toHaveLength(6);
      expect(new Set(bars).size).toBe(6);
      expect(bars).not.toContain('none');
    }
  }
  await app.page.emulateMedia({ forcedColors: 'none' });
  await app.press('m');
  for (const colour of [1, 3, 5, 6] as const) {
    await app.select(`r2c${colour}`);
    await app.press('Shift+Digit4');
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await app.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await faintOnBoard(app.page), colorScheme).toEqual([]);
  }
  await app.press('c');
  await hasNoViolations(app);
  await app.click('A note');
  await hasNoViolations(app);
});

/** Asks for a hint for the selected cell, and continues to its reason. */
async function openReason(app: App): Promise<void> {
  await app.press('h');
  const { actions } = app.words.hint;
  for (const name of [actions.nudge, actions.technique, actions.why]) await app.click(name);
}

test('a hint keeps the bars of coloured cells and notes, whether it mentions and draws them or not', async ({
  app,
}) => {
  /** Whether all of these cells show a background that matches. */
  const expectBars = async (parts: string, pattern: RegExp): Promise<void> => {
    const images = await app.page
      .locator(parts)
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundImage));
    expect(images, parts).not.toEqual([]);
    for (const image of images) expect(image, parts).toMatch(pattern);
  };
  await app.openPuzzle(EASY);
  await paint(app);
  await app.select('r1c3');
  await openReason(app);
  await expect(app.page.locator('.board[data-drawn]')).toBeVisible();
  await expectBars('.cell[data-colour]:not([class*="hint-"])', /gradient/);
  await app.press('h');
  await app.select('r1c3');
  await app.press('Control+a', '2');
  for (const [cell, houses] of [
    ['r5c2', '.hint-house'],
    ['r5c3', '.hint-target'],
  ] as const) {
    await app.select(cell);
    await openReason(app);
    await expect(app.grid.locator('.hint-overlay')).toBeVisible();
    await expectBars(`.cell${houses}`, /gradient.*gradient/);
    await app.press('h');
  }

  await app.paste(MODERATE);
  await app.showsDigits(MODERATE);
  await paint(app);
  await app.select('r1c3');
  await openReason(app);
  await expect(app.page.locator('.board[data-drawn]')).toBeVisible();
  await expect(app.page.locator('.hint-colour')).toHaveCount(6);
});

/** The share of the printed board that is dark. */
async function inkIn(app: App): Promise<number> {
  const [sheet] = (await printed(app.page, { format: 'A4', landscape: false })) as [PrintedPage];
  expect(sheet.boards()).toHaveLength(1);
  const [board] = sheet.boards() as [Square];
  let dark = 0;
  let all = 0;
  for (let down = 0.05; down < 1; down += 0.005)
    for (let along = 0.05; along < 1; along += 0.005) {
      all++;
      if (sheet.darkest(board.x + along * board.side, board.y + down * board.side, 0) > 60) dark++;
    }
  return dark / all;
}
