import { describe, expect, it } from 'vitest';
import { seededRandom } from '../core';
import { readText } from '.';
import { LINE } from './testing';

const OTHER = LINE.replace('5', '.');
const SHORT = LINE.slice(1);
const BOARD = JSON.stringify(
  Array.from({ length: 9 }, (_, row) =>
    [...LINE.slice(row * 9, row * 9 + 9)].map((digit) => Number(digit) || 0),
  ),
);
const game = (data: string): string => `<game data="${data}"/>\n`;
const library = (values: string): string => `:0000:x:${values}:::\n`;

describe('damaged puzzles beside a puzzle are reported with their place', () => {
  it.each([
    ['a game of OpenSudoku that is short', `<opensudoku>\n${game(LINE)}${game(SHORT)}</opensudoku>`, 3, 80],
    ['a HoDoKu line that is short', library(LINE) + library(SHORT), 2, 80],
    ['a list of one number beside a board', `${BOARD}\n[5]`, 2, 1],
    ['a list of one number in the same list', `[${BOARD},\n[5]]`, 2, 1],
    ['a list in the same object', `{"board": ${BOARD},\n"size": [9, 9]}`, 2, 2],
    ['an own link that is short', `#p=${LINE}\n#p=${SHORT}`, 2, 80],
  ])('%s', async (_, text, line, cells) => {
    const reading = await readText(text);
    expect(reading).toMatchObject({ kind: 'one', choice: { puzzle: { givens: LINE } } });
    expect(reading).toMatchObject({ left: { kind: 'cellCount', cells, at: { line }, others: 0 } });
  });

  it('damaged puzzles beside several puzzles are counted', async () => {
    const text = [LINE, SHORT, OTHER, SHORT].map(library).join('');
    expect(await readText(text)).toMatchObject({
      kind: 'several',
      total: 2,
      left: { at: { line: 2 }, others: 1 },
    });
    const games = `<opensudoku>${[LINE, SHORT, OTHER, SHORT].map(game).join('')}</opensudoku>`;
    expect(await readText(games)).toMatchObject({ kind: 'several', left: { at: { line: 2 }, others: 1 } });
  });

  it.each([
    ['a puzzle alone', LINE],
    ['a board of a program that goes on', `int a[9][9] = ${BOARD};\na[0][0] = 5; solve(a, 9); // [x]`],
    ['an empty list beside a board', `{"board": ${BOARD}, "cages": []}`],
  ])('nothing is reported beside %s', async (_, text) => {
    expect(await readText(text)).toMatchObject({ kind: 'one', left: null });
  });
});

it('in 300 texts with good and bad puzzles in any order, every bad one is counted', async () => {
  const random = seededRandom(1);
  for (let i = 0; i < 300; i++) {
    const write = [game, library, (values: string) => `#p=${values}\n`][random.below(3)] ?? library;
    const bad = 1 + random.below(4);
    const good = 1 + random.below(4);
    const puzzles = [
      ...Array.from({ length: good }, (_, i) => LINE.replace('5', '.').replace('3', `${1 + i}`)),
      ...Array.from({ length: bad }, () => LINE.slice(1 + random.below(5))),
    ];
    const text = `<opensudoku>\n${random.shuffle(puzzles).map(write).join('')}`;
    const reading = await readText(text);
    expect(reading, text).toMatchObject({
      kind: good === 1 ? 'one' : 'several',
      left: { kind: 'cellCount', others: bad - 1 },
    });
  }
});
