import { type Cell, cellAt, type Digit, type Grid, grid, isDigit } from '../core';
import lines from './reglib/hodoku-reglib-open.jsonl?raw';

/** A cell and a digit in the library's notation: `r1c2=3` or `r1c2<>3`. */
export interface NamedCandidate {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** A position of the library and what one technique must find in it; reglib/README.md gives the source. */
export interface ReglibCase {
  readonly id: string;
  /** The technique's name in the library. */
  readonly technique: string;
  readonly variant: string | null;
  /** Whether the technique must find nothing here. */
  readonly fails: boolean;
  readonly givens: Grid;
  readonly values: Grid;
  readonly deleted: readonly NamedCandidate[];
  readonly eliminations: readonly NamedCandidate[];
  readonly placements: readonly NamedCandidate[];
  readonly solution: Grid;
}

interface Raw {
  readonly id: string;
  readonly technique: string;
  readonly variant: string | null;
  readonly isFailCase: boolean;
  readonly givens: string;
  readonly values: string;
  readonly deletedCandidates: readonly string[];
  readonly eliminations: readonly string[];
  readonly placements: readonly string[];
  readonly solution: string;
}

/** The cases of a text in the library's format, one on each line. */
export function readReglib(text: string): ReglibCase[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const raw: Raw = JSON.parse(line);
      return {
        id: raw.id,
        technique: raw.technique,
        variant: raw.variant,
        fails: raw.isFailCase,
        givens: grid(raw.givens),
        values: grid(raw.values),
        deleted: raw.deletedCandidates.map(read),
        eliminations: raw.eliminations.map(read),
        placements: raw.placements.map(read),
        solution: grid(raw.solution),
      };
    });
}

/** The positions that come with the project. */
export const REGLIB: readonly ReglibCase[] = readReglib(lines);

function read(text: string): NamedCandidate {
  const [, row, column, digit] = /^r([1-9])c([1-9])(?:=|<>)([1-9])$/.exec(text) ?? [];
  const number = Number(digit);
  if (!isDigit(number)) throw new Error(`not a candidate: ${text}`);
  return { cell: cellAt(Number(row) - 1, Number(column) - 1), digit: number };
}
