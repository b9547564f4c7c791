import { type IDBPDatabase, openDB } from 'idb';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import { type Copied, type Copy, type Latest, newerOf, savesOf } from './newer';
import { stampOf } from './savedGame';
import { GAME_KEY, type Saving } from './saving';
import type { Vault } from './vault';

/*
 * A second copy of the stored game, in the browser's database. A browser that is killed, as a phone kills one, forgets
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

export interface Mirror {
  /** Brings back what the storage has lost, and copies each change from then on. */
  start(): Promise<void>;
  /** Closes the database until there is another change: a page that may come back keeps nothing open. */
  rest(): void;
}

/** What of the page the copy is made of. */
interface Mirrored {
  readonly game: Game;
  readonly selection: Selection;
  readonly vault: Pick<Vault, 'get' | 'keysAside'>;
  readonly saving: Pick<Saving, 'onSaved'>;
}

/** How many saves of a tab are copied, and when the last one was: each tab writes its own, as none reads before it writes. */
interface TabCopied extends Copied {
  readonly at: number;
}

/** The database lists them between the key of what was copied last and that of the whole game. */
const keyOf = (tab: string): string => `tab.${tab}`;

/** The copy of the game of a page; it does nothing until it is started. */
export function createMirror({ game, selection, vault, saving }: Mirrored): Mirror {
  let opened: Promise<IDBPDatabase> | null = null;
  /** The same when it is there: to wait for it, even so, would take a moment. */
  let database: IDBPDatabase | null = null;
  /** The stamp of the whole game that is copied. */
  let whole: string | null = null;

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

  function copy(): void {
    if (database === null) return;
    const text = vault.get(GAME_KEY) ?? '';
    const changes = vault.get(`${GAME_KEY}.latest`);
    const stamp = stampOf(text);
    // There is nothing that could be read again.
    if (stamp === null) return;
    const [tab, saves] = savesOf(stampOf(changes ?? '') ?? stamp);
    const copied = { [tab]: saves };
    try {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'relaxed' });
      const { store, done } = transaction;
      const requests: Promise<unknown>[] = [
        store.put({ changes, copied } satisfies Latest, 'latest'),
        store.put({ copied, at: Date.now() } satisfies TabCopied, keyOf(tab)),
      ];
      if (stamp !== whole) requests.push(store.put(text, 'whole'));
      transaction.commit();
      whole = stamp;
      Promise.all([...requests, done]).catch(() => {
        // It was not taken: the next copy has all of it.
        whole = null;
      });
    } catch {
      // Its connection is gone. The next copy opens another.
      forget();
    }
  }

  /** Copies what is stored; a database that cannot be used leaves the page what it has without one. */
  function follow(): void {
    if (database === null) open().then(copy, () => {});
    else copy();
  }

  /** What the database has; of many tabs the oldest are taken out. */
  async function copied(): Promise<Copy> {
    const { store, done } = (await open()).transaction(STORE, 'readwrite');
    // What goes wrong is told by the request.
    done.catch(() => {});
    const all = (await store.getAll()) as Copy;
    const isOfTab = (row: Copied | string | undefined): row is TabCopied =>
      typeof row === 'object' && 'at' in row;
    const old = all.filter(isOfTab).toSorted((one, other) => other.at - one.at);
    for (const { copied } of old.slice(MOST_TABS))
      for (const tab of Object.keys(copied)) void store.delete(keyOf(tab)).catch(() => {});
    return all;
  }

  return {
    async start() {
      const before = game.store.getState();
      const all = await copied().catch((): Copy => []);
      saving.onSaved(follow);
      const lost = newerOf(vault, all);
      if (lost === null || game.store.getState() !== before) return follow();
      // That it is saved has it copied.
      selection.select(lost.game.cursor);
      game.load(lost.game.state);
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
