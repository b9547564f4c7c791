import { type DigitSet, EMPTY_GRID, type Grid, grid, isGrid, overlay, type Random } from '../core';
import { NOTATION_SAMPLES } from '../testing';
import type { Choice, Reading } from './reading';
import { FORMATS } from './registry';
import { writeAs } from './write';

/** A puzzle with one solution, its rows, and its solution. */
export const LINE = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
export const ROWS: readonly string[] = LINE.match(/.{9}/g) ?? [];
export const SOLVED = grid(
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
);

/** The boards of a reading; none if it is refused. */
export const choicesOf = (reading: Reading): readonly Choice[] =>
  reading.kind === 'refused' ? [] : reading.kind === 'one' ? [reading.choice] : reading.choices;

/** The only board of a reading. */
export function choiceOf(reading: Reading): Choice {
  if (reading.kind !== 'one') throw new Error(`not one: ${JSON.stringify(reading)}`);
  return reading.choice;
}

/** Damage that texts of puzzles suffer. A damaged text must not be read as another puzzle. */
type Damage = (puzzle: Grid, random: Random) => string;

const written = (id: Parameters<typeof writeAs>[0], givens: Grid): string =>
  writeAs(id, { givens, entries: EMPTY_GRID, notes: null, name: null });

/** A text with some characters removed at a place and others inserted. */
const spliced = (text: string, at: number, removed: number, inserted = ''): string =>
  text.slice(0, at) + inserted + text.slice(at + removed);

/** The offset of a random match. */
function placeIn(text: string, pattern: RegExp, random: Random): number {
  const places = [...text.matchAll(pattern)].map(({ index }) => index);
  return places[random.below(places.length)] ?? 0;
}

const wrappedAt = (text: string, width: number): string =>
  (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join('\n');

/** A text with one of its lines of digits changed. */
function withLine(text: string, random: Random, change: (line: string) => readonly string[]): string {
  const lines = text.split('\n');
  const cells = lines.flatMap((line, index) => (/\d/.test(line) ? [index] : []));
  const chosen = cells[random.below(cells.length)];
  return lines.flatMap((line, index) => (index === chosen ? change(line) : [line])).join('\n');
}

const IN_ROWS = ['nineLines', 'picture', 'csv', 'array', 'simpleSudoku'] as const;
const anyRows = (puzzle: Grid, random: Random): string =>
  written(IN_ROWS[random.below(IN_ROWS.length)] ?? 'nineLines', puzzle);

/**
 * The kinds of damage by name. A damaged text must be read as the puzzle itself, lead to a choice, or be refused;
 * never be read as another puzzle.
 */
export const DAMAGES: Readonly<Record<string, Damage>> = {
  'a cell doubled, and wrapped': (puzzle, random) => {
    const at = random.below(81);
    return wrappedAt(spliced(puzzle, at, 0, puzzle.charAt(at)), 1 + random.below(82));
  },
  'a cell lost, and wrapped': (puzzle, random) =>
    wrappedAt(spliced(puzzle, random.below(81), 1), 1 + random.below(82)),
  'a bar lost in OpenSudoku': (puzzle, random) => {
    const text = written('openSudoku', puzzle);
    return spliced(text, placeIn(text, /\|/g, random), 1);
  },
  'a digit lost in OpenSudoku': (puzzle, random) => {
    const text = written('openSudoku', puzzle);
    return spliced(text, placeIn(text, /\d(?=\|)/g, random), 1);
  },
  'a row of ten fields': (puzzle, random) =>
    withLine(written('csv', puzzle), random, (line) => {
      const fields = line.split(',');
      const field = ['', '0', String(1 + random.below(9))][random.below(3)] ?? '';
      return [fields.toSpliced(random.below(10), 0, field).join(',')];
    }),
  'rows of ten fields': (puzzle, random) => {
    const at = 1 + random.below(8);
    const lines = written('csv', puzzle).trimEnd().split('\n');
    return lines
      .map((line) =>
        line
          .split(',')
          .toSpliced(at, 0, String(1 + random.below(9)))
          .join(','),
      )
      .join('\n');
  },
  'a row of eight fields': (puzzle, random) =>
    withLine(written('csv', puzzle), random, (line) => [
      line.split(',').toSpliced(random.below(9), 1).join(','),
    ]),
  'an item too many in an array': (puzzle, random) => {
    const text = written('array', puzzle);
    return spliced(text, placeIn(text, /\d/g, random), 0, `${random.below(10)}, `);
  },
  'an item lost in an array': (puzzle, random) => {
    const text = written('array', puzzle);
    return spliced(text, placeIn(text, /\d, /g, random), 3);
  },
  'a row lost': (puzzle, random) => withLine(anyRows(puzzle, random), random, () => []),
  'a row doubled': (puzzle, random) => withLine(anyRows(puzzle, random), random, (line) => [line, line]),
  'a character too many in a link': (puzzle, random) => {
    const text = written('ownLink', puzzle).trim();
    const at = 3 + random.below(81);
    return spliced(text, at, 0, text.charAt(at));
  },
  'a character lost in a link': (puzzle, random) =>
    spliced(written('ownLink', puzzle).trim(), 3 + random.below(80), 1),
};

/** Samples of ordinary length. A long one proves no more and takes longer. */
const SAMPLES = NOTATION_SAMPLES.map(({ text }) => text).filter((text) => text.length < 400);

const ALPHABETS = [
  '0123456789',
  '0123456789....',
  '123456789. |-+\n',
  '[{(5,3,.",\' )}]\n;null',
  'a b c 1 2 3 . : = # / \n',
  '\t,;|"5300 \r\n',
  '#?p=&e=solve.123%2E:/',
  'https://sudokupad.app/f-puzzles.com/?load=scl N4Ig',
  '…–—１２３①⬜│─┼\u00a0\ufeff \n',
  '스도쿠 퍼즐 3행 5열: .9\n',
  '<game data="53007">&#10;|version: 3</',
  '\u0001\u0007\0\ufffd\ud800x',
];

/** A random text of characters that have a meaning in some notation. */
export function madeUp(random: Random): string {
  const alphabet = [...pick(random, ALPHABETS)];
  return Array.from({ length: random.below(90) }, () => pick(random, alphabet)).join('');
}

/** A text in some notation, damaged at random. It may be read as anything. */
export function brokenSample(random: Random): string {
  let text = pick(random, SAMPLES);
  for (let times = 1 + random.below(3); times > 0; times--) text = pick(random, BREAKS)(text, random);
  return text;
}

type Break = (text: string, random: Random) => string;

const BREAKS: readonly Break[] = [
  (text, random) => changed(text, random, 1, ''),
  (text, random) => changed(text, random, 1, pick(random, [...pick(random, ALPHABETS)])),
  (text, random) => changed(text, random, 0, pick(random, [...pick(random, ALPHABETS)])),
  (text, random) => changed(text, random, 20, ''),
  (text, random) => text.slice(0, random.below(text.length + 1)),
  (text, random) => text.slice(random.below(text.length + 1)),
  (text, random) =>
    text.replaceAll(pick(random, [...text, '.']), pick(random, ['0', '.', ' ', 'x', '…', ''])),
  (text, random) => random.shuffle(text.split('\n')).join('\n'),
  (text, random) => `${text}${pick(random, ['\n', ' ', '\n\n', ''])}${pick(random, SAMPLES)}`,
  (text, random) => text.split('\n').toSpliced(random.below(9), 1).join('\n'),
  (text, random) => text.split('\n').join(pick(random, ['', ' ', '\r\n', '\n\n', '\n> ', ','])),
  (text) => text.toUpperCase(),
  (text) => JSON.stringify(text),
];

function changed(text: string, random: Random, removed: number, inserted: string): string {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + inserted + text.slice(at + removed);
}

const pick = <T>(random: Random, items: readonly T[]): T => {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** What is wrong with the form of a reading, or `null`. */
export function faultOf(reading: Reading, text: string): string | null {
  if (reading.kind === 'one') return faultOfChoice(reading.choice);
  if (reading.kind === 'several') return faultOfChoices(reading.choices, reading.total);
  const { at, others, repairs } = reading.error;
  if (others < 0) return 'others below none';
  if (repairs.some((repair) => repair.text === text)) return 'a repair that changes nothing';
  if (at === null) return null;
  if (at.start < 0 || at.end < at.start || at.end > text.length) return 'a place outside the text';
  const before = text.slice(0, at.start).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
  if (at.line !== before.length) return 'a wrong line';
  return at.column === [...(before.at(-1) ?? '')].length + 1 ? null : 'a wrong column';
}

function faultOfChoices(choices: readonly Choice[], total: number): string | null {
  if (choices.length < 2 || total < choices.length) return 'no choice';
  const boards = choices.map(({ puzzle }) => `${puzzle.givens}${puzzle.entries}${puzzle.notes?.join()}`);
  if (new Set(boards).size < boards.length) return 'equal boards to choose from';
  return choices.map(faultOfChoice).find((fault) => fault !== null) ?? null;
}

function faultOfChoice({ puzzle, notation, details }: Choice): string | null {
  const { givens, entries, notes } = puzzle;
  if (!isGrid(givens) || !isGrid(entries)) return 'no grid';
  if ([...givens].some((digit, cell) => digit !== '.' && entries[cell] !== '.')) return 'an entry on a given';
  if (!FORMATS.some(({ id }) => id === notation)) return 'no notation';
  if (details.givens !== 81 - givens.split('.').length + 1) return 'a wrong count';
  if (notes === null) return null;
  const filled = overlay(givens, entries);
  const isNote = (set: DigitSet, cell: number): boolean =>
    set >= 0 && set <= 511 && (set === 0 || filled[cell] === '.');
  return notes.length === 81 && notes.every(isNote) ? null : 'wrong notes';
}
