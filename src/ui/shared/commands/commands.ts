import { later } from '../../../parts';
import type { Mode, Stores } from '../../../stores';

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

export function createCommands(stores: Stores): Commands {
  const { game, notices, importing, answering, selection, screen, watch, hint, compare, doctor } = stores;
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
      if (isIn('watch')) return watch.back();
      if (isIn('hint')) return hint.escape();
      if (isIn('compare')) return compare.back();
      if (doctor.close()) return;
      stores.editor.dropPicked();
      selection.narrow();
    },
  };
}
