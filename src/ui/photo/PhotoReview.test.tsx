import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../stores/testing';
import { digitSet, fail, NO_NOTES, ok } from '../../sudoku/core';
import { BLANK, doubtful, entry, given, gridRead, NOTED, openReview, PUZZLE, sure } from './testing';

const ONE = 'The puzzle has exactly one solution.';
const NONE = 'The puzzle has no solution: something was misread.';

/** The puzzle with two cells in doubt: a 4 or 9 by hand, and nothing or a printed 1. */
const READ = gridRead(PUZZLE, { 1: doubtful(entry(4), entry(9)), 7: doubtful(BLANK, given(1)) });

describe('the reading', () => {
  it('is announced as a summary, and listed row by row for screen readers', async () => {
    const { spoken, rows, verdictIs } = await openReview(READ);
    await verdictIs(ONE);
    expect(spoken()).toEqual([`32 givens, 1 entry. 2 cells are in doubt, marked with “?”. ${ONE}`]);
    expect(rows()).toHaveLength(9);
    expect(rows()[0]).toBe('Row 1: empty, 4 handwritten, 3, empty, 2, empty, 6, empty, empty');
    expect(rows()[8]).toBe('Row 9: empty, empty, 5, empty, 1, empty, 3, empty, empty');
  });

  it('is a board of nine rows whose cells have names', async () => {
    const { inside, cell } = await openReview(READ);
    const board = inside.getByRole('grid', { name: 'What was read' });
    expect(within(board).getAllByRole('row')).toHaveLength(9);
    expect(cell(2).getAttribute('aria-label')).toBe('row 1, column 3, 3, given');
    expect(cell(80).getAttribute('aria-label')).toBe('row 9, column 9, empty');
  });

  it('is linked with the picture: a press on the picture selects that cell', async () => {
    const { inside, cell } = await openReview(READ);
    const picture = inside.getByRole('img', { name: 'The grid in the photograph, straightened' });
    const shown = picture.parentElement as HTMLElement;
    shown.getBoundingClientRect = () => new DOMRect(100, 50, 90, 90);
    fireEvent.pointerDown(picture, { clientX: 100 + 85, clientY: 50 + 15 });
    await waitFor(() => expect(cell(17).getAttribute('aria-selected')).toBe('true'));
    expect(inside.getByRole('group', { name: 'In row 2, column 9' })).toBeTruthy();
  });

  it('says where the solver decided against the looks of a cell', async () => {
    const { inside } = await openReview(gridRead(PUZZLE, { 2: { ...sure(given(3)), before: given(8) } }));
    const told = 'So that there is just one solution: r1c3 is 3, given, though it looks like 8, given.';
    expect(inside.getByText(told)).toBeTruthy();
  });
});

describe('a cell in doubt', () => {
  it('is marked, and the first one is selected', async () => {
    const { cell, inside } = await openReview(READ);
    expect(cell(1).getAttribute('aria-label')).toBe('row 1, column 2, 4, handwritten, in doubt');
    expect(cell(1).getAttribute('aria-selected')).toBe('true');
    expect(cell(2).hasAttribute('data-doubtful')).toBe(false);
    expect(cell(7).hasAttribute('data-doubtful')).toBe(true);
    expect(inside.getByRole('group', { name: 'In row 1, column 2' })).toBeTruthy();
  });

  it('is reached by N and by a button', async () => {
    const { user, cell, button } = await openReview(READ);
    await user.click(cell(1));
    await user.keyboard('n');
    expect(document.activeElement).toBe(cell(7));
    await user.click(button('Next in doubt'));
    await waitFor(() => expect(document.activeElement).toBe(cell(1)));
  });

  it('is reached by the key of N with a Korean keyboard, and back with Shift', async () => {
    const { user, cell, named } = await openReview(READ);
    await user.click(cell(1));
    const press = (key: string, code: string, shiftKey = false) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code, shiftKey });
    press('ㅜ', 'KeyN');
    await waitFor(() => expect(document.activeElement).toBe(cell(7)));
    press('ㅜ', 'KeyN', true);
    await waitFor(() => expect(document.activeElement).toBe(cell(1)));
    press('ㅗ', 'KeyH');
    await named(1, 'row 1, column 2, 4, given');
    press('٩', 'Numpad9');
    await named(1, 'row 1, column 2, 9, given');
  });

  it('is reached by N wherever in the dialog the focus is', async () => {
    const { user, cell, button } = await openReview(READ);
    button('Cancel').focus();
    await user.keyboard('n');
    await waitFor(() => expect(document.activeElement).toBe(cell(7)));
    button('Cancel').focus();
    await user.keyboard('{ArrowRight}');
    expect(cell(7).getAttribute('aria-selected')).toBe('true');
  });

  it('is not reached by N if single letters are no shortcuts', async () => {
    const { user, cell, settings } = await openReview(READ);
    act(() => settings.setState({ letterKeys: false }));
    await user.click(cell(1));
    await user.keyboard('nh');
    expect(document.activeElement).toBe(cell(1));
    expect(cell(1).getAttribute('aria-label')).toContain('handwritten');
  });

  it('is no longer in doubt once the person has set it', async () => {
    const { user, cell, named, button, inside, spoken } = await openReview(READ);
    await user.click(cell(1));
    await user.keyboard('4');
    await named(1, 'row 1, column 2, 4, handwritten');
    expect(inside.getByText('1 cell is in doubt, marked with “?”.')).toBeTruthy();
    await user.keyboard('n{Delete}');
    await named(7, 'row 1, column 8, empty');
    expect(button('Next in doubt').hasAttribute('disabled')).toBe(true);
    expect(spoken()[0]).toContain('No cell is in doubt.');
  });
});

describe('a correction', () => {
  it('is chosen among what the cell looks like, and changes board and verdict', async () => {
    const { user, cell, named, button, inside, verdictIs, spoken, rows } = await openReview(READ);
    await verdictIs(ONE);
    await user.click(cell(7));
    expect(inside.getAllByRole('button', { name: /, likely$/ }).map((one) => one.textContent)).toEqual([
      '1',
      'Empty',
    ]);
    expect(button('Empty, likely').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('1, likely'));
    await named(7, 'row 1, column 8, 1, given');
    expect(button('1, likely').getAttribute('aria-pressed')).toBe('true');
    expect(rows()[0]).toBe('Row 1: empty, 4 handwritten, 3, empty, 2, empty, 6, 1, empty');
    await verdictIs(NONE);
    expect(spoken()[0]).toContain(NONE);
  });

  it('is proposed by the doctor where there is no solution, and restores the verdict', async () => {
    const { user, cell, inside, named, verdictIs } = await openReview(gridRead(PUZZLE));
    await user.click(cell(1));
    await user.keyboard('9');
    await verdictIs(NONE);
    expect(await inside.findByText('One of these changes leaves exactly one solution:')).toBeTruthy();
    await user.click(await inside.findByRole('button', { name: 'Clear the 9 in r1c2' }));
    await named(1, 'row 1, column 2, empty');
    await verdictIs(ONE);
    expect(inside.queryByText('One of these changes leaves exactly one solution:')).toBeNull();
  });

  it('switches between given and handwritten, by key and by button', async () => {
    const { user, cell, named, button, inside } = await openReview(READ);
    await user.click(cell(2));
    await user.keyboard('h');
    await named(2, 'row 1, column 3, 3, handwritten');
    expect(inside.getAllByText(/^31 givens, 2 entries\./).length).toBeGreaterThan(0);
    expect(button('Handwritten').getAttribute('aria-pressed')).toBe('true');
    await user.click(button('Given'));
    await named(2, 'row 1, column 3, 3, given');
    await user.click(cell(0));
    expect(button('Given').hasAttribute('disabled')).toBe(true);
    expect(button('Handwritten').hasAttribute('disabled')).toBe(true);
  });
});

describe('the board', () => {
  it('gets the reading as one move, which one undo takes back', async () => {
    const opened = await openReview(READ);
    const { user, cell, named, button, isClosed, game, run } = opened;
    const before = boardOf(opened);
    await user.click(cell(7));
    await user.keyboard('1');
    await named(7, 'row 1, column 8, 1, given');
    await user.keyboard('h');
    await named(7, 'row 1, column 8, 1, handwritten');
    await user.click(button('Use it'));
    await isClosed();
    expect(boardOf(opened).givens).toBe(PUZZLE);
    expect(boardOf(opened).entries).toBe(`.4.....1${'.'.repeat(73)}`);
    expect(run.store.getState()).toEqual({ kind: 'start' });
    game.undo();
    expect(boardOf(opened)).toBe(before);
  });

  it('stays as it was on Cancel', async () => {
    const opened = await openReview(READ);
    const before = boardOf(opened);
    await opened.user.click(opened.button('Cancel'));
    await opened.isClosed();
    expect(boardOf(opened)).toBe(before);
    expect(opened.worker.isDisposed).toBe(true);
  });
});

describe('small notes', () => {
  const notes = NO_NOTES.with(0, digitSet(4, 5));
  const noted = { ...gridRead(PUZZLE, { 0: sure(NOTED), 3: sure(NOTED) }), notes };

  it('are left out unless the person keeps them', async () => {
    const opened = await openReview(noted);
    const { user, inside, named, button, isClosed, rows } = opened;
    expect(inside.getAllByText(/Small notes in 2 cells are left out\./).length).toBeGreaterThan(0);
    const keep = inside.getByRole('switch', { name: 'Keep small notes' });
    expect(keep.getAttribute('aria-checked')).toBe('false');
    await user.click(keep);
    await named(0, 'row 1, column 1, small notes 4 5');
    await named(3, 'row 1, column 4, small notes, left out');
    expect(rows()[0]).toMatch(/^Row 1: small notes 4 5, empty, 3, empty/);
    await user.click(button('Use it'));
    await isClosed();
    expect(boardOf(opened).notes).toEqual(notes);
  });

  it('are focused by Enter, not the digit that a note looks like', async () => {
    const { user, cell, button } = await openReview(
      gridRead(PUZZLE, { 0: { ...sure(NOTED), likeliest: [NOTED, entry(4)] } }),
    );
    await user.click(cell(0));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('small notes, left out, likely'));
  });

  it('can be chosen again after they were overwritten', async () => {
    const { user, inside, cell, named, button } = await openReview(noted);
    await user.click(inside.getByRole('switch', { name: 'Keep small notes' }));
    await user.click(cell(0));
    expect(button('small notes 4 5, likely').getAttribute('aria-pressed')).toBe('true');
    expect(button('Empty').getAttribute('aria-pressed')).toBe('false');
    await user.click(button('Empty'));
    await named(0, 'row 1, column 1, empty');
    await user.click(button('small notes 4 5, likely'));
    await named(0, 'row 1, column 1, small notes 4 5');
    await user.click(cell(1));
    expect(inside.queryByRole('button', { name: /small notes/ })).toBeNull();
  });

  it('cannot be kept where no digits were read', async () => {
    const { inside } = await openReview({ ...noted, notes: NO_NOTES });
    expect(inside.queryByRole('switch')).toBeNull();
  });
});

describe('several grids', () => {
  it('can be chosen, and each keeps its corrections', async () => {
    const { user, inside, cell, named, verdictIs } = await openReview(
      gridRead(PUZZLE),
      gridRead('.'.repeat(81)),
    );
    await verdictIs(ONE);
    const grids = inside.getByRole<HTMLSelectElement>('combobox', { name: 'Which grid' });
    const choose = (name: string) => user.selectOptions(grids, name);
    expect(grids.selectedOptions[0]?.text).toBe('Grid 1/2');
    await user.click(cell(1));
    await user.keyboard('9');
    await verdictIs(NONE);
    await choose('Grid 2/2');
    await named(1, 'row 1, column 2, empty');
    await verdictIs('There are no givens yet.');
    await user.click(cell(4));
    await user.keyboard('5');
    await choose('Grid 1/2');
    await named(1, 'row 1, column 2, 9, given');
    await named(4, 'row 1, column 5, 2, given');
    await verdictIs(NONE);
    await choose('Grid 2/2');
    await named(4, 'row 1, column 5, 5, given');
  });

  it('are not offered where there is only one', async () => {
    const { inside } = await openReview(gridRead(PUZZLE));
    expect(inside.queryByRole('combobox', { name: 'Which grid' })).toBeNull();
  });
});

describe('turning the picture', () => {
  it('reads it again with its right side up, and turns the corrections too', async () => {
    const { user, cell, named, button, worker } = await openReview(gridRead(PUZZLE));
    await user.click(cell(0));
    await user.keyboard('4');
    await user.click(button('Turn by a quarter'));
    await named(8, 'row 1, column 9, 4, given');
    expect(worker.asked.map(([{ x, y }]) => [x, y])).toEqual([[10, 90]]);
    await worker.answers(ok([gridRead(`.7${PUZZLE.slice(2)}`)]));
    await named(1, 'row 1, column 2, 7, given');
    await named(8, 'row 1, column 9, 4, given');
  });
});

describe('moving a corner', () => {
  it('reads the grid again and keeps the corrections', async () => {
    const { user, cell, named, button, press, inside, worker } = await openReview(gridRead(PUZZLE));
    await user.click(cell(0));
    await user.keyboard('4');
    await user.click(button('Corners'));
    await press(button('Top left corner'), 'ArrowRight');
    expect(inside.getByText('Reading again')).toBeTruthy();
    expect(worker.asked.map(([{ x, y }]) => [x, y])).toEqual([[10.3, 10]]);
    await worker.answers(ok([gridRead(`.7${PUZZLE.slice(2)}`)]));
    await named(1, 'row 1, column 2, 7, given');
    await named(0, 'row 1, column 1, 4, given');
    expect(inside.getByText(/^Drag the corners onto the corners of the grid/)).toBeTruthy();
  });

  it.each([
    ['badCorners', 'No grid can have these corners.'],
    ['crashed', 'Reading again failed. What was read before stays.'],
  ] as const)('says why that failed and keeps the reading: %s', async (kind, sentence) => {
    const { user, button, press, inside, cell, worker } = await openReview(gridRead(PUZZLE));
    await user.click(button('Corners'));
    await press(button('Bottom left corner'), 'ArrowUp');
    await worker.answers(fail({ kind }));
    expect(await inside.findByText(sentence)).toBeTruthy();
    expect(cell(2).getAttribute('aria-label')).toBe('row 1, column 3, 3, given');
  });
});
