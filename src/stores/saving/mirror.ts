import { type IDBPDatabase, openDB } from 'idb';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import { isNewer, type Latest, savesOf } from './newer';
import { readChanges, readSavedGame, type SavedGame, stampOf } from './savedGame';
import { GAME_KEY, type Saving } from './saving';
import type { Vault } from './vault';

/*
 * A second copy of the stored game, in the browser's database. A browser that is killed, as a phone kills one, forgets
 * what was put into its storage up to a minute before: it keeps that in memory, and seldom writes it to the disk. What
 * its database has taken is not lost.
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
  readonly saving: Pick<Saving, 'onResolved'>;
}

/** The copy of the game of a page; it does nothing until it is started. */
export function createMirror({ game, selection, vault, saving }: Mirrored): Mirror {
  let opened: Promise<IDBPDatabase> | null = null;
  /** The stamp of the whole game that is copied. */
  let whole: string | null = null;
  let writing = false;
  let again = false;

  const open = (): Promise<IDBPDatabase> => {
    opened ??= openDB(NAME, 1, {
      upgrade: (database) => void database.createObjectStore(STORE),
      terminated: () => {
        opened = null;
      },
    });
    return opened;
  };

  const stored = () => ({ text: vault.get(GAME_KEY), changes: vault.get(`${GAME_KEY}.latest`) });

  async function copy(): Promise<void> {
    const database = await open();
    // Not before: what a key does is stored when all of it is done.
    const { text, changes } = stored();
    const stamp = text === null ? null : stampOf(text);
    const [tab, saves] = savesOf((changes === null ? stamp : stampOf(changes)) ?? '');
    const transaction = database.transaction(STORE, 'readwrite');
    const before: Latest | undefined = await transaction.store.get('latest');
    const { [tab]: _known, ...others } = before?.copied ?? {};
    const copied = { ...Object.fromEntries(Object.entries(others).slice(1 - MOST_TABS)), [tab]: saves };
    if (stamp !== whole) void transaction.store.put(text, 'whole');
    void transaction.store.put({ changes, copied } satisfies Latest, 'latest');
    await transaction.done;
    whole = stamp;
  }

  /** Copies what is stored now; while it does, what comes meanwhile waits for it and goes together. */
  async function follow(): Promise<void> {
    again = true;
    if (writing) return;
    writing = true;
    while (again) {
      again = false;
      // A database that cannot be used leaves the page what it has without one.
      await copy().catch(() => {});
    }
    writing = false;
  }

  /** What the copy knows and the storage does not; `null` where the storage has all of it, or something newer. */
  async function lost(): Promise<SavedGame | null> {
    const { store } = (await open()).transaction(STORE);
    const [text, latest]: [string | undefined, Latest | undefined] = await Promise.all([
      store.get('whole'),
      store.get('latest'),
    ]);
    if (typeof text !== 'string' || latest === undefined || !isNewer(vault, latest)) return null;
    const read = readSavedGame(text);
    if (!read.ok || latest.changes === null) return read.ok ? read.value : null;
    const changed = readChanges(read.value, latest.changes);
    return changed.ok ? changed.value : read.value;
  }

  return {
    async start() {
      const before = game.store.getState();
      const found = await lost().catch(() => null);
      if (found !== null && game.store.getState() === before) {
        selection.select(found.cursor);
        game.load(found.state);
      }
      void follow();
      game.store.subscribe(() => void follow());
      selection.store.subscribe((chosen, old) => {
        if (chosen.cursor !== old.cursor) void follow();
      });
      saving.onResolved(() => void follow());
    },
    rest() {
      const resting = opened;
      opened = null;
      resting?.then(
        (database) => database.close(),
        () => {},
      );
    },
  };
}
