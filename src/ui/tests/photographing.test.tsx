import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardOf } from '../../stores/testing';
import { digitSet, NO_NOTES, ok } from '../../sudoku/core';
import type { CellRead, Corners, GridRead, Mark } from '../../sudoku/photo';
import type { PhotoWorker } from '../../worker';
import { openApp, shown } from '../testing';

const PUZZLE = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
const CORNERS: Corners = [
  { x: 10, y: 10 },
  { x: 90, y: 10 },
  { x: 90, y: 90 },
  { x: 10, y: 90 },
];

const given = (digit: number): Mark => ({ kind: 'given', digit: digit as 1 });
const entry = (digit: number): Mark => ({ kind: 'entry', digit: digit as 1 });
const BLANK: Mark = { kind: 'blank' };
const sure = (mark: Mark): CellRead => ({ mark, likeliest: [mark], sure: true, before: null });

/**
 * The reading: the puzzle, whose second cell is either a handwritten 4 or a 9, and whose eighth is either empty or a 1.
 */
const READ: GridRead = {
  corners: CORNERS,
  straight: new Uint8Array(360 * 360),
  cells: [...PUZZLE].map((digit, cell) => {
    if (cell === 1) return { ...sure(entry(4)), likeliest: [entry(4), entry(9)], sure: false };
    if (cell === 7) return { ...sure(BLANK), likeliest: [BLANK, given(1)], sure: false };
    return sure(digit === '.' ? BLANK : given(Number(digit)));
  }),
  notes: NO_NOTES,
  proper: true,
};

/** Opens a photograph in the app, and waits until it has been examined. */
async function openReview(read = READ) {
  const asked: Corners[] = [];
  const worker: PhotoWorker = {
    async read(_, { onPicture }) {
      onPicture({ width: 100, height: 100, close() {} } as ImageBitmap);
      return ok([read]);
    },
    async readBetween(corners) {
      asked.push(corners);
      return ok({ ...read, corners });
    },
    dispose() {},
  };
  const app = await openApp({ loadPhotoWorker: async () => () => worker });
  const run = await app.photo();
  await shown(() => void run.offer(new File(['...'], 'a.jpg', { type: 'image/jpeg' })));
  const dialog = await app.dialog('Puzzle from a photograph');
  const inside = within(dialog);
  const board = await inside.findByRole('grid', { name: 'What was read' });
  const cell = (place: number) => within(board).getAllByRole('gridcell')[place] as HTMLElement;
  const named = (place: number, name: string) =>
    waitFor(() => expect(cell(place).getAttribute('aria-label')).toBe(name));
  return { ...app, dialog, inside, cell, named, asked };
}

it('the reading is announced cell by cell, row by row, with the cells in doubt', async () => {
  const { inside, cell } = await openReview();
  expect(cell(1).getAttribute('aria-label')).toBe('row 1, column 2, 4, handwritten, in doubt');
  expect(cell(2).getAttribute('aria-label')).toBe('row 1, column 3, 3, given');
  const rows = within(inside.getByRole('region', { name: 'Row by row' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toBe('Row 1: empty, 4 handwritten, 3, empty, 2, empty, 6, empty, empty');
  expect(inside.getByText('2 cells are in doubt, marked with “?”.')).toBeTruthy();
});

it('small notes are left out, or kept on request', async () => {
  const cells = READ.cells.with(0, sure({ kind: 'notes' })).with(3, sure({ kind: 'notes' }));
  const read = { ...READ, cells, notes: NO_NOTES.with(0, digitSet(4, 5)) };
  const { user, inside, cell, named } = await openReview(read);
  expect(cell(0).getAttribute('aria-label')).toBe('row 1, column 1, small notes, left out');
  expect(inside.getAllByText(/Small notes in 2 cells are left out\./).length).toBeGreaterThan(0);
  await user.click(inside.getByRole('switch', { name: 'Keep small notes' }));
  await named(0, 'row 1, column 1, small notes 4 5');
  expect(cell(0).textContent).toBe('4 5 ');
  expect(cell(3).getAttribute('aria-label')).toBe('row 1, column 4, small notes, left out');
  const told = /Small notes in 1 cell are kept\. Small notes in 1 cell are left out\./;
  expect(inside.getAllByText(told).length).toBeGreaterThan(0);
  const rows = within(inside.getByRole('region', { name: 'Row by row' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toMatch(/^Row 1: small notes 4 5, 4 handwritten, 3, empty/);
});

it('no choice about small notes is offered if none were read', async () => {
  const cells = READ.cells.with(0, sure({ kind: 'notes' }));
  const { inside } = await openReview({ ...READ, cells });
  expect(inside.getAllByText(/Small notes in 1 cell are left out\./).length).toBeGreaterThan(0);
  expect(inside.queryByRole('switch')).toBeNull();
});

it('keys lead from one cell in doubt to the next and back, and correct it', async () => {
  const { user, cell, named } = await openReview();
  await user.click(cell(40));
  await user.keyboard('n');
  expect(document.activeElement).toBe(cell(1));
  await user.keyboard('n');
  expect(document.activeElement).toBe(cell(7));
  await user.keyboard('N');
  expect(document.activeElement).toBe(cell(1));
  await user.keyboard('9');
  await named(1, 'row 1, column 2, 9, handwritten');
  await user.keyboard('h');
  await named(1, 'row 1, column 2, 9, given');
  await user.keyboard('{Delete}');
  await named(1, 'row 1, column 2, empty');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(cell(11));
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(cell(74));
});

it('the likeliest content of a cell can be chosen, which leads back to the cell', async () => {
  const { user, inside, cell, named } = await openReview();
  await user.click(cell(1));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(inside.getByRole('button', { name: '4, likely' }));
  inside.getByRole('button', { name: '9, likely' }).focus();
  await user.keyboard('{Enter}');
  await named(1, 'row 1, column 2, 9, handwritten');
  expect(document.activeElement).toBe(cell(1));
});

it('given and handwritten are chosen by name', async () => {
  const { user, inside, cell, named } = await openReview();
  await user.click(cell(2));
  const kinds = within(inside.getByRole('group', { name: 'Given or handwritten' }));
  await user.click(kinds.getByRole('button', { name: 'Handwritten' }));
  await named(2, 'row 1, column 3, 3, handwritten');
  await user.click(kinds.getByRole('button', { name: 'Given' }));
  await named(2, 'row 1, column 3, 3, given');
});

it('a corner is moved by arrow keys, and the grid is read again after each move', async () => {
  const { user, inside, asked } = await openReview();
  await user.click(inside.getByRole('button', { name: 'Corners' }));
  const corner = inside.getByRole('button', { name: 'Bottom right corner' });
  await shown(() => fireEvent.keyDown(corner, { key: 'ArrowLeft', shiftKey: true }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.[2]).toEqual({ x: 87, y: 90 });
});

it('cancel leaves the board unchanged', async () => {
  const app = await openReview();
  const before = boardOf(app);
  await app.user.click(app.inside.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(boardOf(app)).toBe(before);
  expect((await app.photo()).store.getState()).toEqual({ kind: 'start' });
});
