import { type Cell, columnOf, describeHouse, rowOf } from '../sudoku/core';
import type { Words } from './en/words';

/** Names a cell within a sentence. */
export type CellName = (cell: Cell) => string;

/** The ways to name a cell: r1c1, A1, or in the words of the language. */
export type CellNaming = 'rowColumn' | 'letters' | 'words';

/** `r3c5`: the row and the column by their numbers. */
export const rowColumn: CellName = (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** The letter of a row, from 1 at the top. */
const rowLetter = (number: number): string => 'ABCDEFGHI'.charAt(number - 1);

/** `C5`: the row as a letter, counted from the top, and the column as a number. */
export const letters: CellName = (cell) => `${rowLetter(rowOf(cell) + 1)}${columnOf(cell) + 1}`;

/** A name with no-break spaces except after commas, so that lines do not end within it: "3행 5열", "row 3, column 5". */
const onOneLine = (name: string): string => name.replace(/([^,]) /g, '$1\u00a0');

/** The words of a part of the app, for a way to name cells; `null` for the language's own way. */
export type ByNaming<Words> = (naming: CellNaming | null) => Words;

/** Makes the words for each naming once: they are some hundred sentences, too many to make for each component. */
export function byNaming<Words>(
  namesIn: ByNaming<Names>,
  wordsFor: (names: Names) => Words,
): ByNaming<Words> {
  const made: { [naming in CellNaming | 'usual']?: Words } = {};
  return (naming) => (made[naming ?? 'usual'] ??= wordsFor(namesIn(naming)));
}

/** The names of cells and houses in sentences. */
export interface Names {
  readonly naming: CellNaming;
  /** A cell within a sentence. */
  readonly at: CellName;
  /** A cell for a screen reader. */
  readonly aloud: CellName;
  readonly inHouse: Words['house'];
}

/**
 * The names of cells and houses in a language. `usual`: the language's own way to name cells, if the player has chosen
 * none. `letteredRow`: its name for row "G". If cells are named G2, rows have letters too.
 */
export const namesOf =
  (words: Words, usual: CellNaming, letteredRow: (letter: string) => string): ByNaming<Names> =>
  (chosen): Names => {
    const naming = chosen ?? usual;
    const lettered = naming === 'letters';
    const inSentence: CellName = (cell) => onOneLine(words.cellAloud(cell));
    return {
      naming,
      at: { rowColumn, letters, words: inSentence }[naming],
      aloud: lettered ? letters : words.cellAloud,
      inHouse(house) {
        const { kind, number } = describeHouse(house);
        return onOneLine(lettered && kind === 'row' ? letteredRow(rowLetter(number)) : words.house(house));
      },
    };
  };
