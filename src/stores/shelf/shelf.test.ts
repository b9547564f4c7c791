import { describe, expect, it, vi } from 'vitest';
import { boardOf as boardFor, type Cell, type Digit, EMPTY_GRID, grid } from '../../sudoku/core';
import { momentOf } from '../game/game';
import { packBoard } from '../saving/packing';
import { boardOf, noticesOf, WELCOME } from '../testing';
import type { Hardness } from './card';
import { readShelfFile, writeShelfFile } from './shelfFile';
import { solvedOf } from './solved';
import { statisticsOf } from './statistics';
import type { TabsNeeds } from './tabs';
import {
  EASY,
  EASY_ANSWER,
  enter,
  HARD,
  note,
  openBrowser,
  openTwo,
  paste,
  settled,
  type Tab,
} from './testing';

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

  it('each puzzle that was on the board of this visit before the shelf had loaded, none of an earlier visit', async () => {
    const browser = openBrowser();
    const tab = await browser.openTab({
      early(page) {
        paste(page, EASY);
        enter(page, 2, 4);
        paste(page, HARD);
      },
    });
    await tab.rest();
    expect(tab.cards()).toMatchObject([{ givens: EASY, entries: `..4${'.'.repeat(78)}` }, { givens: HARD }]);
    const [easy] = tab.cards();
    await tab.shelf.remove([easy?.id ?? '']);
    await tab.close();
    const next = await browser.openTab({ early: (page) => paste(page, WELCOME) });
    await next.rest();
    expect(next.cards().map(({ givens }) => givens)).toEqual([HARD, WELCOME]);
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

  it('makes the board of a version without a shelf the first puzzle', async () => {
    const browser = openBrowser();
    const before = await browser.openTab();
    paste(before, EASY);
    enter(before, 2, 4);
    await before.close();
    browser.storage.removeItem('unwind.shelf');
    const { deleteDB } = await import('idb');
    await deleteDB('unwind');
    const tab = await browser.openTab();
    await tab.rest();
    expect(tab.cards()).toMatchObject([{ givens: EASY, entries: `..4${'.'.repeat(78)}` }]);
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
    expect(before.shelf.undo()).toBe(true);
    await settled();
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

describe('the bin', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const binned = ({ shelf }: Tab) => [...shelf.store.getState().bin.values()].map(({ card }) => card.givens);

  it('undo puts back the newest deletion, then the one before, minutes later, and nothing else', async () => {
    const { tab } = await openTwo();
    const kept = tab.cards();
    for (const { id } of kept) await tab.shelf.remove([id]);
    tab.notices.closePassing();
    tab.pass(10 * 60_000);
    const board = boardOf(tab);
    expect(tab.shelf.undo()).toBe(true);
    await settled();
    expect(tab.cards()).toEqual([kept[1]]);
    expect(noticesOf(tab)).toContain('putBackKept');
    expect(tab.shelf.undo()).toBe(true);
    await settled();
    expect(tab.cards()).toEqual(kept);
    expect(binned(tab)).toEqual([]);
    expect(tab.shelf.undo()).toBe(false);
    expect(boardOf(tab)).toBe(board);
  });

  it('is what the next key finds: a key pressed meanwhile is meant for the list after the deletion', async () => {
    const { tab } = await openTwo();
    const kept = tab.cards();
    const found: number[] = [];
    const deletion = tab.shelf.remove([kept[0]?.id ?? '']);
    tab.acts.do(() => found.push(tab.cards().length));
    expect(found).toEqual([]);
    await deletion;
    await settled();
    expect(found).toEqual([1]);
  });

  it('opens no puzzle whose opening was stopped', async () => {
    const { tab } = await openTwo();
    const kept = tab.cards();
    const before = boardOf(tab);
    const other = kept.find(({ id }) => id !== tab.shelf.store.getState().current);
    const opening = tab.shelf.open(other?.id ?? '');
    expect(tab.acts.stop()).toBe(true);
    await opening;
    await settled();
    expect(boardOf(tab)).toBe(before);
  });

  it('undo skips what was put back otherwise, and what was deleted at an earlier visit', async () => {
    const { browser, tab } = await openTwo();
    const kept = tab.cards();
    const [hard, easy] = kept;
    await tab.shelf.remove([hard?.id ?? '']);
    await tab.shelf.remove([easy?.id ?? '']);
    await tab.shelf.putBack([easy?.id ?? '']);
    await tab.shelf.remove([easy?.id ?? '']);
    expect(tab.shelf.undo()).toBe(true);
    await settled();
    expect(tab.shelf.undo()).toBe(true);
    await settled();
    expect(tab.cards()).toEqual(kept);
    await tab.shelf.remove([hard?.id ?? '']);
    await tab.close();
    const next = await browser.openTab();
    expect(binned(next)).toEqual([HARD]);
    expect(next.shelf.undo()).toBe(false);
  });

  it('keeps a deleted puzzle with its game for 30 days, across visits, and then deletes it', async () => {
    const { browser, tab } = await openTwo();
    const kept = tab.cards();
    const [hard, easy] = kept;
    await tab.shelf.remove([easy?.id ?? '']);
    paste(tab, HARD);
    await tab.close();
    const later = await browser.openTab();
    later.pass(30 * DAY - 1);
    await later.shelf.start();
    expect(binned(later)).toEqual([EASY]);
    await later.shelf.putBack([easy?.id ?? '']);
    await later.shelf.open(easy?.id ?? '');
    expect(boardOf(later).entries).toBe(`..4${'.'.repeat(78)}`);
    later.game.undo();
    expect(boardOf(later)).toMatchObject({ givens: EASY, entries: EMPTY_GRID });
    await later.shelf.remove([hard?.id ?? '']);
    later.pass(30 * DAY);
    await later.shelf.start();
    expect(binned(later)).toEqual([]);
    const { openDB } = await import('idb');
    const database = await openDB('unwind');
    expect(await database.getAllKeys('games')).toEqual([easy?.id]);
    database.close();
  });

  it('deletes for good what the player says, and only what is still in it', async () => {
    const { browser, tab } = await openTwo();
    const kept = tab.cards();
    const ids = kept.map(({ id }) => id);
    await tab.shelf.remove(ids);
    const other = await browser.openTab();
    await other.shelf.putBack([ids[1] ?? '']);
    // This tab has not heard of that.
    await tab.shelf.discard(ids);
    await settled();
    await other.close();
    const next = await browser.openTab();
    expect(next.cards()).toEqual([kept[1]]);
    await next.shelf.open(ids[1] ?? '');
    expect(boardOf(next).entries).toBe(`..4${'.'.repeat(78)}`);
  });

  it('is the same in every tab, and a puzzle that another tab plays on leaves it', async () => {
    const { browser, tab } = await openTwo();
    const kept = tab.cards();
    const [hard, easy] = kept;
    const other = await browser.openTab();
    await tab.shelf.remove(kept.map(({ id }) => id));
    await settled();
    expect(other.cards()).toEqual([]);
    expect(binned(other).toSorted()).toEqual([EASY, HARD].toSorted());
    await tab.shelf.putBack([hard?.id ?? '']);
    await settled();
    expect(binned(other)).toEqual([EASY]);
    enter(other, 3, 6);
    await other.rest();
    expect(other.cards()).toMatchObject([
      { givens: HARD },
      { id: easy?.id, entries: `..46${'.'.repeat(77)}` },
    ]);
    expect(binned(other)).toEqual([]);
    await settled();
    expect(binned(tab)).toEqual([]);
  });

  it('is in no file of the shelf, but in that of all data, from which it comes back into the bin', async () => {
    const { tab } = await openTwo();
    const kept = tab.cards();
    const [hard, easy] = kept;
    await tab.shelf.remove([easy?.id ?? '']);
    expect(await tab.shelf.exported()).toMatchObject([{ id: hard?.id }]);
    const bin = await tab.shelf.exported('bin');
    expect(bin).toMatchObject([{ id: easy?.id, game: expect.stringContaining('stamp') }]);
    const file = await writeShelfFile([...((await tab.shelf.exported()) ?? []), ...(bin ?? [])]);
    const read = await readShelfFile(await file.text());
    const fresh = await openBrowser().openTab();
    expect(await fresh.shelf.take(read?.ok ? read.value.puzzles : [])).toMatchObject({ added: 1 });
    expect(fresh.cards()).toMatchObject([{ givens: HARD }]);
    expect(binned(fresh)).toEqual([EASY]);
    // What is known already is counted as that.
    const again = await fresh.shelf.take(read?.ok ? read.value.puzzles : []);
    expect(again).toEqual({ added: 0, renewed: 0, known: 1 });
    await fresh.shelf.putBack([easy?.id ?? '']);
    await fresh.shelf.open(easy?.id ?? '');
    expect(boardOf(fresh).entries).toBe(`..4${'.'.repeat(78)}`);
  });

  it('does not change how often a finished puzzle counts', async () => {
    const tab = await openBrowser().openTab({
      rate: async () => ({ kind: 'rated', difficulty: 'easy', er: 2.3, whole: true }),
    });
    const solved = () =>
      statisticsOf(solvedOf(tab.cards(), tab.shelf.gone())).reduce((sum, level) => sum + level.solved, 0);
    paste(tab, EASY);
    for (const [cell, digit] of [...EASY_ANSWER].entries())
      if (EASY[cell] === '.') enter(tab, cell, Number(digit));
    await tab.rest();
    await tab.shelf.rateAll(new AbortController().signal);
    expect(solved()).toBe(1);
    const [card] = tab.cards();
    await tab.shelf.remove([card?.id ?? '']);
    expect(solved()).toBe(1);
    await tab.shelf.putBack([card?.id ?? '']);
    expect(solved()).toBe(1);
    await tab.shelf.remove([card?.id ?? '']);
    await tab.shelf.discard([card?.id ?? '']);
    expect(solved()).toBe(1);
  });

  it('is emptied with everything else', async () => {
    const { browser, tab } = await openTwo();
    const kept = tab.cards();
    await tab.shelf.remove([kept[0]?.id ?? '']);
    await tab.shelf.empty();
    expect(binned(tab)).toEqual([]);
    await tab.close();
    expect(binned(await browser.openTab())).toEqual([]);
  });
});

it('a puzzle of a day is opened as it was left, whichever version made it', async () => {
  const tab = await openBrowser().openTab();
  const date = { year: 2026, month: 11, day: 27 };
  tab.importing.lay(boardFor(EASY, { kind: 'daily', name: null, at: 0, code: '1-d20261127-l1' }));
  enter(tab, 2, 4);
  await tab.rest();
  paste(tab, HARD);
  await tab.rest();
  expect(await tab.shelf.openDaily({ date, level: 'hard' })).toBe(false);
  expect(boardOf(tab).givens).toBe(HARD);
  expect(await tab.shelf.openDaily({ date, level: 'easy' })).toBe(true);
  expect(boardOf(tab)).toMatchObject({ givens: EASY, entries: `..4${'.'.repeat(78)}` });
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
    expect(noticesOf(two)).toContain('openElsewhere');
    enter(one, 2, 4);
    await settled();
    two.shelf.takeOver();
    await settled();
    expect(boardOf(two).entries).toBe(`..4${'.'.repeat(78)}`);
    expect(noticesOf(two)).not.toContain('openElsewhere');
    expect(noticesOf(one)).toContain('openElsewhere');
    enter(two, 3, 6);
    await two.rest();
    enter(one, 4, 7);
    await one.rest();
    expect(two.cards()).toMatchObject([{ entries: `..46${'.'.repeat(77)}` }]);
  });

  it('moves of both are kept: the tab that takes over goes on with its own, and the other’s come before them', async () => {
    const browser = openBrowser();
    const one = await browser.openTab();
    paste(one, EASY);
    await one.rest();
    const two = await browser.openTab();
    enter(one, 2, 4);
    enter(two, 3, 6);
    await settled();
    expect(boardOf(await browser.openTab()).entries).toBe(`..4${'.'.repeat(78)}`);
    two.shelf.takeOver();
    await settled();
    expect([noticesOf(one), noticesOf(two)]).toEqual([['openElsewhere'], []]);
    expect(two.textStore.keysAside()).toEqual([]);
    const next = await browser.openTab();
    expect(boardOf(next).entries).toBe(`...6${'.'.repeat(77)}`);
    paste(next, HARD);
    await next.shelf.open(two.cards()[0]?.id ?? '');
    const entries = next.game.store.getState().moments.map(({ board }) => board.entries);
    expect(entries).toEqual(expect.arrayContaining([`..4${'.'.repeat(78)}`, `...6${'.'.repeat(77)}`]));
  });

  it('a tab that goes on with another puzzle is saved again, and what it had played is set aside', async () => {
    const browser = openBrowser();
    const one = await browser.openTab();
    paste(one, EASY);
    await one.rest();
    const two = await browser.openTab();
    enter(two, 3, 6);
    await settled();
    paste(two, HARD);
    await two.rest();
    expect(noticesOf(two)).toEqual([]);
    expect(two.textStore.keysAside()).toHaveLength(1);
    expect(boardOf(await browser.openTab()).givens).toBe(HARD);
  });

  it('a tab that plays before its shelf has begun gives way then, and its moves are set aside', async () => {
    const browser = openBrowser();
    const one = await browser.openTab();
    paste(one, EASY);
    await one.rest();
    const two = await browser.openTab({ early: (page) => enter(page, 3, 6) });
    await settled();
    expect(noticesOf(two)).toEqual(['openElsewhere']);
    const [aside = ''] = two.textStore.keysAside();
    expect(two.textStore.get(aside)).toContain('"digit":6');
    enter(two, 5, 8);
    await settled();
    two.leave();
    enter(one, 2, 4);
    await one.rest();
    expect(boardOf(await browser.openTab()).entries).toBe(`..4${'.'.repeat(78)}`);
    expect([noticesOf(one), two.textStore.keysAside()]).toEqual([[], [aside]]);
    expect(two.textStore.get(aside)).toMatch(/"digit":6.*"digit":8/);
  });

  it('a waiting tab goes on after the other was killed, and sets aside the moves that only the other’s board had', async () => {
    const browser = openBrowser();
    const one = await browser.openTab();
    paste(one, EASY);
    await one.rest();
    const two = await browser.openTab();
    enter(one, 2, 4);
    await Promise.resolve();
    browser.crash();
    await settled();
    expect([two.shelf.store.getState().place, noticesOf(two)]).toEqual(['here', []]);
    enter(two, 3, 6);
    await settled();
    expect(noticesOf(two)).toEqual(['setAside']);
    expect(two.textStore.get(two.textStore.keysAside()[0] ?? '')).toContain('"digit":4');
  });

  it.each([
    ['', null, `...6${'.'.repeat(77)}`],
    [', and its own last one, which was not on the shelf yet', 4, `..46${'.'.repeat(77)}`],
  ])(
    'a page that returns from the cache has the moves of the tab that had the puzzle meanwhile%s',
    async (_, last, entries) => {
      const browser = openBrowser();
      const one = await browser.openTab();
      paste(one, EASY);
      await one.rest();
      if (last !== null) enter(one, 2, last);
      one.shelf.rest(true);
      await settled();
      const two = await browser.openTab();
      enter(two, 3, 6);
      await two.rest();
      await two.close();
      one.shelf.wake();
      await settled();
      expect(boardOf(one).entries).toBe(entries);
      expect(noticesOf(one)).toEqual([]);
    },
  );

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
    expect(noticesOf(two)).not.toContain('openElsewhere');
  });

  it('different puzzles cause no question about the board to keep, and both are listed in both', async () => {
    const browser = openBrowser();
    const one = await browser.openTab();
    paste(one, EASY);
    await one.rest();
    const two = await browser.openTab();
    paste(two, HARD);
    await two.rest();
    enter(one, 2, 4);
    await one.rest();
    expect([noticesOf(one), noticesOf(two)]).toEqual([[], []]);
    expect(one.textStore.keysAside()).toEqual([]);
    expect(one.cards()).toEqual(two.cards());
    expect(one.cards().length).toBe(2);
    await two.close();
    await one.close();
    const next = await browser.openTab();
    expect(boardOf(next)).toMatchObject({ givens: EASY, entries: `..4${'.'.repeat(78)}` });
  });
});

describe('if the browser refuses', () => {
  it.each<[string, TabsNeeds['locks']]>([
    ['no locks', null],
    ['locks that it refuses', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
    [
      'locks that it refuses at once',
      {
        request() {
          throw new DOMException('', 'SecurityError');
        },
      },
    ],
  ] as const)('%s, each tab stores its puzzle, and nothing is lost', async (_, locks) => {
    const browser = openBrowser();
    const one = await browser.openTab({ locks });
    paste(one, EASY);
    enter(one, 2, 4);
    await one.rest();
    const two = await browser.openTab({ locks });
    expect([one, two].map(({ shelf }) => shelf.store.getState().place)).toEqual(['here', 'here']);
    enter(two, 3, 6);
    await two.rest();
    enter(one, 5, 8);
    await one.rest();
    const [card, ...others] = one.cards();
    expect(others).toEqual([]);
    expect(card?.entries).toBe(`..4..8${'.'.repeat(75)}`);
    await one.close();
    await two.close();
    const next = await browser.openTab({ locks });
    paste(next, HARD);
    await next.shelf.open(card?.id ?? '');
    const entries = next.game.store.getState().moments.map(({ board }) => board.entries);
    expect(entries).toEqual(expect.arrayContaining([`..46${'.'.repeat(77)}`, `..4..8${'.'.repeat(75)}`]));
  });

  it('a channel between tabs, the shelf works', async () => {
    const tab = await openBrowser().openTab({
      openChannel() {
        throw new DOMException('', 'SecurityError');
      },
    });
    paste(tab, EASY);
    await tab.rest();
    expect(tab.cards().length).toBe(1);
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
    const database = await openDB('unwind');
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

describe('if the database does not answer', () => {
  it('the shelf says so, the board goes on, and the shelf begins when the database comes', async () => {
    const browser = openBrowser();
    // Another tab holds an earlier version of the database, and does not close it.
    const { openDB } = await import('idb');
    const held = await openDB('unwind', 1, {
      upgrade: (database) => void database.createObjectStore('files'),
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = browser.openTab();
    await vi.advanceTimersByTimeAsync(6000);
    const tab = await opening;
    vi.useRealTimers();
    expect(tab.shelf.store.getState().phase).toBe('silent');
    expect(tab.notices.store.getState().shown).toMatchObject([
      { notice: { kind: 'shelfFailed', why: 'silent' }, lasting: true },
    ]);
    paste(tab, EASY);
    expect(boardOf(tab).givens).toBe(EASY);
    held.close();
    await vi.waitFor(() => expect(tab.shelf.store.getState().phase).toBe('ready'));
    await tab.rest();
    expect(noticesOf(tab)).toEqual([]);
    expect(tab.cards()).toMatchObject([{ givens: EASY }]);
  });

  it('a puzzle that waits is stored when the database comes back', async () => {
    const browser = openBrowser();
    const tab = await browser.openTab();
    const { deleteDB, openDB } = await import('idb');
    // A deletion waits for another tab, which holds the database. This tab closes its connection.
    const held = await openDB('unwind');
    const deleting = deleteDB('unwind');
    await settled();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    paste(tab, EASY);
    await vi.advanceTimersByTimeAsync(7000);
    vi.useRealTimers();
    expect(noticesOf(tab)).toContain('shelfFailed');
    expect(tab.cards()).toEqual([]);
    held.close();
    await deleting;
    await vi.waitFor(() => expect(tab.cards()).toMatchObject([{ givens: EASY }]));
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
    const rate = async (): Promise<Hardness> => ({ kind: 'rated', difficulty: 'easy', er: 2.3, whole: true });
    const tab = await browser.openTab({ rate });
    await finish(tab);
    await tab.shelf.rateAll(new AbortController().signal);
    await tab.shelf.remove(tab.cards().map(({ id }) => id));
    const counted = [{ level: 'easy', solved: 1, median: 1000, withoutHints: 1 }];
    expect(statisticsOf(solvedOf(tab.cards(), tab.shelf.gone()))).toMatchObject(counted);
    await tab.close();
    const next = await browser.openTab({ rate });
    expect(statisticsOf(solvedOf(next.cards(), next.shelf.gone()))).toMatchObject(counted);
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

it('a puzzle that is deleted while its rating is stored stays in the bin', async () => {
  const browser = openBrowser();
  const rate = async (): Promise<Hardness> => ({ kind: 'rated', difficulty: 'easy', er: 2.3, whole: true });
  const tab = await browser.openTab({ rate });
  paste(tab, EASY);
  await tab.rest();
  const [card] = tab.cards();
  await Promise.all([
    tab.shelf.remove(card === undefined ? [] : [card.id]),
    tab.shelf.rateAll(new AbortController().signal),
  ]);
  expect([tab.cards().length, tab.shelf.store.getState().bin.size]).toEqual([0, 1]);
  await tab.close();
  const next = await browser.openTab();
  expect([next.cards().length, next.shelf.store.getState().bin.size]).toEqual([0, 1]);
});

it('the shelf takes over ratings of earlier versions, whose easy puzzles had other ratings', async () => {
  const browser = openBrowser();
  const ratings = [1.2, 2.3, 2.5];
  const rate = async (): Promise<Hardness> => ({
    kind: 'rated',
    difficulty: 'easy',
    er: ratings.shift() ?? 1,
    whole: true,
  });
  const tab = await browser.openTab({ rate });
  for (const puzzle of [EASY, HARD, grid(`${EASY.slice(0, 80)}.`)]) {
    paste(tab, puzzle);
    await tab.rest();
  }
  await tab.shelf.rateAll(new AbortController().signal);
  const next = await browser.openTab();
  const levels = next.cards().map(({ hardness }) => hardness?.kind === 'rated' && hardness.difficulty);
  expect(levels.toSorted()).toEqual(['beginner', 'easy', 'medium']);
});

it('the shelf rates puzzles without a rating, and stores the ratings', async () => {
  const browser = openBrowser();
  const tab = await browser.openTab({
    rate: async (givens) =>
      givens === EASY ? { kind: 'rated', difficulty: 'easy', er: 2.3, whole: true } : { kind: 'unrated' },
  });
  paste(tab, EASY);
  paste(tab, HARD);
  await tab.rest();
  await tab.shelf.rateAll(new AbortController().signal);
  const hardness = [{ kind: 'rated', difficulty: 'easy', er: 2.3, whole: true }, { kind: 'unrated' }];
  expect(tab.cards().map((card) => card.hardness)).toEqual(hardness);
  const next = await browser.openTab();
  expect(next.cards().map((card) => card.hardness)).toEqual(hardness);
  expect(momentOf(next.game.store.getState()).board.givens).toBe(HARD);
});
