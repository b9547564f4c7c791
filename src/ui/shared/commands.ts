import { later } from '../../parts';
import type { Stores } from '../../stores';
import {
  type Board,
  CELLS,
  digitAt,
  EMPTY_GRID,
  type Grid,
  gridFrom,
  isSolution,
  type Puzzle,
  visibleOf,
} from '../../sudoku/core';
import { writeLines } from '../../sudoku/formats';

/** Writes links: nobody copies one before the page is there. */
export const loadCopyLink = later(() => import('./copyLink'), 'copyLink');

/** What a key, or a button of the first screen, can ask for; moreCommands.ts has the rest. */
export interface Commands {
  solve(): void;
  watch(): void;
  hint(): void;
  /** Opens the comparison of strategies, or leaves it. */
  compare(): void;
  undo(): void;
  redo(): void;
  /** Reads the clipboard, or opens the dialog where the browser does not hand it over. */
  paste(): Promise<void>;
  openFile(): void;
  emptyBoard(): void;
  /** Of the puzzle, of the moment one watches, or of the comparison. */
  copyLink(): Promise<void>;
  /** Stops the job under way, else closes what is only news, else goes back from Watch or leaves one cell chosen. */
  escape(): void;
}

/** What of a board a text holds: the puzzle alone, with entries and notes, or with its answer. */
export type TextContent = 'givens' | 'entries' | 'answer';

/** The puzzle's answer: the one on the board, else the only one, `null` where neither is known. */
export function answerOf({ game, verdict }: Stores): Grid | null {
  const { board } = game.now();
  if (isSolved(board)) return visibleOf(board);
  const { verdict: judged, stale, givens } = verdict.getState();
  return judged.kind === 'one' && !stale && givens === board.givens ? judged.solution : null;
}

const isSolved = (board: Board): boolean => isSolution(visibleOf(board));

/** What one copies of the board as it is: the answer where that is what one sees, else what one has written. */
export const contentOf = (stores: Stores): TextContent =>
  isSolved(stores.game.now().board) ? 'answer' : 'entries';

/** What the board would be as a text; while the answer is not known, the puzzle alone stands for it. */
export function puzzleOf(stores: Stores, content: TextContent): Puzzle {
  const { givens, entries, notes } = stores.game.now().board;
  if (content === 'entries') return { givens, entries, notes, name: null };
  const answer = content === 'answer' ? answerOf(stores) : null;
  const filled = (grid: Grid): Grid =>
    gridFrom(CELLS.map((cell) => (digitAt(givens, cell) === null ? digitAt(grid, cell) : null)));
  return { givens, entries: answer === null ? EMPTY_GRID : filled(answer), notes: null, name: null };
}

/** The board as nine lines, for the clipboard. */
export const linesOf = (stores: Stores): string => writeLines(puzzleOf(stores, contentOf(stores)));

export function createCommands(stores: Stores): Commands {
  const { game, notices, importing, answering, selection, screen, watch, hint, compare, doctor } = stores;
  const isWatching = (): boolean => screen.store.getState().mode === 'watch';
  const isHinting = (): boolean => screen.store.getState().mode === 'hint';
  const isComparing = (): boolean => screen.store.getState().mode === 'compare';
  return {
    solve() {
      if (isWatching()) watch.leave();
      if (isComparing()) compare.leave();
      void answering.solve();
    },
    watch() {
      if (isWatching()) return watch.leave();
      if (isHinting()) hint.leave();
      game.setPhase('play');
      watch.start();
    },
    hint() {
      if (isWatching()) watch.leave();
      if (isComparing()) compare.leave();
      game.setPhase('play');
      hint.toggle();
    },
    compare() {
      if (isComparing()) return compare.leave();
      if (isHinting()) hint.leave();
      compare.start();
    },
    undo: game.undo,
    redo: game.redo,
    async paste() {
      let text: string;
      try {
        text = await navigator.clipboard.readText();
      } catch {
        importing.ask(true);
        return;
      }
      if (text.trim() === '') importing.ask();
      else await importing.offer(text, { kind: 'pasted' });
    },
    openFile() {
      const input = document.createElement('input');
      input.type = 'file';
      input.addEventListener('change', () => {
        const file = input.files?.[0];
        if (file !== undefined) void importing.offerFiles([file]);
      });
      input.click();
    },
    emptyBoard: importing.emptyBoard,
    copyLink: async () => (await loadCopyLink())(stores),
    escape() {
      if (answering.stop()) return;
      if (notices.closePassing()) return;
      if (isWatching()) return watch.back();
      if (isHinting()) return hint.escape();
      if (isComparing()) return compare.back();
      if (doctor.close()) return;
      stores.editor.dropPicked();
      selection.narrow();
    },
  };
}
