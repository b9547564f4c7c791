import { describe, expect, it, vi } from 'vitest';
import { type Cell, type Digit, EMPTY_GRID, grid, boardOf as newBoard } from '../../sudoku/core';
import { momentOf } from '../game/game';
import { packBoard } from '../saving/packing';
import { boardOf, noticesOf } from '../testing';
import type { Hardness } from './card';
import { statisticsOf } from './statistics';
import { openBrowser, settled } from './testing';

const EASY = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const EASY_ANSWER = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const HARD = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');

type Tab = Awaited<ReturnType<ReturnType<typeof openBrowser>['openTab']>>;

const paste = ({ importing }: Tab, givens: typeof EASY): void =>
  void importing.lay(newBoard(givens, { kind: 'link', name: null, at: null }));
const enter = ({ game }: Tab, cell: number, digit: number): void =>
  void game.play({ kind: 'enter', cells: [cell as Cell], digit: digit as Digit, strike: false });
const note = ({ game }: Tab, cell: number, digit: number): void =>
  void game.play({ kind: 'note', cells: [cell as Cell], digit: digit as Digit });

describe('the shelf stores', () => {
  it('neither the grey example nor an empty board', async () => {
    const tab = await openBrowser().openTab();
    tab.importing.emptyBoard();
    await tab.rest();
    expect(tab.cards()).toEqual([]);
  });

  it('each opened puzzle once, with entries, notes and time', async () => {
    const tab = await openBrowser().openTab();
    paste(tab, EASY);
    enter(tab, 2, 4);
    note(tab, 3, 6);
    tab.pass(65_000);
    await tab.rest();
    tab.pass(1000);
    paste(tab, HARD);
    await tab.rest();
    paste(tab, EASY);
    await tab.rest();
    const [easy, hard, ...others] = tab.cards();
    expect(others).toEqual([]);
    expect(hard?.givens).toBe(HARD);
    expect(easy).toMatchObject({ givens: EASY, origin: { kind: 'link' } });
    expect(easy?.added).toBeLessThan(hard?.added ?? 0);
  });

  it('the entries made before the same puzzle was pasted again', async () => {
    const tab = await openBrowser().openTab();
    paste(tab, EASY);
    enter(tab, 2, 4);
    paste(tab, HARD);
    paste(tab, EASY);
    enter(tab, 3, 6);
    paste(tab, HARD);
    await tab.rest();
    const [easy] = tab.cards();
    await tab.shelf.open(easy?.id ?? '');
    expect(boardOf(tab).entries).toBe(`...6${'.'.repeat(77)}`);
    const { moments } = tab.game.store.getState();
    expect(moments.some(({ board }) => board.givens === EASY && board.entries[2] === '4')).toBe(true);
  });

  it('a typed puzzle as one, whatever its givens were in between', async () => {
    const tab = await openBrowser().openTab();
    tab.importing.emptyBoard();
    for (const [cell, digit] of [...EASY].entries())
      if (digit !== '.') {
        tab.game.play({ kind: 'give', cells: [cell as Cell], digit: Number(digit) as Digit });
        await tab.rest();
      }
    expect(tab.cards().map(({ givens }) => givens)).toEqual([EASY]);
  });

  it('all moves: undo goes back to the start of an opened puzzle, and further to the board before', async () => {
    const tab = await openBrowser().openTab();
    paste(tab, EASY);
    enter(tab, 2, 4);
    enter(tab, 3, 6);
    paste(tab, HARD);
    await tab.rest();
    const [easy] = tab.cards();
    await tab.shelf.open(easy?.id ?? '');
    expect(boardOf(tab)).toMatchObject({ givens: EASY, entries: `..46${'.'.repeat(77)}` });
    tab.game.undo();
    tab.game.undo();
    expect(boardOf(tab)).toMatchObject({ givens: EASY, entries: EMPTY_GRID });
    tab.game.undo();
    expect(boardOf(tab).givens).toBe(HARD);
    expect(tab.shelf.store.getState().current).toBe(tab.cards()[1]?.id);
  });

  it.each([1, 2, 3])('the board of a visit with version %i as its first puzzle', async (version) => {
    const browser = openBrowser();
    const {
      notes: _,
      corners: _c,
      colours: _o,
      ...board
    } = packBoard({
      ...boardOf(await openBrowser().openTab()),
      givens: EASY,
      origin: { kind: 'pasted', name: null, at: 5 },
    });
    const first = version === 1 ? { ...board, notes: '' } : { ...board, notes: '', corners: '', colours: '' };
    const moves = [
      { kind: 'enter', cells: [2], digit: 4, strike: false, phase: 'play' },
      { kind: 'note', cells: [3], digit: 6, phase: 'play' },
    ];
    browser.storage.setItem(
      'unwind.game',
      JSON.stringify({
        version,
        stamp: 'old.1',
        cursor: 3,
        at: 2,
        base: { board: first, phase: 'play', welcome: false },
        steps: moves,
      }),
    );
    const tab = await browser.openTab();
    await tab.rest();
    expect(tab.cards()).toMatchObject([
      { givens: EASY, entries: `..4${'.'.repeat(78)}`, progress: 'begun', origin: { kind: 'pasted', at: 5 } },
    ]);
    paste(tab, HARD);
    await tab.shelf.open(tab.cards()[0]?.id ?? '');
    expect(boardOf(tab).notes[3]).toBe(32);
    tab.game.undo();
    tab.game.undo();
    expect(boardOf(tab)).toMatchObject({ givens: EASY, entries: EMPTY_GRID });
  });
});

describe('a reload', () => {
  it('continues the same puzzle, and writes nothing if nothing has changed', async () => {
    const browser = openBrowser();
    const before = await browser.openTab();
    paste(before, EASY);
    enter(before, 2, 4);
    await before.rest();
    const [card] = before.cards();
    await before.close();
    const tab = await browser.openTab();
    await tab.rest();
    expect(tab.cards()).toEqual([card]);
    enter(tab, 3, 6);
    await tab.rest();
    expect(tab.cards()).toMatchObject([{ id: card?.id, entries: `..46${'.'.repeat(77)}` }]);
  });

  it('stores on the shelf the moves that a crash left out', async () => {
    const browser = openBrowser();
    const before = await browser.openTab();
    paste(before, EASY);
    await before.rest();
    enter(before, 2, 4);
    enter(before, 3, 6);
    await Promise.resolve();
    browser.crash();
    const tab = await browser.openTab();
    await tab.rest();
    expect(tab.cards()).toMatchObject([{ givens: EASY, entries: `..46${'.'.repeat(77)}` }]);
  });
});

describe('a deleted puzzle', () => {
  it('is gone, can be restored, and does not return by itself', async () => {
    const browser = openBrowser();
    const before = await browser.openTab();
    paste(before, HARD);
    await before.rest();
    paste(before, EASY);
    enter(before, 2, 4);
    await before.rest();
    const kept = before.cards();
    await before.shelf.remove(kept.map(({ id }) => id));
    expect(before.cards()).toEqual([]);
    expect(noticesOf(before)).toContain('removedKept');
    await before.shelf.putBack();
    expect(before.cards()).toEqual(kept);
    await before.shelf.remove(kept.map(({ id }) => id));
    await before.close();
    const tab = await browser.openTab();
    await tab.rest();
    expect(tab.cards()).toEqual([]);
    enter(tab, 3, 6);
    await tab.rest();
    expect(tab.cards()).toMatchObject([{ givens: EASY, entries: `..46${'.'.repeat(77)}` }]);
  });
});

describe('in two tabs', () => {
  it('a puzzle is open in one at a time: the other says so, and takes it over with its latest moves', async () => {
    const browser = openBrowser();
    const one = await browser.openTab();
    paste(one, EASY);
    await one.rest();
    const two = await browser.openTab();
    expect(one.shelf.store.getState().place).toBe('here');
    expect(two.shelf.store.getState().place).toBe('elsewhere');
    expect(noticesOf(two)).toContain('shelfElsewhere');
    enter(one, 2, 4);
    await settled();
    two.shelf.takeOver();
    await settled();
    expect(boardOf(two).entries).toBe(`..4${'.'.repeat(78)}`);
    expect(noticesOf(two)).not.toContain('shelfElsewhere');
    expect(noticesOf(one)).toContain('shelfElsewhere');
    expect(noticesOf(two)).not.toContain('otherTab');
    enter(two, 3, 6);
    await two.rest();
    enter(one, 4, 7);
    await one.rest();
    expect(two.cards()).toMatchObject([{ entries: `..46${'.'.repeat(77)}` }]);
  });

  it('a tab that does not answer loses the puzzle', async () => {
    const browser = openBrowser();
    const one = await browser.openTab();
    paste(one, EASY);
    await one.rest();
    const two = await browser.openTab();
    browser.freeze();
    two.shelf.takeOver();
    await vi.waitFor(() => expect(two.shelf.store.getState().place).toBe('here'), 5000);
    expect(one.shelf.store.getState().place).toBe('elsewhere');
  });

  it('a waiting tab goes on by itself when the other is closed', async () => {
    const browser = openBrowser();
    const one = await browser.openTab();
    paste(one, EASY);
    enter(one, 2, 4);
    await one.rest();
    const two = await browser.openTab();
    await one.close();
    expect(two.shelf.store.getState().place).toBe('here');
    expect(noticesOf(two)).not.toContain('shelfElsewhere');
  });

  it('different puzzles cause no question about the board to keep, and both are listed in both', async () => {
    const browser = openBrowser();
    const one = await browser.openTab();
    paste(one, EASY);
    await one.rest();
    const two = await browser.openTab();
    paste(two, HARD);
    await two.rest();
    one.otherTabWrites('unwind.game');
    enter(one, 2, 4);
    await one.rest();
    two.otherTabWrites('unwind.game');
    expect(noticesOf(one)).not.toContain('otherTab');
    expect(noticesOf(two)).not.toContain('otherTab');
    expect(one.cards()).toEqual(two.cards());
    expect(one.cards().length).toBe(2);
    await two.close();
    await one.close();
    const next = await browser.openTab();
    expect(boardOf(next)).toMatchObject({ givens: EASY, entries: `..4${'.'.repeat(78)}` });
  });
});

describe('if it cannot be written', () => {
  it('a full disk shows a notice, stored puzzles stay, and new ones are stored when there is room', async () => {
    const browser = openBrowser();
    const tab = await browser.openTab();
    paste(tab, EASY);
    await tab.rest();
    const kept = tab.cards();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    enter(tab, 2, 4);
    await tab.rest();
    enter(tab, 3, 6);
    await tab.rest();
    expect(noticesOf(tab).filter((kind) => kind === 'shelfFailed')).toEqual(['shelfFailed']);
    expect(tab.cards()).toEqual(kept);
    vi.restoreAllMocks();
    await tab.rest();
    expect(tab.cards()).toMatchObject([{ entries: `..46${'.'.repeat(77)}` }]);
    expect(noticesOf(tab)).not.toContain('shelfFailed');
  });

  it('an unreadable game stays, and its board opens as a separate puzzle', async () => {
    const browser = openBrowser();
    const tab = await browser.openTab();
    paste(tab, EASY);
    enter(tab, 2, 4);
    paste(tab, HARD);
    await tab.rest();
    const [easy] = tab.cards();
    const { openDB } = await import('idb');
    const database = await openDB('unwind.shelf');
    await database.put('games', '{"version', easy?.id);
    await tab.shelf.open(easy?.id ?? '');
    expect(boardOf(tab)).toMatchObject({ givens: EASY, entries: `..4${'.'.repeat(78)}` });
    enter(tab, 3, 6);
    await tab.rest();
    expect(await database.get('games', easy?.id ?? '')).toBe('{"version');
    expect(tab.cards()).toContainEqual(easy);
    expect(tab.cards().length).toBe(3);
  });

  it('a database that does not open shows a notice, and playing goes on', async () => {
    const browser = openBrowser();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    const tab = await browser.openTab();
    expect(tab.shelf.store.getState().phase).toBe('broken');
    expect(noticesOf(tab)).toEqual(['shelfFailed']);
    paste(tab, EASY);
    vi.restoreAllMocks();
    await tab.shelf.start();
    await tab.rest();
    expect(tab.cards()).toMatchObject([{ givens: EASY }]);
    expect(noticesOf(tab)).not.toContain('shelfFailed');
  });
});

describe('a result', () => {
  const finish = async (tab: Tab): Promise<void> => {
    paste(tab, EASY);
    tab.pass(1000);
    enter(tab, 2, 9);
    for (const [cell, digit] of [...EASY_ANSWER].entries())
      if (EASY[cell] === '.') enter(tab, cell, Number(digit));
    await tab.rest();
  };

  it('is stored with a puzzle that the player has finished', async () => {
    const tab = await openBrowser().openTab();
    await finish(tab);
    expect(tab.cards()).toMatchObject([
      { progress: 'solved', finishes: [{ spent: 1000, hints: 0, mistakes: 1 }] },
    ]);
  });

  it('is not stored if that is switched off, nor for a puzzle that Unwind has solved', async () => {
    const tab = await openBrowser().openTab();
    tab.settings.setState({ history: false });
    await finish(tab);
    tab.settings.setState({ history: true });
    paste(tab, HARD);
    tab.game.play({
      kind: 'solve',
      solution: grid('812753649943682175675491283154237896369845721287169534521974368438526917796318452'),
    });
    await tab.rest();
    expect(tab.cards()).toMatchObject([
      { progress: 'solved', finishes: [] },
      { progress: 'answered', finishes: [] },
    ]);
  });

  it('still counts after the puzzle was deleted, even in the next visit, until all data is deleted', async () => {
    const browser = openBrowser();
    const rate = async (): Promise<Hardness> => ({ kind: 'rated', difficulty: 'easy', er: 1.2, whole: true });
    const tab = await browser.openTab({ rate });
    await finish(tab);
    await tab.shelf.rateAll(new AbortController().signal);
    await tab.shelf.remove(tab.cards().map(({ id }) => id));
    const counted = [{ level: 'easy', solved: 1, median: 1000, hints: 0 }];
    expect(statisticsOf(tab.cards(), tab.shelf.gone())).toEqual(counted);
    await tab.close();
    const next = await browser.openTab({ rate });
    expect(statisticsOf(next.cards(), next.shelf.gone())).toEqual(counted);
    await next.shelf.empty();
    expect(next.shelf.gone()).toEqual([]);
  });

  it('continues the time of a puzzle that is opened again', async () => {
    const tab = await openBrowser().openTab();
    paste(tab, EASY);
    enter(tab, 2, 4);
    tab.pass(60_000);
    await tab.rest();
    paste(tab, HARD);
    await tab.rest();
    await tab.shelf.open(tab.cards()[0]?.id ?? '');
    tab.pass(5000);
    expect(tab.tally.spent()).toBe(65_000);
  });
});

it('the shelf rates puzzles without a rating, and stores the ratings', async () => {
  const browser = openBrowser();
  const tab = await browser.openTab({
    rate: async (givens) =>
      givens === EASY ? { kind: 'rated', difficulty: 'easy', er: 1.2, whole: true } : { kind: 'unrated' },
  });
  paste(tab, EASY);
  paste(tab, HARD);
  await tab.rest();
  await tab.shelf.rateAll(new AbortController().signal);
  const hardness = [{ kind: 'rated', difficulty: 'easy', er: 1.2, whole: true }, { kind: 'unrated' }];
  expect(tab.cards().map((card) => card.hardness)).toEqual(hardness);
  const next = await browser.openTab();
  expect(next.cards().map((card) => card.hardness)).toEqual(hardness);
  expect(momentOf(next.game.store.getState()).board.givens).toBe(HARD);
});
