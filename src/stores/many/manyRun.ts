import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  createTable,
  FINDINGS,
  type Finding,
  type Piece,
  piecesOf,
  type SolvedPiece,
  type Table,
  type TableFormat,
  tableText,
  type UnreadableRow,
} from '../../sudoku/many';
import { type Pool, poolSize, type Thread } from '../../worker';
import { type KeptFile, keepFile, keptFile } from '../saving/keptFiles';
import { streamOf } from '../shared/blobStream';
import { newestQuestion } from '../shared/newestQuestion';
import { nextTask } from '../shared/nextTask';
import type { ManyInput, ManyOffer, ManyWorld } from './many';
import { fileOf } from './manyFile';

export interface ManyState {
  /** How many runs there have been. */
  readonly runs: number;
  /** `stopped` by the person, `failed` where the file or a worker broke off; the rows so far stay. */
  readonly phase: 'empty' | 'running' | 'done' | 'stopped' | 'failed';
  /** The name of the file, `null` for a text. */
  readonly name: string | null;
  /** The file or text, as it is kept for when the page is loaded again. */
  readonly file: KeptFile | null;
  /** How much of the file is done, 0 to 1. */
  readonly done: number;
  /** Puzzles done, those still in the hands of a worker included. */
  readonly solved: number;
  /** Rows of the table, and of each finding. */
  readonly size: number;
  readonly sizes: Readonly<Record<Finding, number>>;
  readonly milliseconds: number;
  /** Up to how many solutions of a puzzle are counted. */
  readonly limit: number;
  /** The rows that are shown: those of one finding, or all. */
  readonly finding: Finding | null;
  /** Whether the file has more puzzles than the table can take. */
  readonly isCut: boolean;
  /** How much of the table is written to a file, 0 to 1; `null` while none is. */
  readonly saving: number | null;
}

/** What of a run is kept for when the page is loaded again. */
export interface KeptMany {
  readonly file: KeptFile;
  /** Up to how many solutions of each are counted. */
  readonly limit: number;
  /** The finding whose rows are shown, if it is one. */
  readonly finding?: string | null | undefined;
}

/** A run over a file of many puzzles, and the table it fills. */
export interface ManyRun {
  readonly store: StoreApi<ManyState>;
  /** The table of the run; it grows as long as the run goes on, and is another for the next run. */
  table(): Table;
  /** Solves all puzzles of what is offered; the newest offer counts. */
  offer(offered: ManyOffer): Promise<void>;
  /** The same for a file that was kept, with all that was chosen then; tells if it is there no more. */
  reopen(kept: KeptMany): Promise<void>;
  /** Shows the rows of one finding, or all. */
  show(finding: Finding | null): void;
  /** Solves all puzzles of a file. Ends the run before. Resolves at the end of the run. */
  start(input: ManyInput): Promise<void>;
  /** Ends the run, or the writing under way. */
  stop(): void;
  /** Counts up to another number of solutions: solves the file again, if there is one. */
  setLimit(limit: number): void;
  /** The text of the file that a row could not be read from. */
  textOf(row: UnreadableRow): Promise<string>;
  /** The table as a file, or `null` if it was stopped. */
  save(format: TableFormat, explain: (row: UnreadableRow) => string): Promise<Blob | null>;
}

/** A larger table is not filled: the rest of the file is left. */
const MOST_ROWS = 2_000_000;
/** Milliseconds between two changes of the state, and that writing takes without a pause. */
const REFRESH = 100;
const SLICE = 8;
/** Characters that are made a part of a file at once: what is in it need no longer be in memory. */
const PART = 1_048_576;

const NOTHING_YET = {
  done: 0,
  solved: 0,
  size: 0,
  sizes: { one: 0, none: 0, many: 0, unreadable: 0 },
  milliseconds: 0,
  isCut: false,
} as const;

export function createManyRun(
  { notices, screen, newThread, cores, now }: ManyWorld,
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
  let input: ManyInput | null = null;
  let table = createTable();
  /** The run or the writing under way. */
  const work = newestQuestion(() => store.setState({ saving: null }));
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
    const runs = store.getState().runs + 1;
    store.setState({ ...NOTHING_YET, runs, phase: 'running', name, file: kept });
    const phase = await work.ask(async (signal) => {
      const blob = await fileOf(content);
      if (signal.aborted) return null;
      input = { blob, name };
      if (kept === null) store.setState({ file: keepFile(blob, name) });
      const pool = createPool(poolSize(cores), newThread);
      signal.addEventListener('abort', pool.dispose);
      const end = await fill(table, blob, pool, signal);
      pool.dispose();
      return end;
    });
    if (phase === null) return;
    store.setState({ phase });
    notices.closeKind('manyGoOn');
    if (!isShown())
      notices.tell(
        { kind: 'manyEnded', puzzles: table.size, whole: phase === 'done' },
        { actions: ['showMany'], lasting: true },
      );
  }

  /** Fills a table with what a pool makes of a file. */
  async function fill(table: Table, blob: Blob, pool: Pool, signal: AbortSignal): Promise<'done' | 'failed'> {
    const since = now();
    const { limit } = store.getState();
    /* Pieces in the hands of the workers, with how many puzzles of them are done, and those that came too soon. */
    const atWork = new Map<Promise<void>, { puzzles: number }>();
    const early = new Map<number, { readonly solved: SolvedPiece; readonly piece: Piece }>();
    let asked = 0;
    let appended = 0;
    let bytes = 0;
    let failed = false;
    let shown = since;

    const show = (): void => {
      if (signal.aborted) return;
      shown = now();
      let solved = table.size;
      for (const { puzzles } of atWork.values()) solved += puzzles;
      for (const { solved: piece } of early.values()) solved += piece.records;
      const { size, sizes } = table;
      const done = blob.size === 0 ? 1 : bytes / blob.size;
      store.setState({ size, sizes, done, solved, milliseconds: shown - since });
    };
    const showNowAndThen = (): void => {
      if (now() - shown >= REFRESH) show();
    };
    const solve = async (piece: Piece, number: number, work: { puzzles: number }): Promise<void> => {
      const question = { bytes: piece.bytes, first: piece.at === 0, limit };
      const reply = await pool.ask('solveMany', question, {
        onProgress({ puzzles }) {
          work.puzzles = puzzles;
          showNowAndThen();
        },
      });
      if (signal.aborted) return;
      if (!reply.ok) {
        notices.tell({ kind: 'workerFailed' });
        failed = true;
        return;
      }
      work.puzzles = 0;
      early.set(number, { solved: reply.value, piece });
      for (let next = early.get(appended); next !== undefined; next = early.get(appended)) {
        table.append(next.solved, next.piece.at);
        bytes = next.piece.at + next.piece.bytes.length;
        early.delete(appended);
        appended++;
      }
      showNowAndThen();
    };

    try {
      for await (const piece of piecesOf(streamOf(blob))) {
        if (signal.aborted || failed) break;
        if (table.size >= MOST_ROWS) {
          store.setState({ isCut: true });
          break;
        }
        const work = { puzzles: 0 };
        const solving = solve(piece, asked++, work).finally(() => atWork.delete(solving));
        atWork.set(solving, work);
        // One piece for each worker to go on with when it is done.
        while (atWork.size >= 2 * pool.size && !signal.aborted) await Promise.race(atWork.keys());
      }
      await Promise.all(atWork.keys());
    } catch {
      // What is thrown here is thrown by the stream: the file is gone, or was changed.
      if (!signal.aborted) notices.tell({ kind: 'cannotReadFile' });
      failed = true;
    }
    if (!failed && !store.getState().isCut) bytes = blob.size;
    show();
    return failed ? 'failed' : 'done';
  }

  const save: ManyRun['save'] = (format, explain) => work.ask((signal) => write(format, explain, signal));

  /** Writes the table to a file, a slice at a time. */
  async function write(
    format: TableFormat,
    explain: (row: UnreadableRow) => string,
    signal: AbortSignal,
  ): Promise<Blob | null> {
    const parts: Blob[] = [];
    let text = '';
    let since = performance.now();
    store.setState({ saving: 0 });
    for (const { text: more, rows } of tableText(table, format, explain)) {
      text += more;
      if (text.length >= PART) {
        parts.push(new Blob([text]));
        text = '';
      }
      if (performance.now() - since < SLICE) continue;
      await nextTask();
      if (signal.aborted) return null;
      since = performance.now();
      store.setState({ saving: rows / table.size });
    }
    return new Blob([...parts, text]);
  }

  return {
    store,
    table: () => table,
    offer(offered) {
      store.setState({ finding: null });
      return offer(offered);
    },
    show: (finding) => store.setState({ finding }),
    async reopen({ file, limit, finding }) {
      const { file: before, phase } = store.getState();
      if (before?.key === file.key || phase === 'running') return;
      store.setState({ file, limit, finding: FINDINGS.find((known) => known === finding) ?? null });
      const found = await keptFile(file);
      if (store.getState().file !== file) return;
      if (found.ok) return offer({ content: [found.value], name: file.name }, file);
      store.setState({ file: null });
      notices.tell({ kind: 'fileNotKept', name: file.name, why: found.error });
    },
    start: ({ blob, name }) => offer({ content: [blob], name }),
    stop,
    setLimit(limit) {
      store.setState({ limit });
      if (input !== null) void offer({ content: [input.blob], name: input.name }, store.getState().file);
    },
    textOf: ({ start, end }) => (input?.blob ?? new Blob()).slice(start, end).text(),
    save,
  };
}
