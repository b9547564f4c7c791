import { readFile } from 'node:fs/promises';
import { readLink } from '../../src/sudoku/formats';
import { expect, test } from '../support/app';
import { EASY, EASY_ANSWER, EMPTY, nineLines, withDigits } from '../support/puzzles';

const ENTRIES = withDigits(EMPTY, 2, '4');

test('Ctrl+C copies the puzzle, its answer once that is on the board, or selected text; L copies a link', async ({
  app,
  baseURL,
}) => {
  await app.openPuzzle(EASY, ENTRIES);
  await app.press('ControlOrMeta+c');
  await expect(app.notices).toContainText('Copied as nine lines.');
  expect((await app.clipboard()).trim()).toBe(nineLines(withDigits(EASY, 2, '4').replaceAll('.', '0')));

  await app.press('l');
  await expect(app.notices).toContainText('Copied a link to this puzzle.');
  const link = await app.clipboard();
  expect(link.startsWith(`${baseURL}#s=`)).toBe(true);
  expect(readLink(new URL(link).hash)).toMatchObject({
    value: { puzzle: { givens: EASY, entries: ENTRIES } },
  });

  await app.solve();
  await app.click('Copy solution');
  await expect(app.notices).toContainText('Copied the answer as nine lines.');
  expect((await app.clipboard()).trim()).toBe(nineLines(EASY_ANSWER));
  await app.setClipboard('');
  await app.press('ControlOrMeta+c');
  await expect.poll(async () => (await app.clipboard()).trim()).toBe(nineLines(EASY_ANSWER));

  await app.heading.dblclick();
  await app.press('ControlOrMeta+c');
  const selected = (await app.clipboard()).trim();
  expect(selected).not.toBe('');
  expect(await app.heading.textContent()).toContain(selected);
});

test('a notation is copied, and saved with its own file name extension', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.choose('exportAs');
  const notation = app.dialog.getByRole('combobox', { name: 'Notation' });
  const messages = app.page.getByRole('region', { name: 'Messages' });
  await notation.selectOption('Picture with | lines');
  await app.dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(messages).toContainText('Copied: Picture with | lines.');
  await expect(app.dialog.getByRole('textbox', { name: 'The puzzle as text' })).toHaveValue(
    await app.clipboard(),
  );
  await notation.selectOption('SadMan (.sdk)');
  const download = app.page.waitForEvent('download');
  await app.dialog.getByRole('button', { name: 'Save' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('sudoku.sdk');
  expect(await readFile(await file.path(), 'utf8')).toContain(nineLines(EASY));
  await expect(messages).toContainText('Saved as sudoku.sdk.');
  // What was copied is read back as the same board.
  await app.closeDialog();
  await app.press('e');
  await app.showsDigits(EMPTY);
  await app.press('ControlOrMeta+v');
  await app.showsDigits(EASY);
});
