import { overlay, type Puzzle } from '../../core';
import { type Format, found, refused } from '../format';
import type { Source } from '../text/source';
import { readPlain } from './plain';

/** 81 characters in reading order, on one line or wrapped, perhaps with spaces between. */
export const line = {
  id: 'line',
  carries: ['givens'],
  extension: 'txt',
  read(source: Source) {
    const outcome = readPlain(source);
    if (outcome?.kind === 'fault') return outcome.shape === 'lines' ? refused(outcome.fault) : null;
    if (outcome === null || outcome.plain.shape === 'rows' || outcome.plain.finds.length !== 1) return null;
    return found(outcome.plain.finds);
  },
  write: ({ givens, entries }: Puzzle): string => `${overlay(givens, entries)}\n`,
} as const satisfies Format;
