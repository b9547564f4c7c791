import { type IDBPDatabase, openDB } from 'idb';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import {
  COUNT_KEY,
  type Copied,
  type CopiedText,
  type Copy,
  countOf,
  isText,
  LATEST_KEY,
  type Latest,
  newerOf,
  newerTexts,
  savesOf,
  storeTexts,
} from './newer';
import { stampOf } from './savedGame';
import { GAME_KEY, type Saving } from './saving';
import type { Vault } from './vault';

/*
 * A second copy of all that is stored, the game above all, in the browser's database. A browser that is killed, as a phone kills one, forgets
 * what was put into its storage up to a minute before: it keeps that in memory, and seldom writes it to the disk. What
 * its database has taken is not lost.
 *
 * So that the database takes each key at once, a copy waits for nothing: it reads nothing before it writes, does not wait
 * for the copy before it, and is committed with its last request. Each of these would need an answer from the database, and
 * while keys come fast the browser hands these to the page after the keys: it would be up to 300 ms late.
 *
 * The next visit reads it while the scripts come, before the board is drawn (newer.ts). Where that is not possible, or too
 * slow, this mirror brings it back once it is started.
 */

const NAME = 'unwind.latest';
const STORE = 'texts';

/** So many tabs are remembered; each visit is one. */
const MOST_TABS = 30;

/** For so many milliseconds it is remembered that a text was taken away: the storage has long written that to the disk. */
const REMEMBERED = 24 * 60 * 60 * 1000;

export interface Mirror {
  /**
   * Brings back what the storage has lost, and copies each change from then on. Returns the texts beside the game that have
   * come back, `null` for what was taken away, once what is stored now has been copied.
   */
  start(): Promise<Readonly<Record<string, string | null>>>;
  /** Closes the database until there is another change: a page that may come back keeps nothing open. */
  rest(): void;
}

/** What of the page the copy is made of. */
interface Mirrored {
  readonly game: Game;
  readonly selection: Selection;
  readonly vault: Pick<Vault, 'get' | 'put' | 'remove' | 'keys' | 'keysAside' | 'onChange'>;
  readonly saving: Pick<Saving, 'onSaved'>;
}

/** How many saves of a tab are copied, and when the last one was: each tab writes its own, as none reads before it writes. */
interface TabCopied extends Copied {
  readonly at: number;
}

/** The database lists them between the key of what was copied last and that of the whole game. */
const keyOf = (tab: string): string => `tab.${tab}`;
const keyOfText = (key: string): string => `text.${key}`;

/** Whether what is stored under a key is copied as a text: the game has a copy of its own. */
const isOther = (key: string): boolean =>
  key.startsWith('unwind.') && ![GAME_KEY, LATEST_KEY, COUNT_KEY, 'unwind.probe'].includes(key);

/** The copy of the game of a page; it does nothing until it is started. */
export function createMirror({ game, selection, vault, saving }: Mirrored): Mirror {
  let opened: Promise<IDBPDatabase> | null = null;
  /** The same when it is there: to wait for it, even so, would take a moment. */
  let database: IDBPDatabase | null = null;
  /** The stamp of the whole game that is copied. */
  let whole: string | null = null;
  /** The keys of texts that have changed since they were copied. */
  let changed = new Set<string>();
  let count = 0;

  /** From here on there may be another database, one without the whole game. */
  function forget(): void {
    opened = null;
    database = null;
    whole = null;
  }

  function open(): Promise<IDBPDatabase> {
    if (opened !== null) return opened;
    const opening = openDB(NAME, 1, {
      upgrade: (database) => void database.createObjectStore(STORE),
      terminated: forget,
    });
    opened = opening;
    return opening.then((found) => {
      if (opened === opening) database = found;
      return found;
    });
  }

  /** What is to be written for the game, each under its key; nothing where there is none. */
  function rowsOfGame(): readonly (readonly [key: string, row: Latest | TabCopied | string])[] {
    const text = vault.get(GAME_KEY) ?? '';
    const changes = vault.get(LATEST_KEY);
    const stamp = stampOf(text);
    // There is nothing that could be read again.
    if (stamp === null) return [];
    const [tab, saves] = savesOf(stampOf(changes ?? '') ?? stamp);
    const copied = { [tab]: saves };
    const isWritten = stamp === whole;
    whole = stamp;
    return [
      ['latest', { changes, copied, count }],
      [keyOf(tab), { copied, at: Date.now() }],
      ...(isWritten ? [] : [['whole', text] as const]),
    ];
  }

  /** Copies the texts that have changed, and the game if `withGame`; resolves when the database has them. */
  async function copy(withGame: boolean): Promise<void> {
    if (database === null) return;
    const texts = changed;
    if (texts.size === 0 && !withGame) return;
    changed = new Set();
    try {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
      const { store, done } = transaction;
      // Another tab may have counted on.
      count = Math.max(count, countOf(vault)) + 1;
      const rows = [
        ...(withGame ? rowsOfGame() : []),
        ...[...texts].map((key): readonly [string, CopiedText] => [
          keyOfText(key),
          { copied: {}, key, text: vault.get(key), count, when: Date.now() },
        ]),
      ];
      const requests = rows.map(([key, row]) => store.put(row, key));
      transaction.commit();
      vault.put(COUNT_KEY, String(count));
      await Promise.all([...requests, done]).catch(() => {
        // It was not taken: the next copy has all of it.
        whole = null;
        for (const key of texts) changed.add(key);
      });
    } catch {
      // Its connection is gone. The next copy opens another.
      forget();
      for (const key of texts) changed.add(key);
    }
  }

  /** Copies what has changed; a database that cannot be used leaves the page what it has without one. */
  function follow(withGame: boolean): Promise<void> {
    if (database !== null) return copy(withGame);
    return open().then(
      () => copy(withGame),
      () => {},
    );
  }

  /** What the database has; of many tabs the oldest are taken out, and so is what was taken away long ago. */
  async function copied(): Promise<Copy> {
    const { store, done } = (await open()).transaction(STORE, 'readwrite');
    // What goes wrong is told by the request.
    done.catch(() => {});
    const all = (await store.getAll()) as Copy;
    const isOfTab = (row: Copied | string | undefined): row is TabCopied =>
      typeof row === 'object' && 'at' in row;
    const old = all.filter(isOfTab).toSorted((one, other) => other.at - one.at);
    const gone = all
      .filter(isText)
      .filter(({ text, when }) => text === null && when < Date.now() - REMEMBERED);
    for (const key of [
      ...old.slice(MOST_TABS).flatMap(({ copied }) => Object.keys(copied).map(keyOf)),
      ...gone.map(({ key }) => keyOfText(key)),
    ])
      void store.delete(key).catch(() => {});
    return all;
  }

  return {
    async start() {
      const before = game.store.getState();
      const all = await copied().catch((): Copy => []);
      for (const row of all) if (typeof row === 'object') count = Math.max(count, row.count ?? 0);
      const lost = newerOf(vault, all);
      const texts = newerTexts(vault, all);
      storeTexts(vault, texts);
      // What was stored before anything listened: by an earlier version, or while the page came up.
      const known = new Map(all.filter(isText).map(({ key, text }) => [key, text]));
      for (const key of vault.keys().filter(isOther)) if (known.get(key) !== vault.get(key)) changed.add(key);
      vault.onChange((key) => {
        if (!isOther(key)) return;
        changed.add(key);
        // What one key of the keyboard changes goes in one piece, with the game where that is saved.
        queueMicrotask(() => void follow(false));
      });
      saving.onSaved(() => void follow(true));
      if (lost !== null && game.store.getState() === before) {
        selection.select(lost.game.cursor);
        game.load(lost.game.state);
      }
      await follow(true);
      return Object.fromEntries(texts.map(({ key, text }) => [key, text]));
    },
    rest() {
      const resting = opened;
      forget();
      resting?.then(
        (database) => database.close(),
        () => {},
      );
    },
  };
}
