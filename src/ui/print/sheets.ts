import type { Messages, MoreMessages, PathMessages } from '../../i18n';
import { momentOf, type PrintState, type Stores } from '../../stores';
import { countFilled, type Grid, NO_NOTES } from '../../sudoku/core';
import { writePacked } from '../../sudoku/formats';
import { nameOnShelf, titleOf } from '../shared';
import { between, digitsOf, givensOnly, inPages, type PaperBoardSheet, solved } from './pages';

/** The words on paper. */
export interface PaperWords {
  readonly app: Messages['app'];
  readonly print: MoreMessages['print'];
  /** The words of ratings; `null` until they have loaded. */
  readonly path: PathMessages | null;
}

/** The pages to print, by the player's current choices. */
export function paperOf(stores: Stores, words: PaperWords): readonly (readonly PaperBoardSheet[])[] {
  const state = stores.printing.store.getState();
  return state.set === null ? boardOnPaper(stores, state, words) : setOnPaper(state.set, state, words);
}

function boardOnPaper(
  stores: Stores,
  { content, solutions, colours }: PrintState,
  words: PaperWords,
): readonly (readonly PaperBoardSheet[])[] {
  const { board } = momentOf(stores.game.store.getState());
  const { givens } = board;
  const { cornerNotes } = stores.settings.getState();
  const shelf = stores.shelf.here?.store.getState();
  const title = (shelf && nameOnShelf(shelf)) ?? titleOf(board.origin, words.app);
  const puzzle: PaperBoardSheet = {
    title,
    note: noteOf(stores, givens, words),
    link: location.origin + location.pathname + writePacked({ ...givensOnly(givens), corners: NO_NOTES }),
    digits: digitsOf({ ...board, corners: cornerNotes ? board.corners : null }, content, colours),
  };
  const solution = solutionOf(stores, givens);
  if (!solutions || solution === null) return [[puzzle]];
  return [
    [puzzle],
    [{ title: words.print.solution(title), note: '', link: null, digits: solved({ givens, solution }) }],
  ];
}

function noteOf(stores: Stores, givens: Grid, { path, print }: PaperWords): string {
  const count = print.givens(countFilled(givens));
  const rating = stores.hint.rated(givens);
  if (rating === null || path === null) return count;
  return `${count} · ${path.level(rating)}`;
}

/** The only solution of the board's givens; `null` if there is none or it is not known yet. */
export function solutionOf({ verdict }: Stores, givens: Grid): Grid | null {
  const { verdict: judged, stale, givens: of } = verdict.getState();
  return judged.kind === 'one' && !stale && of === givens ? judged.solution : null;
}

function setOnPaper(
  { puzzle }: NonNullable<PrintState['set']>,
  { from, to, perPage, solutions }: PrintState,
  { print }: PaperWords,
): readonly (readonly PaperBoardSheet[])[] {
  const puzzles = between(puzzle, from, to);
  const pages = inPages(
    puzzles.map(({ number, givens }) => ({
      title: print.puzzle(number),
      note: print.givens(countFilled(givens)),
      link: null,
      digits: givensOnly(givens),
    })),
    perPage,
  );
  if (!solutions) return pages;
  const proper = puzzles.flatMap(({ number, givens, solution }) =>
    solution === null
      ? []
      : [
          {
            title: print.solution(print.puzzle(number)),
            note: '',
            link: null,
            digits: solved({ givens, solution }),
          },
        ],
  );
  return [...pages, ...inPages(proper, perPage)];
}
