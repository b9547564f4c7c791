import { describe, expect, it } from 'vitest';
import { EULER_PICTURE, EXAMPLES, NEEDS_SEARCH_CANDIDATES } from '../testing';
import { readText } from '.';
import { choicesOf } from './testing';

const textOf = (name: string): string => EXAMPLES.find((example) => example.name === name)?.texts[0] ?? '';
const givensOf = (name: string): string => EXAMPLES.find((example) => example.name === name)?.givens ?? '';
const EULER = textOf('Euler 96, grid 1');
const SOLVED = EXAMPLES.find(({ name }) => name === 'Euler 96, grid 1')?.answer;

async function boardsIn(text: string) {
  const reading = await readText(text);
  return reading.kind === 'refused'
    ? reading.error.kind
    : choicesOf(reading).map(({ puzzle }) => puzzle.givens);
}

describe('a puzzle is read from a line of a note or program', () => {
  it.each([
    `a = new Sudoku \\${EULER}`,
    `\\${EULER}`,
    `a = ${EULER}`,
    `a = new Sudoku "${EULER}"`,
    `a = new Sudoku(${EULER});`,
    `• 입력 ${EULER}`,
    `• 입력: ${EULER}`,
    `Input ${EULER}`,
  ])('%s', async (text) => {
    expect(await boardsIn(text)).toEqual([givensOf('Euler 96, grid 1')]);
  });

  it('a puzzle in the middle of a sentence is read, if it is whole', async () => {
    expect(await boardsIn(`Input ${EULER} and more`)).toEqual([givensOf('Euler 96, grid 1')]);
  });
});

describe('a note with several boards among its words', () => {
  it('yields all of them in order, even if the first is a solved picture', async () => {
    const note = `Colouring nodes\n\nEvery cell is a node. It prints:\n\n${EULER_PICTURE}\n\na = new Sudoku \\${EULER}\na.run()\n`;
    expect(await boardsIn(note)).toEqual([SOLVED, givensOf('Euler 96, grid 1')]);
  });

  it('yields each in its own notation', async () => {
    const note = [
      '풀이 노트\n\n입력은 아홉 줄입니다.',
      textOf('nine lines of nine digits'),
      'It answers with a picture of another one:',
      EULER_PICTURE,
      `• 입력 ${textOf('against brute force')}`,
      '자바스크립트 배열로는 이렇습니다.',
      textOf('rows as a JavaScript array'),
      'That is all.',
    ].join('\n\n');
    expect(await boardsIn(note)).toEqual([
      givensOf('nine lines of nine digits'),
      SOLVED,
      givensOf('against brute force'),
      givensOf('rows as a JavaScript array'),
    ]);
  });

  it('reports text beside them that looks like a board but is not one', async () => {
    const short = textOf('nine lines of nine digits').split('\n').slice(1).join('\n');
    const note = `One\n${EULER}\nAnother\n${EULER_PICTURE}\nAnd a third\n${short}\nEnd`;
    expect(await readText(note)).toMatchObject({
      kind: 'several',
      total: 2,
      left: { kind: 'rowCount', rows: 8, others: 0 },
    });
  });

  it('is one board if there is only one', async () => {
    expect(await boardsIn(`It prints this.\n\n${EULER_PICTURE}\n\nThat is all.`)).toEqual([SOLVED]);
    expect(await boardsIn(`Candidates:\n${NEEDS_SEARCH_CANDIDATES}\nof\n${EULER_PICTURE}`)).toContain(SOLVED);
  });
});
