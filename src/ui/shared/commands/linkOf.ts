import type { Stores } from '../../../stores';
import { boardOf } from '../../../sudoku/core';
import { type Shown, writePacked } from '../../../sudoku/formats';

/** What a link contains: the puzzle alone; all that is written on the board; or also what is shown with it. */
export type LinkContent = 'puzzle' | 'board' | 'shown';

/** The address of a link to what is open. */
export async function linkOf(stores: Stores, content: LinkContent): Promise<string> {
  const { board } = stores.game.now();
  const hash = writePacked(
    content === 'puzzle' ? boardOf(board.givens, board.origin) : board,
    content === 'shown' ? await shownIn(stores) : { kind: 'board' },
    board.origin.code,
  );
  const code = content === 'shown' ? await programIn(stores) : null;
  return location.origin + location.pathname + hash + (code === null ? '' : `&code=${code}`);
}

/** The program of the person's own that is watched; `null` if none is, or if it is too long for a link. */
async function programIn({ screen, watch }: Stores): Promise<string | null> {
  if (screen.store.getState().mode !== 'watch') return null;
  const first = await watch.load();
  const { search, beside } = first.store.getState();
  const own = [search, ...(beside === null ? [] : [first.second().store.getState().search])].find(
    ({ strategy }) => strategy === 'ownCode',
  );
  return own?.strategy === 'ownCode' ? first.packProgram(own.program.code) : null;
}

/** What is shown with the board: a moment of a search, a comparison, a hint. */
async function shownIn({ screen, watch, compare, hint }: Stores): Promise<Shown> {
  switch (screen.store.getState().mode) {
    case 'watch': {
      const moment = (await watch.load()).moment();
      // The program stands in a link by itself, and where it was is not known before it has run.
      return moment.strategy === 'ownCode' ? { kind: 'board' } : { kind: 'watch', ...moment };
    }
    case 'compare':
      return { kind: 'compare', strategies: (await compare.load()).link() };
    case 'hint': {
      const run = await hint.load();
      return { kind: 'hint', cells: run.cells(), pages: run.pages() ?? [] };
    }
    case 'play':
      return { kind: 'board' };
  }
}
