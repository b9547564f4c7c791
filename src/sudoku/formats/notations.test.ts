import { describe, expect, it } from 'vitest';
import {
  type Cell,
  cellAt,
  clashesOf,
  digitSet,
  digitsOf,
  EMPTY_GRID,
  grid,
  NO_DIGITS,
  overlay,
  type Puzzle,
} from '../core';
import {
  EULER_PICTURE,
  EXAMPLES,
  NEEDS_SEARCH_CANDIDATES,
  NOTATION_SAMPLES,
  type NotationSample,
} from '../testing';
import { type Choice, FORMATS, readText, writeBars } from '.';
import { choiceOf } from './testing';

describe.each(NOTATION_SAMPLES.map((sample) => [sample.name, sample] as const))('%s', (_, sample) => {
  it('is read by detection', async () => {
    const choice = await detected(sample.text);
    expect(choice.notation).toBe(sample.notation);
    expectBoard(choice, sample);
  });
});

it('every notation has a sample, except the list of puzzles, which has several boards', () => {
  const sampled = new Set(NOTATION_SAMPLES.map(({ notation }) => notation));
  expect(FORMATS.map(({ id }) => id).filter((id) => !sampled.has(id))).toEqual(['sdm']);
});

it('the boards of the samples have no clash, so that a digit in the wrong cell would be noticed', () => {
  for (const { givens, entries, name } of NOTATION_SAMPLES) {
    const filled = overlay(givens as Puzzle['givens'], (entries ?? EMPTY_GRID) as Puzzle['entries']);
    expect(clashesOf(filled), name).toEqual([]);
  }
});

describe('the examples', () => {
  it.each(EXAMPLES.flatMap(({ name, texts, givens }) => texts.map((text) => [name, text, givens] as const)))(
    '%s is read as it stands',
    async (_, text, givens) => {
      expect((await detected(text)).puzzle).toEqual({ givens, entries: EMPTY_GRID, notes: null, name: null });
    },
  );

  it('the solved picture with lines between all rows is read', async () => {
    const { puzzle, notation } = await detected(EULER_PICTURE);
    expect(puzzle.givens).toBe(
      '483921657967345821251876493548132976729564138136798245372689514814253769695417382',
    );
    expect(notation).toBe('picture');
  });

  it('a table of candidates, copied from cells in fixed width, is read', async () => {
    const others = Array<string>(8).fill(Array<string>(9).fill('123456789').join('\t'));
    const { puzzle } = await detected([NEEDS_SEARCH_CANDIDATES, ...others].join('\t\n'));
    expect(puzzle.givens.slice(0, 9)).toBe('4.....8.5');
    expect(puzzle.notes?.[1]).toEqual(digitSet(1, 6, 7, 9));
  });

  it('an answer is copied as that picture', () => {
    const answer = grid('483921657967345821251876493548132976729564138136798245372689514814253769695417382');
    expect(writeBars(answer)).toBe(`${EULER_PICTURE}\n`);
  });
});

describe('a list of puzzles', () => {
  const [first = '', second = ''] = EXAMPLES.map(({ givens }) => givens).slice(4);

  it('offers each puzzle under its own name', async () => {
    const reading = await readText(`${first} # one\n${second} # two\n`);
    expect(reading).toMatchObject({ kind: 'several', total: 2 });
    if (reading.kind !== 'several') return;
    expect(reading.choices.map(({ puzzle }) => [puzzle.givens, puzzle.name])).toEqual([
      [first, 'one'],
      [second, 'two'],
    ]);
    expect(reading.choices.map(({ notation }) => notation)).toEqual(['sdm', 'sdm']);
  });

  it('names the puzzles by the titles above them', async () => {
    const nine = (grid: string): string => grid.replaceAll('.', '0').replace(/.{9}/g, '$&\n');
    const reading = await readText(`Grid 01\n${nine(first)}Grid 02\n${nine(second)}`);
    expect(reading.kind === 'several' && reading.choices.map(({ puzzle }) => puzzle.name)).toEqual([
      'Grid 01',
      'Grid 02',
    ]);
  });

  it('is cut to the puzzles that can be shown, and says how many there were', async () => {
    const lines = Array.from({ length: 700 }, (_, i) => `${i + 100}`.padEnd(81, '.'));
    const reading = await readText(lines.join('\n'));
    expect(reading).toMatchObject({ kind: 'several', total: 700 });
    expect(reading.kind === 'several' && reading.choices).toHaveLength(500);
  });
});

it('a reading says how many lines the text has, what its blanks are, and what is on the board', async () => {
  const rows =
    '53**7****\n6**195***\n*98****6*\n8***6***3\n4**8*3**1\n7***2***6\n*6****28*\n***419**5\n****8**79';
  expect((await detected(rows)).details).toEqual({
    lines: 9,
    blank: '*',
    givens: 30,
    entries: 0,
    notes: 0,
    solve: false,
    unknownKeys: [],
    onGivens: [],
  });
});

const detected = async (text: string): Promise<Choice> => choiceOf(await readText(text));

function expectBoard({ puzzle, details }: Choice, sample: NotationSample): void {
  const { givens, entries = EMPTY_GRID, noted = 0, notes = {}, blank, title = null } = sample;
  expect(puzzle.givens).toBe(givens);
  expect(puzzle.entries).toBe(entries);
  expect(puzzle.name).toBe(title);
  expect(puzzle.notes?.filter((set) => set !== NO_DIGITS).length ?? 0).toBe(noted);
  expect(details.notes).toBe(noted);
  for (const [name, digits] of Object.entries(notes)) {
    expect(digitsOf(puzzle.notes?.[cellNamed(name)] ?? NO_DIGITS).join('')).toBe(digits);
  }
  if (blank !== undefined) expect(details.blank).toBe(blank);
}

function cellNamed(name: string): Cell {
  const [row = 0, column = 0] = (name.match(/\d/g) ?? []).map(Number);
  return cellAt(row - 1, column - 1);
}
