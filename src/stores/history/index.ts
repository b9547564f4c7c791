import { type Chain, chainTo, changeTo, isSameChain, placeAt } from './chain';
import { type Entry, PLAY, type Place } from './place';
import { readEntry, readPlaces, writeEntry } from './savedPlace';
import { createViews, type StoresShown } from './views';

/** The browser's history, and what else the trail needs from the browser. */
export interface BrowserHistory {
  /** The state of the present entry. */
  state(): unknown;
  /** How many entries the tab has, including those of other pages. */
  length(): number;
  /** Rewrites the present entry. Returns whether the browser did so; it refuses too many writes in a short time. */
  replace(state: unknown): boolean;
  /** Adds an entry, under the same condition. */
  push(state: unknown): boolean;
  /** Goes back `by` entries; later `onArrive` calls its listener. */
  back(by: number): void;
  /** Calls `listener` with the state of an entry that the browser has gone to. */
  onArrive(listener: (state: unknown) => void): void;
  /** Calls `listener` when the page is hidden or left. */
  onLeave(listener: () => void): void;
  /** Calls `callback` after some milliseconds. Returns a function that cancels this. */
  after(milliseconds: number, callback: () => void): () => void;
  /** The storage of this tab, `null` if it is switched off. */
  readonly storage: Storage | null;
  /** A new unique text. */
  newKey(): string;
}

/** Keeps the browser's history in step with the open view and dialog, in both directions. */
export interface Trail {
  /** Call this when a link has been opened at the present entry: the entry becomes the lowest. */
  landed(): void;
}

/** The key in the tab's storage for what each entry last showed. */
const SEEN = 'unwind.seen';
/** The number of entries that are stored there. */
const MOST_SEEN = 30;
/**
 * Milliseconds between two writes of the present entry. Browsers allow about three writes a second. A refused write is
 * made up for after as long.
 */
const WRITE_APART = 1000;
/** The browser may take this many milliseconds to go back. */
const PATIENCE = 3000;

/**
 * Starts at the browser's present entry. If the entry is ours, opens again what it showed. Otherwise it becomes the
 * lowest entry: of the board or, if `landed`, of what a link has opened.
 */
export function createTrail(stores: StoresShown, browser: BrowserHistory, landed: boolean): Trail {
  const { screen, doctor } = stores;
  const views = createViews(stores, () => settleSoon());
  /** What each entry showed when it was left. It is newer than what is written in the entry. */
  const seen = readSeen(browser.storage);
  /** Whether the trail has sent the browser back and it has not arrived yet. */
  let isBack = false;
  /** Whether the view of an entry is being opened. */
  let isBringing = false;
  let isDue = false;
  let isWriting = false;
  /** Whether the browser has refused a write, so that its history is behind. */
  let isBehind = false;
  let stopWaiting = (): void => {};

  const newEntry = (visit: string, chain: Chain, place: Place): Entry => ({
    visit,
    key: browser.newKey(),
    chain,
    place: placeAt(chain, place),
  });

  let entry = newEntry(browser.newKey(), ['play'], PLAY);
  /** What the browser has for the present entry. */
  let written = '';

  const lastSeen = (): Place => seen.get(entry.key) ?? entry.place;

  /** Remembers the open place for the present entry, if it has the same chain. */
  const note = (place: Place): void => {
    if (!isSameChain(chainTo(entry.chain, place), entry.chain)) return;
    seen.delete(entry.key);
    seen.set(entry.key, place);
    for (const key of [...seen.keys()].slice(0, -MOST_SEEN)) seen.delete(key);
  };

  /** Writes the present entry if it has changed. Returns whether the browser has it now. */
  const rewrite = (chain: Chain, place: Place): boolean => {
    entry = { ...entry, chain, place };
    const text = JSON.stringify(entry);
    if (text === written) return true;
    if (!browser.replace(writeEntry(entry))) return false;
    written = text;
    return true;
  };

  /** Adds an entry above the present one. An entry that the browser refuses does not count: Back would leave the page. */
  const push = (chain: Chain, place: Place): boolean => {
    const above = newEntry(entry.visit, chain, place);
    if (!browser.push(writeEntry(above))) return false;
    entry = above;
    written = JSON.stringify(entry);
    return true;
  };

  /** Makes an entry to which the browser has gone the present one. */
  const arriveAt = (found: Entry | null): void => {
    entry = found ?? newEntry(browser.newKey(), ['play'], PLAY);
    written = found === null ? '' : JSON.stringify(found);
  };

  const writeLater = (): void => {
    if (isWriting) return;
    isWriting = true;
    browser.after(WRITE_APART, () => {
      isWriting = false;
      // The plain board needs no write, because everything on it is saved elsewhere.
      if (isBack || (entry.chain.at(-1) === 'play' && !isBehind)) return;
      settle();
    });
  };

  /** Changes the browser's history to match the open place. */
  const settle = (): void => {
    if (isBack) return;
    const place = views.place(lastSeen());
    const target = chainTo(entry.chain, place);
    const change = changeTo(entry.chain, target);
    if (change.kind === 'back') {
      isBack = true;
      browser.back(change.by);
      stopWaiting = browser.after(PATIENCE, () => {
        // The browser did not go back, because there is no entry of ours below, as in a tab that was duplicated without
        // its history.
        isBack = false;
        isBehind = !rewrite(target, place);
        writeLater();
      });
      return;
    }
    const stays = isSameChain(change.chain, entry.chain);
    if (stays) note(place);
    else seen.delete(entry.key);
    isBehind =
      !rewrite(change.chain, placeAt(change.chain, stays ? lastSeen() : place)) ||
      !change.above.every((chain) => push(chain, place));
    writeLater();
  };
  /** Calls `settle` in a microtask, after everything that a key or button does. */
  const settleSoon = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      settle();
    });
  };

  /** Opens the place of the present entry. If the puzzle has changed since, opens only the board. */
  const bring = (from: Entry | null): void => {
    const { view, dialog } = lastSeen();
    isBringing = true;
    const before = views.place(PLAY).view.kind;
    // A view that stays open under the dialog may have changed since. Leave it as it is.
    const stays = before === view.kind && (from === null ? view.kind === 'play' : from.visit === entry.visit);
    const isGone = !stays && !views.isValid(view);
    if (stays) views.level(view);
    else if (isGone) views.bring(PLAY.view);
    else views.bring(view, dialog);
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
    written = '';
    isBehind = !rewrite(entry.chain, entry.place);
    settleSoon();
  };

  const found = landed ? null : readEntry(browser.state());
  if (found === null) begin(landed);
  else {
    arriveAt(found);
    bring(null);
    // The tab was duplicated without its history, so there is no entry below to go back to.
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
      // The trail sent the browser here, so the right place is open already.
      isBack = false;
      stopWaiting();
      arriveAt(to);
      return settle();
    }
    note(views.place(lastSeen()));
    arriveAt(to);
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
    // Without this storage, the places written in the entries are enough.
    return '[]';
  }
}

function writeSeen(storage: Storage | null, seen: ReadonlyMap<string, Place>): void {
  try {
    storage?.setItem(SEEN, JSON.stringify([...seen]));
  } catch {
    // The places written in the entries are enough.
  }
}
