import { later } from '../../../parts';
import type { Mode, Stores } from '../../../stores';

/** Writes and copies links. It loads after the first screen. */
export const loadCopyLink = later(() => import('./copyLink'), 'copyLink');

/** The commands of keys and of the first screen's buttons; moreCommands.ts has the others. */
export interface Commands {
  solve(): void;
  watch(): void;
  hint(): void;
  /** Opens the comparison of strategies, or closes it. */
  compare(): void;
  undo(): void;
  redo(): void;
  /** Imports from the clipboard; opens the dialog if the browser refuses. */
  paste(): Promise<void>;
  openFile(): void;
  /** Puts a new puzzle of the last chosen level on the board. */
  newPuzzle(): void;
  emptyBoard(): void;
  /** Copies a link to the puzzle, to the moment in Watch, or to the comparison. */
  copyLink(): Promise<void>;
  /**
   * Does the first of these that applies: stops the running job; closes a passing notice; goes back one level in Watch,
   * Hint or Compare; closes the doctor's panel; drops the picked digit and reduces the selection to one cell.
   */
  escape(): void;
}

export function createCommands(stores: Stores): Commands {
  const { acts, game, notices, importing, answering, selection, screen } = stores;
  const { watch, hint, compare, doctor, newPuzzle } = stores;
  const isIn = (mode: Mode): boolean => screen.store.getState().mode === mode;
  return {
    solve() {
      if (isIn('watch')) watch.leave();
      if (isIn('compare')) compare.leave();
      void answering.solve();
    },
    watch() {
      if (isIn('watch')) return watch.leave();
      if (isIn('hint')) hint.leave();
      game.setPhase('play');
      watch.start();
    },
    hint() {
      if (isIn('watch')) watch.leave();
      if (isIn('compare')) compare.leave();
      game.setPhase('play');
      hint.toggle();
    },
    compare() {
      if (isIn('compare')) return compare.leave();
      if (isIn('hint')) hint.leave();
      compare.start();
    },
    undo: game.undo,
    redo: game.redo,
    async paste() {
      await acts.during('reading', async (signal) => {
        const text = await clipboardText();
        if (signal.aborted) return;
        if (text === null || text.trim() === '') importing.ask(text === null);
        else await importing.offer(text, { kind: 'pasted' });
      });
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
    newPuzzle: () => void newPuzzle.next(),
    emptyBoard: importing.emptyBoard,
    copyLink: async () => (await loadCopyLink())(stores),
    escape() {
      if (acts.stop() || answering.stop() || newPuzzle.stop()) return;
      if (notices.closePassing()) return;
      if (isIn('watch')) return watch.back();
      if (isIn('hint')) return hint.escape();
      if (isIn('compare')) return compare.back();
      if (doctor.close()) return;
      stores.editor.dropPicked();
      selection.narrow();
    },
  };
}

/** The text of the clipboard; `null` if the browser refuses it. */
async function clipboardText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}
