import { screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LANGUAGES } from './i18n';
import { openBrowser, openTwo, settled } from './stores/shelf/testing';
import { EMPTY_GRID } from './sudoku/core';
import { openApp, shown } from './ui/testing';
import { HeldThread } from './worker/testing';

/** A browser with two puzzles on its shelf, and no tab. */
async function withTwo() {
  const { browser, tab } = await openTwo();
  await tab.close();
  return browser;
}

/** Opens the page of this browser, and its shelf. */
async function openShelf({ storage }: ReturnType<typeof openBrowser>) {
  // The puzzles are not rated, which would take seconds.
  const app = await openApp({ storage, newThread: () => new HeldThread() });
  const { shelf: words } = (await LANGUAGES.en.loadMore())('rowColumn');
  app.screen.open('shelf');
  const dialog = await app.dialog(words.title);
  const shelf = within(dialog);
  return {
    ...app,
    words,
    shelf,
    says: (text: string | RegExp) => waitFor(() => expect(dialog.textContent).toMatch(text)),
    rows: () => shelf.findAllByRole('row'),
    press: async (name: string | RegExp) => app.user.click(await shelf.findByRole('button', { name })),
    /** Chooses a part of the shelf. */
    show: async (tab: keyof typeof words.tabs) =>
      app.user.click(await shelf.findByRole('button', { name: words.tabs[tab] })),
    focusRow: async () => (await shelf.findAllByRole('row'))[0]?.focus(),
  };
}

describe('the shelf', () => {
  it('deletes the puzzle at the focus by a key, and undo puts it back, whatever key came between', async () => {
    const { words, says, focusRow, keys, rows, news, told, shelf, user } = await openShelf(await withTwo());
    await says('2 puzzles');
    await focusRow();
    await keys('{Delete}');
    await says('1 puzzle');
    expect(document.activeElement).toBe((await rows())[0]);
    await keys('{ArrowDown}{Home}');
    await waitFor(() => expect(news().textContent).toBe(''));
    await keys('{Delete}');
    await says(words.none);
    await keys('{Control>}z{/Control}');
    await says('1 puzzle');
    await told('on the shelf again');
    await keys('z');
    await says('2 puzzles');
    await focusRow();
    await keys('{Delete}');
    await says('1 puzzle');
    // In the search, undo belongs to what is typed.
    await user.type(shelf.getByRole('searchbox'), 'no such thing');
    await keys('{Control>}z{/Control}');
    await settled();
    await says('0 of 1 puzzle');
  });

  it('renames a puzzle by a key, which Escape gives up and a reload keeps', async () => {
    const browser = await withTwo();
    const { says, focusRow, keys, rows, shelf, dialog: _, ...app } = await openShelf(browser);
    await says('2 puzzles');
    await focusRow();
    await keys('{F2}');
    expect(document.activeElement).toBe(shelf.getByRole('textbox'));
    await keys('Never{Escape}');
    expect(document.activeElement).toBe((await rows())[0]);
    await keys('{F2}');
    await keys('From the train{Enter}');
    await says('From the train');
    await says('2 puzzles');
    shelf.getByRole('button', { name: 'Delete From the train' });
    expect(document.activeElement).toBe((await rows())[0]);
    app.leave();
    await settled();
    const tab = await browser.openTab();
    expect(tab.cards().map(({ name }) => name)).toContain('From the train');
  });

  it('shows the name of the open puzzle over the board, and follows another at once', async () => {
    const { says, focusRow, keys, screen: page, dialog, words, ...app } = await openShelf(await withTwo());
    await says('2 puzzles');
    await focusRow();
    await keys('{F2}From the train{Enter}');
    await says('From the train');
    await focusRow();
    await keys('{Enter}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'From the train' });
    await shown(() => page.open('shelf'));
    const row = (await within(await dialog(words.title)).findByText('From the train')).closest('[role=row]');
    (row as HTMLElement).focus();
    await keys('{F2}On the way home{Enter}');
    await waitFor(() => expect(heading.textContent).toBe('On the way home'));
    // Another puzzle has its own.
    await shown(() => page.close());
    await shown(() => app.importing.emptyBoard());
    expect(screen.queryByText('On the way home')).toBeNull();
  });

  it('fills the page of a printed board with the puzzles that were played last, and solves them', async () => {
    const { storage } = await withTwo();
    const { user, shelf, printing, dialog } = await openApp({ storage });
    await (await shelf()).start();
    await shown(() => printing.open());
    const print = within(await dialog('Print'));
    const boards = () => document.querySelectorAll('.print-preview .paper-board');
    expect(boards()).toHaveLength(1);
    await user.click(print.getByRole('button', { name: '6' }));
    expect(boards()).toHaveLength(2);
    print.getByText('1 page');
    await user.click(print.getByRole('switch', { name: 'Solutions on pages at the end' }));
    await print.findByText('2 pages');
    await waitFor(() => expect(printing.store.getState().solved.size).toBe(1));
  });

  it('offers the latest unfinished puzzle beside an empty board, if the board itself holds none', async () => {
    await withTwo();
    const { user, shelf, names, verdictSays } = await openApp({
      puzzle: EMPTY_GRID,
      newThread: () => new HeldThread(),
    });
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
    await (await shelf()).start();
    await user.click(await screen.findByRole('button', { name: /^Continue \d+ left$/ }));
    await verdictSays('One solution');
    // Of the two puzzles, the one that has an entry.
    expect(
      names()
        .slice(0, 3)
        .map((name) => name?.split(', ')[2]),
    ).toEqual(['5', '3', '4']);
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
  });

  it('puts back from the bin, and deletes for good only at a second press in the same place', async () => {
    const { words, says, show, focusRow, keys, rows, press, shelf } = await openShelf(await withTwo());
    await focusRow();
    await keys('{Delete}');
    await says('1 puzzle');
    await keys('{Delete}');
    await says(words.none);
    await show('bin');
    await says('2 puzzles in the bin');
    await focusRow();
    await keys('{Enter}');
    await says('1 puzzle in the bin');
    expect(document.activeElement).toBe((await rows())[0]);
    await keys('{Delete}');
    const sure = shelf.getByRole('button', { name: /^Delete for good/ });
    await waitFor(() => expect(document.activeElement).toBe(sure));
    expect(sure.textContent).toBe(words.discardForGood);
    sure.blur();
    await waitFor(() => expect(sure.textContent).toBe(''));
    await says('1 puzzle in the bin');
    await press(words.emptyBin);
    await says('1 puzzle in the bin');
    await press(words.emptyBinForGood(1));
    await says(words.binNone);
    await show('puzzles');
    await says('1 puzzle');
  });

  it('counts what it cannot read, and says how much space is used and whether it may be cleared', async () => {
    const browser = await withTwo();
    const database = await openDB('unwind');
    await database.put('cards', { id: 'damaged', version: 1, givens: 'no grid' });
    await database.put('cards', { id: 'later', version: 99, marvel: true });
    database.close();
    let forGood = false;
    const space = {
      estimate: async () => ({ usage: 2_500_000, quota: 600_000_000 }),
      persisted: async () => forGood,
      persist: async () => (forGood = true),
    };
    Object.defineProperty(navigator, 'storage', { configurable: true, value: space });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
    const { words, says, show, press, shelf } = await openShelf(browser);
    await says('2 puzzles cannot be read');
    await show('files');
    await says('2 puzzles cannot be read');
    await says('2.5 MB of 600 MB used');
    await says(words.mayBeCleared);
    await press(words.keepForGood);
    await says(words.keptForGood);
    expect(shelf.queryByRole('button', { name: words.keepForGood })).toBeNull();
  });

  it.each([
    ['Apple Computer, Inc.', 'iPhone', false, true],
    ['Apple Computer, Inc.', 'MacIntel', false, true],
    ['Apple Computer, Inc.', 'iPhone', true, false],
    ['Apple Computer, Inc.', 'Linux x86_64', false, false],
    ['Google Inc.', 'MacIntel', false, false],
  ] as const)(
    'says once that a browser deletes what it keeps: %s on %s, kept for good: %s',
    async (vendor, platform, forGood, said) => {
      const browser = await withTwo();
      const space = { estimate: async () => ({}), persisted: async () => forGood };
      for (const [key, value] of Object.entries({ vendor, platform, storage: space })) {
        Object.defineProperty(navigator, key, { configurable: true, value });
        onTestFinished(() => void Reflect.deleteProperty(navigator, key));
      }
      const { words, says, shelf, press, user, told, ...app } = await openShelf(browser);
      await says('2 puzzles');
      await settled();
      expect(shelf.queryByText(words.vanishing) !== null).toBe(said);
      if (!said) return;
      await press(words.saveFile);
      await told('unwind-shelf.json');
      await waitFor(() => expect(shelf.queryByText(words.vanishing)).toBeNull());
      app.screen.close();
      app.screen.open('shelf');
      const again = await app.dialog(words.title);
      await waitFor(() => expect(again.textContent).toContain('2 puzzles'));
      await settled();
      expect(again.textContent).not.toContain(words.vanishing);
    },
  );

  it('says that its database does not open, and opens at another try', async () => {
    const browser = await withTwo();
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    const { words, says, press } = await openShelf(browser);
    expect((await screen.findByRole('alert')).textContent).toBe(words.broken);
    opening.mockRestore();
    await press(words.again);
    await says('2 puzzles');
  });

  it('of a later version is replaced by a new one only at a second press', async () => {
    const browser = openBrowser();
    (await openDB('unwind', 42)).close();
    const { words, press } = await openShelf(browser);
    expect((await screen.findByRole('alert')).textContent).toBe(words.newer);
    await press(words.beginAnew);
    await settled();
    expect(screen.getByRole('alert').textContent).toBe(words.newer);
    await press(words.beginAnewForGood);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the games that were set aside', () => {
  it.each([
    ['damaged', '{"version":1,"base":{"board":{"givens":"12"}}}'],
    ['newer', '{"version":99,"pieces":[]}'],
  ] as const)('are named as %s, and removed only at a second press', async (why, text) => {
    const browser = openBrowser();
    browser.storage.setItem('unwind.game', text);
    const { told, push, dialog, user } = await openApp({ storage: browser.storage });
    const { noticeActions, entry } = (await LANGUAGES.en.loadMore())('rowColumn');
    const words = entry.aside;
    await told(why);
    await push(noticeActions.showAside);
    const asides = within(await dialog(words.title));
    expect((await asides.findByRole('heading', { level: 3 })).textContent).toContain(why);
    await user.click(asides.getByRole('button', { name: words.remove }));
    expect(asides.queryByText(words.none)).toBeNull();
    await user.click(asides.getByRole('button', { name: words.removeForGood }));
    expect(await asides.findByText(words.none)).toBeTruthy();
  });
});
