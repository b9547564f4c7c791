import { type Chain, chainTo, changeTo, isSameChain, placeAt } from './chain';
import { type Entry, PLAY, type Place } from './place';
import { readEntry, readPlaces, writeEntry } from './savedPlace';
import { createViews, type StoresShown } from './views';

/** The browser's history, as far as this page reaches. */
export interface BrowserHistory {
  /** What the entry it is at carries. */
  state(): unknown;
  /** How many entries the tab has, those of other pages among them. */
  length(): number;
  replace(state: unknown): void;
  push(state: unknown): void;
  /** Goes so many entries back; `onArrive` hears of it some time later. */
  back(by: number): void;
  /** Calls back with the state of an entry that the browser has gone to. */
  onArrive(listener: (state: unknown) => void): void;
  /** Calls back when the page is hidden or left. */
  onLeave(listener: () => void): void;
  /** Calls back after some milliseconds; returns how to give that up. */
  after(milliseconds: number, callback: () => void): () => void;
  /** The storage of this tab, `null` where it is switched off. */
  readonly storage: Storage | null;
  /** A text that no other entry has. */
  newKey(): string;
}

/** Keeps the browser's history and what is open in step, both ways. */
export interface Trail {
  /** A link has been opened at this entry: what it shows lies on nothing. */
  landed(): void;
}

/** The tab's storage keeps under this key what each entry showed last. */
const SEEN = 'unwind.seen';
/** Of so many entries. */
const MOST_SEEN = 30;
/** The present entry is written at most once in so many milliseconds: browsers allow about three writes a second. */
const WRITE_APART = 1000;
/** For so many milliseconds the browser is waited for to go back. */
const PATIENCE = 3000;

/**
 * Begins at the browser's present entry. If it is one of ours, what it showed is opened again. Otherwise it becomes the
 * lowest entry: the board, or, where `landed`, what a link has opened.
 */
export function createTrail(stores: StoresShown, browser: BrowserHistory, landed: boolean): Trail {
  const { screen, doctor } = stores;
  const views = createViews(stores, () => settleSoon());
  /** What each entry showed when it was left: newer than what is written with it. */
  const seen = readSeen(browser.storage);
  /** The browser has been sent back and has not arrived. */
  let isBack = false;
  /** An entry is being brought back. */
  let isBringing = false;
  let isDue = false;
  let isWriting = false;
  let stopWaiting = (): void => {};

  const newEntry = (visit: string, chain: Chain, place: Place): Entry => ({
    visit,
    key: browser.newKey(),
    chain,
    place: placeAt(chain, place),
  });

  let entry = newEntry(browser.newKey(), ['play'], PLAY);

  const lastSeen = (): Place => seen.get(entry.key) ?? entry.place;

  /** Keeps what is open with the entry, if it is what the entry is of. */
  const note = (place: Place): void => {
    if (!isSameChain(chainTo(entry.chain, place), entry.chain)) return;
    seen.delete(entry.key);
    seen.set(entry.key, place);
    for (const key of [...seen.keys()].slice(0, -MOST_SEEN)) seen.delete(key);
  };

  /** Writes the present entry again, if it has changed. */
  const rewrite = (chain: Chain, place: Place): void => {
    const written = JSON.stringify({ chain: entry.chain, place: entry.place });
    entry = { ...entry, chain, place };
    if (JSON.stringify({ chain, place }) !== written) browser.replace(writeEntry(entry));
  };

  const writeLater = (): void => {
    if (isWriting) return;
    isWriting = true;
    browser.after(WRITE_APART, () => {
      isWriting = false;
      // The board has nothing that changes without being saved by itself.
      if (isBack || entry.chain.at(-1) === 'play') return;
      settle();
    });
  };

  /** Brings the browser's history to what is open. */
  const settle = (): void => {
    if (isBack) return;
    const place = views.place(lastSeen());
    const target = chainTo(entry.chain, place);
    const change = changeTo(entry.chain, target);
    if (change.kind === 'back') {
      isBack = true;
      browser.back(change.by);
      stopWaiting = browser.after(PATIENCE, () => {
        // The browser did not go back: there is nothing of ours below, as in a tab copied without its
        // history.
        isBack = false;
        rewrite(target, place);
      });
      return;
    }
    if (isSameChain(change.chain, entry.chain)) {
      note(place);
      rewrite(entry.chain, placeAt(entry.chain, lastSeen()));
    } else {
      seen.delete(entry.key);
      rewrite(change.chain, placeAt(change.chain, place));
    }
    for (const chain of change.above) {
      entry = newEntry(entry.visit, chain, place);
      browser.push(writeEntry(entry));
    }
    writeLater();
  };
  /** Once all that a key or a button does is done. */
  const settleSoon = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      settle();
    });
  };

  /** Opens what an entry is of. Where the puzzle is another by now, that is the board alone. */
  const bring = (from: Entry | null): void => {
    const { view, dialog } = lastSeen();
    isBringing = true;
    const before = views.place(PLAY).view.kind;
    // What lies under a dialog has gone on since: it stays as it is.
    const stays = before === view.kind && (from === null ? view.kind === 'play' : from.visit === entry.visit);
    const isGone = !stays && !views.isValid(view);
    if (stays) views.level(view);
    else views.bring(isGone ? PLAY.view : view);
    views.bringDialog(isGone ? null : dialog);
    isBringing = false;
  };

  const begin = (isLanding: boolean): void => {
    const place = isLanding ? views.place(lastSeen()) : PLAY;
    entry = newEntry(
      browser.newKey(),
      isLanding ? chainTo([place.view.kind], place).slice(0, 1) : ['play'],
      place,
    );
    browser.replace(writeEntry(entry));
    settleSoon();
  };

  const found = landed ? null : readEntry(browser.state());
  if (found === null) begin(landed);
  else {
    entry = found;
    bring(null);
    // The tab was copied without its history: there is nothing below to go back to.
    if (browser.length() < found.chain.length) {
      views.bringDialog(null);
      begin(true);
    }
    settleSoon();
  }

  screen.store.subscribe((now, before) => {
    if (now.mode !== before.mode) {
      const view = views.left(before.mode);
      if (view !== null && !isBack && !isBringing) note({ view, dialog: lastSeen().dialog });
    }
    settleSoon();
  });
  doctor.store.subscribe(settleSoon);

  browser.onArrive((state) => {
    const to = readEntry(state);
    const from = entry;
    if (isBack) {
      // It was sent there, and what is open is right already.
      isBack = false;
      stopWaiting();
      entry = to ?? newEntry(browser.newKey(), ['play'], PLAY);
      return settle();
    }
    note(views.place(lastSeen()));
    entry = to ?? newEntry(browser.newKey(), ['play'], PLAY);
    bring(from);
    settleSoon();
  });

  browser.onLeave(() => {
    if (isBack) return;
    note(views.place(lastSeen()));
    writeSeen(browser.storage, seen);
  });

  return { landed: () => begin(true) };
}

const readSeen = (storage: Storage | null): Map<string, Place> => new Map(readPlaces(textIn(storage)));

function textIn(storage: Storage | null): string {
  try {
    return storage?.getItem(SEEN) ?? '[]';
  } catch {
    // Storage that cannot be looked at has nothing: what is written with the entries is enough.
    return '[]';
  }
}

function writeSeen(storage: Storage | null, seen: ReadonlyMap<string, Place>): void {
  try {
    storage?.setItem(SEEN, JSON.stringify([...seen]));
  } catch {
    // What is written with the entries is enough.
  }
}
