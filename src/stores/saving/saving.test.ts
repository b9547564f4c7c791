import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Cell, type Digit, digitAt } from '../../sudoku/core';
import { boardOf, FakeStorage, noticesOf, type OpenOptions, openStores, WELCOME } from '../testing';
import { asidesOf, bringBack, readAside as readSetAside } from './readAside';

const KEY = 'unwind.game';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page, with functions for the player's actions. */
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
    closeNotice: page.notices.closeKind,
    welcomes: () => page.game.now().welcome,
  };
}

/** Waits for the end of a key: its changes are saved. */
const done = () => Promise.resolve();

/** Waits until the whole game is written. */
const pause = () => vi.advanceTimersByTimeAsync(1000);

describe('a reload', () => {
  it('restores the game, its history and the cursor', async () => {
    const storage = new FakeStorage();
    const before = openPage({ storage });
    before.enter(0, 4);
    before.enter(1, 8);
    before.game.undo();
    await pause();
    const after = openPage({ storage });
    expect(after.game.store.getState()).toEqual(before.game.store.getState());
    expect(after.selection.store.getState().cursor).toBe(1);
    expect(after.notices()).toEqual([]);
    after.game.redo();
    expect(after.entry(1)).toBe(8);
  });

  it('keeps the moves made just before the page was left', async () => {
    const storage = new FakeStorage();
    const before = openPage({ storage });
    before.enter(0, 4);
    await pause();
    before.enter(1, 8);
    await done();
    expect(storage.getItem(`${KEY}.latest`)).not.toBeNull();
    before.leave();
    // The whole game is stored, so the next visit need not combine it with changes.
    expect(storage.getItem(`${KEY}.latest`)).toBeNull();
    const after = openPage({ storage });
    expect([after.entry(0), after.entry(1)]).toEqual([4, 8]);
  });

  it('shows the example again as long as nothing was done', () => {
    const storage = new FakeStorage();
    openPage({ storage, named: false }).leave();
    expect(storage.length).toBe(0);
    expect(openPage({ storage }).welcomes()).toBe(true);
  });

  it('keeps the phase of every moment', () => {
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

describe('a page that is cut off', () => {
  /** A copy of the storage, as another page would find it. */
  const copyOf = (storage: Storage): FakeStorage => {
    const copy = new FakeStorage();
    for (let at = 0; at < storage.length; at++) {
      const key = storage.key(at) ?? '';
      copy.setItem(key, storage.getItem(key) ?? '');
    }
    return copy;
  };
  /** The history of the stored game. */
  const historyIn = (storage: Storage) => openPage({ storage: copyOf(storage) }).game.store.getState();

  it('has stored every key before the next one', async () => {
    const storage = new FakeStorage();
    const page = openPage({ storage });
    for (let cell = 0; cell < 81; cell++) {
      page.enter(cell, ((cell % 9) + 1) as Digit);
      await done();
      expect(historyIn(storage)).toEqual(page.game.store.getState());
    }
  });

  it('has stored the cursor with the key that moved it', async () => {
    const storage = new FakeStorage();
    const page = openPage({ storage });
    page.importing.emptyBoard();
    for (const digit of [1, 2, 3] as const) page.editor.digit(digit);
    await done();
    expect(openPage({ storage: copyOf(storage) }).selection.store.getState().cursor).toBe(3);
  });

  it('has stored undo, redo, phases and other boards at once too', async () => {
    const storage = new FakeStorage();
    const page = openPage({ storage, puzzle: WELCOME });
    const acts = [
      () => page.enter(0, 4),
      () => page.enter(1, 8),
      page.game.undo,
      page.game.undo,
      page.game.undo,
      () => page.game.setPhase('set'),
      page.game.redo,
      pause,
      () => page.game.setPhase('set'),
      page.game.redo,
      page.importing.emptyBoard,
      () => page.editor.digit(7),
      pause,
      page.game.undo,
      () => page.game.undoTo(0),
      () => page.enter(5, 3),
    ];
    for (const act of acts) {
      await act();
      await done();
      expect(historyIn(storage)).toEqual(page.game.store.getState());
    }
  });

  it('in the middle of writing restores the board of the last key or of the one before', async () => {
    const storage = new FakeStorage();
    const page = openPage({ storage, puzzle: WELCOME });
    let before = page.game.store.getState();
    const cuts: FakeStorage[] = [];
    const setItem = storage.setItem.bind(storage);
    const removeItem = storage.removeItem.bind(storage);
    storage.setItem = (key, text) => {
      setItem(key, text);
      if (key.startsWith(KEY)) cuts.push(copyOf(storage));
    };
    storage.removeItem = (key) => {
      removeItem(key);
      cuts.push(copyOf(storage));
    };
    for (let key = 0; key < 300; key++) {
      page.enter(key % 3, ((key % 2) + 1) as Digit);
      await done();
      if (key % 50 === 49) await pause();
      const now = page.game.store.getState();
      for (const cut of cuts.splice(0)) expect([before.at, now.at]).toContain(historyIn(cut).at);
      before = now;
    }
  });

  it('in the middle of a key restores board and cursor both before it, or both after it', async () => {
    const storage = new FakeStorage();
    const page = openPage({ storage, puzzle: WELCOME });
    const look = ({ game, selection }: Pick<typeof page, 'game' | 'selection'>) => ({
      board: { ...game.now().board, origin: null },
      cursor: selection.store.getState().cursor,
    });
    const cuts: FakeStorage[] = [];
    const setItem = storage.setItem.bind(storage);
    storage.setItem = (key, text) => {
      setItem(key, text);
      cuts.push(copyOf(storage));
    };
    const keys = [
      () => page.selection.move('right', false),
      page.importing.emptyBoard,
      () => page.editor.digit(1),
      () => page.editor.digit(1),
      page.editor.zero,
      page.editor.back,
      page.editor.back,
      page.game.undo,
    ];
    for (const key of keys) {
      const before = look(page);
      key();
      await done();
      const after = look(page);
      for (const cut of cuts.splice(0))
        expect([before, after]).toContainEqual(look(openPage({ storage: cut })));
    }
  });

  it('writes little with each key, however long the game, and the whole game at rest', async () => {
    const storage = new FakeStorage();
    const page = openPage({ storage, puzzle: WELCOME });
    for (let key = 0; key < 2500; key++) {
      page.enter(key % 3, ((key % 2) + 1) as Digit);
      await done();
      if (key % 100 === 99) await pause();
    }
    const setItem = vi.spyOn(storage, 'setItem');
    const ofGame = () => setItem.mock.calls.filter(([key]) => key.startsWith(KEY));
    page.enter(0, 9);
    await done();
    expect(ofGame().map(([, text]) => text.length)).toEqual([expect.closeTo(700, -3)]);
    expect(ofGame()[0]?.[1].length).toBeLessThan(1000);
    setItem.mockClear();
    await pause();
    expect(setItem).toHaveBeenCalledOnce();
    await pause();
    expect(setItem).toHaveBeenCalledOnce();
    expect(historyIn(storage)).toEqual(page.game.store.getState());
  });
});

describe('the browser is asked to keep what is stored', () => {
  it('once, after ten moves on the player’s own puzzle', () => {
    const page = openPage();
    expect(page.persisted()).toBe(0);
    for (let cell = 0; cell < 81; cell++) page.enter(cell, 4);
    expect(page.persisted()).toBe(0);
    page.importing.emptyBoard();
    for (let cell = 0; cell < 8; cell++) page.editor.digit(5);
    expect(page.persisted()).toBe(0);
    for (let cell = 0; cell < 20; cell++) page.editor.digit(5);
    expect(page.persisted()).toBe(1);
  });
});

describe('storage that is switched off', () => {
  it('shows one notice at once, and the app works', async () => {
    const page = openPage({ storage: null });
    page.enter(0, 4);
    await pause();
    page.leave();
    expect(page.notices()).toEqual(['cannotSave']);
    expect(page.entry(0)).toBe(4);
  });

  it('shows a notice if even reading it throws', async () => {
    const storage = new FakeStorage();
    storage.getItem = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const page = openPage({ storage, named: false });
    page.enter(0, 4);
    await pause();
    expect(page.entry(0)).toBe(4);
  });
});

describe('storage that is full', () => {
  it('is not taken for another tab when it fills up during a game', async () => {
    const storage = new FakeStorage();
    const page = openPage({ storage });
    page.enter(0, 4);
    await pause();
    storage.full = true;
    for (const cell of [1, 10, 11]) {
      page.enter(cell, 8);
      await pause();
    }
    expect(page.notices()).toEqual(['cannotSave']);
    storage.full = false;
    page.enter(13, 8);
    await pause();
    expect(page.notices()).toEqual([]);
    expect(openPage({ storage }).game.store.getState()).toEqual(page.game.store.getState());
  });

  it('shows one notice, and the app works', async () => {
    const storage = new FakeStorage();
    const page = openPage({ storage });
    storage.full = true;
    page.enter(0, 4);
    await pause();
    expect(page.notices()).toEqual(['cannotSave']);
    page.enter(0, 5);
    await pause();
    expect(page.notices()).toEqual(['cannotSave']);
    expect(page.entry(0)).toBe(5);
  });

  it('closes its notice when there is room again', async () => {
    const storage = new FakeStorage();
    const page = openPage({ storage });
    storage.full = true;
    page.enter(0, 4);
    await pause();
    storage.full = false;
    page.enter(0, 5);
    await pause();
    expect(page.notices()).toEqual([]);
    expect(openPage({ storage }).entry(0)).toBe(5);
  });
});

describe('a save that cannot be read', () => {
  it.each([
    ['damaged', '{"version":1,'],
    ['newer', '{"version":99}'],
  ])('is set aside where it is %s, told, and the page starts afresh', async (why, text) => {
    const storage = new FakeStorage();
    storage.setItem(KEY, text);
    const page = openPage({ storage });
    expect(page.notices()).toEqual(['setAside']);
    expect(page.welcomes()).toBe(true);
    expect([asidesOf(page.textStore), storage.getItem(KEY)]).toEqual([
      [{ key: expect.any(String), what: 'game', why, at: expect.any(Number), text, changes: null }],
      null,
    ]);
    page.enter(0, 4);
    await pause();
    expect(page.notices()).toEqual(['setAside']);
    expect(openPage({ storage }).entry(0)).toBe(4);
    expect(asidesOf(page.textStore)).toMatchObject([{ text }]);
  });

  it('is set aside even if there is room for only one copy', () => {
    const storage = new FakeStorage();
    storage.setItem(KEY, '{"version":99}');
    const setItem = storage.setItem.bind(storage);
    storage.setItem = (key, value) => {
      if (storage.length > 0 && key !== storage.key(0)) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    };
    const { textStore } = openPage({ storage });
    expect(asidesOf(textStore)).toMatchObject([{ why: 'newer', text: '{"version":99}' }]);
  });

  it('never stops the page, even if nothing can be written', async () => {
    const storage = new FakeStorage();
    storage.setItem(KEY, 'damaged');
    storage.full = true;
    const page = openPage({ storage });
    expect(page.notices()).toEqual(['cannotSave', 'setAside']);
    page.enter(0, 4);
    await pause();
    expect(page.entry(0)).toBe(4);
    expect(storage.getItem(KEY)).toBe('damaged');
    storage.full = false;
    page.enter(1, 8);
    await pause();
    expect(asidesOf(page.textStore)).toMatchObject([{ why: 'damaged', text: 'damaged' }]);
    expect(openPage({ storage }).entry(1)).toBe(8);
  });

  it('does not replace earlier ones that were set aside', () => {
    const storage = new FakeStorage();
    for (const text of ['first', 'second', 'third']) {
      storage.setItem(KEY, text);
      openPage({ storage });
    }
    expect(asidesOf(openPage({ storage }).textStore).map(({ text }) => text)).toEqual([
      'third',
      'second',
      'first',
    ]);
  });

  it('is listed with those that an early version has set aside', () => {
    const storage = new FakeStorage();
    storage.setItem(`${KEY}.damaged`, 'early');
    expect(asidesOf(openPage({ storage }).textStore)).toMatchObject([
      { what: 'game', at: null, text: 'early' },
    ]);
  });

  it('costs only the last moves if only they are damaged', async () => {
    const storage = new FakeStorage();
    const before = openPage({ storage, puzzle: WELCOME });
    before.enter(0, 4);
    await pause();
    before.enter(1, 8);
    await done();
    storage.setItem(`${KEY}.latest`, '{"version":1,"after');
    const after = openPage({ storage });
    expect(after.entry(0)).toBe(4);
    expect(after.entry(1)).toBeNull();
    expect(after.notices()).toEqual(['setAside']);
    expect(asidesOf(after.textStore)).toMatchObject([{ what: 'game', text: '{"version":1,"after' }]);
  });

  it('can be restored from its last readable board, with the moves after it and the colours', () => {
    const storage = new FakeStorage();
    const before = openPage({ storage, puzzle: WELCOME });
    before.enter(0, 4);
    before.editor.setMode('colour');
    before.editor.digit(2);
    before.game.play({ kind: 'fillNotes' });
    const { board } = before.game.now();
    before.leave();
    storage.setItem(KEY, (storage.getItem(KEY) ?? '').slice(0, -2));
    const [aside] = asidesOf(openPage({ storage }).textStore);
    const found = aside === undefined ? null : readSetAside(aside);
    expect(found).toMatchObject({ whole: false });
    expect(found?.state.moments.at(-2)?.board.colours).toBe(board.colours);
    expect(found?.state.moments.at(-1)?.board.notes).toEqual(board.notes);
  });

  it('is set aside with a notice if reading it fails by our own bug, and does not fail again', async () => {
    const storage = new FakeStorage();
    const before = openPage({ storage, puzzle: WELCOME });
    before.enter(0, 4);
    before.leave();
    const mistake = new Error('a mistake of ours');
    const { parse: parseRightly } = JSON;
    const saved = storage.getItem(KEY);
    const parse = vi.spyOn(JSON, 'parse').mockImplementation((text) =>
      text === saved
        ? {
            get version() {
              throw mistake;
            },
          }
        : parseRightly(text),
    );
    const after = openPage({ storage });
    parse.mockRestore();
    expect(after.reported).toEqual([mistake]);
    expect(after.notices()).toContain('setAside');
    expect(asidesOf(after.textStore)).toHaveLength(1);
    expect(openPage({ storage }).reported).toEqual([]);
  });
});

describe('two tabs', () => {
  /** Two tabs of one browser, with the same saved game. */
  function openTabs() {
    const storage = new FakeStorage();
    openPage({ storage, puzzle: WELCOME }).leave();
    const one = openPage({ storage, tab: 'one' });
    const other = openPage({ storage, tab: 'other' });
    return { storage, one, other };
  }

  /** The readable part of the only game that was set aside. */
  const readAside = ({ textStore }: Pick<ReturnType<typeof openPage>, 'textStore'>) => {
    const [aside, ...more] = asidesOf(textStore);
    expect(more).toEqual([]);
    const found = aside === undefined ? null : readSetAside(aside);
    if (found === null) throw new Error('nothing was set aside');
    return found;
  };

  describe('of which no shelf has the boards', () => {
    it('the one that was used last saves its game, and sets the other’s aside: it can be restored with its undo', async () => {
      const { storage, one, other } = openTabs();
      one.enter(5, 7);
      one.enter(7, 3);
      await pause();
      expect([one.notices(), other.notices()]).toEqual([[], []]);
      other.enter(0, 8);
      await done();
      expect(other.notices()).toEqual(['setAside']);
      const next = openPage({ storage, tab: 'next' });
      expect([next.entry(0), next.entry(5)]).toEqual([8, null]);
      const there = next.game.store.getState().at;
      const { state, whole } = readAside(next);
      expect(whole).toBe(true);
      bringBack(next.game, { tell: () => {} }, state);
      expect([next.entry(0), next.entry(5), next.entry(7)]).toEqual([null, 7, 3]);
      next.game.undo();
      expect(next.entry(7)).toBeNull();
      next.game.undoTo(there);
      expect(next.entry(0)).toBe(8);
    });

    it('set one game of each tab aside, the latest, however often they take turns', async () => {
      const { one, other } = openTabs();
      for (const cell of [5, 7, 15, 16]) {
        one.enter(cell, 7);
        await pause();
        other.enter(cell, 8);
        await pause();
      }
      const games = asidesOf(other.textStore).map((aside) => readSetAside(aside)?.state);
      expect(games.map((state) => state?.moments.at(-1)?.board.entries.replaceAll('.', ''))).toEqual([
        '888',
        '7777',
      ]);
    });

    it('do not overwrite each other at rest or when they are left', async () => {
      const { storage, one, other } = openTabs();
      one.enter(0, 4);
      await done();
      other.enter(0, 8);
      await pause();
      one.leave();
      expect(openPage({ storage }).entry(0)).toBe(8);
    });

    it('do not replace the other’s game while there is no room to set it aside', async () => {
      const { storage, one, other } = openTabs();
      one.enter(5, 7);
      await pause();
      storage.full = true;
      for (const cell of [0, 1]) {
        other.enter(cell, 8);
        await done();
      }
      expect(other.notices()).toEqual(['cannotSave']);
      expect(openPage({ storage }).entry(5)).toBe(7);
      storage.full = false;
      other.enter(10, 3);
      await done();
      expect(other.notices()).toEqual(['setAside']);
      const next = openPage({ storage });
      expect([next.entry(0), next.entry(10), readAside(next).state.moments.at(-1)?.board.entries[5]]).toEqual(
        [8, 3, '7'],
      );
    });

    it('do not replace the other’s game when only the cursor moves', async () => {
      const { storage, one, other } = openTabs();
      other.enter(1, 8);
      await done();
      one.enter(0, 4);
      await pause();
      other.selection.select(5 as Cell);
      await pause();
      expect(openPage({ storage }).entry(0)).toBe(4);
    });

    it.each([
      ['cannot be read', '{"version":99,"stamp":"one.2"}'],
      ['is gone', null],
    ])('go on if the other’s game %s', async (_, text) => {
      const { storage, other } = openTabs();
      if (text === null) storage.removeItem(KEY);
      else storage.setItem(KEY, text);
      other.enter(0, 8);
      await done();
      expect(other.notices()).toEqual(text === null ? [] : ['setAside']);
      expect(openPage({ storage }).entry(0)).toBe(8);
    });
  });

  it('set nothing aside that the shelf has', async () => {
    const { storage, one, other } = openTabs();
    one.enter(5, 7);
    await pause();
    other.saving.trust(({ entries }) => entries[5] === '7');
    other.enter(0, 8);
    await done();
    expect([other.notices(), asidesOf(other.textStore)]).toEqual([[], []]);
    expect(openPage({ storage }).entry(0)).toBe(8);
  });

  describe('with the same puzzle', () => {
    /** Two tabs, of which `other` has given way to `one`. */
    function openSame() {
      const tabs = openTabs();
      for (const { saving } of [tabs.one, tabs.other]) saving.trust(() => true);
      tabs.other.saving.giveWay(false);
      return tabs;
    }

    it('the one that gives way says so; the notice comes again after it was closed, until this tab goes on', () => {
      const { other } = openSame();
      expect(other.notices()).toEqual(['openElsewhere']);
      other.closeNotice('openElsewhere');
      expect(other.saving.question()).toBe('openElsewhere');
      other.saving.ask();
      expect(other.notices()).toEqual(['openElsewhere']);
      other.saving.goOn(true);
      expect([other.saving.question(), other.notices()]).toEqual([null, []]);
    });

    it('lose nothing if the one that gave way is closed or killed', async () => {
      for (const leaves of [true, false]) {
        const { storage, one, other } = openSame();
        one.enter(5, 7);
        await done();
        other.enter(0, 8);
        other.enter(1, 4);
        other.selection.select(5 as Cell);
        if (leaves) other.leave();
        else await done();
        const next = openPage({ storage, tab: 'next' });
        expect(next.entry(5)).toBe(7);
        bringBack(next.game, { tell: () => {} }, readAside(next).state);
        expect([next.entry(0), next.entry(1)]).toEqual([8, 4]);
      }
    });

    it('a tab that goes on without a change of its own saves nothing', async () => {
      const { storage, one, other } = openSame();
      one.enter(5, 7);
      await pause();
      other.saving.goOn(true);
      await pause();
      expect(openPage({ storage }).entry(5)).toBe(7);
    });
  });
});
