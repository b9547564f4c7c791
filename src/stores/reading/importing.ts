import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ExampleId } from '../../i18n';
import { later } from '../../parts';
import { type Cell, EMPTY_GRID, type Puzzle } from '../../sudoku/core';
import { EMPTY_BOARD } from '../game/game';
import {
  boardFrom,
  type ImportingNeeds,
  type ImportingState,
  type Lay,
  type LinkWishes,
} from './importingState';
import { createReader, type Reader } from './reader';

export interface Importing extends Reader {
  readonly store: StoreApi<ImportingState>;
  /** Opens the dialog with an empty text; `refused` says that the clipboard could not be read. */
  ask(refused?: boolean): void;
  openExample(puzzle: Puzzle, example: ExampleId): void;
  readonly lay: Lay;
  emptyBoard(): void;
  /** Opens the puzzle of a link. Resolves with the link's other wishes, `null` if it has no puzzle. */
  openLink(link: string): Promise<LinkWishes | null>;
}

const NO_TEXT = { text: '', source: { kind: 'pasted' }, reading: null, draft: null } as const;

/** Reads links; loads with the first link. */
const fetchLinks = later(() => import('./links'));

/** All ways to put another puzzle on the board. Each is one move, so undo brings the old board back. */
export function createImporting(needs: ImportingNeeds): Importing {
  const { acts, game, selection, screen, notices } = needs;
  const store = createStore<ImportingState>(() => ({ ...NO_TEXT, working: false, refused: false }));
  const lay: Lay = (board) => {
    const empty = board.givens === EMPTY_GRID && board.entries === EMPTY_GRID;
    const changed = game.play({ kind: 'import', board }, empty ? 'set' : 'play');
    selection.rest(selection.store.getState().cursor);
    // Help and options may be open since before the puzzle arrived; they have nothing to do with it.
    const { dialog } = screen.store.getState();
    if (dialog !== 'shortcuts' && dialog !== 'options') screen.close();
    return { actions: changed ? ['undo'] : [] };
  };

  const reader = createReader({ ...needs, store, lay });
  /** Does something with the reader. What the player does next waits for it. */
  const reading = async (act: () => Promise<void>): Promise<void> => {
    await acts.during('reading', (signal) => {
      signal.addEventListener('abort', reader.cancel);
      return act();
    });
  };

  return {
    store,
    lay,
    offer: (text, source, html) => reading(() => reader.offer(text, source, html)),
    accept: (choice) => void reading(async () => reader.accept(choice)),
    cancel: () => reader.cancel(),
    offerFiles: (files) => reading(() => reader.offerFiles(files)),
    ask(refused = false) {
      reader.cancel();
      store.setState({ ...NO_TEXT, refused });
      screen.open('paste');
    },
    solveAll: () => void reading(async () => reader.solveAll()),
    edit: (text) => reading(() => reader.edit(text)),
    openExample(puzzle, example) {
      const undo = lay(boardFrom(puzzle, { kind: 'example', name: example, at: null }));
      notices.tell({ kind: 'openedExample', example }, undo);
    },
    emptyBoard() {
      const undo = lay(EMPTY_BOARD);
      selection.rest(0 as Cell);
      notices.tell({ kind: 'emptied' }, undo);
    },
    async openLink(text) {
      // A query may be meant for the server, so it needs `p=`. A hash with a key can only be meant for the page.
      if (!/[?&;]p=|^#.*=/.test(text)) return null;
      return acts.during('reading', async (signal) => {
        const { openLink } = await fetchLinks();
        return signal.aborted ? null : openLink(text, { ...needs, lay });
      });
    },
  };
}
