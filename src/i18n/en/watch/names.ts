import type { Digit } from '../../../sudoku/core';
import { words } from '../words';

export const { count } = words;
export const list = (digits: readonly Digit[]): string => words.and(digits.map(String));

/** A moment of a search in words: what happens, and why. */
export interface WatchSentence {
  readonly lead: string;
  readonly rest: string;
}
