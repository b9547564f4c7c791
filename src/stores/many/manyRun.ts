import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createTable,
  FINDINGS,
  type Finding,
  type Table,
  type TableFormat,
  type UnreadableRow,
} from '../../sudoku/many';
import { type Pool, poolSize, type Thread } from '../../worker';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import { newestQuestion } from '../shared/newestQuestion';
import { whileBusy } from '../shared/whileBusy';
import type { Database } from '../storage/database';
import { createFiles, type KeptFile } from '../storage/files';
import { type FillEnd, fillTable } from './fillTable';
import { fileOf, type ManyInput, type ManyOffer } from './manyFile';
import type { ManyState } from './manyState';
import { type RowOrder, type RowRatings, rateRows, rowsInOrder } from './rateRows';
import { writeTable } from './writeTable';

/** What a run needs from the app. */
export interface ManyNeeds {
  readonly notices: Notices;
  readonly screen: Screen;
  readonly database: Database;
  readonly newThread: () => Thread;
  readonly cores: number;
  readonly now: () => number;
}

/** What is stored about a run for a reload of the page. */
export interface KeptMany {
  readonly file: KeptFile;
  /** At most this many solutions of a puzzle are counted. */
  readonly limit: number;
  /** The name of the finding whose rows are shown. An unknown name shows all rows. */
  readonly finding?: string | null | undefined;
}

/** A run over a file of many puzzles, and the table it fills. */
export interface ManyRun {
  readonly store: StoreApi<ManyState>;
  /** The table of the present run. It grows during the run; the next run has a new table. */
  table(): Table;
  /** Solves all puzzles that are offered. Ends the run before. */
  offer(offered: ManyOffer): Promise<void>;
  /** Solves a stored file again, with the choices stored with it. If the file is gone, shows a notice. */
  reopen(kept: KeptMany): Promise<void>;
  /** The stored files that were opened last, newest first. */
  lastFiles(): Promise<readonly KeptFile[]>;
  /** Shows the rows of one finding, or all rows for `null`. */
  show(finding: Finding | null): void;
  /** Rates the rows that have one solution. */
  rate(): Promise<void>;
  /** The rating of a row, by its index; `undefined` if it has none. */
  ratingOf(index: number): ReturnType<RowRatings['get']>;
  /** Lists the rows in another order. */
  sort(order: RowOrder): void;
  /** The index of the n-th row of those listed. */
  rowAt(): (n: number) => number;
  /** Solves all puzzles of a file. Ends the run before. Resolves at the end of the run. */
  start(input: ManyInput): Promise<void>;
  /** Ends the run, or the writing of the table. */
  stop(): void;
  /** Sets how many solutions are counted at most, and solves the file again, if there is one. */
  setLimit(limit: number): void;
  /** The part of the file's text that a row could not be read from. */
  textOf(row: UnreadableRow): Promise<string>;
  /** The table as a file, or `null` if it was stopped. */
  save(format: TableFormat, explain: (row: UnreadableRow) => string): Promise<Blob | null>;
}

/**
 * How many workers solve a file. Feeding them is little work for the page, so of two cores both are used, and the system
 * shares them.
 */
const solvers = (cores: number): number => (cores === 2 ? 2 : poolSize(cores));

const NOTHING_YET = {
  done: 0,
  solved: 0,
  size: 0,
  sizes: { one: 0, none: 0, many: 0, unreadable: 0 },
  milliseconds: 0,
  isCut: false,
  rating: null,
  rated: 0,
  order: 'file',
} as const;

export function createManyRun(
  { notices, screen, database, newThread, cores, now }: ManyNeeds,
  createPool: (size: number, newThread: () => Thread) => Pool,
): ManyRun {
  const store = createStore<ManyState>(() => ({
    runs: 0,
    phase: 'empty',
    name: null,
    file: null,
    limit: 100,
    finding: null,
    saving: null,
    ...NOTHING_YET,
  }));
  const files = createFiles(database);
  let input: ManyInput | null = null;
  let table = createTable();
  let ratings: RowRatings = new Map();
  /** The present run, or the present writing of the table. */
  const work = newestQuestion(() => store.setState({ saving: null, rating: null }));
  const isShown = (): boolean => screen.store.getState().dialog === 'many';
  screen.store.subscribe((_, before) => {
    if (isShown()) {
      notices.closeKind('manyGoOn');
      notices.closeKind('manyEnded');
    } else if (before.dialog === 'many' && store.getState().phase === 'running')
      notices.tell({ kind: 'manyGoOn' }, { actions: ['showMany'], lasting: true });
  });

  function stop(): void {
    work.cancel();
    if (store.getState().phase === 'running') {
      const { size, sizes } = table;
      store.setState({ phase: 'stopped', size, sizes, solved: size });
    }
  }

  async function offer({ content, name }: ManyOffer, kept: KeptFile | null = null): Promise<void> {
    stop();
    input = null;
    table = createTable();
    ratings = new Map();
    const runs = store.getState().runs + 1;
    let end: FillEnd | null = null;
    const run = async (): Promise<void> => {
      end = await work.ask(async (signal) => {
        const blob = await fileOf(content);
        if (signal.aborted) return null;
        input = { blob, name };
        if (kept === null) store.setState({ file: files.keep(blob, name) });
        return fill(blob, signal);
      });
    };
    await whileBusy((isRunning) => {
      if (isRunning) store.setState({ ...NOTHING_YET, runs, phase: 'running', name, file: kept });
      // A run that was stopped or replaced has ended already.
      else if (store.getState().runs === runs && store.getState().phase === 'running') tellEnd(end);
    }, run);
  }

  async function fill(blob: Blob, signal: AbortSignal): Promise<FillEnd> {
    const pool = createPool(solvers(cores), newThread);
    signal.addEventListener('abort', pool.dispose);
    const { limit } = store.getState();
    try {
      return await fillTable(table, blob, { pool, limit, signal, now, onProgress: store.setState });
    } finally {
      pool.dispose();
    }
  }

  /** Tells how a run has ended; `null` if that was a mistake of ours, which is reported by itself. */
  function tellEnd(end: FillEnd | null): void {
    if (end !== null && end !== 'done') notices.tell({ kind: end });
    const phase = end === 'done' ? 'done' : 'failed';
    store.setState({ phase });
    notices.closeKind('manyGoOn');
    if (!isShown())
      notices.tell(
        { kind: 'manyEnded', found: table.sizes, whole: phase === 'done' },
        { actions: ['showMany'], lasting: true },
      );
  }

  return {
    store,
    table: () => table,
    offer(offered) {
      store.setState({ finding: null });
      return offer(offered);
    },
    show: (finding) => store.setState({ finding }),
    async rate() {
      store.setState({ rating: 0 });
      const show = (rating: number | null): void => store.setState({ rating, rated: ratings.size });
      const done = await work.ask(async (signal) => {
        const pool = createPool(poolSize(cores), newThread);
        signal.addEventListener('abort', pool.dispose);
        await rateRows(table, ratings, { pool, signal, now, onProgress: show }).finally(pool.dispose);
        return true;
      });
      if (done) show(null);
    },
    ratingOf: (index) => ratings.get(index),
    sort: (order) => store.setState({ order }),
    rowAt() {
      const { finding, order } = store.getState();
      return rowsInOrder(table, finding, order, ratings);
    },
    async reopen({ file, limit, finding }) {
      const { file: before, phase } = store.getState();
      if (before?.key === file.key || phase === 'running') return;
      store.setState({ file, limit, finding: FINDINGS.find((known) => known === finding) ?? null });
      const found = await files.content(file);
      if (store.getState().file !== file) return;
      if (found.ok) return offer({ content: [found.value], name: file.name }, file);
      store.setState({ file: null });
      notices.tell({ kind: 'fileNotKept', name: file.name, why: found.error });
    },
    lastFiles: async () => (await files.all()).map(({ key, name, bytes }) => ({ key, name, bytes })),
    start: ({ blob, name }) => offer({ content: [blob], name }),
    stop,
    setLimit(limit) {
      store.setState({ limit });
      if (input !== null) void offer({ content: [input.blob], name: input.name }, store.getState().file);
    },
    textOf: ({ start, end }) => (input?.blob ?? new Blob()).slice(start, end).text(),
    save: (format, explain) =>
      work.ask((signal) =>
        writeTable(table, format, explain, signal, (saving) => store.setState({ saving })),
      ),
  };
}
