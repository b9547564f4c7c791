import type { Channel } from './channel';
import { type Database, readTexts, type TextRow } from './database';

/*
 * All texts that this browser stores: in memory, where every part of the app reads them, and in the database. A text is
 * sent to the database with all others of the same keystroke, before the next one. Until the database has accepted it,
 * a note in localStorage has it too, so it is safe if the database is missing, full, closed or late. See README.md.
 */

/** What `textStore.ts` needs of a storage. localStorage has it, and what stands in for it on an embedded page. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What texts need from the page. */
export interface TextsNeeds {
  readonly database: Database;
  /** localStorage, for the notes; `null` if it is switched off. */
  readonly notes: Storage | null;
  readonly channel: Pick<Channel, 'tell' | 'hear'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The message that a tab has stored or deleted texts. */
interface TextNews {
  readonly kind: 'texts';
  readonly rows: readonly TextRow[];
}

/** What the database has, if it is read only after the page has started with nothing. */
export interface LateTexts {
  readonly found: readonly TextRow[];
  /** The keys of the texts that this page has written meanwhile. */
  readonly own: ReadonlySet<string>;
}

/** What is done with late texts. */
export interface Arrival {
  /** Those to use. */
  readonly rows: readonly TextRow[];
  /** Shows them on the page. It is called once they can be read here. */
  readonly show: () => void;
}

export interface Texts extends TextStorage {
  /** Calls `listener` when another tab may have stored or deleted texts. */
  onOther(listener: () => void): void;
  /** Asks `receive` what to do with late texts. */
  onLate(receive: (late: LateTexts) => Promise<Arrival>): void;
  /**
   * Stores a text of an earlier version, if this one has stored none under its key: the text may have been taken over
   * before, because a killed browser brings back what was deleted from localStorage.
   */
  takeOver(key: string, text: string): void;
  /** Call this when the browser may keep the page in its cache, and when it shows the page again. */
  rest(): void;
  wake(): void;
}

/** A note has this and the key of its text as its own key. It has the number of the text, a space, and the text. */
export const NOTE = 'unwind.note.';

/** The number of a text of an earlier version: lower than all others. */
const EARLIER = 0;

/** The database remembers a deleted text for this many milliseconds, so that no older note brings it back. */
const REMEMBERED = 24 * 60 * 60 * 1000;

/**
 * @param stored what the database has; `null` if that is not known yet. Then nothing is written before it is known.
 */
export function createTexts(needs: TextsNeeds, stored: readonly TextRow[] | null): Texts {
  const { database, notes, channel, now } = needs;
  const rows = new Map<string, TextRow>();
  /** The texts that the database does not have yet. */
  const unsaved = new Map<string, TextRow>();
  /** The texts of this keystroke. */
  let fresh: TextRow[] = [];
  /** The highest number of a text so far. */
  let last = 0;
  let isKnown = stored !== null;
  /** The keys that this page has written before it knew what is stored; `null` once it knows. */
  let own: Set<string> | null = isKnown ? null : new Set();
  /** Whether the database has refused the last texts, or does not open. */
  let isRefused = false;
  /** Whether the page is left. An open database would keep it out of the browser's cache; the notes have its last texts. */
  let isResting = false;
  let tellOther = (): void => {};
  let receive = async ({ found }: LateTexts): Promise<Arrival> => ({ rows: found, show: () => {} });

  /** Uses a text if it is later than the one here. Returns whether it is. */
  const adopt = (row: TextRow): boolean => {
    last = Math.max(last, row.at);
    if ((rows.get(row.key)?.at ?? -1) >= row.at) return false;
    rows.set(row.key, row);
    return true;
  };

  /** Returns whether there was room. */
  const note = ({ key, text, at }: TextRow): boolean => {
    try {
      notes?.setItem(NOTE + key, text === null ? `${at}` : `${at} ${text}`);
      return notes !== null;
    } catch {
      return false;
    }
  };

  /** Deletes the note of a text that the database has, unless another tab has noted a later one. */
  const forget = ({ key, at }: TextRow): void => {
    try {
      if (Number.parseInt(notes?.getItem(NOTE + key) ?? '', 10) <= at) notes?.removeItem(NOTE + key);
    } catch {
      // A storage that cannot be written counts as empty.
    }
  };

  for (const row of stored ?? []) adopt(row);
  for (const row of notesIn(notes))
    if (adopt(row)) unsaved.set(row.key, row);
    else forget(row);

  const noteAll = (): void => {
    isRefused = true;
    for (const row of rows.values()) note(row);
  };

  /** Sends the unsaved texts to the database, in one transaction and without waiting for any answer. */
  function save(): void {
    if (!isKnown || isResting || unsaved.size === 0) return;
    const open = database.now();
    // As soon as the database is open, `meet` saves.
    if (open === null) return void database.whenOpen().catch(noteAll);
    const batch = [...unsaved.values()];
    unsaved.clear();
    const refused = (): void => {
      isRefused = true;
      for (const row of batch) if (rows.get(row.key) === row) unsaved.set(row.key, row);
    };
    let transaction: IDBTransaction | null = null;
    try {
      transaction = open.transaction('texts', 'readwrite', { durability: 'relaxed' });
      transaction.onabort = refused;
      transaction.oncomplete = () => {
        isRefused = false;
        for (const row of batch) forget(row);
      };
      const store = transaction.objectStore('texts');
      for (const row of batch) store.put(row);
      transaction.commit();
    } catch {
      refused();
      if (transaction === null) {
        // It is closed.
        database.forget();
        database.whenOpen().catch(noteAll);
      } else transaction.abort();
    }
  }

  /** Uses what the database has and this page has not, and the other way round. */
  async function meet(open: IDBDatabase): Promise<void> {
    isKnown = false;
    const found = await readTexts(open);
    const arrival = own === null || found.length === 0 ? null : await receive({ found, own });
    if (database.now() !== open) return;
    own = null;
    isKnown = true;
    const known = new Map(found.map((row) => [row.key, row.at]));
    for (const row of arrival?.rows ?? found) if (adopt(row)) unsaved.delete(row.key);
    for (const row of rows.values())
      if (known.get(row.key) === row.at) forget(row);
      else unsaved.set(row.key, row);
    save();
    if (arrival === null) tellOther();
    else arrival.show();
  }

  /** Deletes the records of texts that were deleted long ago. */
  const deleteOld = (open: IDBDatabase, before: number): void => {
    const old = [...rows.values()].filter(({ text, at }) => text === null && at < before);
    if (old.length === 0) return;
    const store = open.transaction('texts', 'readwrite').objectStore('texts');
    for (const { key } of old) {
      store.delete(key);
      rows.delete(key);
    }
  };

  const write = (key: string, text: string | null, at = Math.max(now(), last + 1)): void => {
    const row = { key, text, at };
    if (!note(row) && isRefused && text !== null) {
      save();
      throw new DOMException('neither the database nor a note has room', 'QuotaExceededError');
    }
    adopt(row);
    if (at > EARLIER) own?.add(key);
    unsaved.set(key, row);
    if (fresh.length === 0) queueMicrotask(send);
    fresh.push(row);
  };

  const send = (): void => {
    channel.tell<TextNews>({ kind: 'texts', rows: fresh });
    fresh = [];
    save();
  };

  channel.hear<TextNews>('texts', (news) => {
    const later = news.rows.filter(adopt);
    for (const { key } of later) unsaved.delete(key);
    if (later.length > 0) tellOther();
  });
  database.onOpen((open) => {
    if (stored === null) return void meet(open).catch(noteAll);
    // It has been read already. The next time it has to be read again.
    stored = null;
    save();
    deleteOld(open, now() - REMEMBERED);
  });
  if (!isKnown) database.whenOpen().catch(noteAll);

  const keys = (): readonly string[] =>
    [...rows.values()].flatMap(({ key, text }) => (text === null ? [] : [key]));

  return {
    getItem: (key) => rows.get(key)?.text ?? null,
    setItem: write,
    removeItem(key) {
      if ((rows.get(key)?.text ?? null) !== null) write(key, null);
    },
    key: (at) => keys()[at] ?? null,
    get length() {
      return keys().length;
    },
    takeOver(key, text) {
      if (!rows.has(key)) write(key, text, EARLIER);
    },
    onOther(listener) {
      tellOther = listener;
    },
    onLate(listener) {
      receive = listener;
    },
    rest() {
      isResting = true;
    },
    wake() {
      isResting = false;
      database.whenOpen().catch(noteAll);
    },
  };
}

/** The texts in the notes. */
function notesIn(notes: Storage | null): readonly TextRow[] {
  if (notes === null) return [];
  return Array.from({ length: notes.length }, (_, at) => notes.key(at) ?? '').flatMap((name) => {
    if (!name.startsWith(NOTE)) return [];
    const [, at, text] = /^(\d+)(?: (.*))?$/s.exec(notes.getItem(name) ?? '') ?? [];
    return at === undefined ? [] : [{ key: name.slice(NOTE.length), text: text ?? null, at: Number(at) }];
  });
}
