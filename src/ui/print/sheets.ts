import type { Messages, MoreMessages, PathMessages } from '../../i18n';
import { type Card, momentOf, type PrintContent, type PrintState, type Stores } from '../../stores';
import { countFilled, EMPTY_GRID, type Grid, NO_NOTES } from '../../sudoku/core';
import { writePacked } from '../../sudoku/formats';
import { nameOnShelf, type TechniqueNames, titleOf } from '../shared';
import { between, digitsOf, givensOnly, inPages, type PaperBoardSheet, solved } from './pages';

/** The words on paper. */
export interface PaperWords {
  readonly app: Messages['app'];
  readonly print: MoreMessages['print'];
  /** The words of ratings; `null` until they have loaded. */
  readonly path: PathMessages | null;
  readonly names: TechniqueNames | null;
}

/** The pages to print, by the player's current choices. */
export function paperOf(stores: Stores, words: PaperWords): readonly (readonly PaperBoardSheet[])[] {
  const state = stores.printing.store.getState();
  return state.set === null ? boardOnPaper(stores, state, words) : setOnPaper(state.set, state, words);
}

function boardOnPaper(
  stores: Stores,
  { content, solutions, colours, perPage, solved: known }: PrintState,
  words: PaperWords,
): readonly (readonly PaperBoardSheet[])[] {
  const { board } = momentOf(stores.game.store.getState());
  const { givens } = board;
  const { cornerNotes } = stores.settings.getState();
  const shelf = stores.shelf.here?.store.getState();
  const title = (shelf && nameOnShelf(shelf)) ?? titleOf(board.origin, words.app, words.names);
  const puzzle: PaperBoardSheet = {
    title,
    note: noteOf(stores, givens, words),
    link:
      perPage > 1
        ? null
        : location.origin + location.pathname + writePacked({ ...givensOnly(givens), corners: NO_NOTES }),
    digits: digitsOf({ ...board, corners: cornerNotes ? board.corners : null }, content, colours),
  };
  const others = othersOnPaper(stores, perPage);
  const pages = inPages([puzzle, ...others.map((card) => cardOnPaper(card, content, words))], perPage);
  if (!solutions) return pages;
  const solvedOnPaper = [
    { title, givens, solution: solutionOf(stores, givens) },
    ...others.map((card) => ({
      title: nameOf(card, words),
      givens: card.givens,
      solution: known.get(card.givens) ?? null,
    })),
  ].flatMap(({ title, givens, solution }) =>
    solution === null
      ? []
      : [{ title: words.print.solution(title), note: '', link: null, digits: solved({ givens, solution }) }],
  );
  return [...pages, ...inPages(solvedOnPaper, perPage)];
}

/** The puzzles of the shelf that join the board on its page: those that were played last. */
export function othersOnPaper({ game, shelf }: Stores, perPage: number): readonly Card[] {
  const { givens } = momentOf(game.store.getState()).board;
  return [...(shelf.here?.store.getState().cards.values() ?? [])]
    .filter((card) => card.givens !== givens && card.givens !== EMPTY_GRID)
    .sort((a, b) => b.changed - a.changed)
    .slice(0, perPage - 1);
}

const nameOf = (card: Card, { app, names }: PaperWords): string =>
  card.name ?? titleOf(card.origin, app, names);

function cardOnPaper(card: Card, content: PrintContent, words: PaperWords): PaperBoardSheet {
  const { givens, entries, answers } = card;
  return {
    title: nameOf(card, words),
    note: words.print.givens(countFilled(givens)),
    link: null,
    digits: digitsOf({ ...givensOnly(givens), entries, answers }, content, false),
  };
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
    puzzles.map(({ number, title = print.puzzle(number), givens }) => ({
      title,
      note: print.givens(countFilled(givens)),
      link: null,
      digits: givensOnly(givens),
    })),
    perPage,
  );
  if (!solutions) return pages;
  const proper = puzzles.flatMap(({ number, title = print.puzzle(number), givens, solution }) =>
    solution === null
      ? []
      : [
          {
            title: print.solution(title),
            note: '',
            link: null,
            digits: solved({ givens, solution }),
          },
        ],
  );
  return [...pages, ...inPages(proper, perPage)];
}
