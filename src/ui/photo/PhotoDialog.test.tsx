import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../../stores/testing';
import { fail, ok } from '../../sudoku/core';
import type { PhotoFailure } from '../../worker';
import { gridRead, openPhoto, PUZZLE } from './testing';

describe('the dialog for photographs', () => {
  it('offers a camera and a file, and says that the photograph stays on the page', async () => {
    const { inside, button } = await openPhoto();
    expect(button('Take a photograph')).toBeTruthy();
    expect(document.activeElement).toBe(button('Choose a picture'));
    expect(inside.getByText('The photograph never leaves this page, and it is not kept.')).toBeTruthy();
  });

  it('shows and announces each stage of reading', async () => {
    const { inside, offer, spoken } = await openPhoto();
    const { listener } = await offer();
    expect(spoken()).toEqual(['Opening the picture']);
    expect(inside.getAllByText('Opening the picture')).toHaveLength(2);
    for (const [stage, sentence] of [
      ['finding', 'Looking for the grid'],
      ['reading', 'Reading the digits'],
    ] as const) {
      await act(async () => listener?.onStage(stage));
      expect(spoken()).toEqual([sentence]);
      expect(inside.getAllByText(sentence)).toHaveLength(2);
    }
  });

  it('stops reading when cancelled, and offers a picture again', async () => {
    const { offer, user, button } = await openPhoto();
    const worker = await offer();
    await user.click(button('Cancel'));
    expect(worker.isDisposed).toBe(true);
    expect(button('Choose a picture')).toBeTruthy();
  });

  it('forgets the photograph when it is closed', async () => {
    const opened = await openPhoto();
    const { offer, user, button, isClosed, run } = opened;
    const before = boardOf(opened);
    const worker = await offer();
    await worker.answers(ok([gridRead(PUZZLE)]));
    await user.click(button('Close'));
    await isClosed();
    expect(worker.isDisposed).toBe(true);
    expect(run.store.getState()).toEqual({ kind: 'start' });
    expect(boardOf(opened)).toBe(before);
  });
});

describe('a picture that cannot be read', () => {
  it.each<[PhotoFailure, RegExp]>([
    [{ kind: 'damaged' }, /^This file cannot be opened as a picture\./],
    [{ kind: 'nothing' }, /^No Sudoku grid of 9 by 9 cells was found in this picture\./],
    [{ kind: 'part' }, /^Only part of a grid is in this picture\./],
    [{ kind: 'crossword' }, /^This looks like a crossword, as many cells are black\./],
    [{ kind: 'killer' }, /^This looks like a killer Sudoku, with dashed cages\. Its sums cannot be read/],
    [{ kind: 'jigsaw' }, /^This looks like a jigsaw Sudoku, whose regions are not the boxes\./],
    [{ kind: 'diagonal' }, /^This looks like a diagonal Sudoku, whose diagonals hold each digit once too\./],
    [{ kind: 'samurai' }, /^This looks like a samurai Sudoku, whose grids share boxes\./],
    [
      { kind: 'otherSize', rows: 6, columns: 8 },
      /^The grid in this picture has 6 rows and 8 columns\. Only 9 by 9 is read/,
    ],
    [{ kind: 'unsupported' }, /^This browser cannot read pictures\./],
  ])('gets a sentence: $kind', async (why, sentence) => {
    const opened = await openPhoto();
    const { inside, fails, spoken, button } = opened;
    const before = boardOf(opened);
    await fails(why);
    expect(inside.getAllByText(sentence)).toHaveLength(2);
    expect(spoken()).toEqual([expect.stringMatching(sentence)]);
    // Reading the same picture again would give the same answer.
    expect(inside.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(button('Another picture')).toBeTruthy();
    expect(boardOf(opened)).toBe(before);
  });

  it('can be read after all, between corners that the person sets', async () => {
    const { inside, offer, user, button } = await openPhoto();
    const worker = await offer();
    worker.listener?.onPicture({ width: 100, height: 100, close() {} } as ImageBitmap);
    await worker.answers(fail({ kind: 'part' }));
    await user.click(button('Set the corners by hand'));
    expect(document.activeElement).toBe(button('Top left corner'));
    await user.keyboard('{ArrowRight}');
    expect(inside.getByText('Reading again')).toBeTruthy();
    await worker.answers(ok([gridRead(PUZZLE)]));
    expect(await inside.findByText(/^32 givens\. No cell is in doubt/)).toBeTruthy();
  });

  it('is turned by quarters before its corners are set, and read only then', async () => {
    const { inside, offer, user, button } = await openPhoto();
    const worker = await offer();
    worker.listener?.onPicture({ width: 200, height: 100, close() {} } as ImageBitmap);
    await worker.answers(fail({ kind: 'nothing' }));
    const shape = () => inside.getByRole('img', { name: 'The photograph' }).getAttribute('width');
    const placeOf = (corner: HTMLElement) => [corner.style.left, corner.style.top];
    button('Turn by a quarter').focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(button('Top left corner'));
    expect(shape()).toBe('100');
    expect(placeOf(button('Top left corner'))).toEqual(['10%', '30%']);
    await user.click(button('Turn by a quarter'));
    expect(shape()).toBe('200');
    expect(placeOf(button('Top left corner'))).toEqual(['30%', '10%']);
    expect(worker.asked).toEqual([]);
    // Upside down, what is to the right on the page is to the left in the photograph.
    button('Top left corner').focus();
    await user.keyboard('{ArrowRight}');
    expect(inside.getByText('Reading again')).toBeTruthy();
    expect(worker.asked.map(([{ x, y }]) => [x, y])).toEqual([[139.4, 90]]);
    await worker.answers(ok([gridRead(PUZZLE)]));
    expect(await inside.findByText(/^32 givens\. No cell is in doubt/)).toBeTruthy();
  });

  it('has no corners if it is not open', async () => {
    const { inside, fails } = await openPhoto();
    await fails({ kind: 'part' });
    expect(inside.queryByRole('button', { name: 'Set the corners by hand' })).toBeNull();
  });

  it('can be read again after a crash', async () => {
    const { inside, workers, fails, user, button } = await openPhoto();
    await fails({ kind: 'crashed' });
    expect(inside.getAllByText(/^Reading failed\. Try again/)).toHaveLength(2);
    await user.click(button('Try again'));
    await waitFor(() => expect(workers).toHaveLength(2));
    expect(workers[1]?.file).toBe(workers[0]?.file);
    await workers[1]?.answers(ok([gridRead(PUZZLE)]));
    expect(inside.getByRole('grid', { name: 'What was read' })).toBeTruthy();
  });

  it.each([
    ['offline', /there is no connection\. It goes on when the connection is back\./, false],
    ['refused', /^What reads photographs could not be loaded\.$/, false],
    ['outdated', /there is a newer version of Unwind\. Reload the page\./, true],
  ] as const)('can be tried again where the reader is not loaded: %s', async (why, sentence, reloads) => {
    const { inside, fails, button } = await openPhoto();
    await fails({ kind: 'absent', why });
    expect(inside.getAllByText(sentence)).toHaveLength(2);
    expect(button('Try again')).toBeTruthy();
    expect(inside.queryByRole('button', { name: 'Reload the page' }) !== null).toBe(reloads);
  });
});
