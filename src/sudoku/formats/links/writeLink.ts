import { EMPTY_GRID, type Puzzle } from '../../core';
import { VERSION } from './link';
import type { WatchLink } from './packed/packedLink';

interface LinkWishes {
  readonly watch?: WatchLink | null;
  readonly compare?: string;
  /** The code of a generated puzzle. */
  readonly made?: string | undefined;
}

/** The hash of a link to a puzzle that people and programs can read, `#` included. */
export function writeLink(
  { givens, entries }: Puzzle,
  { watch = null, compare = '', made = '' }: LinkWishes = {},
): string {
  const options = watch?.options && `&o=${watch.options}`;
  const moment = watch && `&watch=${watch.strategy}${options}&n=${watch.step}`;
  return `#p=${givens}${entries === EMPTY_GRID ? '' : `&e=${entries}`}${moment ?? ''}${compare && `&compare=${compare}`}${made && `&made=${made}`}&v=${VERSION}`;
}
