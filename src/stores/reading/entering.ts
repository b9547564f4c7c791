import type { StoreApi } from 'zustand/vanilla';
import {
  type Board,
  CELLS,
  type Cell,
  countFilled,
  EMPTY_GRID,
  type Grid,
  type Puzzle,
} from '../../sudoku/core';
import type { Choice, Reading, ReadingError } from '../../sudoku/formats';
import type { SolutionCount, Thread } from '../../worker';
import type { VerdictState } from '../answer/verdict';
import type { ManyContent } from '../many/many';
import type { NoticeAction } from '../page/notices';
import { newestQuestion } from '../shared/newestQuestion';
import {
  boardFrom,
  type Importing,
  type ImportingState,
  type ImportingWorld,
  LONGEST_TEXT,
  type Source,
  type TextRead,
} from './importing';

/** A puzzle that may be meant, with, it may be, one cell in doubt. */
export interface Draft {
  readonly puzzle: Puzzle;
  readonly doubtful: Cell | null;
  /** Of a few boards to choose from, how many solutions each has, and which is likeliest to be wanted. */
  readonly judged?: readonly BoardState[];
  readonly preferred?: number;
}

/** What a board is to who chooses: solved already, or a puzzle with so many solutions. */
export type BoardState = 'solved' | SolutionCount;

/** Of no more boards than these each is judged: a note has few, a list of puzzles many. */
const MOST_JUDGED = 12;

/** What is shown of a text that is not one puzzle; `null` where there is nothing, or it is no longer wanted. */
async function draftOf(
  reading: Exclude<Reading, { readonly kind: 'one' }>,
  thread: Thread,
  isWanted: () => boolean,
): Promise<Draft | null> {
  if (reading.kind === 'refused') return mendedOf(reading.error, thread, isWanted);
  const boards = reading.choices.map(({ puzzle }) => puzzle.givens);
  if (reading.total > MOST_JUDGED) return null;
  const reply = await thread.ask('judge', { boards });
  if (!reply.ok) return null;
  const judged = reply.value.map(
    (count, index): BoardState =>
      count === 'one' && countFilled(boards[index] ?? EMPTY_GRID) === CELLS.length ? 'solved' : count,
  );
  const likeliest = judged.indexOf('one');
  const preferred = Math.max(0, likeliest < 0 ? judged.findIndex((state) => state !== 'solved') : likeliest);
  const puzzle = reading.choices[preferred]?.puzzle;
  return puzzle === undefined ? null : { puzzle, doubtful: null, judged, preferred };
}

/**
 * What the two likeliest repairs of a refused text agree on, `null` where none leaves one puzzle, or where it is no longer
 * wanted. The cell they differ in is in doubt.
 */
async function mendedOf(
  { repairs }: ReadingError,
  thread: Thread,
  isWanted: () => boolean,
): Promise<Draft | null> {
  const mended: Puzzle[] = [];
  for (const { text } of repairs.slice(0, 2)) {
    if (!isWanted()) return null;
    const reply = await thread.ask('read', { text });
    if (reply.ok && reply.value.kind === 'one') mended.push(reply.value.choice.puzzle);
  }
  const [puzzle, other = puzzle] = mended;
  if (puzzle === undefined) return null;
  const differing = CELLS.filter((cell) => puzzle.givens[cell] !== other?.givens[cell]);
  return { puzzle, doubtful: differing.length === 1 ? (differing[0] ?? null) : null };
}

/**
 * Looks at a text once more if the puzzle read from it, which is on the board, is no proper one: tells what is odd about the
 * reading, and offers the others. Given up where the board becomes another.
 */
async function lookAgain(
  { game, verdict, notices, workThread }: ImportingWorld,
  { text, before, source }: TextRead,
  choice: Choice,
): Promise<void> {
  const { board } = game.now();
  if (board.givens !== choice.puzzle.givens) return;
  const until = new AbortController();
  const { signal } = until;
  const unfollow = game.store.subscribe(() => {
    if (game.now().board !== board) until.abort();
  });
  try {
    const { kind } = await judged(verdict, board.givens, signal);
    if (signal.aborted || (kind !== 'none' && kind !== 'clash' && kind !== 'many')) return;
    const reply = await workThread.ask('reread', { text, before, choice }, { signal });
    if (!reply.ok) return;
    const { oddities, others } = reply.value;
    if (oddities.length === 0 && others.length === 0) return;
    const about = { text, before, source };
    notices.tell(
      { kind: 'oddImport', verdict: kind, oddities, others: others.slice(0, MOST_OFFERED), of: about },
      { actions: ['showText', 'undo'], lasting: true },
    );
  } finally {
    unfollow();
  }
}

/** Of more readings than these nobody chooses one in passing. */
const MOST_OFFERED = 3;

/** The verdict of some givens, once it is known; of no use where it is given up before. */
function judged(
  verdict: StoreApi<VerdictState>,
  givens: Grid,
  signal: AbortSignal,
): Promise<VerdictState['verdict']> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = verdict.getState();
      if (!signal.aborted && (state.stale || state.givens !== givens)) return;
      unfollow();
      resolve(state.verdict);
    };
    const unfollow = verdict.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}

/** The largest files whose puzzles are solved, in bytes. */
const FILE_LIMIT = 268_435_456;

/** What some files hold: a text, or what is long enough to be solved as many puzzles. */
type Files = FilesRead | { readonly problem: { readonly kind: 'fileTooLarge' | 'cannotReadFile' } };

interface FilesRead {
  readonly content: ManyContent;
  readonly source: Source;
  readonly problem?: undefined;
}

/** Reads files, one at least. Only a short one alone is read as text, and none while `many` puzzles are being solved. */
async function readFiles(files: readonly File[], many: boolean): Promise<Files> {
  const size = files.reduce((sum, { size }) => sum + size, 0);
  if (size > FILE_LIMIT) return { problem: { kind: 'fileTooLarge' } };
  const source = { kind: 'file', name: files.map(({ name }) => name).join(', ') } as const;
  const [file, more] = files;
  if (file === undefined || more !== undefined || size > LONGEST_TEXT || many)
    return { content: files, source };
  try {
    return { content: await file.text(), source };
  } catch {
    return { problem: { kind: 'cannotReadFile' } };
  }
}

/** Of more puzzles than this nobody chooses one. */
const MOST_TO_CHOOSE = 1000;

interface ReaderWorld extends ImportingWorld {
  readonly store: StoreApi<ImportingState>;
  /** Lays a board in place of the one there is, and returns what a notice can offer. */
  readonly lay: (board: Board) => { readonly actions: readonly NoticeAction[] };
}

/** What is done with texts: the part of `Importing` that reads them. */
export interface Reader extends Pick<Importing, 'offer' | 'offerFiles' | 'accept' | 'solveAll' | 'cancel'> {
  /** Reads the text in the dialog anew; `before` is what it was before it was mended. */
  edit(text: string, before?: string | null): Promise<void>;
}

/** Reads the texts that are offered to an importing. */
export function createReader(world: ReaderWorld): Reader {
  const { store, lay, screen, notices, many, workThread: thread, now } = world;
  const asking = newestQuestion(() => store.setState({ working: false }));

  /** The reading of a text, or `null` if a newer text took its place or the worker failed. */
  const read = async (text: string): Promise<Reading | null> => {
    store.setState({ working: true });
    const reply = await asking.ask((signal) => thread.ask('read', { text }, { signal }));
    if (reply === null) return null;
    if (reply.ok) return reply.value;
    notices.tell({ kind: 'workerFailed' });
    return null;
  };

  /** Shows a reading in the dialog, and then what it takes longer to find out of it. */
  const show = async (reading: Reading): Promise<void> => {
    store.setState({ reading, draft: null });
    if (reading.kind === 'one') return;
    const isWanted = (): boolean => store.getState().reading === reading;
    const draft = await draftOf(reading, thread, isWanted);
    if (isWanted()) store.setState({ draft });
  };

  const accept = (choice: Choice, of: TextRead = store.getState()): void => {
    const { text, reading } = store.getState();
    const { source } = of;
    const left = text !== of.text || reading === null || reading.kind === 'refused' ? null : reading.left;
    const name = choice.puzzle.name ?? (source.kind === 'file' ? source.name : null);
    const undo = lay(boardFrom(choice.puzzle, { kind: source.kind, name, at: now() }));
    notices.tell({ kind: 'imported', choice, left }, undo);
    void lookAgain(world, of, choice);
  };

  const solveAll = (content: ManyContent, source: Source): void => {
    asking.cancel();
    store.setState({ text: '', before: null, reading: null, draft: null });
    many.offer({ content, name: source.kind === 'file' ? source.name : null });
  };

  const isSolvingMany = (): boolean => screen.store.getState().dialog === 'many';

  const offer = async (text: string, source: Source): Promise<void> => {
    if (text.length > LONGEST_TEXT || isSolvingMany()) return solveAll(text, source);
    store.setState({ text, before: null, source, reading: null, draft: null });
    const reading = await read(text);
    if (reading === null) return;
    if (isTooLong(reading)) return solveAll(text, source);
    void show(reading);
    if (reading.kind === 'one') accept(reading.choice);
    else if (reading.kind === 'several' && reading.total > MOST_TO_CHOOSE) solveAll(text, source);
    else screen.open('paste');
  };

  const edit = async (text: string, before: string | null = null): Promise<void> => {
    if (text.length > LONGEST_TEXT) return solveAll(text, store.getState().source);
    store.setState({ text, before });
    if (text.trim() === '') {
      asking.cancel();
      store.setState({ reading: null, draft: null });
      return;
    }
    const reading = await read(text);
    if (reading === null) return;
    if (isTooLong(reading)) return solveAll(text, store.getState().source);
    await show(reading);
  };

  const offerFiles = async (files: readonly File[]): Promise<void> => {
    if (files.length === 0) return;
    const read = await readFiles(files, isSolvingMany());
    if (read.problem !== undefined) notices.tell(read.problem);
    else if (typeof read.content === 'string') await offer(read.content, read.source);
    else solveAll(read.content, read.source);
  };

  return {
    offer,
    offerFiles,
    accept,
    cancel: asking.cancel,
    edit,
    solveAll() {
      const { text, source } = store.getState();
      solveAll(text, source);
    },
  };
}

/** Whether a text is no page or file with a board in it, and too long to be a puzzle. */
const isTooLong = (reading: Reading): boolean =>
  reading.kind === 'refused' && reading.error.kind === 'tooLarge';
