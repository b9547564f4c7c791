import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
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

test('a file chosen on the first screen is read, and again when a corner is moved by keys; undo brings the old board back', async ({
  app,
}) => {
  await app.open();
  await app.click(app.words.app.start.mine);
  const before = await app.cellNames();
  await app.click(app.words.app.welcome.photo);
  await expect(app.dialog).toContainText(app.words.photo.stays);
  await app.choosePhoto(PRINTED_PHOTO);
  await isRead(app);
  await app.dialog.getByRole('button', { name: app.words.photo.showPhotograph }).click();
  const corner = app.dialog.getByRole('button', { name: app.words.photo.corner[2] });
  await corner.focus();
  for (let press = 0; press < 6; press++) await app.press('Shift+ArrowLeft');
  await expect.poll(() => digitsRead(app), SOON).not.toBe(PHOTO_GIVENS);
  for (let press = 0; press < 6; press++) await app.press('Shift+ArrowRight');
  await isRead(app);
  await use(app);
  await expect(app.dialog).toHaveCount(0);
  await app.showsDigits(PHOTO_GIVENS);
  expect(await app.givens()).toBe(PHOTO_GIVENS);
  await app.answerNotice('undo');
  await expect.poll(() => app.cellNames()).toEqual(before);
});

test('a picture is pasted, or dropped on the dialog; printed and handwritten digits are told apart', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.pastePhoto(await readFile(PRINTED_PHOTO));
  await isRead(app);
  await app.closeDialog();
  await app.showsDigits(EASY);
  await app.choose('photo');
  await expect(app.dialog).toHaveAccessibleName(app.words.photo.title);
  await app.dropFile(WRITTEN_PHOTO);
  await isRead(app);
  await use(app);
  await expect.poll(() => app.givens(), SOON).toBe(PHOTO_GIVENS);
  expect(await app.digits()).not.toContain('.');
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

test('small notes in a screenshot of the app are kept if wished; axe finds nothing in the review', async ({
  app,
}) => {
  await readNoted(app);
  await hasNoViolations(app);
  await keepNotes(app);
  await hasNoViolations(app);
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

test('a damaged file gets a sentence; where no grid is found its corners can be set; a picture is turned by quarters; axe finds nothing', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  // The first thing that may help has the focus, whether the picture was dropped or chosen.
  const byHand = app.dialog.getByRole('button', { name: app.words.photo.byHand });
  await app.dropFile(resolve('public/icon-512.png'));
  await expect(byHand).toBeFocused();
  await app.closeDialog();
  await app.choose('photo');
  const whole = await readFile(PRINTED_PHOTO);
  await app.choosePhoto({ name: 'cut.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, 300) });
  await expect(app.dialog).toContainText(app.words.photo.failed({ kind: 'damaged' }));
  await app.choosePhoto('public/icon-512.png');
  await expect(app.dialog).toContainText(app.words.photo.failed({ kind: 'nothing' }));
  // The dialog is in the middle of the window, as before.
  const box = await app.dialog.evaluate((dialog) => dialog.getBoundingClientRect().toJSON());
  expect(Math.abs(box.top - (800 - box.bottom))).toBeLessThan(2);
  await hasNoViolations(app);
  await expect(byHand).toBeFocused();
  await byHand.press('Enter');
  await expect(app.dialog.getByRole('button', { name: app.words.photo.corner[0] })).toBeFocused();
  await hasNoViolations(app);
  await app.press('ArrowLeft');
  await expect(app.dialog).toContainText(app.words.photo.corners);
  // Turned at once, it shows its corners too.
  await app.choosePhoto('public/icon-512.png');
  await app.dialog.getByRole('button', { name: app.words.photo.turn }).press('Enter');
  await expect(app.dialog.getByRole('button', { name: app.words.photo.corner[0] })).toBeFocused();
  await app.choosePhoto(PRINTED_PHOTO);
  await isRead(app);
  const turn = app.dialog.getByRole('button', { name: app.words.photo.turn });
  await turn.click();
  await expect.poll(() => digitsRead(app), SOON).not.toBe(PHOTO_GIVENS);
  for (let more = 0; more < 3; more++) await turn.click();
  await isRead(app);
});

const WORKER = /photoEntry-.*\.js$/;

test('what does not load is named: offline, the picture is read when the connection is back; refused, by a retry', async ({
  app,
}) => {
  await app.page.route('**/*.bin', (route) => route.abort());
  await app.page.route(WORKER, (route) => route.abort('internetdisconnected'));
  await app.openPuzzle(EASY);
  await app.choose('photo');
  await expect(app.dialog).toContainText(app.words.photo.stays);
  await app.page.context().setOffline(true);
  await app.choosePhoto(PRINTED_PHOTO);
  await expect(app.dialog).toContainText(app.words.photo.failed({ kind: 'absent', why: 'offline' }));
  await app.page.unroute(WORKER);
  await app.page.context().setOffline(false);

  // The worker is there now, but what reads digits is not.
  await expect(app.dialog).toContainText(app.words.photo.failed({ kind: 'absent', why: 'refused' }));
  const again = app.dialog.getByRole('button', { name: app.words.app.failure.again });
  await again.focus();
  await expect(app.notices).not.toContainText('could not be loaded');
  await app.page.unroute('**/*.bin');
  await app.press('Enter');
  await isRead(app);
  app.complaints.length = 0;
});
