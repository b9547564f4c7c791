import type { Stores } from '../../../stores';
import { digitAt } from '../../../sudoku/core';
import { writeLines } from '../../../sudoku/formats';
import { useStores } from '../context';
import { puzzleOf } from './boardText';

/** The commands of menus and of buttons that load after the first screen. */
interface MoreCommands {
  /** Opens the doctor beside the board. */
  examine(): void;
  restart(): void;
  adopt(): void;
  check(): void;
  reveal(): void;
  /** Writes the candidates into every blank cell without notes. */
  fillNotes(): void;
  /** Erases all notes. */
  eraseNotes(): void;
  /** Copies the answer as nine lines. */
  copyAnswer(): Promise<void>;
}

export const useMoreCommands = (): MoreCommands => createMoreCommands(useStores());

function createMoreCommands(stores: Stores): MoreCommands {
  const { game, notices, answering, selection, screen, watch, hint, compare, doctor } = stores;
  return {
    examine() {
      const { mode } = screen.store.getState();
      if (mode === 'watch') watch.leave();
      if (mode === 'hint') hint.leave();
      if (mode === 'compare') compare.leave();
      doctor.open();
    },
    restart() {
      game.play({ kind: 'restart' });
      notices.tell({ kind: 'restarted' }, { actions: ['undo'] });
    },
    adopt() {
      game.play({ kind: 'adopt' });
      notices.tell({ kind: 'adopted' }, { actions: ['undo'] });
    },
    check: () => void answering.check(),
    reveal() {
      const { givens } = game.now().board;
      const { cells } = selection.store.getState();
      const open = cells.filter((cell) => digitAt(givens, cell) === null);
      void answering.reveal(open.length > 0 ? open : cells);
    },
    fillNotes: () => game.play({ kind: 'fillNotes' }),
    eraseNotes: () => game.play({ kind: 'pencil', all: false }),
    async copyAnswer() {
      try {
        await navigator.clipboard.writeText(writeLines(puzzleOf(stores, 'answer')));
        notices.tell({ kind: 'copied', what: 'answerLines' });
      } catch {
        notices.tell({ kind: 'cannotCopy' });
      }
    },
  };
}
