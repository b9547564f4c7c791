import { type Format, found, refused } from '../format';
import type { Source } from '../text/source';
import { readPlain } from './plain';
import { writeLines } from './writeGrid';

/**
 * Nine lines of nine cells, compact or spaced. Written with `0` for blanks, as online judges and most programs read
 * it.
 */
export const nineLines = {
  id: 'nineLines',
  carries: ['givens'],
  extension: 'txt',
  read(source: Source) {
    const outcome = readPlain(source);
    if (outcome?.kind === 'fault')
      return outcome.shape === 'rows' && !outcome.ruled ? refused(outcome.fault) : null;
    if (outcome === null || outcome.plain.shape !== 'rows' || outcome.plain.ruled) return null;
    return found(outcome.plain.finds);
  },
  write: writeLines,
} as const satisfies Format;
