import type { Stores } from '../../../stores';
import { boardOf } from '../../../sudoku/core';
import { type Shown, writePacked } from '../../../sudoku/formats';

/** What a link contains: the puzzle alone; all that is written on the board; or also what is shown with it. */
export type LinkContent = 'puzzle' | 'board' | 'shown';

/** The address of a link to what is open. */
export async function linkOf(stores: Stores, content: LinkContent): Promise<string> {
  const { board } = stores.game.now();
  const code = content === 'shown' ? await programIn(stores) : null;
  const hash = writePacked(
    content === 'puzzle' ? boardOf(board.givens, board.origin) : board,
    content === 'shown' ? await shownIn(stores, code) : { kind: 'board' },
    board.origin.code,
  );
  return location.origin + location.pathname + hash + (code === null ? '' : `&code=${code}`);
}

/** The programs of the person's own that are watched; `null` if none is, or if they are too long for a link. */
async function programIn({ screen, watch }: Stores): Promise<string | null> {
  if (screen.store.getState().mode !== 'watch') return null;
  const first = await watch.load();
  const { search, beside } = first.store.getState();
  const own = [search, ...(beside === null ? [] : [first.second().store.getState().search])].flatMap((one) =>
    one.strategy === 'ownCode' ? [one.program.code] : [],
  );
  return own.length === 0 ? null : first.packProgram(...own);
}

/** What is shown with the board: a moment of a search, a comparison, a hint. */
async function shownIn({ screen, watch, compare, hint }: Stores, code: string | null): Promise<Shown> {
  switch (screen.store.getState().mode) {
    case 'watch': {
      const moment = (await watch.load()).moment();
      // Without the text of its program, a moment means nothing to others.
      return moment.strategy === 'ownCode' && code === null
        ? { kind: 'board' }
        : { kind: 'watch', ...moment };
    }
    case 'compare':
      return { kind: 'compare', strategies: (await compare.load()).link(true) };
    case 'hint': {
      const run = await hint.load();
      return { kind: 'hint', cells: run.cells(), pages: run.pages() ?? [] };
    }
    case 'play':
      return { kind: 'board' };
  }
}
