import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ExampleId } from '../i18n';
import { later, toldByView } from '../parts';
import {
  type Board,
  boardOf,
  type Cell,
  EMPTY_GRID,
  NO_NOTES,
  type Origin,
  type Puzzle,
} from '../sudoku/core';
import { type Choice, type Link, type Reading, type Repair, readLink } from '../sudoku/formats';
import type { Thread } from '../worker';
import type { Draft } from './entering';
import { EMPTY_BOARD, type Game } from './game';
import type { Many, ManyContent } from './many';
import type { NoticeAction, Notices } from './notices';
import type { Screen } from './screen';
import type { Selection } from './selection';
import type { VerdictState } from './verdict';

/** Where a text came from. */
export type Source = { readonly kind: 'pasted' } | { readonly kind: 'file'; readonly name: string };

export interface ImportingState {
  /** The text in the dialog. */
  readonly text: string;
  readonly source: Source;
  /** What it reads as; `null` while nothing has been read yet. */
  readonly reading: Reading | null;
  /** What a refused text would be once it is mended. */
  readonly draft: Draft | null;
  readonly working: boolean;
  /** The text before its last repair, `null` if it was not mended. */
  readonly before: string | null;
  /** The dialog was opened because the browser does not hand over the clipboard. */
  readonly refused: boolean;
}

export interface Importing {
  readonly store: StoreApi<ImportingState>;
  /**
   * Reads a text; exactly one reading goes on the board at once, anything else opens the dialog. Where the text is too
   * long for one puzzle, holds more than one can choose from, or many are being solved, all its puzzles are solved.
   */
  offer(text: string, source: Source): Promise<void>;
  /** Reads a file as text and offers it; of a large one, or of several at once, all puzzles are solved. */
  offerFiles(files: readonly File[]): Promise<void>;
  /** Opens the dialog on an empty text; `refused` if that is because the clipboard could not be read. */
  ask(refused?: boolean): void;
  /** The text in the dialog has changed: reads it again, the newest text winning. */
  edit(text: string): Promise<void>;
  /** Mends the text in the dialog. */
  mend(repair: Repair): Promise<void>;
  /** Puts a reading on the board and closes the dialog; `of` is the text it is of, by itself the one in the dialog. */
  accept(choice: Choice, of?: TextRead): void;
  /** Opens the dialog on a text. */
  show(text: string): Promise<void>;
  /** Solves all puzzles of the text in the dialog. */
  solveAll(): void;
  /** Ends a reading that takes long. */
  cancel(): void;
  openExample(puzzle: Puzzle, example: ExampleId): void;
  emptyBoard(): void;
  /** Opens the puzzle a link carries. Returns what else the link asks for, `null` if it has no puzzle. */
  openLink(link: string): Pick<Link, 'solve' | 'watch' | 'compare'> | null;
}

/** What one enters is read in more ways than the first screen needs. */
export const fetchEntering = later(() => import('./entering'));

/** What it needs of the app. */
export interface ImportingWorld {
  readonly game: Game;
  readonly selection: Selection;
  readonly screen: Screen;
  readonly notices: Notices;
  readonly many: Many;
  readonly verdict: StoreApi<VerdictState>;
  readonly workThread: Thread;
  readonly now: () => number;
}

/** The longest text that is read as one, in characters, and as a file in bytes. */
export const LONGEST_TEXT = 1_048_576;
/** Of more puzzles than this nobody chooses one. */
const MOST_TO_CHOOSE = 1000;

/** A text that was read. */
export type TextRead = Pick<ImportingState, 'text' | 'before' | 'source'>;

/** Everything that puts another puzzle on the board. Each is one move, so undo brings the old board back. */
export function createImporting(world: ImportingWorld): Importing {
  const { game, selection, screen, notices, many, workThread: thread, now } = world;
  const store = createStore<ImportingState>(() => ({
    text: '',
    source: { kind: 'pasted' },
    reading: null,
    draft: null,
    before: null,
    working: false,
    refused: false,
  }));
  let job: AbortController | null = null;

  const cancel = (): void => {
    job?.abort();
    job = null;
    store.setState({ working: false });
  };

  /** The reading of a text, or `null` if a newer text took its place or the worker failed. */
  const read = async (text: string): Promise<Reading | null> => {
    cancel();
    const mine = new AbortController();
    job = mine;
    store.setState({ working: true });
    const reply = await thread.ask('read', { text }, { signal: mine.signal });
    if (job !== mine) return null;
    job = null;
    store.setState({ working: false });
    if (reply.ok) return reply.value;
    notices.tell({ kind: 'workerFailed' });
    return null;
  };

  /** Shows a reading in the dialog, and then, where it is refused, what its likeliest repairs would make of it. */
  const show = async (reading: Reading): Promise<void> => {
    store.setState({ reading, draft: null });
    if (reading.kind !== 'refused') return;
    const { draftOf } = await fetchEntering();
    const isWanted = (): boolean => store.getState().reading === reading;
    const draft = await draftOf(reading.error, thread, isWanted);
    if (isWanted()) store.setState({ draft });
  };

  /** Lays a board in place of the one there is, and returns what a notice can offer: its undo, if it is another. */
  const lay = (board: Board): { readonly actions: readonly NoticeAction[] } => {
    const empty = board.givens === EMPTY_GRID && board.entries === EMPTY_GRID;
    const changed = game.play({ kind: 'import', board }, empty ? 'set' : 'play');
    selection.narrow();
    screen.close();
    return { actions: changed ? ['undo'] : [] };
  };

  const accept = (choice: Choice, of: TextRead = store.getState()): void => {
    const { text, reading } = store.getState();
    const { source } = of;
    const left = text !== of.text || reading === null || reading.kind === 'refused' ? null : reading.left;
    const name = choice.puzzle.name ?? (source.kind === 'file' ? source.name : null);
    const undo = lay(boardFrom(choice.puzzle, { kind: source.kind, name, at: now() }));
    notices.tell({ kind: 'imported', choice, left }, undo);
    void fetchEntering().then(({ lookAgain }) => lookAgain(world, of, choice), toldByView);
  };

  const solveAll = (content: ManyContent, source: Source): void => {
    cancel();
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
      cancel();
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
    const { readFiles } = await fetchEntering();
    const read = await readFiles(files, isSolvingMany());
    if (read.problem !== undefined) notices.tell(read.problem);
    else if (typeof read.content === 'string') await offer(read.content, read.source);
    else solveAll(read.content, read.source);
  };

  return {
    store,
    offer,
    accept,
    cancel,
    offerFiles,
    ask(refused = false) {
      cancel();
      store.setState({
        text: '',
        before: null,
        source: { kind: 'pasted' },
        reading: null,
        draft: null,
        refused,
      });
      screen.open('paste');
    },
    solveAll() {
      const { text, source } = store.getState();
      solveAll(text, source);
    },
    edit,
    mend: ({ text }) => edit(text, store.getState().text),
    async show(text) {
      screen.open('paste');
      await edit(text);
    },
    openExample(puzzle, example) {
      const undo = lay(boardFrom(puzzle, { kind: 'example', name: example, at: null }));
      notices.tell({ kind: 'openedExample', example }, undo);
    },
    emptyBoard() {
      const undo = lay(EMPTY_BOARD);
      selection.select(0 as Cell);
      notices.tell({ kind: 'emptied' }, undo);
    },
    openLink(text) {
      const link = readLink(text);
      if (link === null) {
        // A query may be for whoever serves the page; a hash with a key is for the page alone.
        if (/^#.*=/.test(text)) notices.tell({ kind: 'unknownLink' });
        return null;
      }
      if (!link.ok) {
        notices.tell({ kind: 'badLink', error: link.error }, { lasting: true });
        return null;
      }
      const { puzzle, newer, unknownKeys, entriesLeft } = link.value;
      const { board } = game.now();
      const other = board.givens !== puzzle.givens || board.entries !== puzzle.entries;
      const undo = other ? lay(boardFrom(puzzle, { kind: 'link', name: puzzle.name, at: now() })) : {};
      game.adoptExample();
      if (newer || unknownKeys.length > 0 || entriesLeft !== null)
        notices.tell({ kind: 'linkInPart', newer, keys: unknownKeys, entries: entriesLeft }, undo);
      else if (other) notices.tell({ kind: 'openedLink' }, undo);
      return link.value;
    },
  };
}

/** Whether a text is no page or file with a board in it, and too long to be a puzzle. */
const isTooLong = (reading: Reading): boolean =>
  reading.kind === 'refused' && reading.error.kind === 'tooLarge';

function boardFrom(puzzle: Puzzle, origin: Origin): Board {
  return {
    ...boardOf(puzzle.givens, origin),
    entries: puzzle.entries,
    notes: puzzle.notes ?? NO_NOTES,
  };
}
