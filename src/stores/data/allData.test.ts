import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_GRID, boardOf as newBoard } from '../../sudoku/core';
import { candidate } from '../../sudoku/techniques';
import { concludedAbout, keepConcluded } from '../hint/concluded';
import { courseIn, foundAlone, practise } from '../newPuzzle/course';
import type { Shelf } from '../shelf/shelf';
import { countedSince, countSince } from '../shelf/statistics';
import { EASY, enter, HARD, openBrowser, paste, settled } from '../shelf/testing';
import { boardOf, FakeStorage, noticesOf, openStores, WELCOME } from '../testing';
import { deleteEverything, takeTexts, textsOf } from './allData';

beforeEach(() => void vi.stubGlobal('navigator', { languages: ['en'] }));
afterEach(() => void vi.unstubAllGlobals());

/** A page with its tally after a number of milliseconds of playing. */
function openPage(storage: Storage) {
  const page = openStores({ storage, puzzle: WELCOME });
  return {
    ...page,
    play: (milliseconds: number) => {
      page.pass(milliseconds);
      page.editor.digit(4);
      page.leave();
    },
  };
}

it('the time, hints and digits tried on the present puzzle are imported with it', async () => {
  const before = openPage(new FakeStorage());
  before.play(65_000);
  const after = openPage(new FakeStorage());
  vi.spyOn(after.hint, 'load').mockRejectedValue(new Error('not asked for'));
  after.importing.emptyBoard();
  await takeTexts(textsOf(before.textStore), after);
  expect(after.game.now().board.entries[0]).toBe('4');
  expect(after.tally.spent()).toBe(65_000);
  expect(after.tally.store.getState().tried).toEqual([4]);
});

/** Files of earlier versions had no tally. */
it('texts without a tally restore the board, with nothing counted', async () => {
  const before = openPage(new FakeStorage());
  before.play(65_000);
  const { 'unwind.tally': _, ...texts } = textsOf(before.textStore);
  const after = openPage(new FakeStorage());
  after.importing.emptyBoard();
  await takeTexts(texts, after);
  expect(after.game.now().board.entries[0]).toBe('4');
  expect(after.tally.spent()).toBe(0);
  await takeTexts({ ...texts, 'unwind.tally': '{"version":1,"givens":5}' }, after);
  expect(after.tally.spent()).toBe(0);
});

it('what new puzzles must be like is imported, unless it cannot be read', async () => {
  const wishes = '{"version":1,"wish":"shalfTurn"}';
  const before = openPage(new FakeStorage());
  before.textStore.put('unwind.wishes', wishes);
  const after = openPage(new FakeStorage());
  await takeTexts(textsOf(before.textStore), after);
  expect(after.textStore.get('unwind.wishes')).toBe(wishes);
  await takeTexts({ 'unwind.wishes': '{"version":1,"wish":5}' }, after);
  expect(after.textStore.get('unwind.wishes')).toBe(wishes);
});

it('statistics that were emptied stay so in a file, on another computer and beside later ones, until all is deleted', async () => {
  const [one, two] = [openPage(new FakeStorage()), openPage(new FakeStorage())];
  countSince(one.textStore, 500);
  await takeTexts(textsOf(one.textStore), two);
  expect(countedSince(two.textStore)).toBe(500);
  countSince(two.textStore, 900);
  await takeTexts(textsOf(one.textStore), two);
  await takeTexts({ 'unwind.statistics': '{"version":1,"since":"x"}' }, two);
  expect(countedSince(two.textStore)).toBe(900);
  await deleteEverything(two, { empty: async () => true } as Shelf);
  expect(countedSince(two.textStore)).toBe(0);
});

it('the course of techniques is in a file, and joined with what was found here', async () => {
  const [one, two] = [openPage(new FakeStorage()), openPage(new FakeStorage())];
  practise(one.textStore, 'xWing');
  foundAlone(one.textStore, 'xWing');
  foundAlone(two.textStore, 'nakedPair');
  await takeTexts(textsOf(one.textStore), two);
  expect(courseIn(two.textStore)).toEqual({
    found: new Map([
      ['nakedPair', 1],
      ['xWing', 1],
    ]),
    last: 'xWing',
  });
});

it('what hints have concluded is in a file, beside what they have concluded here of other puzzles', async () => {
  const [one, two] = [openPage(new FakeStorage()), openPage(new FakeStorage())];
  const concluded = [{ filled: WELCOME, eliminates: [candidate(0, 5)] }];
  keepConcluded(one.textStore, [{ givens: WELCOME, concluded }]);
  keepConcluded(two.textStore, [{ givens: EMPTY_GRID, concluded }]);
  await takeTexts({ ...textsOf(one.textStore), 'unwind.game': '' }, two);
  await takeTexts({ 'unwind.concluded': '{"version":1,"puzzles":[{"givens":5}]}' }, two);
  for (const givens of [WELCOME, EMPTY_GRID])
    expect(concludedAbout(two.textStore, givens)).toEqual(concluded);
  await deleteEverything(two, { empty: async () => true } as Shelf);
  expect(concludedAbout(two.textStore, WELCOME)).toEqual([]);
});

it('deleted data is stored nowhere, even if the board was deleted before and restored', async () => {
  const page = openPage(new FakeStorage());
  const shelf = { empty: async () => true } as Shelf;
  for (let times = 0; times < 2; times++) {
    page.importing.lay(newBoard(WELCOME, { kind: 'pasted', name: null, at: 1 }));
    page.play(1000);
    expect(page.textStore.get('unwind.game')).toContain(WELCOME);
    page.textStore.put('unwind.newPuzzles', WELCOME);
    foundAlone(page.textStore, 'xWing');
    await deleteEverything(page, shelf);
    expect(page.textStore.get('unwind.newPuzzles')).toBeNull();
    expect(courseIn(page.textStore).found.size).toBe(0);
    expect(Object.values(textsOf(page.textStore)).join()).not.toContain(WELCOME);
  }
});

describe('after everything was deleted in another tab', () => {
  /** Two tabs with a puzzle each; the first deletes everything. */
  async function openDeleted() {
    const browser = openBrowser();
    const [one, two] = [await browser.openTab(), await browser.openTab()];
    paste(one, HARD);
    await one.rest();
    paste(two, EASY);
    await two.rest();
    const takeBack = await deleteEverything(one, one.shelf);
    two.otherTabWrites();
    await settled();
    return { browser, one, two, takeBack };
  }
  const stored = ({ storage }: { readonly storage: Storage }): string =>
    Array.from({ length: storage.length }, (_, n) => storage.getItem(storage.key(n) ?? '')).join();

  it('a tab keeps its board in view, says so, and writes nothing, whatever the player does', async () => {
    const { browser, two } = await openDeleted();
    expect(noticesOf(two)).toEqual(['deletedElsewhere']);
    enter(two, 2, 4);
    two.settings.setState({ theme: 'dark' });
    two.textStore.put('unwind.bookmarks', 'marks');
    two.textStore.remove('unwind.game');
    two.leave();
    await two.rest();
    expect(boardOf(two)).toMatchObject({ givens: EASY, entries: `..4${'.'.repeat(78)}` });
    expect(noticesOf(two)).toEqual(['deletedElsewhere']);
    expect(stored(browser)).not.toMatch(/53\.\.7|dark|marks/);
    expect(browser.storage.getItem('unwind.game')).not.toBeNull();
    await two.close();
    const next = await browser.openTab();
    expect(next.cards()).toEqual([]);
    expect(boardOf(next).givens).toBe(EMPTY_GRID);
  });

  it('the first key tells, if it comes before the browser’s message', async () => {
    const browser = openBrowser();
    const [one, two] = [await browser.openTab(), await browser.openTab()];
    paste(two, EASY);
    await two.rest();
    await deleteEverything(one, one.shelf);
    enter(two, 2, 4);
    await two.rest();
    expect(noticesOf(two)).toEqual(['deletedElsewhere']);
    expect(stored(browser)).not.toContain('53..7');
  });

  it('the player can keep the board: it is saved, on the shelf too, and nothing is set aside', async () => {
    const { browser, two } = await openDeleted();
    enter(two, 2, 4);
    await two.rest();
    two.saving.keepMine();
    two.shelf.keepBoard();
    await two.rest();
    expect(noticesOf(two)).toEqual([]);
    expect(two.textStore.keysAside()).toEqual([]);
    await two.close();
    const next = await browser.openTab();
    expect(boardOf(next)).toMatchObject({ givens: EASY, entries: `..4${'.'.repeat(78)}` });
    expect(next.cards()).toMatchObject([{ givens: EASY }]);
  });

  it('the question is asked again after it was closed', async () => {
    const { two } = await openDeleted();
    two.notices.closeKind('deletedElsewhere');
    two.otherTabWrites();
    expect(noticesOf(two)).toEqual([]);
    expect(two.saving.question()).toBe('deletedElsewhere');
    two.saving.ask();
    expect(noticesOf(two)).toEqual(['deletedElsewhere']);
  });

  it('a tab goes on as before if the deletion is taken back', async () => {
    const { two, takeBack } = await openDeleted();
    takeBack?.();
    two.otherTabWrites();
    expect(noticesOf(two)).toEqual([]);
    expect(two.saving.question()).toBeNull();
    enter(two, 2, 4);
    await two.rest();
    expect(two.textStore.get('unwind.game')).toContain(EASY);
  });
});
