import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ExampleId } from '../../i18n';
import { later } from '../../parts';
import {
  type Board,
  boardOf,
  type Cell,
  EMPTY_GRID,
  NO_NOTES,
  type Origin,
  type Puzzle,
} from '../../sudoku/core';
import { type Choice, type Link, type Reading, type Repair, readLink } from '../../sudoku/formats';
import type { Thread } from '../../worker';
import type { VerdictState } from '../answer/verdict';
import { EMPTY_BOARD, type Game } from '../game/game';
import type { Selection } from '../game/selection';
import type { Many } from '../many/many';
import type { NoticeAction, Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { Draft, Reader } from './entering';

/** Where a text came from. */
export type Source = { readonly kind: 'pasted' } | { readonly kind: 'file'; readonly name: string };

export interface ImportingState {
  /** The text in the dialog. */
  readonly text: string;
  readonly source: Source;
  /** What it reads as; `null` while nothing has been read yet. */
  readonly reading: Reading | null;
  /** What a refused text would be once it is mended; of several boards, what is known of them. */
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
/** A text that was read. */
export type TextRead = Pick<ImportingState, 'text' | 'before' | 'source'>;

/** Everything that puts another puzzle on the board. Each is one move, so undo brings the old board back. */
export function createImporting(world: ImportingWorld): Importing {
  const { game, selection, screen, notices, now } = world;
  const store = createStore<ImportingState>(() => ({
    text: '',
    source: { kind: 'pasted' },
    reading: null,
    draft: null,
    before: null,
    working: false,
    refused: false,
  }));
  /** Lays a board in place of the one there is, and returns what a notice can offer: its undo, if it is another. */
  const lay = (board: Board): { readonly actions: readonly NoticeAction[] } => {
    const empty = board.givens === EMPTY_GRID && board.entries === EMPTY_GRID;
    const changed = game.play({ kind: 'import', board }, empty ? 'set' : 'play');
    selection.narrow();
    screen.close();
    return { actions: changed ? ['undo'] : [] };
  };

  let reader: Reader | undefined;
  /** Has something done by what reads texts; at once where that is there. */
  const reading = <T>(act: (reader: Reader) => T): T | Promise<T> => {
    const begin = ({ createReader }: typeof import('./entering')): T => {
      reader ??= createReader({ ...world, store, lay });
      return act(reader);
    };
    return fetchEntering.here === undefined ? fetchEntering().then(begin) : begin(fetchEntering.here);
  };

  return {
    store,
    offer: async (text, source) => reading((reader) => reader.offer(text, source)),
    accept: (choice, of) => void reading((reader) => reader.accept(choice, of)),
    cancel: () => reader?.cancel(),
    offerFiles: async (files) => reading((reader) => reader.offerFiles(files)),
    ask(refused = false) {
      reader?.cancel();
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
    solveAll: () => void reading((reader) => reader.solveAll()),
    edit: async (text) => reading((reader) => reader.edit(text)),
    mend: async ({ text }) => reading((reader) => reader.edit(text, store.getState().text)),
    async show(text) {
      screen.open('paste');
      await reading((reader) => reader.edit(text));
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

/** A board with what a text can carry. */
export function boardFrom(puzzle: Puzzle, origin: Origin): Board {
  return {
    ...boardOf(puzzle.givens, origin),
    entries: puzzle.entries,
    notes: puzzle.notes ?? NO_NOTES,
  };
}
