import type { StoreApi } from 'zustand/vanilla';
import { type Board, type Cell, type DigitSet, digitAt, EMPTY_GRID, NO_DIGITS, put } from '../../sudoku/core';
import type { SearchView } from '../../sudoku/search';
import type { SearchWorkers } from '../../worker';
import type { Game } from '../game/game';
import type { Notices } from '../page/notices';
import type { Screen } from '../page/screen';
import type { Playback } from './playback';
import type { PlaybackState } from './state';

/** Writes the digits of a search on the board when the player asks for it. */
export type BoardFiller = Pick<Playback, 'keepState' | 'keepSolution' | 'solution'>;

export interface BoardFillerNeeds {
  readonly store: Pick<StoreApi<PlaybackState>, 'getState'>;
  readonly ask: SearchWorkers['ask'];
  readonly game: Game;
  readonly screen: Screen;
  readonly notices: Notices;
}

/** The cells that the search itself has filled. */
const filledCells = ({ marks }: SearchView): readonly Cell[] =>
  // A failed digit may still be on the search's board, but the search has given it up.
  marks.flatMap((mark, cell) => (mark?.kind === 'guess' || mark?.kind === 'forced' ? [cell as Cell] : []));

/** The new notes: the remaining candidates if the search keeps candidates, otherwise the present notes. */
const notesOf = ({ variables }: SearchView, { givens, notes }: Board): readonly DigitSet[] =>
  variables.kind === 'propagation'
    ? variables.candidates.map((set, cell) => (givens[cell] === '.' ? set : NO_DIGITS))
    : notes;

export function createBoardFiller({ store, ask, game, screen, notices }: BoardFillerNeeds): BoardFiller {
  const keep = (found: SearchView, kind: 'keptState' | 'keptSolution'): void => {
    const { board } = game.now();
    let answers = EMPTY_GRID;
    for (const cell of filledCells(found)) {
      const digit = digitAt(found.board, cell);
      if (digitAt(board.entries, cell) !== digit) answers = put(answers, cell, digit);
    }
    screen.enter('play');
    const changed = game.play(
      { kind: 'import', board: { ...board, answers, notes: notesOf(found, board) } },
      'play',
    );
    notices.tell({ kind }, { actions: changed ? ['undo'] : [] });
  };

  const solution = async (): Promise<SearchView | null> => {
    const { view } = store.getState();
    if (view?.outcome === 'solved') return view;
    const range = { direction: 'next' } as const;
    const found = await ask('find', { conditions: [{ kind: 'solution' }], from: 0, range });
    if (!found.ok || found.value === null) return null;
    const seen = await ask('seek', { step: found.value.step });
    return seen.ok ? seen.value : null;
  };

  return {
    solution,
    keepState() {
      const { view } = store.getState();
      if (view !== null) keep(view, 'keptState');
    },
    async keepSolution() {
      const solved = await solution();
      if (solved !== null) keep(solved, 'keptSolution');
    },
  };
}
