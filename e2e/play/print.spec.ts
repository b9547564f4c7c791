import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { type PrintedPage, printed, printedText, type Square } from '../support/pdf';
import { EASY, EASY_ANSWER } from '../support/puzzles';

const FORMATS = ['A4', 'Letter'] as const;

/** Opens the dialog; the browser's own dialog is switched off. */
async function openDialog(app: App): Promise<void> {
  await app.choose('print');
  await expect(app.dialog).toBeVisible();
}

/**
 * Checks that all twenty lines of a board are printed and unbroken, and that only the four outer lines and the four box
 * lines are thick.
 */
function expectLines(sheet: PrintedPage, { x, y, side }: Square): void {
  for (let line = 0; line <= 9; line++) {
    const at = 0.004 + (line / 9) * 0.992;
    for (const along of [0.03, 0.26, 0.52, 0.74, 0.97]) {
      expect(sheet.darkest(x + along * side, y + at * side, 3), `line ${line} across`).toBeGreaterThan(90);
      expect(sheet.darkest(x + at * side, y + along * side, 3), `line ${line} down`).toBeGreaterThan(90);
    }
  }
}

test.describe('print', () => {
  test('the puzzles of a day that were never opened come on one page, each with its level, and are those that one plays', async ({
    app,
  }) => {
    test.slow();
    const { calendar } = app.words.record;
    const { levels } = app.words.app;
    await app.open();
    await app.choose('calendar');
    const print = app.dialog.getByRole('button', { name: calendar.print });
    // Nothing is made after a cancel.
    await print.click();
    await app.dialog.getByRole('button', { name: app.words.app.cancel }).click();
    await expect(app.dialog).toHaveAccessibleName(calendar.title);
    await print.click();
    await expect(app.dialog).toHaveAccessibleName(app.words.print.title, { timeout: 60_000 });
    await expect(app.dialog.getByRole('status')).toHaveText(app.words.print.pages(1));
    // Their titles are long.
    for (const format of FORMATS) {
      const sheets = await printed(app.page, { format, landscape: false });
      expect(
        sheets.map((sheet) => sheet.boards().length),
        format,
      ).toEqual([6]);
    }
    const text = await printedText(app.page);
    for (const level of Object.values(levels)) expect(text).toContain(level);
    await app.press('Escape');
    await expect(app.dialog).toHaveAccessibleName(calendar.title);
    await hasNoViolations(app);
    await app.dialog.getByRole('button', { name: levels.beginner }).click();
    await expect(app.dialog).toBeHidden();
    await expect(app.heading).toHaveText(app.words.app.made[0] ?? '');
    expect(text.replaceAll('\n', '')).toContain((await app.givens()).replaceAll('.', ''));
  });

  test('the page has the whole board and nothing else, on each paper, upright and landscape', async ({
    app,
  }) => {
    await app.page.emulateMedia({ colorScheme: 'dark' });
    await app.openPuzzle(EASY);
    await app.select('r1c3');
    await app.type('4');
    for (const format of FORMATS)
      for (const landscape of [false, true]) {
        const sheets = await printed(app.page, { format, landscape });
        expect(sheets).toHaveLength(1);
        const [sheet] = sheets as [PrintedPage];
        const boards = sheet.boards();
        expect(boards).toHaveLength(1);
        const [board] = boards as [Square];
        expect(board.side).toBeGreaterThan(0.7 * Math.min(sheet.width, sheet.height));
        expect(board.x + board.side).toBeLessThan(sheet.width);
        expect(board.y + board.side).toBeLessThan(sheet.height);
        // In the middle, but for the words above and below it.
        const above = board.y / (sheet.height - board.side);
        expect(above, `${format}, ${landscape}`).toBeGreaterThan(0.4);
        expect(above, `${format}, ${landscape}`).toBeLessThan(0.6);
        expectLines(sheet, board);
        // No dark background, and no keys: the only ink is lines and digits.
        expect(sheet.dark).toBeLessThan(0.06);
      }
  });

  test('the print names the puzzle and has its entries and notes, or the givens alone, and the solution on a second page', async ({
    app,
  }) => {
    await app.page.addInitScript(() =>
      localStorage.setItem(
        'unwind.settings',
        JSON.stringify({ version: 1, cornerNotes: true, cellNaming: 'rowColumn' }),
      ),
    );
    await app.openPuzzle(EASY);
    // The puzzle is rated once the page has been idle for a while.
    const { beginner } = app.words.choosing.difficulties;
    await expect(app.verdict.locator('..')).toContainText(beginner);
    const { title, solve, menu, pad } = app.words.app;
    const text = await printedText(app.page);
    expect(text).toContain(title({ kind: 'link', name: null, at: Date.now() }, null));
    expect(text).toContain(app.words.print.givens(30));
    expect(text).toContain(`· ${beginner}`);
    expect(text).toMatch(/#s=\w{20,50}\b/);
    for (const word of [solve, menu.puzzle, pad.erase]) expect(text).not.toContain(word);

    await app.select('r1c3');
    await app.type('4');
    await app.select('r1c4');
    await app.press('Shift+Digit1', 'Shift+Digit6', 'Control+Digit2', 'Control+Digit4');
    await app.showsCell('r1c4', 'empty, notes 2 4, corner notes 1 6');
    await openDialog(app);
    await app.dialog.getByRole('switch', { name: app.words.print.large }).click();
    await hasNoViolations(app);
    /** The printed digits, including those of notes. */
    const digits = async (): Promise<string> =>
      ((await printedText(app.page)).match(/^\d+$/gm) ?? []).join('');
    const givens = EASY.replaceAll('.', '');
    expect(await digits()).toBe(`${givens}41624`);
    await app.dialog.getByRole('button', { name: app.words.print.contents.givens }).click();
    expect(await digits()).toBe(givens);
    expect(await printed(app.page, { format: 'A4' })).toHaveLength(1);
    await app.dialog.getByRole('switch', { name: app.words.print.solutions.one }).click();
    expect(await printed(app.page, { format: 'Letter' })).toHaveLength(2);
    const rest = [...EASY_ANSWER].filter((_, cell) => EASY[cell] === '.').join('');
    expect(await digits()).toBe(givens + givens + rest);
  });

  test('a set is printed with two, four or six puzzles on a page, and with its solutions', async ({
    app,
  }) => {
    const file = [EASY, EASY_ANSWER, EASY, 'not a puzzle', EASY, EASY, EASY, EASY, EASY].join('\n');
    await app.open();
    await app.choose('many');
    const chooser = app.page.waitForEvent('filechooser');
    await app.dialog.getByRole('button', { name: app.words.many.openFile }).click();
    await (await chooser).setFiles({ name: 'set.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
    await app.dialog.getByRole('button', { name: app.words.many.print, exact: true }).click();
    await expect(app.dialog.getByRole('heading', { name: app.words.print.title })).toBeVisible();
    for (const [perPage, pages] of [
      [6, [6, 2]],
      [2, [2, 2, 2, 2]],
      [4, [4, 4]],
    ] as const) {
      await app.dialog.getByRole('button', { name: String(perPage), exact: true }).click();
      for (const format of FORMATS) {
        const sheets = await printed(app.page, { format });
        expect(
          sheets.map((sheet) => sheet.boards().length),
          format,
        ).toEqual(pages);
        const [sheet] = sheets as [PrintedPage, ...PrintedPage[]];
        for (const board of sheet.boards()) expectLines(sheet, board);
      }
    }
    await app.dialog.getByRole('switch', { name: app.words.print.solutions.several }).click();
    const sheets = await printed(app.page, { format: 'A4' });
    expect(sheets).toHaveLength(4);
    // The link leads back to the set.
    await app.press('Escape');
    await expect(app.dialog.getByRole('heading', { name: app.words.many.title })).toBeVisible();
  });
});
