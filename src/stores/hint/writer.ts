import { type Cell, type DigitSet, type Move, play } from '../../sudoku/core';
import { cellOf } from '../../sudoku/techniques';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import type { SettingsStore } from '../settings/settings';
import { canFill } from './explanation';
import { cellExplained, type HintState, type OpenHint, viewOf } from './state';

export interface WriterNeeds {
  readonly game: Game;
  readonly selection: Selection;
  readonly settings: SettingsStore;
}

/** Writes on the board for a hint. Everything can be undone. */
export interface Writer {
  /** Writes the explained digit in one move. */
  fill(): void;
  /**
   * Writes the digits of `cells` in one move, so that the player can go on. If `notes` is not `null`, it replaces all
   * notes.
   */
  playOn(cells: readonly Cell[], notes: readonly DigitSet[] | null): void;
  /** Undoes moves until no entry is wrong. If that is impossible, erases the wrong entries. */
  mend(): void;
}

export function createWriter({ game, selection, settings }: WriterNeeds, getState: () => HintState): Writer {
  /** The move that writes the digits of cells; `null` if the solution is unknown. */
  const moveFor = (cells: readonly Cell[]): Move | null => {
    const state = getState();
    const solution = state.kind === 'open' ? state.solution : null;
    return solution && { kind: 'reveal', cells, solution, strike: settings.getState().strikeNotes };
  };

  return {
    fill() {
      const state = getState();
      if (state.kind === 'closed' || state.view?.kind !== 'explanation' || !canFill(state.view)) return;
      const { subject, steps } = state.view;
      const cells = subject.kind === 'cell' ? [subject.cell] : (steps.at(-1)?.places.map(cellOf) ?? []);
      const move = moveFor(cells);
      if (move === null) return;
      const home = cellToReturnTo(state);
      const [first] = cells;
      // What comes next is about the cell that was written, wherever that was.
      if (first !== undefined) selection.select(first);
      game.play(move, 'play');
      if (home !== null) selection.select(home);
    },
    playOn(cells, notes) {
      const move = moveFor(cells);
      if (move === null) return;
      if (notes === null) game.play(move, 'play');
      else game.play({ kind: 'import', board: { ...play(game.now().board, move), notes } }, 'play');
    },
    mend() {
      const view = viewOf(getState());
      if (view?.kind !== 'remark' || view.remark.kind !== 'wrong') return;
      const { back, cells } = view.remark;
      if (back === null) game.play({ kind: 'erase', cells });
      else for (let move = 0; move < back; move++) game.undo();
    },
  };
}

/** The cell whose explanation asked to solve the one in view first; `null` for none. */
function cellToReturnTo({ question, earlier }: OpenHint): Cell | null {
  const [from] = earlier;
  return question.kind === 'first' && from !== undefined ? cellExplained(from.view) : null;
}
