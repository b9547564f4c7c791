import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Cell, EMPTY_GRID, type Grid } from '../../sudoku/core';
import type { Repair } from '../../sudoku/doctor';
import type { Corners, GridRead, Mark } from '../../sudoku/photo';
import {
  loadPhotoWorker,
  type PhotoFailure,
  type PhotoStage,
  type PhotoWorker,
  type SolutionCount,
  type Thread,
} from '../../worker';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import { boardFrom, type Lay } from '../reading/importingState';
import { newestQuestion } from '../shared/newestQuestion';
import {
  nextDoubtful,
  previousDoubtful,
  puzzleIn,
  type ReviewedCell,
  reviewed,
  withGivens,
  withMark,
  withSettled,
} from './review';

/** What reading photographs needs of the app. */
export interface PhotoWorld {
  readonly screen: Screen;
  readonly notices: Notices;
  readonly newThread: () => Thread;
  readonly now: () => number;
  readonly lay: Lay;
  /** Tests pass their own. */
  readonly loadPhotoWorker?: (() => Promise<() => PhotoWorker>) | undefined;
}

/** A photograph that was read, while a person looks it through. */
export interface Review {
  readonly kind: 'review';
  /** The photograph, upright. */
  readonly picture: ImageBitmap | null;
  /** The grids found in it, the likeliest first, and which of them is looked at. */
  readonly grids: readonly GridRead[];
  readonly chosen: number;
  /** Its corners in the photograph, as they have been moved. */
  readonly corners: Corners;
  readonly straight: Uint8Array;
  readonly cells: readonly ReviewedCell[];
  /** The cell that is looked at. */
  readonly cell: Cell;
  /** How many solutions the givens have; `null` until that is known. */
  readonly solutions: SolutionCount | null;
  /** Changes of the givens that leave one solution, the likeliest first. */
  readonly repairs: readonly Repair[];
  /** Whether the grid is being read again after a corner was moved, or why that failed. */
  readonly again: 'reading' | 'failed' | null;
}

export type PhotoState =
  | { readonly kind: 'start' }
  | { readonly kind: 'working'; readonly stage: PhotoStage }
  | { readonly kind: 'failed'; readonly why: PhotoFailure }
  | Review;

/** Reads photographs, and keeps what was read while it is looked through. Nothing of it outlives its dialog. */
export interface PhotoRun {
  readonly store: StoreApi<PhotoState>;
  /** Opens the dialog and reads a picture, in place of the one before. */
  offer(file: Blob): Promise<void>;
  /** Ends what is under way and forgets the photograph. */
  end(): void;
  chooseGrid(number: number): void;
  select(cell: Cell): void;
  /** Writes into the cell that is looked at. */
  write(mark: Mark): void;
  /** Goes to the next cell in doubt, or to the one before. Returns whether there is one. */
  goToDoubtful(direction: 'next' | 'previous'): boolean;
  /** Makes a change that the doctor proposes. */
  mend(givens: Grid): void;
  /** Moves the corners, and reads the grid between them. What a person has settled stays. */
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
}: PhotoWorld): PhotoRun {
  const store = createStore<PhotoState>(() => ({ kind: 'start' }));
  // A thread of its own: nothing else waits for what is asked about a photograph.
  let thread: Thread | null = null;
  let worker: PhotoWorker | null = null;
  const reading = newestQuestion();
  const judging = newestQuestion();
  /** The givens that the verdict is about. */
  let judged: Grid | null = null;

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

  const show = (grid: GridRead): Partial<Review> => {
    const cells = reviewed(grid.cells);
    return {
      corners: grid.corners,
      straight: grid.straight,
      cells,
      cell: nextDoubtful(cells, 80 as Cell) ?? (0 as Cell),
      again: null,
    };
  };

  const forget = (): void => {
    reading.cancel();
    judging.cancel();
    judged = null;
    worker?.dispose();
    worker = null;
    review()?.picture?.close();
  };
  const end = (): void => {
    forget();
    thread?.dispose();
    thread = null;
    store.setState({ kind: 'start' }, true);
  };

  const read = async (file: Blob, signal: AbortSignal): Promise<void> => {
    const newWorker = await load();
    if (signal.aborted) return;
    worker = newWorker();
    let picture: ImageBitmap | null = null;
    const found = await worker.read(file, {
      onStage: (stage) => store.setState({ kind: 'working', stage }, true),
      onPicture: (shown) => {
        picture = shown;
      },
    });
    if (signal.aborted) return;
    if (!found.ok) return store.setState({ kind: 'failed', why: found.error }, true);
    const [grid] = found.value;
    if (grid === undefined) return store.setState({ kind: 'failed', why: { kind: 'nothing' } }, true);
    const blank: Review = {
      kind: 'review',
      picture,
      grids: found.value,
      chosen: 0,
      corners: grid.corners,
      straight: grid.straight,
      cells: [],
      cell: 0 as Cell,
      solutions: null,
      repairs: [],
      again: null,
    };
    store.setState({ ...blank, ...show(grid) }, true);
  };

  return {
    store,
    end,
    async offer(file) {
      forget();
      store.setState({ kind: 'working', stage: 'opening' }, true);
      screen.open('photo');
      await reading.ask((signal) => read(file, signal));
      await judge();
    },
    chooseGrid(number) {
      const grid = review()?.grids[number];
      if (grid === undefined) return;
      change({ ...show(grid), chosen: number });
      void judge();
    },
    select: (cell) => change({ cell }),
    write(mark) {
      const shown = review();
      if (shown === null) return;
      change({ cells: withMark(shown.cells, shown.cell, mark) });
      void judge();
    },
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
    async moveCorners(corners) {
      const by = worker;
      if (by === null || review() === null) return;
      const isBusy = review()?.again === 'reading';
      change({ corners, again: 'reading' });
      // One reading at a time: the one under way is followed by one of where the corners are by then.
      if (isBusy) return;
      for (let asked: Corners | undefined; review()?.corners !== asked; ) {
        asked = review()?.corners;
        if (asked === undefined) return;
        const read = await by.readBetween(asked);
        const shown = review();
        if (worker !== by || shown === null) return;
        if (shown.corners !== asked) continue;
        if (read.ok) {
          const cells = withSettled(reviewed(read.value.cells), shown.cells);
          change({ corners: asked, straight: read.value.straight, cells, again: null });
        } else change({ again: 'failed' });
      }
      await judge();
    },
    use() {
      const shown = review();
      if (shown === null) return;
      const puzzle = { ...puzzleIn(shown.cells), notes: null, name: null };
      const undo = lay(boardFrom(puzzle, { kind: 'photo', name: null, at: now() }));
      notices.tell({ kind: 'usedPhoto' }, undo);
    },
  };
}
