import { readFile } from 'node:fs/promises';
import { readLink } from '../../src/sudoku/formats';
import { expect, test } from '../support/app';
import { EASY, EASY_ANSWER, EMPTY, HARD, nineLines, withDigits } from '../support/puzzles';

const ENTRIES = withDigits(EMPTY, 2, '4');

test('Ctrl+C copies nine lines with 0 for blanks', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.press('ControlOrMeta+c');
  await expect(app.notices).toContainText('Copied as nine lines.');
  expect((await app.clipboard()).trim()).toBe(nineLines(EASY.replaceAll('.', '0')));
  await app.paste(HARD);
  await app.showsDigits(HARD);
});

test('every notation is listed, can be copied, and is read back as the same board', async ({ app }) => {
  // Without naked singles, because a candidate grid cannot distinguish a cell with one candidate from a filled one.
  await app.openPuzzle(HARD);
  await app.choose('exportAs');
  const listed = [
    'Nine lines',
    '81 characters',
    'Picture with | lines',
    'JSON array',
    'Candidate grid',
    'SadMan (.sdk)',
    'SadMan with candidates (.sdx)',
    'HoDoKu library line',
    'Candidates, fixed width',
    'Candidates, 729 characters',
    'Table (CSV)',
    'Simple Sudoku (.ss)',
    'Puzzle list (.sdm)',
    'OpenSudoku XML',
    'Unwind link',
    'SudokuWiki link',
    'SudokuPad link',
    'SudokuExchange link',
    'sudoku.coach link',
  ];
  await expect(app.dialog.getByRole('option')).toHaveText(listed);
  const texts: string[] = [];
  for (const name of listed) {
    await app.dialog.getByRole('combobox', { name: 'Notation' }).selectOption(name);
    await app.dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(app.page.getByRole('region', { name: 'Messages' })).toContainText(`Copied: ${name}.`);
    const text = await app.clipboard();
    await expect(app.dialog.getByRole('textbox', { name: 'The puzzle as text' })).toHaveValue(text);
    texts.push(text);
  }
  await app.closeDialog();
  for (const [index, text] of texts.entries()) {
    await test.step(listed[index] ?? '', async () => {
      await app.press('e');
      await app.showsDigits(EMPTY);
      await app.paste(text);
      await app.showsDigits(HARD);
    });
  }
});

test('after Solve, one press copies the answer, and so does Ctrl+C', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.solve();
  await app.click('Copy answer');
  await expect(app.notices).toContainText('Copied the answer as nine lines.');
  expect((await app.clipboard()).trim()).toBe(nineLines(EASY_ANSWER));
  await app.setClipboard('');
  await app.press('ControlOrMeta+c');
  await expect.poll(async () => (await app.clipboard()).trim()).toBe(nineLines(EASY_ANSWER));
});

test('every notation can contain the givens, the entries too, or the answer', async ({ app }) => {
  const [mine, answer] = [withDigits(EASY, 2, '4'), EASY_ANSWER];
  await app.openPuzzle(EASY, ENTRIES);
  await app.choose('exportAs');
  const text = app.dialog.getByRole('textbox', { name: 'The puzzle as text' });
  const content = app.dialog.getByRole('group', { name: 'What to copy' });
  const digits = async (): Promise<string> =>
    (await text.inputValue())
      .replace(/^.*[=/]/, '')
      .replace(/[^\d.]/g, '')
      .replaceAll('0', '.');
  await expect(content.getByRole('button', { pressed: true })).toHaveText('With entries');
  for (const [name, holds] of [
    ['Givens', EASY],
    ['With entries', mine],
    ['Answer', answer],
  ] as const) {
    await content.getByRole('button', { name, exact: true }).click();
    for (const notation of [
      'Nine lines',
      '81 characters',
      'Picture with | lines',
      'JSON array',
      'Puzzle list (.sdm)',
      'SudokuExchange link',
      'sudoku.coach link',
    ]) {
      await app.dialog.getByRole('combobox', { name: 'Notation' }).selectOption(notation);
      await expect.poll(digits, { message: `${notation}: ${name}` }).toBe(holds);
    }
  }
  await app.closeDialog();
  await app.solve();
  await app.choose('exportAs');
  await expect(content.getByRole('button', { pressed: true })).toHaveText('Answer');
  await expect.poll(digits).toBe(answer);
});

test('for a puzzle with many solutions, the dialog says why there is no answer to copy', async ({ app }) => {
  await app.openPuzzle(EMPTY.replace('.', '5'));
  await expect(app.verdict).toContainText('Many solutions');
  await app.choose('exportAs');
  await expect(app.dialog.getByRole('button', { name: 'Answer', exact: true })).toBeDisabled();
  await expect(app.dialog).toContainText('The puzzle has many solutions. Solve puts one on the board.');
});

test('a notation is saved with its own file name extension', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.choose('exportAs');
  await app.dialog.getByRole('combobox', { name: 'Notation' }).selectOption('SadMan (.sdk)');
  const download = app.page.waitForEvent('download');
  await app.dialog.getByRole('button', { name: 'Save' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sudoku.sdk');
  expect(await readFile(await file.path(), 'utf8')).toContain(nineLines(EASY));
  await expect(app.page.getByRole('region', { name: 'Messages' })).toContainText('Saved as sudoku.sdk.');
});

test('a copied link opens the same board in another browser', async ({ app, browser, baseURL }) => {
  await app.openPuzzle(EASY, ENTRIES);
  await app.choose('copyLink');
  await expect(app.notices).toContainText('Copied a link to this puzzle.');
  const link = await app.clipboard();
  expect(link.startsWith(`${baseURL}#s=`)).toBe(true);
  const names = await app.cellNames();
  const other = await app.inAnotherBrowser(browser);
  await other.page.goto(link);
  await expect.poll(() => other.cellNames()).toEqual(names);
  await other.page.context().close();

  await app.press('e', 'l');
  await expect(app.notices).toContainText('Copied a link to this puzzle.');
  expect(readLink(new URL(await app.clipboard()).hash)).toMatchObject({
    value: { puzzle: { givens: EMPTY } },
  });
});

test('without a clipboard, the dialog shows the text', async ({ app }) => {
  await app.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await app.openPuzzle(EASY);
  await app.choose('copyLink');
  await expect(app.notices).toContainText('The browser does not let the page copy.');
  await app.choose('exportAs');
  await expect(app.dialog.getByRole('textbox', { name: 'The puzzle as text' })).toHaveValue(
    `${nineLines(EASY.replaceAll('.', '0'))}\n`,
  );
});

test('Ctrl+C copies selected text of the page instead of the puzzle', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.heading.dblclick();
  await app.press('ControlOrMeta+c');
  expect(EASY_ANSWER).not.toContain(await app.clipboard());
  expect((await app.heading.textContent())?.includes((await app.clipboard()).trim())).toBe(true);
});
