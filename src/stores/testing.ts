import { type Cell, EMPTY_GRID, type Grid, grid } from '../sudoku/core';
import type {
  ClipSetup,
  ClipWorker,
  PhotoWorker,
  SearchWorkers,
  SearchWorkersOptions,
  Thread,
  ThreadOptions,
} from '../worker';
import { HeldThread, pageRacers, pageSearchWorkers, pageThread } from '../worker/testing';
import { createStores, type Stores } from '.';
import { createNotices } from './page/notices';
import { KEY as SETTINGS } from './settings/settings';
import { type Channel, createChannel } from './storage/channel';
import { createDatabase, type Database } from './storage/database';
import { createTextStore, type TextStore } from './storage/textStore';
import type { TextStorage } from './storage/texts';
import type { WatchNeeds } from './watch';

export { explainSteps } from './hint/explanation';

/** A storage that can be full, like a browser's. */
export class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  full = false;

  get length(): number {
    return this.#items.size;
  }
  clear(): void {
    this.#items.clear();
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  setItem(key: string, value: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.#items.set(key, value);
  }
}

/** A channel between the tabs of a browser, which are all that have a channel of the same set. */
export class FakeChannel {
  onmessage: BroadcastChannel['onmessage'] = null;
  readonly #all: Set<FakeChannel>;
  constructor(all: Set<FakeChannel>) {
    this.#all = all;
    all.add(this);
  }
  postMessage(data: unknown): void {
    const message = structuredClone(data);
    for (const other of this.#all)
      if (other !== this) setTimeout(() => other.onmessage?.call(other as never, { data: message } as never));
  }
  close(): void {
    this.#all.delete(this);
  }
}

/** A puzzle with one solution, the grey example of a first visit in tests. */
export const WELCOME = grid(
  '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
);
export const WELCOME_SOLUTION = grid(
  '483921657967345821251876493548132976729564138136798245372689514814253769695417382',
);

export interface OpenOptions {
  /** The player prefers reduced motion, so Watch opens paused. */
  readonly stillness?: boolean;
  /** The player has chosen to have cells named r1c1. */
  readonly named?: boolean;
  readonly storage?: TextStorage | null;
  readonly tab?: string;
  readonly database?: Database;
  readonly channel?: Channel;
  readonly languages?: readonly string[];
  /** The grey example. */
  readonly welcome?: Grid | null;
  /** A puzzle to open in place of the grey example. */
  readonly puzzle?: Grid;
  /** Threads that answer by themselves. The default threads answer only when a test says so. */
  readonly liveThread?: Thread;
  readonly workThread?: Thread;
  readonly newThread?: (options?: ThreadOptions) => Thread;
  /** Records searches to watch. */
  readonly newSearchWorkers?: (options: SearchWorkersOptions) => SearchWorkers;
  readonly now?: () => number;
  readonly drawn?: () => Promise<void>;
  /** Runs programs. */
  readonly runProgram?: NonNullable<WatchNeeds['runProgram']>;
  /** Runs programs again, to record their lines. */
  readonly runAgain?: NonNullable<WatchNeeds['runAgain']>;
  /** Draws clips. */
  readonly newClipWorker?: (setup: ClipSetup) => ClipWorker;
  /** Reads photographs. */
  readonly loadPhotoWorker?: () => Promise<() => PhotoWorker>;
}

/** So far, of all pages: a card has the same name in no other page. */
let ids = 0;

/** The app's stores, in a fake browser that the test controls. */
export function openStores({
  storage = new FakeStorage(),
  database = createDatabase(),
  channel = createChannel(() => null),
  tab = 'tab',
  languages = ['en'],
  welcome = WELCOME,
  puzzle,
  stillness = true,
  named = true,
  ...threads
}: OpenOptions = {}) {
  const live = new HeldThread();
  const work = new HeldThread();
  const leaving: (() => void)[] = [];
  const frames: ((time: number) => void)[] = [];
  const hearing: (() => void)[] = [];
  const reported: unknown[] = [];
  let persisted = 0;
  let frameTime = 0;
  let time = Date.UTC(2026, 5, 7, 12);
  const onNextFrame = (callback: (time: number) => void): void => void frames.push(callback);
  if (named) seedNaming(storage, languages);
  const stores = createStores({
    storage,
    tab,
    database,
    languages,
    now: () => time,
    welcome,
    drawn: async () => {},
    newThread: pageThread,
    cores: 3,
    uptime: () => time,
    isHidden: () => false,
    onVisibility: (listener) => leaving.push(listener),
    locks: null,
    channel,
    newId: () => `page${++ids}`,
    liveThread: live,
    workThread: work,
    newSearchWorkers: pageSearchWorkers,
    ...threads,
    onNextFrame,
    prefersStillness: () => stillness,
    newRacers: pageRacers,
    onLeave: (listener) => leaving.push(listener),
    onOtherTab: (listener) => hearing.push(listener),
    persist: () => {
      persisted++;
    },
    report: (error) => reported.push(error),
  });
  if (puzzle !== undefined) openPuzzle(stores, puzzle);
  return {
    ...stores,
    storage,
    live,
    work,
    /** How often the browser was asked to keep what is stored. */
    persisted: () => persisted,
    /** Bugs of ours that were reported. */
    reported,
    /** Hides or leaves the page. */
    leave: () => {
      for (const listener of leaving) listener();
    },
    /** Tells the page that another tab has stored something. */
    otherTabWrites: () => {
      for (const listener of hearing) listener();
    },
    onNextFrame,
    /** Paints a frame, `milliseconds` after the last one. */
    paint: (milliseconds: number) => {
      frameTime += milliseconds;
      for (const callback of frames.splice(0)) callback(frameTime);
    },
    now: () => time,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/**
 * Names cells r1c1 in English, as a player who has chosen so: most tests name cells, and that is short. The few that are
 * about a newcomer's words are not `named`.
 */
function seedNaming(storage: TextStorage | null, [language = '']: readonly string[]): void {
  if (storage === null || !language.startsWith('en') || storage.getItem(SETTINGS) !== null) return;
  try {
    storage.setItem(SETTINGS, '{"version":1,"cellNaming":"rowColumn"}');
  } catch {
    // A full storage keeps nothing.
  }
}

/** Puts a puzzle on the board, ready to be played. */
function openPuzzle({ importing, notices, selection }: Stores, givens: Grid): void {
  importing.openExample({ givens, entries: EMPTY_GRID, notes: null, name: null }, 'array');
  notices.closePassing();
  selection.rest(0 as Cell);
}

/** A text store in `storage`. */
export const textStoreOf = (storage: TextStorage | null): TextStore =>
  createTextStore(storage, createNotices(), () => 0);

/** The kinds of the notices on the screen. */
export const noticesOf = ({ notices }: Pick<Stores, 'notices'>): readonly string[] =>
  notices.store.getState().shown.map(({ notice }) => notice.kind);

/** The present board. */
export const boardOf = ({ game }: Pick<Stores, 'game'>) => game.now().board;
