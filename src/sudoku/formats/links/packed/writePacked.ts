import type { LinkBoard } from './board';
import { pack, type Shown } from './packedLink';

/** The hash of a short link that carries all of this, `#` included. `made` is what a generated puzzle was made from. */
export const writePacked = (
  { givens, entries, notes, corners, colours }: LinkBoard,
  shown: Shown = { kind: 'board' },
  made = '',
): string => `#s=${pack({ board: { givens, entries, notes, corners, colours }, shown, made })}`;
