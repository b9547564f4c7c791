import {
  ALL_DIGITS,
  CELLS,
  type DigitSet,
  digitAt,
  digitSet,
  isDigit,
  NO_DIGITS,
  type Puzzle,
  union,
} from '../../core';
import { type CellMark, mark } from '../cells/cells';
import { find, puzzleOf } from '../cells/puzzles';
import { CERTAINTY, type Format, faultOf, found, type Outcome, refused, together } from '../format';
import { digitFrom, titleFrom } from '../links/json';
import type { Source } from '../text/source';
import { escaped, type Tag, tagsOf } from './xml';

/**
 * OpenSudoku's XML. Each `<game>` has its board in `data`: 81 digits, or `version: n` and a line of fields between
 * bars. The fields of a cell are its value, its notes, and whether it may be edited. Notes are a list in version 1
 * (`1,2,` or `-`), a number with one bit for each digit from version 2, and two such numbers, for corner and centre,
 * from version 4.
 */
export const openSudoku = {
  id: 'openSudoku',
  carries: ['givens', 'entries', 'notes'],
  extension: 'opensudoku',
  read(source: Source) {
    if (!/<(?:opensudoku|game)\b/i.test(source.text)) return null;
    const games = tagsOf(source.text).filter(
      ({ name, attributes }) => name === 'game' && attributes.has('data'),
    );
    const name = titleFrom(/<name>([^<]{1,80})<\/name>/i.exec(source.text)?.[1]);
    return together(
      games.map((game) => outcomeOf(game, games.length === 1 ? name : null)),
      null,
    );
  },
  write: (puzzle: Puzzle): string =>
    writeFolder(puzzle.name ?? 'Sudoku', [{ puzzle, state: 'playing', milliseconds: 0 }]),
} as const satisfies Format;

/** A puzzle in a folder of OpenSudoku, and the state of its game. */
export interface FolderGame {
  readonly puzzle: Puzzle;
  readonly state: keyof typeof GAME_STATES;
  readonly milliseconds: number;
}

/** OpenSudoku's numbers for the state of a game. */
const GAME_STATES = { playing: 0, notStarted: 1, completed: 2 } as const;

/** Several games in a folder, as one file of OpenSudoku. */
export const writeFolder = (name: string, games: readonly FolderGame[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<opensudoku version="2">',
    `  <folder name="${escaped(name)}">`,
    ...games.map(writeGame),
    '  </folder>',
    '</opensudoku>',
    '',
  ].join('\n');

function writeGame({ puzzle, state, milliseconds }: FolderGame): string {
  const cells = CELLS.map((cell) => {
    const given = digitAt(puzzle.givens, cell);
    const value = given ?? digitAt(puzzle.entries, cell) ?? 0;
    return `${value}|${puzzle.notes?.[cell] ?? NO_DIGITS}|${given === null ? 1 : 0}|`;
  });
  const data = escaped(`version: 3\n${cells.join('')}`);
  return `    <game state="${GAME_STATES[state]}" time="${milliseconds}" data="${data}" />`;
}

function outcomeOf(game: Tag, name: string | null): Outcome {
  const data = game.attributes.get('data') ?? '';
  const version = versionOf(data);
  const read = version === 0 ? plainCells(data, game) : cellsOfFields(data, version, game);
  if (read !== null) return found([find(puzzleOf(read, name), { blank: '0' })]);
  const size = sizeOf(version);
  const fields = fieldsOf(data);
  const cells = version === 0 ? data.trim().length : Math.floor(fields.length / size);
  if (cells !== 81) return refused(faultOf({ kind: 'cellCount', cells }, CERTAINTY.marked, game));
  // All cells are there, so a field is damaged.
  const strange = fieldsOfCells(fields, size).find((fields) => !isCell(fields)) ?? [];
  return refused(faultOf({ kind: 'strangeCell', cell: strange.join('|') }, CERTAINTY.marked, game));
}

function plainCells(data: string, { start, end }: Tag): readonly CellMark[] | null {
  const digits = data.replace(/\s/g, '');
  return /^[\d.]{81}$/.test(digits) ? [...digits].map((digit) => mark(digitFrom(digit), start, end)) : null;
}

const versionOf = (data: string): number => Number(data.match(/^\s*version:\s?(\d)/)?.[1] ?? 0);

/** The fields between the bars. */
const fieldsOf = (data: string): readonly string[] =>
  data
    .slice(data.search(/\d\s*[\n ]/) + 1)
    .trim()
    .replace(/\|+$/, '')
    .split(/\|+/);

/** How many fields a cell has: three, or four with separate corner notes. */
const sizeOf = (version: number): number => (version < 4 ? 3 : 4);

/** Whether the fields of a cell have the right form: value, notes, and whether it may be edited. */
const isCell = (fields: readonly string[]): boolean =>
  /^\s*\d$/.test(fields[0] ?? '') &&
  /^[01]$/.test(fields.at(-1) ?? '') &&
  fields.slice(1, -1).every((notes) => /^(?:\d{1,3}|-|(?:[1-9],)*[1-9]?,?)$/.test(notes));

/** The fields of each cell. */
const fieldsOfCells = (fields: readonly string[], size: number): readonly (readonly string[])[] =>
  CELLS.map((cell) => fields.slice(cell * size, (cell + 1) * size));

function cellsOfFields(data: string, version: number, { start, end }: Tag): readonly CellMark[] | null {
  const fields = fieldsOf(data);
  const all = fieldsOfCells(fields, sizeOf(version));
  if (fields.length !== 81 * sizeOf(version) || !all.every(isCell)) return null;
  const cells = all.map(([value = '', ...rest]): CellMark => {
    const editable = rest.at(-1) !== '0';
    const notes = rest.slice(0, -1).reduce((set, field) => union(set, notesOf(field, version)), NO_DIGITS);
    const digit = digitFrom(value);
    return { digit, notes: digit === null ? notes : null, placed: editable && digit !== null, start, end };
  });
  const areNoted = cells.some(({ notes }) => notes !== null && notes !== NO_DIGITS);
  return areNoted ? cells : cells.map((cell) => ({ ...cell, notes: null }));
}

function notesOf(field: string, version: number): DigitSet {
  if (version > 1) return (Number(field) & ALL_DIGITS) as DigitSet;
  return digitSet(...new Set(field.split(',').map(Number).filter(isDigit)));
}
