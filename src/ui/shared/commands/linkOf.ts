import type { ShownWithCode, Stores } from '../../../stores';
import { boardOf } from '../../../sudoku/core';
import { writePacked } from '../../../sudoku/formats';

/** What a link contains: the puzzle alone; all that is written on the board; or also what is shown with it. */
export type LinkContent = 'puzzle' | 'board' | 'shown';

export interface LinkTo {
  readonly address: string;
  /** Whether programs of the person's own are too long for a link and were left out. */
  readonly isWithoutCode: boolean;
}

/** A link to what is open. */
export async function linkOf(stores: Stores, content: LinkContent): Promise<LinkTo> {
  const { board } = stores.game.now();
  const { code, ...shown } = content === 'shown' ? await shownIn(stores) : BOARD;
  const hash = writePacked(
    content === 'puzzle' ? boardOf(board.givens, board.origin) : board,
    shown,
    board.origin.code,
  );
  return {
    address: location.origin + location.pathname + hash + (code ? `&code=${code}` : ''),
    isWithoutCode: code === null,
  };
}

const BOARD: ShownWithCode = { kind: 'board' };

/** What is shown with the board: a moment of a search, with programs of the person's own; a comparison; a hint. */
async function shownIn({ screen, watch, compare, hint }: Stores): Promise<ShownWithCode> {
  switch (screen.store.getState().mode) {
    case 'watch':
      return (await watch.load()).linked();
    case 'compare':
      return { kind: 'compare', strategies: (await compare.load()).link(true) };
    case 'hint': {
      const run = await hint.load();
      return { kind: 'hint', cells: run.cells(), pages: run.pages() ?? [] };
    }
    case 'play':
      return BOARD;
  }
}
