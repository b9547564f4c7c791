import type { Grid, Random } from '../../core';

/** A way in which people and programs write a puzzle that is no notation of its own. */
export type Layout = (puzzle: Grid, random: Random) => string;

export type Layouts = Readonly<Record<string, Layout>>;

/** Digits in English. */
export const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const one = <T>(random: Random, things: readonly T[]): T => things[random.below(things.length)] as T;

export const rowsOf = (puzzle: Grid): string[][] => (puzzle.match(/.{9}/g) ?? []).map((row) => [...row]);

/** The rows of a puzzle with another text for a blank. */
export const written = (puzzle: Grid, blank: string): string[][] =>
  rowsOf(puzzle).map((row) => row.map((cell) => (cell === '.' ? blank : cell)));

/** The rows of a puzzle, each as one text. */
export const lines = (puzzle: Grid, blank = '.', between = ''): string[] =>
  written(puzzle, blank).map((row) => row.join(between));

/** 81 characters. */
export const run = (puzzle: Grid, blank = '.'): string => lines(puzzle, blank).join('');

export interface Given {
  readonly row: number;
  readonly column: number;
  readonly digit: string;
}

/** The givens, rows and columns counted from `base`. */
export const givensOf = (puzzle: Grid, base: number): Given[] =>
  [...puzzle].flatMap((digit, cell) =>
    digit === '.' ? [] : [{ row: Math.floor(cell / 9) + base, column: (cell % 9) + base, digit }],
  );

/** All 81 cells, each with its text, rows and columns counted from `base`. */
export const cellsOf = (puzzle: Grid, base: number, blank: string): Given[] =>
  [...puzzle].map((digit, cell) => ({
    row: Math.floor(cell / 9) + base,
    column: (cell % 9) + base,
    digit: digit === '.' ? blank : digit,
  }));

/** A row in three parts. */
export const thirds = <T>(row: readonly T[]): T[][] => [row.slice(0, 3), row.slice(3, 6), row.slice(6)];

/** Nine lines with a rule between the boxes. */
export const banded = (nine: readonly string[], rule: string): string =>
  thirds(nine)
    .map((band) => band.join('\n'))
    .join(`\n${rule}\n`);

/** The nine rows of each box, one box after the other. */
export const inBoxes = (rows: readonly (readonly string[])[]): string[][] =>
  Array.from({ length: 27 }, (_, line) => {
    const box = Math.floor(line / 3);
    const row = Math.floor(box / 3) * 3 + (line % 3);
    return rows[row]?.slice((box % 3) * 3, (box % 3) * 3 + 3) ?? [];
  });

export const element = (name: string, inside: string): string => `<${name}>${inside}</${name.split(' ')[0]}>`;

/** A table of HTML; `cell` writes one cell. */
export const table = (
  rows: readonly (readonly string[])[],
  cell: (text: string) => string = (t) => element('td', t),
): string =>
  element('table', element('tbody', rows.map((row) => element('tr', row.map(cell).join(''))).join('\n')));

/** Rows of cells between brackets. */
export const nested = (
  rows: readonly (readonly string[])[],
  [open, between, close]: readonly [string, string, string],
  [first, join, last]: readonly [string, string, string],
): string => first + rows.map((row) => open + row.join(between) + close).join(join) + last;
