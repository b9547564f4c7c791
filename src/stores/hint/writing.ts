import { type Cell, type DigitSet, type Grid, type Move, play } from '../../sudoku/core';
import { cellOf } from '../../sudoku/techniques';
import type { HintWorld } from '.';
import { cellOfPage, type HintState, type Sheet } from './sheet';
import { canFill } from './told';

/** What hints write on the board, each time because it was asked for. All of it can be undone. */
export interface Writing {
  /** Writes what was asked for: one move. */
  fill(): void;
  /** Writes the digits of cells and, unless `null`, notes in place of all there are: one move, to play on from. */
  playOn(cells: readonly Cell[], notes: readonly DigitSet[] | null): void;
  /** Takes moves back until no entry is wrong, or clears the wrong ones where the past has no such moment. */
  mend(): void;
}

/** `solutionNow` is the only solution of the puzzle; without one nothing is written. */
export function createWriting(
  { game, selection, settings }: Pick<HintWorld, 'game' | 'selection' | 'settings'>,
  { store, begun }: Sheet,
  solutionNow: () => Grid | null,
): Writing {
  /** Writes the digits of cells; `null` where they are not known. */
  const moveFor = (cells: readonly Cell[]): Move | null => {
    const solution = solutionNow();
    return solution && { kind: 'reveal', cells, solution, strike: settings.getState().strikeNotes };
  };
  /** Whoever is quicker than the answer is not asked again: it is written as it comes, unless something else was asked. */
  const fillWhenFound = (): void => {
    const question = begun();
    const stop = store.subscribe(({ view }) => {
      if (view?.kind === 'finding' && begun() === question) return;
      stop();
      if (begun() === question) fill();
    });
  };

  function fill(): void {
    const { view } = store.getState();
    if (view?.kind === 'finding') fillWhenFound();
    if (view?.kind !== 'told' || !canFill(view)) return;
    const { subject, steps } = view;
    const cells = subject.kind === 'cell' ? [subject.cell] : (steps.at(-1)?.places.map(cellOf) ?? []);
    const move = moveFor(cells);
    if (move === null) return;
    const home = cellToReturnTo(store.getState());
    game.play(move, 'play');
    // What has been solved first was asked about for the sake of another cell.
    if (home !== null) selection.select(home);
  }

  return {
    fill,
    playOn(cells, notes) {
      const move = moveFor(cells);
      if (move === null) return;
      if (notes === null) game.play(move, 'play');
      else game.play({ kind: 'import', board: { ...play(game.now().board, move), notes } }, 'play');
    },
    mend() {
      const { view } = store.getState();
      if (view?.kind !== 'aside' || view.aside.kind !== 'wrong') return;
      const { back, cells } = view.aside;
      if (back === null) game.play({ kind: 'erase', cells });
      else for (let move = 0; move < back; move++) game.undo();
    },
  };
}

/** The cell for which the one in view is solved first; `null` where it was asked about for its own sake. */
function cellToReturnTo({ asked, before }: HintState): Cell | null {
  const [beneath] = before;
  return asked.kind === 'first' && beneath !== undefined ? cellOfPage(beneath) : null;
}
