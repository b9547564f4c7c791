import { describe, expect, it } from 'vitest';
import { type Cell, DIGITS, type Digit, digitAt, EMPTY_GRID, type Grid, grid, peersOf } from '../core';
import { readText } from './detect';
import { isSure } from './reading';
import { choicesOf, LINE as PUZZLE, SOLVED } from './testing';

/* What a reading had to assume is told, and nothing in doubt is taken without asking. */

const OTHER = grid('.3..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const CLASHING = grid('55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');

const rowsOf = (givens: string): readonly string[] => givens.match(/.{9}/g) ?? [];

const read = async (text: string) => {
  const reading = await readText(text);
  const boards = choicesOf(reading).map(({ puzzle, assumed }) => [puzzle.givens, assumed]);
  return { sure: isSure(reading), boards };
};

const inDoubt = (...boards: readonly (readonly [Grid, string | undefined])[]) => ({ sure: false, boards });

describe('digits that may count from 0', () => {
  const lowered = (givens: string, blank = '.'): string =>
    givens.replace(/[1-9.]/g, (sign) => (sign === '.' ? blank : `${Number(sign) - 1}`));
  const LOWERED = grid(lowered(PUZZLE).replaceAll('0', '.'));
  const items = (blank: string): string =>
    rowsOf(PUZZLE)
      .map((row) => [...row].map((sign) => lowered(sign, blank)).join(', '))
      .join('],\n[');

  it.each([
    ['a line', lowered(PUZZLE)],
    ['dashes for blanks', rowsOf(lowered(PUZZLE, '-')).join('\n')],
    ['a list with null', `[[${items('null')}]]`],
    ['a list with -1', `[[${items('-1')}]]`],
  ])('are offered as such, and as they stand: %s', async (_, text) => {
    expect(await read(text)).toEqual(inDoubt([PUZZLE, 'fromZero'], [LOWERED, undefined]));
  });

  it.each([
    ['0 is the blank', PUZZLE.replaceAll('.', '0')],
    ['zeros stand beside the board', `Puzzle 10 of 20\n${PUZZLE.replaceAll('9', '.')}`],
    ['two signs stand for a blank', PUZZLE.replaceAll('..', '.0').replaceAll('9', '.')],
  ])('are not, if %s', async (_, text) => {
    const { boards } = await read(text);
    expect(boards.map(([, assumed]) => assumed)).toEqual([undefined]);
  });
});

describe('a board without exactly one solution', () => {
  /** Its first row counts the columns. Without it there are many solutions. */
  const COUNTED = grid('12345678945............3.5.......89....8..2.4..7.1......1..........7.53.9...3.6.2');
  const TEN = [...rowsOf(COUNTED), '.........'];

  it('is offered beside one of another reading that has: ten lines without the last, or the first', async () => {
    const first = grid(TEN.slice(1).join(''));
    expect(await read(TEN.join('\n'))).toEqual(inDoubt([COUNTED, undefined], [first, undefined]));
  });

  it('is in doubt if lines without words have digits that are not on it', async () => {
    const many = grid(PUZZLE.replace('53..7', '.....'));
    expect(await read(`17\n${rowsOf(many).join('\n')}\n5/12/2024`)).toEqual(inDoubt([many, 'digitsLeft']));
    for (const text of [many, `Puzzle 17\n${rowsOf(many).join('\n')}`, `${many}\n${many}`])
      expect(await read(text)).toEqual({ sure: true, boards: [[many, undefined]] });
  });
});

describe('a board without exactly one solution, of which one row is not written as the others', () => {
  const many = grid(PUZZLE.replace('53..7', '.....'));
  const rows = rowsOf(many);
  const spaced = rows.map((row) => row.replaceAll('.', ' '));
  const listed = rows.map((row) => `[${[...row].map((cell) => cell.replace('.', '0')).join(', ')}]`);

  it.each([
    ['a list that lacks a digit', listed.join(',\n').replace('1, 9, 5', '1, , 5'), true],
    ['the whole list', listed.join(',\n'), false],
    [
      'rows with spaces for blanks, cut off at their ends',
      spaced.map((row) => row.trimEnd()).join('\n'),
      true,
    ],
    ['the whole rows', spaced.join('\n'), false],
  ])('is in doubt: %s', async (_, text, isInDoubt) => {
    const { boards } = await read(text);
    expect(boards[0]?.[1] === 'notOneSolution').toBe(isInDoubt);
  });
});

it('a table of pictures, without a digit, is not an empty board', async () => {
  const cells = '<td><img src="a.gif"></td>'.repeat(9);
  expect(await read(`<table>${`<tr>${cells}</tr>`.repeat(9)}</table>`)).toEqual({ sure: false, boards: [] });
});

it('rows between which one is left out are no board by where their digits stand', async () => {
  const rows = rowsOf(PUZZLE).map((row) => row.replaceAll('.', ' '));
  const { sure } = await read(`${rows.with(6, 'and 6 28').join('\n')}\n         `);
  expect(sure).toBe(false);
});

describe('a board that a text does not say plainly', () => {
  const named = (givens: string): string =>
    rowsOf(givens)
      .map((row, at) => {
        const cells = [...row].flatMap((digit, column) =>
          digit === '.' ? [] : `${digit} in column ${column + 1}`,
        );
        return `row ${at + 1}: ${cells.join(', ')}`;
      })
      .join('\n');

  it('is read by the words before its numbers: row, digit, column', async () => {
    expect(await read(named(PUZZLE))).toEqual({ sure: true, boards: [[PUZZLE, undefined]] });
  });

  it('is in doubt without exactly one solution', async () => {
    const many = grid(PUZZLE.replace('53..7', '....7'));
    expect(await read(named(many))).toEqual(inDoubt([many, 'notOneSolution']));
    const cells = [...many].flatMap((digit, at) =>
      digit === '.' ? [] : `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}=${digit}`,
    );
    expect(await read(cells.join(', '))).toEqual(inDoubt([many, 'notOneSolution']));
  });

  it('is in doubt also if its layout is inferred: a sheet that has lost a row', async () => {
    const sheet = (rows: readonly string[]): string =>
      `<sheet>${rows.map((row) => `<row>${[...row].map((cell) => `<cell t="n">${cell === '.' ? '' : cell}</cell>`).join('')}</row>`).join('')}</sheet>`;
    expect(await read(sheet(rowsOf(PUZZLE)))).toEqual({ sure: true, boards: [[PUZZLE, undefined]] });
    const less = rowsOf(PUZZLE).slice(0, -1);
    expect(await read(sheet(less))).toEqual(inDoubt([grid(`${less.join('')}.........`), 'notOneSolution']));
  });

  it('is read as the names of its columns say', async () => {
    const cells = [...PUZZLE].flatMap((digit, at) =>
      digit === '.' ? [] : `${Math.floor(at / 9) + 1},${digit},${(at % 9) + 1}`,
    );
    expect(await read(`row,value,column\n${cells.join('\n')}`)).toEqual({
      sure: true,
      boards: [[PUZZLE, undefined]],
    });
  });

  it('is not taken for all of a text that has another', async () => {
    const second = grid('..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..');
    const [one, two] = [PUZZLE, second].map((givens) => `"""${rowsOf(givens).join('\n')}"""`);
    const { boards } = await read(`P = [${one}, ${two}]`);
    expect(boards.map(([givens]) => givens)).toEqual([PUZZLE, second]);
  });

  it('is read after the name and the time of a chat, which stand before its first row alone', async () => {
    const sent = `[지은] [오전 8:12] ${rowsOf(PUZZLE).join('\n')}`;
    expect(await read(sent)).toEqual({ sure: true, boards: [[PUZZLE, undefined]] });
  });

  it('is read box by box if its boxes are named', async () => {
    const boxes = [0, 3, 6, 27, 30, 33, 54, 57, 60].map(
      (at, index) =>
        `Box ${index + 1}: ${[0, 9, 18].map((row) => PUZZLE.slice(at + row, at + row + 3)).join('')}`,
    );
    expect(await read(boxes.join('\n'))).toEqual({ sure: true, boards: [[PUZZLE, undefined]] });
  });

  it.each([
    ['O and l', 'O', 'l'],
    ['o and I', 'o', 'I'],
  ])('is read if letters stand for all its blanks and ones: %s', async (_, blank, one) => {
    const typed = rowsOf(PUZZLE).join('\n').replaceAll('.', blank).replaceAll('1', one);
    expect(await read(typed)).toEqual({ sure: true, boards: [[PUZZLE, undefined]] });
    expect((await read(typed.replace(one, '1'))).boards).toEqual([]);
  });
});

describe('a puzzle that was taken for a number', () => {
  const NUMBER = OTHER.replaceAll('.', '0').slice(1);

  it.each([
    ['a number beside it', `id,puzzle\n1,${NUMBER}\n`, [[OTHER, 'droppedZeros']]],
    ['a level after it', `puzzle\tlevel\n${NUMBER}\teasy`, [[OTHER, 'droppedZeros']]],
    [
      'others in the list',
      `${NUMBER}\n${PUZZLE.replaceAll('.', '0')}`,
      [
        [OTHER, 'droppedZeros'],
        [PUZZLE, 'droppedZeros'],
      ],
    ],
  ])('gets its zeros back: %s', async (_, text, boards) => {
    expect(await read(text)).toEqual({ sure: false, boards });
  });

  it('may have lost another cell, if it stands alone', async () => {
    expect((await read(NUMBER)).boards).toEqual([]);
  });
});

describe('a board of which givens clash', () => {
  it.each([
    ['a line', CLASHING],
    ['rows', rowsOf(CLASHING).join('\n')],
    ['a sentence', `My puzzle: ${CLASHING} is hard`],
    [
      'a chat',
      rowsOf(CLASHING)
        .map((row, at) => `[2024-01-0${at + 1}, 12:0${at}] Ann: ${row}`)
        .join('\n'),
    ],
    [
      'cells by name',
      [...CLASHING]
        .flatMap((digit, at) => (digit === '.' ? [] : `r${Math.floor(at / 9) + 1}c${(at % 9) + 1}=${digit}`))
        .join(', '),
    ],
  ])('is shown, not refused and not taken: %s', async (_, text) => {
    expect(await read(text)).toEqual(inDoubt([CLASHING, undefined]));
  });
});

it('boxes in a list are told from lines', async () => {
  const boxes = [0, 3, 6, 27, 30, 33, 54, 57, 60].flatMap((at) =>
    [0, 9, 18].map((row) => PUZZLE.slice(at + row, at + row + 3)),
  );
  expect((await read(boxes.join('\n'))).boards).toContainEqual([PUZZLE, 'boxByBox']);
});

describe('a grid of candidates without givens', () => {
  const gridOf = (cell: (digit: string, at: number) => string): string =>
    rowsOf(SOLVED)
      .map((row, at) => [...row].map((digit, column) => cell(digit, at * 9 + column)).join(' '))
      .join('\n');
  /** What the givens leave in each cell, and if that is one digit, another beside it. */
  const ONE = gridOf((digit, at) => {
    const isLeft = (one: Digit): boolean =>
      !peersOf(at as Cell).some((peer) => digitAt(PUZZLE, peer) === one);
    const left = DIGITS.filter(isLeft).join('');
    return PUZZLE[at] === '.' && left.length > 1 ? left : `${digit}${digit === '1' ? 2 : 1}`;
  });

  it('is judged under its candidates', async () => {
    const { boards } = await read(ONE);
    expect(boards).toEqual([
      [EMPTY_GRID, 'oneAmongCandidates'],
      [EMPTY_GRID, 'solvedCandidates'],
    ]);
    const reading = await readText(ONE);
    expect(reading.kind === 'several' && reading.choices[1]?.puzzle.entries).toBe(SOLVED);
  });

  it.each([
    ['manyAmongCandidates', gridOf(() => '123456789')],
    ['noneAmongCandidates', gridOf((_, at) => (at < 3 ? '12' : '123456789'))],
  ])('is told as such: %s', async (assumed, text) => {
    expect(await read(text)).toEqual(inDoubt([EMPTY_GRID, assumed]));
  });
});
