import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cell, type Digit, digitAt } from '../sudoku/core';
import { boardOf, FakeStorage, noticesOf, type OpenOptions, openStores, WELCOME } from './testing';

const KEY = 'unwind.game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page, with verbs for what a person does there. */
function openPage(options: OpenOptions = {}) {
  const page = openStores(options);
  return {
    ...page,
    enter: (cell: number, digit: Digit) => {
      page.selection.select(cell as Cell);
      page.editor.tap(cell as Cell);
      page.editor.digit(digit);
    },
    entry: (cell: number) => digitAt(boardOf(page).entries, cell as Cell),
    notices: () => noticesOf(page),
    welcomes: () => page.game.now().welcome,
  };
}

/** Waits until a change has been saved. */
const pause = () => vi.advanceTimersByTime(1000);

describe('a reload', () => {
  it('goes on with the game, its past and the cursor', () => {
    const storage = new FakeStorage();
    const before = openPage({ storage });
    before.enter(0, 4);
    before.enter(1, 8);
    before.game.undo();
    pause();
    const after = openPage({ storage });
    expect(after.game.store.getState()).toEqual(before.game.store.getState());
    expect(after.selection.store.getState().cursor).toBe(1);
    expect(after.notices()).toEqual([]);
    after.game.redo();
    expect(after.entry(1)).toBe(8);
  });

  it('keeps what was done just before the page was left', () => {
    const storage = new FakeStorage();
    const before = openPage({ storage });
    before.enter(0, 4);
    before.leave();
    expect(openPage({ storage }).entry(0)).toBe(4);
  });

  it('welcomes again as long as nothing was done', () => {
    const storage = new FakeStorage();
    openPage({ storage }).leave();
    expect(storage.length).toBe(0);
    expect(openPage({ storage }).welcomes()).toBe(true);
  });

  it('keeps every phase, back to the first', () => {
    const storage = new FakeStorage();
    const before = openPage({ storage });
    before.editor.digit(5);
    before.game.setPhase('play');
    before.editor.digit(6);
    before.game.undo();
    before.leave();
    const after = openPage({ storage });
    expect(after.game.now()).toMatchObject({ phase: 'play', welcome: false });
    after.game.undo();
    expect(after.game.now()).toMatchObject({ phase: 'play', welcome: true, board: { givens: WELCOME } });
  });
});

it('many keys in a row are one save', () => {
  const storage = new FakeStorage();
  const setItem = vi.spyOn(storage, 'setItem');
  const page = openPage({ storage });
  for (const digit of [1, 2, 3, 4, 5] as const) page.enter(0, digit);
  pause();
  expect(setItem).toHaveBeenCalledOnce();
});

describe('storage that is switched off', () => {
  it('is told at once and once, and the app works', () => {
    const page = openPage({ storage: null });
    page.enter(0, 4);
    pause();
    page.leave();
    expect(page.notices()).toEqual(['cannotSave']);
    expect(page.entry(0)).toBe(4);
  });

  it('is told where even to look at it throws', () => {
    const storage = new FakeStorage();
    storage.getItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const page = openPage({ storage });
    page.enter(0, 4);
    pause();
    expect(page.entry(0)).toBe(4);
  });
});

describe('storage that is full', () => {
  it('is told once, and the app works', () => {
    const storage = new FakeStorage();
    const page = openPage({ storage });
    storage.full = true;
    page.enter(0, 4);
    pause();
    expect(page.notices()).toEqual(['cannotSave']);
    page.enter(0, 5);
    pause();
    expect(page.notices()).toEqual(['cannotSave']);
    expect(page.entry(0)).toBe(5);
  });

  it('is forgotten when there is room again', () => {
    const storage = new FakeStorage();
    const page = openPage({ storage });
    storage.full = true;
    page.enter(0, 4);
    pause();
    storage.full = false;
    page.enter(0, 5);
    pause();
    expect(page.notices()).toEqual([]);
    expect(openPage({ storage }).entry(0)).toBe(5);
  });
});

describe('a save that cannot be read', () => {
  it.each([
    ['damaged', '{"version":1,'],
    ['newer', '{"version":99}'],
  ])('is set aside where it is %s, told, and the page starts afresh', (why, text) => {
    const storage = new FakeStorage();
    storage.setItem(KEY, text);
    const page = openPage({ storage });
    expect(page.notices()).toEqual(['setAside']);
    expect(page.welcomes()).toBe(true);
    expect([storage.getItem(`${KEY}.${why}`), storage.getItem(KEY)]).toEqual([text, null]);
    page.enter(0, 4);
    pause();
    expect(page.notices()).toEqual(['setAside']);
    expect(openPage({ storage }).entry(0)).toBe(4);
    expect(storage.getItem(`${KEY}.${why}`)).toBe(text);
  });

  it('is set aside where there is room for one copy only', () => {
    const storage = new FakeStorage();
    storage.setItem(KEY, '{"version":99}');
    const setItem = storage.setItem.bind(storage);
    storage.setItem = (key, value) => {
      if (storage.length > 0 && key !== storage.key(0)) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    openPage({ storage });
    expect(storage.getItem(`${KEY}.newer`)).toBe('{"version":99}');
  });

  it('never stands in the way, even where nothing can be written', () => {
    const storage = new FakeStorage();
    storage.setItem(KEY, 'damaged');
    storage.full = true;
    const page = openPage({ storage });
    expect(page.notices()).toEqual(['cannotSave', 'setAside']);
    page.enter(0, 4);
    expect(page.entry(0)).toBe(4);
  });
});

describe('two tabs', () => {
  /** Two tabs of one browser: what one saves, the other hears of. */
  function openTabs() {
    const storage = new FakeStorage();
    openPage({ storage, puzzle: WELCOME }).leave();
    const one = openPage({ storage, tab: 'one' });
    const other = openPage({ storage, tab: 'other' });
    const save = (by: typeof one, heardBy: typeof one) => {
      pause();
      by.leave();
      heardBy.otherTabWrites(KEY);
    };
    return { storage, one, other, save };
  }

  it('go each their own way, and the one that is behind asks', () => {
    const { one, other, save } = openTabs();
    one.enter(0, 4);
    save(one, other);
    expect(one.notices()).toEqual([]);
    expect(other.notices()).toEqual(['otherTab']);
    expect(other.entry(0)).toBeNull();
  });

  it('ask too where the other was not heard', () => {
    const { one, other } = openTabs();
    one.enter(0, 4);
    pause();
    other.enter(0, 8);
    pause();
    expect(other.notices()).toEqual(['otherTab']);
    expect(other.entry(0)).toBe(8);
  });

  it('do not overwrite each other: the one that asks saves no more', () => {
    const { storage, one, other, save } = openTabs();
    one.enter(0, 4);
    save(one, other);
    other.enter(0, 8);
    pause();
    other.leave();
    expect(openPage({ storage }).entry(0)).toBe(4);
    expect(other.notices()).toEqual(['otherTab']);
  });

  it('can be brought together on the other’s board, which is no news to the other', () => {
    const { storage, one, other, save } = openTabs();
    one.enter(5, 7);
    save(one, other);
    other.saving.resolve('useOther');
    expect(other.game.store.getState()).toEqual(one.game.store.getState());
    expect(other.selection.store.getState().cursor).toBe(5);
    expect(other.notices()).toEqual([]);
    save(other, one);
    expect(one.notices()).toEqual([]);
    other.enter(0, 4);
    save(other, one);
    expect(openPage({ storage }).entry(0)).toBe(4);
    expect(one.notices()).toEqual(['otherTab']);
  });

  it('can be brought together on this one’s board', () => {
    const { storage, one, other, save } = openTabs();
    one.enter(0, 4);
    save(one, other);
    other.enter(0, 8);
    other.saving.resolve('keepMine');
    expect(other.notices()).toEqual([]);
    expect(openPage({ storage }).entry(0)).toBe(8);
    one.otherTabWrites(KEY);
    expect(one.notices()).toEqual(['otherTab']);
  });

  it('go on where the other’s board cannot be read', () => {
    const { storage, one, other, save } = openTabs();
    one.enter(0, 4);
    save(one, other);
    storage.setItem(KEY, '{"version":99,"stamp":"one.2"}');
    other.saving.resolve('useOther');
    expect(other.notices()).toEqual(['setAside']);
    other.enter(0, 8);
    pause();
    expect(openPage({ storage }).entry(0)).toBe(8);
  });

  it('go on where the other’s board is gone', () => {
    const { storage, one, other, save } = openTabs();
    one.enter(0, 4);
    save(one, other);
    storage.removeItem(KEY);
    other.saving.resolve('useOther');
    other.enter(0, 8);
    pause();
    expect(openPage({ storage }).entry(0)).toBe(8);
  });

  it('take no notice of other keys, of their own saves, and of answers nobody asked for', () => {
    const { one, other } = openTabs();
    one.enter(0, 4);
    pause();
    one.otherTabWrites(KEY);
    other.otherTabWrites('unwind.settings');
    other.otherTabWrites(null);
    other.saving.resolve('useOther');
    expect([one.notices(), other.notices()]).toEqual([[], []]);
  });
});
