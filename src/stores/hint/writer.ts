import { type Cell, type DigitSet, type Move, play } from '../../sudoku/core';
import { cellOf } from '../../sudoku/techniques';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import type { SettingsStore } from '../settings/settings';
import { canFill } from './explanation';
import { cellExplained, type HintState, type OpenHint, viewOf } from './state';

export interface WriterWorld {
  readonly game: Game;
  readonly selection: Selection;
  readonly settings: SettingsStore;
}

/** Writes on the board what a hint was asked to write. All of it can be undone. */
export interface Writer {
  /** Writes the digit that is explained: one move. */
  fill(): void;
  /** Writes the digits of cells and, unless `null`, notes in place of all there are: one move, to play on from. */
  playOn(cells: readonly Cell[], notes: readonly DigitSet[] | null): void;
  /** Takes moves back until no entry is wrong. Where that does not help, erases the wrong entries. */
  mend(): void;
}

export function createWriter({ game, selection, settings }: WriterWorld, getState: () => HintState): Writer {
  /** The move that writes the digits of cells; `null` where they are not known. */
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

/** The cell for the sake of which the one in view was solved first; `null` for none. */
function cellToReturnTo({ question, earlier }: OpenHint): Cell | null {
  const [from] = earlier;
  return question.kind === 'first' && from !== undefined ? cellExplained(from.view) : null;
}
