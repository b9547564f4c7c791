import { type IDBPDatabase, wrap } from 'idb';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import { connectTo } from './connection';
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
import { DELETION_KEY, type Vault } from './vault';

/*
 * A second copy of everything stored, above all of the game, in the browser's database. A browser keeps writes to its
 * storage in memory and seldom writes them to disk. If it is killed, as phones do, it loses up to a minute of them. Its
 * database loses nothing that it has accepted.
 *
 * The database must accept each key's changes at once. So a copy reads nothing before it writes, does not wait for the
 * copy before it, and commits with its last request. Each of these would need an answer from the database. While keys
 * come fast, the browser delivers such answers after the keys, so the copy would be up to 300 ms late.
 *
 * The next visit opens the database and reads the copy while the scripts load, before the board is drawn (newer.ts). The
 * mirror takes over that database, so it can copy the first key at once. If reading was impossible or too slow, the
 * mirror restores the copy when it starts.
 */

const NAME = 'unwind.latest';
const STORE = 'texts';

/** The copy remembers this many tabs; each visit is a new tab. */
const MOST_TABS = 30;

/** The copy remembers a deletion for this many milliseconds. By then the storage has long written it to disk. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/** The open database, with the copy that was read from it. */
export interface OpenedCopy {
  readonly database: IDBDatabase;
  readonly copy: Copy;
}

export interface Mirror {
  /**
   * Restores what the storage has lost, and copies each change from then on. Resolves when everything stored now has
   * been copied, with the restored texts except the game by their keys; `null` is a restored deletion.
   *
   * @param early the database that the page has opened already; the mirror then waits for no answer before it copies
   */
  start(early?: OpenedCopy): Promise<Readonly<Record<string, string | null>>>;
  /** Closes the database until the next change, so that the browser can keep the page in its cache. */
  rest(): void;
}

/** The parts of the page that the copy is made from. */
interface Mirrored {
  readonly game: Game;
  readonly selection: Selection;
  readonly vault: Pick<Vault, 'get' | 'put' | 'remove' | 'keys' | 'keysAside' | 'onChange'>;
  readonly saving: Pick<Saving, 'onSaved'>;
}

/** How many saves of a tab are copied. Each tab writes its own record, because no copy reads before it writes. */
interface TabCopied extends Copied {
  /** When the last save was copied, in milliseconds since 1970. */
  readonly at: number;
}

/** These keys sort between `latest` and `whole`, so `getAll` lists the records in the order of `Copy`. */
const keyOf = (tab: string): string => `tab.${tab}`;
const keyOfText = (key: string): string => `text.${key}`;

/**
 * Whether the text of a key is copied as it is. The game is not: its records have their own form. A deletion is not: it
 * is only for tabs that are open.
 */
const isOther = (key: string): boolean =>
  key.startsWith('unwind.') && ![GAME_KEY, LATEST_KEY, COUNT_KEY, DELETION_KEY, 'unwind.probe'].includes(key);

/** The keys of records to delete: of the oldest tabs, and of deletions that are older than `REMEMBERED`. */
function oldKeysOf(all: Copy): readonly string[] {
  const isOfTab = (row: Copied | string | undefined): row is TabCopied =>
    typeof row === 'object' && 'at' in row;
  const tabs = all.filter(isOfTab).toSorted((one, other) => other.at - one.at);
  const deletions = all
    .filter(isText)
    .filter(({ text, when }) => text === null && when < Date.now() - REMEMBERED);
  return [
    ...tabs.slice(MOST_TABS).flatMap(({ copied }) => Object.keys(copied).map(keyOf)),
    ...deletions.map(({ key }) => keyOfText(key)),
  ];
}

/** The mirror of a page. It does nothing until it is started. */
export function createMirror({ game, selection, vault, saving }: Mirrored): Mirror {
  /** The open database: even an `await` of the resolved promise would delay a copy. */
  let database: IDBPDatabase | null = null;
  /** The stamp of the whole game in the copy. */
  let whole: string | null = null;
  /** The keys of texts that have changed since they were copied. */
  let changed = new Set<string>();
  let count = 0;

  const connection = connectTo(NAME, 1, (database) => void database.createObjectStore(STORE), {
    came(found) {
      database = found;
    },
    gone() {
      // The next database may be another one, without the whole game.
      database = null;
      whole = null;
    },
  });

  /** The records of the game to write, with their keys; none if no game is stored. */
  function rowsOfGame(): readonly (readonly [key: string, row: Latest | TabCopied | string])[] {
    const text = vault.get(GAME_KEY) ?? '';
    const changes = vault.get(LATEST_KEY);
    const stamp = stampOf(text);
    // Without a stamp the text is no readable game.
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

  /** Copies the changed texts, and the game if `withGame`. Resolves when the database has accepted or refused them. */
  async function copy(withGame: boolean): Promise<void> {
    if (database === null) return;
    const texts = changed;
    if (texts.size === 0 && !withGame) return;
    changed = new Set();
    try {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
      const { store, done } = transaction;
      // Another tab may have counted further.
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
        // The database refused the copy, so the next one must contain all of it.
        whole = null;
        for (const key of texts) changed.add(key);
      });
    } catch {
      // The connection is closed. The next copy opens another.
      connection.forget();
      for (const key of texts) changed.add(key);
    }
  }

  /** Copies what has changed. If the database cannot be opened, the page works without a copy. */
  function follow(withGame: boolean): Promise<void> {
    if (database !== null) return copy(withGame);
    return connection.whenOpen().then(
      () => copy(withGame),
      () => {},
    );
  }

  /** Opens the database and reads the copy. */
  async function read(): Promise<Copy> {
    return (await (await connection.whenOpen()).getAll(STORE)) as Copy;
  }

  /** Deletes the records that need not be remembered. */
  async function deleteOld(): Promise<void> {
    const { store, done } = (await connection.whenOpen()).transaction(STORE, 'readwrite');
    const requests = oldKeysOf((await store.getAll()) as Copy).map((key) => store.delete(key));
    await Promise.all([...requests, done]);
  }

  return {
    async start(early) {
      const before = game.store.getState();
      if (early) connection.take(wrap(early.database));
      const all = early?.copy ?? (await read().catch((): Copy => []));
      const text = all.at(-1);
      if (typeof text === 'string') whole = stampOf(text);
      for (const row of all) if (typeof row === 'object') count = Math.max(count, row.count ?? 0);
      const lost = newerOf(vault, all);
      const texts = newerTexts(vault, all);
      storeTexts(vault, texts);
      // Texts may have been stored before the mirror listened: by an earlier version, or while the page started.
      const known = new Map(all.filter(isText).map(({ key, text }) => [key, text]));
      for (const key of vault.keys().filter(isOther)) if (known.get(key) !== vault.get(key)) changed.add(key);
      vault.onChange((key) => {
        if (!isOther(key)) return;
        changed.add(key);
        // Copy all changes of one keystroke together, with the game if it is saved too.
        queueMicrotask(() => void follow(false));
      });
      saving.onSaved(() => void follow(true));
      if (lost !== null && game.store.getState() === before) {
        selection.select(lost.game.cursor);
        game.load(lost.game.state);
      }
      await follow(true);
      // The next visit tries again if this one fails.
      if (oldKeysOf(all).length > 0) deleteOld().catch(() => {});
      return Object.fromEntries(texts.map(({ key, text }) => [key, text]));
    },
    rest: connection.rest,
  };
}
