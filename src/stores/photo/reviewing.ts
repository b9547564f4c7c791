import type { StoreApi } from 'zustand/vanilla';
import { type Cell, EMPTY_GRID, type Grid } from '../../sudoku/core';
import type { Repair } from '../../sudoku/doctor';
import type { Corners, Mark } from '../../sudoku/photo';
import type { PhotoWorker, Thread } from '../../worker';
import { newestQuestion } from '../shared/newestQuestion';
import { whileBusy } from '../shared/whileBusy';
import type { PhotoState, Review, ReviewedGrid } from './photoState';
import {
  nextDoubtful,
  previousDoubtful,
  puzzleIn,
  reviewed,
  withGivens,
  withMark,
  withSettled,
} from './review';
import { turnedGrid } from './reviewedGrid';

/** What the person does with what was read. Nothing happens while there is nothing to review. */
export interface ReviewActs {
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
  /**
   * Turns the grid by a quarter to the right and reads it again. The person's corrections turn with it. Where none was
   * found, the person then sets its corners in the turned picture.
   */
  turn(): Promise<void>;
  /** Moves the corners and reads the grid between them again. The person's corrections stay. */
  moveCorners(corners: Corners): Promise<void>;
}

export interface Reviewing extends ReviewActs {
  /** Asks how many solutions the givens have, and for what would mend them, unless both are known. */
  judge(): Promise<void>;
  /** Forgets what was asked about the givens. */
  forget(): void;
  /** Ends the work on questions too. */
  end(): void;
}

/** Reviewing what `worker` has read. */
export function createReviewing(
  store: StoreApi<PhotoState>,
  newThread: () => Thread,
  worker: () => PhotoWorker | null,
): Reviewing {
  // A thread of its own, so that questions about a photograph delay nothing else.
  let thread: Thread | null = null;
  const judging = newestQuestion();
  /** The givens for which the verdict was asked. */
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

  let isReadingAgain = false;
  const tellReadingAgain = (isReading: boolean): void => {
    isReadingAgain = isReading;
    // Only a mistake of ours leaves a grid unread.
    if (!isReading && review()?.again === 'reading') change({ again: 'crashed' });
  };
  /** Reads the chosen grid again, and again while its corners are moved or another moved grid is chosen meanwhile. */
  const readAgain = async (): Promise<void> => {
    const by = worker();
    if (by === null || isReadingAgain) return;
    await whileBusy(tellReadingAgain, () => readUntilStill(by));
    await judge();
  };
  const readUntilStill = async (by: PhotoWorker): Promise<void> => {
    for (let asked = review(); asked?.again === 'reading'; asked = review()) {
      const { corners } = asked;
      const read = await by.readBetween(corners);
      const shown = review();
      if (worker() !== by || shown === null) break;
      if (shown.corners !== corners) continue;
      if (read.ok) {
        const cells = withSettled(reviewed(read.value.cells), shown.cells);
        change({ straight: read.value.straight, cells, notes: read.value.notes, again: null });
      } else change({ again: read.error.kind === 'badCorners' ? 'failed' : 'crashed' });
    }
  };

  return {
    judge,
    forget() {
      judging.cancel();
      judged = null;
    },
    end() {
      thread?.dispose();
      thread = null;
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
      const shown = review();
      if (shown === null) return;
      const { corners, turns, cells, notes, cell, again } = turnedGrid(shown);
      change({ corners, turns, cells, notes, cell, again });
      await readAgain();
    },
    async moveCorners(corners) {
      change({ corners, again: 'reading' });
      await readAgain();
    },
  };
}
