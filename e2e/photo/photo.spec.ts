import { readFile } from 'node:fs/promises';
import { decode, encode } from 'jpeg-js';
import {
  CELLS,
  candidatesAt,
  digitAt,
  digitsOf,
  EMPTY_GRID,
  type Grid,
  NO_COLOURS,
  NO_DIGITS,
  NO_NOTES,
} from '../../src/sudoku/core';
import { writePacked } from '../../src/sudoku/formats';
import { clearNotesFor, withNotes } from '../../src/sudoku/photo/notes/testing';
import { type App, expect, SOON, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { PHOTO_GIVENS, PRINTED_PHOTO, WRITTEN_PHOTO } from '../support/photos';
import { EASY } from '../support/puzzles';

const board = (app: App) => app.dialog.getByRole('grid', { name: app.words.photo.board });

/** The digits of the reading, in cell order, `.` for none. */
const digitsRead = (app: App): Promise<string> =>
  board(app)
    .getByRole('gridcell')
    .evaluateAll((cells) =>
      cells
        .map((cell) => /, ([1-9]), given/.exec(cell.getAttribute('aria-label') ?? '')?.[1] ?? '.')
        .join(''),
    );

const isRead = async (app: App): Promise<void> => {
  await expect.poll(() => digitsRead(app), SOON).toBe(PHOTO_GIVENS);
  await expect(app.dialog).toContainText(app.words.photo.verdict.one);
};

const use = (app: App) => app.dialog.getByRole('button', { name: app.words.photo.use }).click();

test('a file chosen on the first screen becomes the puzzle; undo brings the old board back', async ({
  app,
}) => {
  await app.open();
  const example = await app.cellNames();
  await app.click(app.words.app.welcome.photo);
  await expect(app.dialog).toContainText(app.words.photo.stays);
  await app.choosePhoto(PRINTED_PHOTO);
  await isRead(app);
  await use(app);
  await expect(app.dialog).toHaveCount(0);
  await app.showsDigits(PHOTO_GIVENS);
  expect(await app.givens()).toBe(PHOTO_GIVENS);
  await app.answerNotice('undo');
  await expect.poll(() => app.cellNames()).toEqual(example);
});

test('the menu opens the dialog for photographs, and a file dropped there is read', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.choose('photo');
  await expect(app.dialog).toHaveAccessibleName(app.words.photo.title);
  await app.dropFile(PRINTED_PHOTO);
  await isRead(app);
});

test('a picture is dropped on the board', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.dropFile(PRINTED_PHOTO);
  await isRead(app);
  await app.closeDialog();
  await app.showsDigits(EASY);
});

test('a picture is pasted', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.pastePhoto(await readFile(PRINTED_PHOTO));
  await isRead(app);
});

test('printed and handwritten digits are told apart', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.dropFile(WRITTEN_PHOTO);
  await isRead(app);
  await use(app);
  await expect.poll(() => app.givens(), SOON).toBe(PHOTO_GIVENS);
  const all = await app.digits();
  expect(all).not.toContain('.');
  // From here on it is a board like any other.
  await app.press('h');
  await expect(app.view).toHaveAttribute('data-mode', 'hint');
});

/** A board with notes in every other blank cell. */
const NOTED = {
  givens: EASY as Grid,
  entries: EMPTY_GRID,
  notes: CELLS.map((cell) =>
    cell % 2 === 0 && digitAt(EASY as Grid, cell) === null ? candidatesAt(EASY as Grid, cell) : NO_DIGITS,
  ),
  corners: NO_NOTES,
  colours: NO_COLOURS,
};

/** Opens a screenshot of that board to be read. The player may keep its notes. */
async function readNoted(app: App): Promise<void> {
  await app.open(writePacked(NOTED));
  await expect(app.notices).toContainText(app.words.notices.openedLink({ kind: 'openedLink' }));
  await app.press('Escape');
  await expect(app.notices).toBeEmpty();
  const buffer = await app.page.screenshot({ animations: 'disabled' });
  await app.choose('photo');
  await app.choosePhoto({ name: 'screen.png', mimeType: 'image/png', buffer });
  await expect(board(app).getByRole('gridcell')).toHaveCount(81);
}

const keepNotes = (app: App) => app.dialog.getByRole('switch', { name: app.words.photo.keepNotes }).click();

test('small notes in a screenshot of the app are kept if wished', async ({ app }) => {
  await readNoted(app);
  await keepNotes(app);
  for (const cell of CELLS) {
    const notes = NOTED.notes[cell] ?? NO_DIGITS;
    if (notes === NO_DIGITS) continue;
    const mark = { kind: 'notes', kept: digitsOf(notes) } as const;
    await expect(board(app).getByRole('gridcell').nth(cell)).toHaveAccessibleName(
      app.words.photo.cellName(cell, mark, false),
    );
  }
  await use(app);
  await app.showsDigits(EASY);
});

test('handwritten notes in a photograph are read, and kept if wished', async ({ app }) => {
  const { width, height, data } = decode(await readFile(PRINTED_PHOTO), { useTArray: true });
  const written = clearNotesFor(PHOTO_GIVENS as Grid);
  const { rgba } = withNotes({ width, height, rgba: data }, written);
  const jpeg = encode({ width, height, data: Buffer.from(rgba) }, 95).data;
  await app.openPuzzle(EASY);
  await app.choose('photo');
  await app.choosePhoto({ name: 'noted.jpg', mimeType: 'image/jpeg', buffer: jpeg });
  await isRead(app);
  await keepNotes(app);
  const kept = await board(app)
    .getByRole('gridcell', { name: /small notes \d/ })
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  expect(kept.length).toBeGreaterThan(3);
  const names = CELLS.map((cell) =>
    app.words.photo.cellName(cell, { kind: 'notes', kept: digitsOf(written[cell] ?? NO_DIGITS) }, false),
  );
  for (const name of kept) expect(names).toContain(name.replace(', in doubt', ''));
  await use(app);
  // A lone note in the middle of a cell may be read as an entry, so only the givens are certain.
  await expect.poll(() => app.givens(), SOON).toBe(PHOTO_GIVENS);
  expect((await app.cellNames()).filter((name) => name.includes('notes'))).toHaveLength(kept.length);
});

for (const [language, locale] of [
  ['en', 'en-US'],
  ['ko', 'ko-KR'],
] as const)
  test.describe(`with small notes to keep or leave out, in ${language}`, () => {
    test.use({ locale, language });

    test('axe finds nothing in the review', async ({ app }) => {
      await readNoted(app);
      await hasNoViolations(app);
      await keepNotes(app);
      await hasNoViolations(app);
    });
  });

test('the review works by keyboard alone', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.dropFile(PRINTED_PHOTO);
  await isRead(app);
  const cells = board(app).getByRole('gridcell');
  await board(app).locator('[tabindex="0"]').focus();
  // To the first cell, from whatever cell the focus is on.
  for (let step = 0; step < 9; step++) {
    const name = await board(app).locator(':focus').getAttribute('aria-label');
    if (name?.includes('row 1,')) break;
    await app.press('ArrowUp');
  }
  while (!(await board(app).locator(':focus').getAttribute('aria-label'))?.includes('column 2'))
    await app.press('ArrowRight');
  await expect(cells.nth(1)).toHaveAccessibleName('row 1, column 2, empty');
  await app.press('9');
  await expect(cells.nth(1)).toHaveAccessibleName('row 1, column 2, 9, given');
  await expect(app.dialog).toContainText(app.words.photo.verdict.none);
  await expect(app.dialog.locator('.photo-repairs button').first()).toBeVisible();
  await app.press('h');
  await expect(cells.nth(1)).toHaveAccessibleName('row 1, column 2, 9, handwritten');
  await expect(app.dialog).toContainText(app.words.photo.verdict.one);
  await app.press('Delete');
  await expect(cells.nth(1)).toHaveAccessibleName('row 1, column 2, empty');
  await app.press('Enter');
  await expect(app.dialog.getByRole('button', { name: /^Empty/ })).toBeFocused();
  await app.press('Enter');
  await expect(cells.nth(1)).toBeFocused();
});

test('a change by the doctor corrects a misread digit', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.dropFile(PRINTED_PHOTO);
  await isRead(app);
  await board(app).getByRole('gridcell').nth(1).click();
  await app.dialog.getByRole('button', { name: '9', exact: true }).click();
  await app.dialog.getByRole('button', { name: 'Clear the 9 in r1c2' }).click();
  await isRead(app);
});

test('corners are moved by keys, and the grid is read again', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.dropFile(PRINTED_PHOTO);
  await isRead(app);
  await app.dialog.getByRole('button', { name: app.words.photo.showPhotograph }).click();
  const corner = app.dialog.getByRole('button', { name: app.words.photo.corner[2] });
  await corner.focus();
  for (let press = 0; press < 6; press++) await app.press('Shift+ArrowLeft');
  await expect.poll(() => digitsRead(app), SOON).not.toBe(PHOTO_GIVENS);
  for (let press = 0; press < 6; press++) await app.press('Shift+ArrowRight');
  await isRead(app);
});

test('a screen reader hears the reading row by row, and the verdict', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.dropFile(PRINTED_PHOTO);
  await isRead(app);
  const rows = app.dialog.getByRole('region', { name: app.words.photo.rows }).getByRole('listitem');
  await expect(rows).toHaveCount(9);
  await expect(rows.first()).toHaveText('Row 1: 9, empty, 3, empty, empty, empty, empty, empty, 2');
  await expect(app.dialog.getByRole('status')).toContainText('The puzzle has exactly one solution.');
});

test('a picture without a grid and a damaged file get a sentence, and change no board', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.choose('photo');
  await app.choosePhoto('public/icon-512.png');
  await expect(app.dialog).toContainText(app.words.photo.failed({ kind: 'nothing' }));
  // The dialog is in the middle of the window, as before.
  const box = await app.dialog.evaluate((dialog) => dialog.getBoundingClientRect().toJSON());
  expect(Math.abs(box.top - (800 - box.bottom))).toBeLessThan(2);
  const whole = await readFile(PRINTED_PHOTO);
  await app.choosePhoto({ name: 'cut.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, 300) });
  await expect(app.dialog).toContainText(app.words.photo.failed({ kind: 'damaged' }));
  await app.choosePhoto(PRINTED_PHOTO);
  await isRead(app);
  await app.closeDialog();
  await app.showsDigits(EASY);
});

test('reading can be cancelled, and begun again', async ({ app }) => {
  // The network's weights do not load, so reading waits and can be cancelled.
  let held = true;
  await app.page.route('**/*.bin', async (route) => {
    if (held) return;
    await route.continue();
  });
  await app.openPuzzle(EASY);
  await app.dropFile(PRINTED_PHOTO);
  await expect(app.dialog).toContainText(app.words.photo.stages.opening);
  await app.dialog.getByRole('button', { name: app.words.app.cancel }).click();
  await expect(app.dialog).toContainText(app.words.photo.help);
  await app.choosePhoto(PRINTED_PHOTO);
  await expect(app.dialog).toContainText(app.words.photo.stages.opening);
  await app.closeDialog();
  held = false;
  await app.choose('photo');
  await app.choosePhoto(PRINTED_PHOTO);
  await isRead(app);
});

const WORKER = /photoEntry-.*\.js$/;

for (const [what, address] of Object.entries({ digits: '**/*.bin', photographs: WORKER }))
  test(`if the part for ${what} cannot be loaded, the dialog says so, and a retry reads the same picture`, async ({
    app,
  }) => {
    await app.page.route(address, (route) => route.abort());
    await app.openPuzzle(EASY);
    await app.dropFile(PRINTED_PHOTO);
    await expect(app.dialog).toContainText(app.words.photo.failed({ kind: 'absent', why: 'refused' }));
    const again = app.dialog.getByRole('button', { name: app.words.app.failure.again });
    await again.focus();
    await expect(app.notices).not.toContainText('could not be loaded');
    await app.page.unroute(address);
    await app.press('Enter');
    await isRead(app);
    app.complaints.length = 0;
  });

test('offline, the dialog says that the reader is missing; it reads the picture when the connection is back', async ({
  app,
}) => {
  await app.page.route(WORKER, (route) => route.abort('internetdisconnected'));
  await app.openPuzzle(EASY);
  await app.choose('photo');
  await expect(app.dialog).toContainText(app.words.photo.stays);
  await app.page.context().setOffline(true);
  await app.choosePhoto(PRINTED_PHOTO);
  await expect(app.dialog).toContainText(app.words.photo.failed({ kind: 'absent', why: 'offline' }));
  await app.page.unroute(WORKER);
  await app.page.context().setOffline(false);
  await isRead(app);
  app.complaints.length = 0;
});
