import { describe, expect, it } from 'vitest';
import { EMPTY_GRID } from '../sudoku/core';
import {
  type Choice,
  FORMATS,
  type Problem,
  type ReadingError,
  type RepairKind,
  readText,
} from '../sudoku/formats';
import { NOTATION_SAMPLES } from '../sudoku/testing';
import { LANGUAGES, type LanguageId } from '.';
import { choice } from './testing';

const LONG_TEXT = 'a line of a text that goes on\nand on and on '.repeat(20);

const PROBLEMS: { readonly [K in Problem['kind']]: Extract<Problem, { readonly kind: K }> } = {
  empty: { kind: 'empty' },
  tooLarge: { kind: 'tooLarge', characters: 2_000_000, limit: 1_048_576 },
  binary: { kind: 'binary', file: 'sheet' },
  rounded: { kind: 'rounded', number: '3.00000052E+80' },
  noPuzzle: { kind: 'noPuzzle' },
  strangeCharacter: { kind: 'strangeCharacter', character: 'B' },
  strangeCell: { kind: 'strangeCell', cell: LONG_TEXT },
  wordsAmongCells: { kind: 'wordsAmongCells', words: LONG_TEXT },
  rowLength: { kind: 'rowLength', row: 9, cells: 8, total: 80 },
  rowCount: { kind: 'rowCount', rows: 8 },
  cellCount: { kind: 'cellCount', cells: 83 },
  otherSize: { kind: 'otherSize', size: 16 },
  variant: { kind: 'variant', rules: ['killer', 'arrow'] },
  newerLink: { kind: 'newerLink' },
  changedLink: { kind: 'changedLink' },
  linkLength: { kind: 'linkLength', missing: 5 },
  strangeInLink: { kind: 'strangeInLink', character: '*' },
  readerBroke: { kind: 'readerBroke', notation: 'csv' },
  needsNetwork: { kind: 'needsNetwork', site: 'sudokuPad' },
  damagedLink: { kind: 'damagedLink', site: 'fPuzzles' },
};

const REPAIRS: { readonly [K in RepairKind['kind']]: Extract<RepairKind, { readonly kind: K }> } = {
  replace: { kind: 'replace', from: 'l', to: '1' },
  blank: { kind: 'blank', from: 'l' },
  remove: { kind: 'remove', from: LONG_TEXT },
  removeLine: { kind: 'removeLine', line: 3 },
  removeRow: { kind: 'removeRow', row: 3 },
  keepCells: { kind: 'keepCells', line: 2 },
  addBlanks: { kind: 'addBlanks', count: 2, row: null },
  insertBlank: { kind: 'insertBlank', row: 3, column: 5 },
  removeBlank: { kind: 'removeBlank', row: 3, column: 5 },
  addRow: { kind: 'addRow', row: 9 },
};

describe.each(Object.keys(LANGUAGES) as LanguageId[])('%s', (id) => {
  const load = async () => (await LANGUAGES[id].loadMore())(null).reading;

  it.each(Object.values(PROBLEMS))('says what is wrong: $kind', async (problem) => {
    const reading = await load();
    const sentence = reading.error(errorOf(problem));
    expect(sentence).toMatch(/^\S[^\n]*[.]$/);
    expect(sentence).not.toMatch(/undefined|null|NaN/);
    expect(sentence.length).toBeLessThan(160);
  });

  it('says that a long text is too long for one puzzle, because its lines are read as many puzzles', async () => {
    const reading = await load();
    expect(reading.error(errorOf(PROBLEMS.tooLarge))).toMatch(/too long for one puzzle|퍼즐 하나로 읽기에는/);
  });

  it('says what the player can do about it', async () => {
    const reading = await load();
    for (const repair of Object.values(REPAIRS)) {
      const label = reading.repair({ ...repair, text: LONG_TEXT });
      expect(label).toMatch(/^[^\n]{3,60}$/);
    }
  });

  it('names every notation in its own way', async () => {
    const reading = await load();
    const names = FORMATS.map(({ id }) => reading.notation(id));
    expect(new Set(names).size).toBe(FORMATS.length);
  });

  it('says what was recognised in any text on one line', async () => {
    const reading = await load();
    for (const { text } of NOTATION_SAMPLES) {
      const outcome = await readText(text);
      if (outcome.kind === 'one') expect(reading.recognised(outcome.choice)).toMatch(/^[^\n]{10,120}\.$/);
    }
  });
});

describe('English', () => {
  const load = async () => (await LANGUAGES.en.loadMore())('rowColumn').reading;

  it('says a count, a place and a row as people do', async () => {
    const { error, advice } = await load();
    expect(error(errorOf(PROBLEMS.rowLength))).toBe('80 of 81 cells: row 9 has 8.');
    expect(error(errorOf(PROBLEMS.strangeCharacter))).toBe('Line 3, column 5: “B” is not a digit.');
    expect(
      advice({
        ...errorOf(PROBLEMS.strangeCharacter),
        others: 2,
        repairs: [{ ...REPAIRS.replace, text: '' }],
      }),
    ).toBe('Did you mean 1? And 2 more.');
  });

  it('says what it recognised', async () => {
    const { recognised } = await load();
    expect(recognised(choiceWith({ lines: 9, blank: '*', givens: 21 }))).toBe(
      '9 lines, empty cells are “*”, 21 givens.',
    );
    expect(recognised(choiceWith({ lines: 1, blank: ' ', givens: 1, entries: 1, notes: 1 }))).toBe(
      '1 line, empty cells are spaces, 1 given, 1 entry, notes in 1 cell.',
    );
    expect(recognised(choiceWith({ lines: null, unknownKeys: ['theme', 'v'] }))).toBe(
      'Unwind link, 21 givens. Not used: theme and v.',
    );
  });
});

describe('Korean', () => {
  it('says a count, a place and a row as people do', async () => {
    const { error, recognised } = (await LANGUAGES.ko.loadMore())(null).reading;
    expect(error(errorOf(PROBLEMS.rowLength))).toBe('81칸 중 80칸입니다. 9행이 8칸입니다.');
    expect(error(errorOf(PROBLEMS.strangeCharacter))).toBe('3번째 줄 5번째 글자 ‘B’: 숫자가 아닙니다.');
    expect(recognised(choiceWith({ lines: 9, blank: '*', givens: 21 }))).toBe(
      '9줄, 빈칸은 ‘*’, 주어진 숫자 21개.',
    );
  });
});

const errorOf = (problem: Problem): ReadingError => ({
  ...problem,
  at: { start: 24, end: 25, line: 3, column: 5 },
  repairs: [],
  others: 0,
});

const choiceWith = (details: Partial<Choice['details']>): Choice => ({
  notation: 'ownLink',
  puzzle: { givens: EMPTY_GRID, entries: EMPTY_GRID, notes: null, name: null },
  details: { ...choice().details, lines: null, blank: null, ...details },
});
