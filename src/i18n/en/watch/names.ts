import type { Digit } from '../../../sudoku/core';
import type { Names } from '../../cellNames';
import type { CellName, CellNaming } from '../../sections/reasons';
import { namesIn } from '../names';
import { words } from '../words';

export const { count } = words;
export const list = (digits: readonly Digit[]): string => words.and(digits.map(String));
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const plural = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;

/** The names of cells and houses. */
export interface WatchNames extends Names {
  /** A cell at the start of a sentence. */
  readonly atStart: CellName;
}

/** The names by the player's choice; `null` for the language's own. */
export function watchNamesIn(naming: CellNaming | null): WatchNames {
  const names = namesIn(naming);
  return { ...names, atStart: (cell) => (naming === 'words' ? capital(names.at(cell)) : names.at(cell)) };
}
