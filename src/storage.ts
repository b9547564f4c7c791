import { ignoreAbsentPart, later } from './parts';
import {
  type Channel,
  createTexts,
  type Database,
  keepLook,
  type Stores,
  type TextRow,
  type Texts,
} from './stores';

declare global {
  interface Window {
    /** What is stored; firstScreen/early.js opens the database. */
    readonly unwindStored?: {
      readonly database: Promise<IDBDatabase>;
      /** The texts of the database; `null` if they come later, `undefined` if they cannot be read. */
      readonly texts: Promise<readonly TextRow[] | null | undefined>;
      /** Whether this is not the first visit of this browser. */
      readonly isBack: boolean;
    };
  }
}

const fetchEarlier = later(() => import('./stores/saving/earlier/texts'), 'takeOverTexts');

const fetchLateTexts = later(() => import('./lateTexts'), 'receiveLate');

/** localStorage; `null` if it is switched off, or cannot be read. */
function notesOrNull(): Storage | null {
  try {
    const probe = 'unwind.probe';
    localStorage.getItem(probe);
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch (error) {
    // Storage that is only full can still be read.
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? localStorage : null;
  }
}

/** What this browser stores, once it is known or has not come in time. */
export interface BrowserStorage {
  /** The texts; `null` if the browser stores nothing for this page. */
  readonly texts: Texts | null;
  /** Whether the player's own board may still come, so that no example may be shown in its place. */
  readonly isWaiting: boolean;
  /** Connects the stores, which were created with these texts. */
  connect(stores: Stores): void;
}

export async function openStorage(database: Database, channel: Channel): Promise<BrowserStorage> {
  const notes = notesOrNull();
  const early = window.unwindStored;
  if (early) database.take(early.database);
  const found = early ? await early.texts : null;
  if (found === undefined && notes === null) return { texts: null, isWaiting: false, connect: () => {} };
  const texts = createTexts(
    {
      database,
      notes,
      channel,
      now: Date.now,
    },
    found ?? null,
  );
  // Something of an earlier version; or nothing at all, although this is not the first visit.
  const isEarlier = notes !== null && Object.keys(notes).some((key) => /^unwind\.(?!note\.|look$)/.test(key));
  if (notes !== null && (isEarlier || (early?.isBack && found?.length === 0)))
    await fetchEarlier()
      .then((takeOver) => takeOver(notes, texts))
      .catch(ignoreAbsentPart);
  return {
    texts,
    isWaiting: early?.isBack === true && !found,
    connect(stores) {
      if (notes !== null) keepLook(notes, stores);
      texts.onLate(async (late) => (await fetchLateTexts())(stores, late));
      // With an open database or channel the browser may not keep the page in its cache.
      addEventListener('pagehide', ({ persisted }) => {
        if (!persisted) return;
        channel.rest();
        texts.rest();
        database.rest();
      });
      addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return;
        channel.wake();
        texts.wake();
      });
    },
  };
}
