import { overlay, type Puzzle } from '../../core';

/** Nine lines of nine digits, givens and entries alike, `0` for a blank. */
export const writeLines = ({ givens, entries }: Puzzle): string =>
  overlay(givens, entries).replaceAll('.', '0').replace(/.{9}/g, '$&\n');
