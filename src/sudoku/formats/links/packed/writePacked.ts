import type { LinkBoard } from './board';
import { pack, type Shown } from './packedLink';

/** The hash of a short link, `#` included. `made` is the code of a generated puzzle. */
export const writePacked = (
  { givens, entries, notes, corners, colours }: LinkBoard,
  shown: Shown = { kind: 'board' },
  made = '',
): string => `#s=${pack({ board: { givens, entries, notes, corners, colours }, shown, made })}`;
