import { overlay, type Puzzle } from '../../core';
import { type Format, found } from '../format';
import type { Source } from '../text/source';
import { readPlain } from './plain';

/** Collections: one puzzle of 81 characters on each line, perhaps with a number, a name or a comment beside it. */
export const sdm = {
  id: 'sdm',
  carries: ['givens'],
  extension: 'sdm',
  read(source: Source) {
    const outcome = readPlain(source);
    return outcome?.kind === 'plain' && outcome.plain.shape === 'lines' ? found(outcome.plain.finds) : null;
  },
  write: ({ givens, entries }: Puzzle): string => `${overlay(givens, entries).replaceAll('.', '0')}\n`,
} as const satisfies Format;
