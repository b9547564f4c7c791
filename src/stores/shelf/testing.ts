import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { onTestFinished, vi } from 'vitest';
import { boardOf, type Cell, type Digit, grid } from '../../sudoku/core';
import { createChannel, type OpenChannel } from '../storage/channel';
import { FakeChannel, FakeStorage, type OpenOptions, openStores } from '../testing';
import type { Card } from './card';
import { createShelfDatabase } from './database';
import { createShelf } from './shelf';
import type { ShelfNeeds } from './state';

export const EASY = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
export const EASY_ANSWER =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
export const HARD = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');

export type Tab = Awaited<ReturnType<ReturnType<typeof openBrowser>['openTab']>>;

export const paste = ({ importing }: Pick<Tab, 'importing'>, givens: typeof EASY): void =>
  void importing.lay(boardOf(givens, { kind: 'link', name: null, at: null }));
export const enter = ({ game }: Pick<Tab, 'game'>, cell: number, digit: number): void =>
  void game.play({ kind: 'enter', cells: [cell as Cell], digit: digit as Digit, strike: false });
export const note = ({ game }: Tab, cell: number, digit: number): void =>
  void game.play({ kind: 'note', cells: [cell as Cell], digit: digit as Digit });

/** A fake browser with an empty disk, in which tabs can be opened. */
export function openBrowser() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  onTestFinished(() => void vi.unstubAllGlobals());
  const storage = new FakeStorage();
  const locks = fakeLocks();
  const channels = new Set<FakeChannel>();
  let ids = 0;

  /** Opens the page in a tab, and waits until its shelf has started. */
  async function openTab(
    options: OpenOptions &
      Partial<Pick<ShelfNeeds, 'rate' | 'locks'>> & {
        readonly openChannel?: OpenChannel;
        /** What is done before the shelf starts. */
        readonly early?: (page: ReturnType<typeof openStores>) => void;
      } = {},
  ) {
    ids++;
    const channel = createChannel(options.openChannel ?? (() => new FakeChannel(channels)));
    const page = openStores({ storage, channel, tab: `tab${ids}`, ...options });
    const { tally } = page;
    const shelf = createShelf({
      stores: page,
      tally,
      database: createShelfDatabase(page.database),
      locks: options.locks === undefined ? locks.open() : options.locks,
      channel,
      now: page.now,
      newId: () => `id${++ids}`,
      rate: options.rate ?? (async () => null),
    });
    options.early?.(page);
    await shelf.start();
    await settled();
    return {
      ...page,
      shelf,
      /** The cards that this tab shows, oldest first. */
      cards: (): readonly Card[] =>
        [...shelf.store.getState().cards.values()].sort((a, b) => a.added - b.added),
      /** Stores the waiting puzzle. */
      rest: async () => {
        shelf.leave();
        await settled();
      },
      /** Closes the tab. */
      close: async () => {
        page.leave();
        shelf.rest(false);
        await settled();
      },
    };
  }
  return {
    storage,
    openTab,
    /** Makes the open tabs stop answering, but keep their locks. */
    freeze: () => channels.clear(),
    /** Makes the open tabs disappear without storing anything. */
    crash: () => {
      channels.clear();
      locks.drop();
    },
  };
}

/** Waits long enough for the database and the tabs to finish. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve));
}

interface Holder {
  readonly pass: () => void;
}

/** The locks of a browser, shared by its tabs. */
function fakeLocks() {
  const held = new Map<string, Holder>();
  const queues = new Map<string, (() => void)[]>();
  const next = (name: string): void => {
    if (!held.has(name)) queues.get(name)?.shift()?.();
  };
  const request = (
    name: string,
    { ifAvailable = false, steal = false, signal }: LockOptions,
    act: (lock: Lock | null) => unknown,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const given = (): void => {
        if (signal?.aborted) {
          next(name);
          return;
        }
        const holder: Holder = {
          pass: () => reject(new DOMException('stolen', 'AbortError')),
        };
        held.set(name, holder);
        void Promise.resolve(act({ name, mode: 'exclusive' } as Lock)).then((value) => {
          if (held.get(name) === holder) held.delete(name);
          next(name);
          resolve(value);
        });
      };
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      if (steal) {
        held.get(name)?.pass();
        given();
      } else if (!held.has(name)) setTimeout(() => (held.has(name) ? wait() : given()));
      else wait();
      function wait(): void {
        if (ifAvailable) setTimeout(() => resolve(act(null)));
        else queues.set(name, [...(queues.get(name) ?? []), given]);
      }
    });
  return {
    open: () => ({ request }) as unknown as NonNullable<ShelfNeeds['locks']>,
    drop() {
      for (const name of [...held.keys()]) {
        held.delete(name);
        next(name);
      }
    },
  };
}

/** A tab with two puzzles on its shelf, the one on the board with an entry. */
export async function openTwo() {
  const browser = openBrowser();
  const tab = await browser.openTab();
  paste(tab, HARD);
  await tab.rest();
  tab.pass(1000);
  paste(tab, EASY);
  enter(tab, 2, 4);
  await tab.rest();
  return { browser, tab };
}
