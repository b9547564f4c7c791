import { createStore, type StoreApi } from 'zustand/vanilla';
import { ignoreAbsentPart, PartAbsent, untilOnline } from '../../parts';
import { type Glimpse, inReadingOrder } from '../../sudoku/photo';
import {
  loadPhotoWorker,
  loadViewfinder,
  type PhotoFailure,
  type PhotoWorker,
  type Thread,
  type Viewfinder,
} from '../../worker';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import { boardFrom, type Lay } from '../reading/importingState';
import { newestQuestion } from '../shared/newestQuestion';
import { whileBusy } from '../shared/whileBusy';
import type { CameraProblem, PhotoState, ReviewedGrid } from './photoState';
import { notesIn, puzzleIn } from './review';
import { reviewedGrid, unread } from './reviewedGrid';
import { createReviewing, type ReviewActs } from './reviewing';

/** The parts of the app that reading photographs needs. */
export interface PhotoNeeds {
  readonly screen: Screen;
  readonly notices: Notices;
  readonly newThread: () => Thread;
  readonly now: () => number;
  readonly lay: Lay;
  /** Tests pass their own. */
  readonly loadPhotoWorker?: (() => Promise<() => PhotoWorker>) | undefined;
  readonly loadViewfinder?: (() => Promise<() => Viewfinder>) | undefined;
}

/** Whether a file is a picture as iPhones take them, which most other browsers cannot open. */
const isHeic = async (file: Blob): Promise<boolean> =>
  /^ftyp(hei|hev|mif1|msf1)/.test(
    await file
      .slice(4, 12)
      .text()
      .catch(() => ''),
  );

/** Why no grid of an open picture was read. Each may be a mistake. */
const UNFOUND: ReadonlySet<string> = new Set([
  'nothing',
  'part',
  'crossword',
  'otherSize',
  'killer',
  'jigsaw',
  'diagonal',
  'samurai',
] satisfies PhotoFailure['kind'][]);

/** Reads photographs and keeps the reading while the person reviews it. Closing the dialog drops all of it. */
export interface PhotoRun extends ReviewActs {
  readonly store: StoreApi<PhotoState>;
  /** Opens the dialog and reads a picture, in place of the previous one. */
  offer(file: Blob): Promise<void>;
  /** Reads the same picture again after a failure. */
  retry(): void;
  /** Shows the camera's picture until one is offered to be read. */
  goLive(): void;
  /** Ends the live view and shows why there is no picture. */
  stopLive(kind: CameraProblem): void;
  /** Looks for the grid in a camera frame; `null` if there is none, or the viewfinder cannot be loaded. */
  look(frame: ImageBitmap): Promise<Glimpse | null>;
  /** Stops reading and forgets the photograph. */
  end(): void;
  /** After no grid was found, lets the person set its corners. */
  setByHand(): void;
  /** Puts what was read on the board, as one move. */
  use(): void;
}

export function createPhotoRun({
  screen,
  notices,
  newThread,
  now,
  lay,
  loadPhotoWorker: load = loadPhotoWorker,
  loadViewfinder: loadFinder = loadViewfinder,
}: PhotoNeeds): PhotoRun {
  const store = createStore<PhotoState>(() => ({ kind: 'start' }));
  let worker: PhotoWorker | null = null;
  let viewfinder: Viewfinder | null = null;
  const reading = newestQuestion();
  /** The picture that is being read or failed to be read. */
  let offered: Blob | null = null;
  /** The same, upright, once it is open. */
  let picture: ImageBitmap | null = null;
  const {
    judge,
    forget: forgetVerdict,
    end: endJudging,
    ...acts
  } = createReviewing(store, newThread, () => worker);

  const forget = (): void => {
    offered = null;
    reading.cancel();
    forgetVerdict();
    worker?.dispose();
    worker = null;
    viewfinder?.dispose();
    viewfinder = null;
    picture?.close();
    picture = null;
  };
  const end = (): void => {
    forget();
    endJudging();
    store.setState({ kind: 'start' }, true);
  };

  const tellFailure = (why: PhotoFailure | { readonly kind: 'heic' }, file: Blob): void => {
    const byHand = picture !== null && UNFOUND.has(why.kind);
    store.setState({ kind: 'failed', why, byHand }, true);
    if (why.kind !== 'absent') return;
    const failed = store.getState();
    // By then the person may have closed the dialog or chosen another picture.
    void untilOnline().then(() => {
      if (store.getState() === failed) void offer(file);
    });
  };

  const read = async (file: Blob, signal: AbortSignal): Promise<void> => {
    const newWorker = await load().catch((error: unknown) => {
      if (!(error instanceof PartAbsent)) throw error;
      if (!signal.aborted) tellFailure({ kind: 'absent', why: error.why }, file);
      return null;
    });
    if (signal.aborted || newWorker === null) return;
    worker = newWorker();
    const found = await worker.read(file, {
      onStage: (stage) => store.setState({ kind: 'working', stage }, true),
      onPicture: (shown) => {
        picture = shown;
      },
    });
    const isUnknown = !found.ok && found.error.kind === 'damaged' && (await isHeic(file));
    if (signal.aborted) return;
    if (!found.ok) return tellFailure(isUnknown ? { kind: 'heic' } : found.error, file);
    const [likeliest] = found.value;
    if (likeliest === undefined) return tellFailure({ kind: 'nothing' }, file);
    const ordered = inReadingOrder(found.value);
    begin(ordered.map(reviewedGrid), ordered.indexOf(likeliest), false);
  };

  const begin = (grids: readonly ReviewedGrid[], chosen: number, byHand: boolean): void => {
    const grid = grids[chosen];
    if (grid === undefined) return;
    const rest = { picture, byHand, grids, chosen, solutions: null, keepsNotes: false, repairs: [] };
    store.setState({ kind: 'review', ...grid, ...rest }, true);
  };

  const offer = async (file: Blob): Promise<void> => {
    forget();
    const work = async (): Promise<void> => {
      screen.open('photo');
      await reading.ask((signal) => read(file, signal));
    };
    offered = file;
    await whileBusy((isWorking) => {
      if (isWorking) store.setState({ kind: 'working', stage: 'opening' }, true);
      // Only a mistake of ours leaves a picture unread.
      else if (store.getState().kind === 'working' && !reading.isOpen) tellFailure({ kind: 'crashed' }, file);
    }, work);
    await judge();
  };

  const setByHand = (): void => {
    const failed = store.getState();
    if (failed.kind !== 'failed' || !failed.byHand || picture === null) return;
    begin([unread(picture)], 0, true);
    void judge();
  };

  return {
    ...acts,
    store,
    end,
    offer,
    setByHand,
    goLive() {
      forget();
      store.setState({ kind: 'live' }, true);
    },
    stopLive(kind) {
      forget();
      store.setState({ kind: 'failed', why: { kind }, byHand: false }, true);
    },
    async look(frame) {
      const live = store.getState();
      const newViewfinder = await loadFinder().catch((error: unknown) => {
        ignoreAbsentPart(error);
        return null;
      });
      if (store.getState() !== live || live.kind !== 'live' || newViewfinder === null) return null;
      viewfinder ??= newViewfinder();
      const by = viewfinder;
      const seen = await by.look(frame);
      if (seen.ok) return seen.value;
      // The next frame gets a new one.
      if (viewfinder === by) viewfinder = null;
      return null;
    },
    retry() {
      if (offered !== null) void offer(offered);
    },
    async turn() {
      setByHand();
      await acts.turn();
    },
    use() {
      const shown = store.getState();
      if (shown.kind !== 'review') return;
      const notes = shown.keepsNotes ? notesIn(shown.cells, shown.notes) : null;
      const puzzle = { ...puzzleIn(shown.cells), notes, name: null };
      const undo = lay(boardFrom(puzzle, { kind: 'photo', name: null, at: now() }));
      notices.tell({ kind: 'usedPhoto' }, undo);
    },
  };
}
