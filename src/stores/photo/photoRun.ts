import { createStore, type StoreApi } from 'zustand/vanilla';
import { ignoreAbsentPart, PartAbsent, untilOnline } from '../../parts';
import { CELLS, type Cell, type DigitSet, EMPTY_GRID, type Grid, NO_NOTES } from '../../sudoku/core';
import type { Repair } from '../../sudoku/doctor';
import {
  type CellRead,
  type Corners,
  type Glimpse,
  type GridRead,
  inReadingOrder,
  type Mark,
  SIDE,
} from '../../sudoku/photo';
import {
  loadPhotoWorker,
  loadViewfinder,
  type PhotoFailure,
  type PhotoStage,
  type PhotoWorker,
  type SolutionCount,
  type Thread,
  type Viewfinder,
} from '../../worker';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import { boardFrom, type Lay } from '../reading/importingState';
import { newestQuestion } from '../shared/newestQuestion';
import { whileBusy } from '../shared/whileBusy';
import {
  nextDoubtful,
  notesIn,
  previousDoubtful,
  puzzleIn,
  type ReviewedCell,
  reviewed,
  withGivens,
  withMark,
  withSettled,
} from './review';

/** The parts of the app that reading photographs needs. */
export interface PhotoWorld {
  readonly screen: Screen;
  readonly notices: Notices;
  readonly newThread: () => Thread;
  readonly now: () => number;
  readonly lay: Lay;
  /** Tests pass their own. */
  readonly loadPhotoWorker?: (() => Promise<() => PhotoWorker>) | undefined;
  readonly loadViewfinder?: (() => Promise<() => Viewfinder>) | undefined;
}

/** A grid of a photograph while the person reviews it. */
export interface ReviewedGrid {
  /** Its corners in the photograph; the person may have moved them. */
  readonly corners: Corners;
  /** How many quarter turns to the right the person gave it. */
  readonly turns: number;
  readonly straight: Uint8Array;
  readonly cells: readonly ReviewedCell[];
  /** The small notes of each cell, where their digits could be read. */
  readonly notes: readonly DigitSet[];
  /** The selected cell. */
  readonly cell: Cell;
  /** Set after a corner was moved: the grid is being read again, or why that failed. */
  readonly again: 'reading' | 'failed' | 'crashed' | null;
}

/** A photograph that was read, while the person reviews it. */
export interface Review extends ReviewedGrid {
  readonly kind: 'review';
  /** The photograph, upright. */
  readonly picture: ImageBitmap | null;
  /** Whether no grid was found, so that the person sets its corners first. */
  readonly byHand: boolean;
  /** The grids found in it, in the order in which one reads the page. The entry of the chosen grid is out of date until another is chosen. */
  readonly grids: readonly ReviewedGrid[];
  readonly chosen: number;
  /** How many solutions the givens have; `null` until it is known. */
  readonly solutions: SolutionCount | null;
  /** Whether the board gets the small notes too. */
  readonly keepsNotes: boolean;
  /** Changes to the givens that leave exactly one solution, likeliest first. */
  readonly repairs: readonly Repair[];
}

/** Why there is no picture from the camera. */
export type CameraProblem = 'cameraRefused' | 'cameraAbsent' | 'cameraBusy';

export type PhotoState =
  | { readonly kind: 'start' }
  /** The camera's picture is shown. */
  | { readonly kind: 'live' }
  | { readonly kind: 'working'; readonly stage: PhotoStage }
  | {
      readonly kind: 'failed';
      readonly why: PhotoFailure | { readonly kind: CameraProblem | 'heic' };
      /** Whether the picture is open, so that the person can set the corners of its grid. */
      readonly byHand: boolean;
    }
  | Review;

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

/** How far from the edge of the picture the corners are before the person sets them, as a part of its shorter side. */
const INSET = 0.1;

/** A blank grid in the middle of a picture, whose corners the person has to set. */
function unread({ width, height }: ImageBitmap): ReviewedGrid {
  const half = (0.5 - INSET) * Math.min(width, height);
  const at = (x: number, y: number) => ({ x: width / 2 + x * half, y: height / 2 + y * half });
  const blank: CellRead = { mark: { kind: 'blank' }, likeliest: [], sure: true, before: null };
  return {
    corners: [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)],
    turns: 0,
    straight: new Uint8Array(SIDE * SIDE).fill(255),
    cells: reviewed(CELLS.map(() => blank)),
    notes: NO_NOTES,
    cell: 0 as Cell,
    again: null,
  };
}

/** Whether the corners of a grid are still to be set. */
const isUnread = ({ cells, again }: ReviewedGrid): boolean =>
  again === null && cells.every(({ likeliest }) => likeliest.length === 0);

/** For each cell, the one that a quarter turn to the right brings there. */
const turnedFrom = CELLS.map((cell) => 9 * (8 - (cell % 9)) + Math.floor(cell / 9));

/** What 81 cells hold, after a quarter turn to the right. */
const turned = <T>(cells: readonly T[]): readonly T[] =>
  turnedFrom.flatMap((from) => {
    const cell = cells[from];
    return cell === undefined ? [] : [cell];
  });

/** Reads photographs and keeps the reading while the person reviews it. Closing the dialog drops all of it. */
export interface PhotoRun {
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
  /** Chooses another grid. Each grid keeps its corrections. */
  chooseGrid(number: number): void;
  select(cell: Cell): void;
  /** Writes into the selected cell. */
  write(mark: Mark): void;
  /** Sets whether the board gets the small notes too. */
  keepNotes(keeps: boolean): void;
  /** Selects the next or previous cell in doubt. Returns whether there is one. */
  goToDoubtful(direction: 'next' | 'previous'): boolean;
  /** Applies a change that the doctor proposes. */
  mend(givens: Grid): void;
  /** After no grid was found, lets the person set its corners. */
  setByHand(): void;
  /**
   * Turns the grid by a quarter to the right and reads it again. The person's corrections turn with it. Where none was
   * found, the person then sets its corners in the turned picture.
   */
  turn(): Promise<void>;
  /** Moves the corners and reads the grid between them again. The person's corrections stay. */
  moveCorners(corners: Corners): Promise<void>;
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
}: PhotoWorld): PhotoRun {
  const store = createStore<PhotoState>(() => ({ kind: 'start' }));
  // A thread of its own, so that questions about a photograph delay nothing else.
  let thread: Thread | null = null;
  let worker: PhotoWorker | null = null;
  let viewfinder: Viewfinder | null = null;
  const reading = newestQuestion();
  const judging = newestQuestion();
  /** The givens for which the verdict was asked. */
  let judged: Grid | null = null;
  /** The picture that is being read or failed to be read. */
  let offered: Blob | null = null;
  /** The same, upright, once it is open. */
  let picture: ImageBitmap | null = null;

  const review = (): Review | null => {
    const state = store.getState();
    return state.kind === 'review' ? state : null;
  };
  const change = (changes: Partial<Omit<Review, 'kind'>>): void => {
    const shown = review();
    if (shown !== null) store.setState({ ...shown, ...changes }, true);
  };

  const judge = async (): Promise<void> => {
    const shown = review();
    if (shown === null) return;
    const { givens } = puzzleIn(shown.cells);
    if (givens === judged) return;
    judged = givens;
    change({ solutions: null, repairs: [] });
    thread ??= newThread();
    const by = thread;
    const isWanted = (): boolean => judged === givens;
    await judging.ask(async (signal) => {
      const verdict = await by.ask('assess', { givens, limit: 2 }, { signal });
      if (!isWanted()) return;
      change({ solutions: verdict.ok ? verdict.value.kind : 'unknown' });
      if (!verdict.ok || verdict.value.kind === 'one' || givens === EMPTY_GRID) return;
      const onProgress = (repairs: readonly Repair[]): void => {
        if (isWanted()) change({ repairs });
      };
      const found = await by.ask('repairs', { givens }, { signal, onProgress });
      if (found.ok) onProgress(found.value);
    });
  };

  const beginWith = (grid: GridRead): ReviewedGrid => {
    const cells = reviewed(grid.cells);
    return {
      corners: grid.corners,
      turns: 0,
      straight: grid.straight,
      cells,
      notes: grid.notes,
      cell: nextDoubtful(cells, 80 as Cell) ?? (0 as Cell),
      again: null,
    };
  };

  const forget = (): void => {
    offered = null;
    reading.cancel();
    judging.cancel();
    judged = null;
    worker?.dispose();
    worker = null;
    viewfinder?.dispose();
    viewfinder = null;
    picture?.close();
    picture = null;
  };
  const end = (): void => {
    forget();
    thread?.dispose();
    thread = null;
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
    begin(ordered.map(beginWith), ordered.indexOf(likeliest), false);
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

  let isReadingAgain = false;
  const tellReadingAgain = (isReading: boolean): void => {
    isReadingAgain = isReading;
    // Only a mistake of ours leaves a grid unread.
    if (!isReading && review()?.again === 'reading') change({ again: 'crashed' });
  };
  /** Reads the chosen grid again, and again while its corners are moved or another moved grid is chosen meanwhile. */
  const readAgain = async (): Promise<void> => {
    const by = worker;
    if (by === null || isReadingAgain) return;
    await whileBusy(tellReadingAgain, () => readUntilStill(by));
    await judge();
  };
  const readUntilStill = async (by: PhotoWorker): Promise<void> => {
    for (let asked = review(); asked?.again === 'reading'; asked = review()) {
      const { corners } = asked;
      const read = await by.readBetween(corners);
      const shown = review();
      if (worker !== by || shown === null) break;
      if (shown.corners !== corners) continue;
      if (read.ok) {
        const cells = withSettled(reviewed(read.value.cells), shown.cells);
        change({ straight: read.value.straight, cells, notes: read.value.notes, again: null });
      } else change({ again: read.error.kind === 'badCorners' ? 'failed' : 'crashed' });
    }
  };

  const setByHand = (): void => {
    const failed = store.getState();
    if (failed.kind !== 'failed' || !failed.byHand || picture === null) return;
    begin([unread(picture)], 0, true);
    void judge();
  };

  return {
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
    chooseGrid(number) {
      const shown = review();
      const grid = shown?.grids[number];
      if (!shown || grid === undefined || number === shown.chosen) return;
      const { corners, turns, straight, cells, notes, cell, again } = shown;
      const left: ReviewedGrid = { corners, turns, straight, cells, notes, cell, again };
      change({ ...grid, grids: shown.grids.with(shown.chosen, left), chosen: number });
      void readAgain();
      void judge();
    },
    select: (cell) => change({ cell }),
    write(mark) {
      const shown = review();
      if (shown === null) return;
      change({ cells: withMark(shown.cells, shown.cell, mark) });
      void judge();
    },
    keepNotes: (keepsNotes) => change({ keepsNotes }),
    goToDoubtful(direction) {
      const shown = review();
      if (shown === null) return false;
      const cell = (direction === 'next' ? nextDoubtful : previousDoubtful)(shown.cells, shown.cell);
      if (cell !== null) change({ cell });
      return cell !== null;
    },
    mend(givens) {
      const shown = review();
      if (shown === null) return;
      const cells = withGivens(shown.cells, givens);
      const first = cells.findIndex((cell, i) => cell !== shown.cells[i]);
      change({ cells, cell: (first < 0 ? shown.cell : first) as Cell });
      void judge();
    },
    async turn() {
      setByHand();
      const shown = review();
      if (shown === null) return;
      const [a, b, c, d] = shown.corners;
      const cell = turnedFrom.indexOf(shown.cell) as Cell;
      const [cells, notes] = [turned(shown.cells), turned(shown.notes)];
      // Between corners that nobody has set there is nothing to read.
      const again = isUnread(shown) ? null : 'reading';
      change({ corners: [d, a, b, c], turns: shown.turns + 1, cells, notes, cell, again });
      await readAgain();
    },
    async moveCorners(corners) {
      change({ corners, again: 'reading' });
      await readAgain();
    },
    use() {
      const shown = review();
      if (shown === null) return;
      const notes = shown.keepsNotes ? notesIn(shown.cells, shown.notes) : null;
      const puzzle = { ...puzzleIn(shown.cells), notes, name: null };
      const undo = lay(boardFrom(puzzle, { kind: 'photo', name: null, at: now() }));
      notices.tell({ kind: 'usedPhoto' }, undo);
    },
  };
}
