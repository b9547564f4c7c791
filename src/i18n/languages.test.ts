import { describe, expect, it } from 'vitest';
import { type Cell, cellAt, type House } from '../sudoku/core';
import { type CellFacts, en as english, LANGUAGES } from '.';
import { namesIn as namesInEnglish } from './en/names';
import { namesIn as namesInKorean } from './ko/names';

const korean = await LANGUAGES.ko.load();
const en = english(null);
const ko = korean(null);
const at = (row: number, column: number): Cell => cellAt(row - 1, column - 1);

describe('small words', () => {
  const { words } = en;
  it.each([
    [
      'a cell',
      namesInEnglish(null).at(at(3, 5)),
      'row\u00a03, column\u00a05',
      namesInKorean(null).at(at(3, 5)),
      '3행\u00a05열',
    ],
    ['a cell aloud', words.cellAloud(at(3, 5)), 'row 3, column 5', ko.words.cellAloud(at(3, 5)), '3행 5열'],
    ['a row', words.house(3 as House), 'row 4', ko.words.house(3 as House), '4행'],
    ['a column', words.house(9 as House), 'column 1', ko.words.house(9 as House), '1열'],
    ['a box', words.house(26 as House), 'box 9', ko.words.house(26 as House), '9번 상자'],
    ['a count', words.count(1_284_331), '1,284,331', ko.words.count(1_284_331), '1,284,331'],
    ['next to no time', words.duration(0.01), '0.1 ms', ko.words.duration(0.01), '0.1밀리초'],
    ['less than a coarse clock tells', words.duration(0), 'under 1 ms', ko.words.duration(0), '1밀리초 미만'],
    ['one step of a coarse clock', words.duration(1), '1 ms', ko.words.duration(1), '1밀리초'],
    ['a short time', words.duration(9.96), '10.0 ms', ko.words.duration(9.96), '10.0밀리초'],
    ['a moment', words.duration(123.4), '123 ms', ko.words.duration(123.4), '123밀리초'],
    ['a while', words.duration(2345), '2.3 s', ko.words.duration(2345), '2.3초'],
    ['nothing', words.and([]), '', ko.words.and([]), ''],
    ['one thing', words.and(['a']), 'a', ko.words.and(['a']), 'a'],
    ['two things', words.and(['a', 'b']), 'a and b', ko.words.and(['a', 'b']), 'a, b'],
    [
      'three cells',
      words.and([at(1, 2), at(3, 4), at(5, 6)].map(words.cellAloud)),
      'row 1, column 2; row 3, column 4; and row 5, column 6',
      ko.words.and([at(1, 2), at(3, 4), at(5, 6)].map(ko.words.cellAloud)),
      '1행 2열, 3행 4열, 5행 6열',
    ],
    ['three things', words.or(['1', '2', '6']), '1, 2 or 6', ko.words.or(['1', '2', '6']), '1, 2, 6'],
  ])('name %s', (_, english, expectedEnglish, korean, expectedKorean) => {
    expect([english, korean]).toEqual([expectedEnglish, expectedKorean]);
  });
});

describe('a cell', () => {
  const BLANK: CellFacts = {
    cell: at(2, 1),
    digit: null,
    role: 'blank',
    notes: [],
    corners: [],
    colours: '..........',
    clashes: [],
    wrong: false,
    replaces: null,
    told: '',
  };
  const EIGHT: CellFacts = { ...BLANK, digit: 8, role: 'entry' };

  it.each<[Partial<CellFacts> & { digit: CellFacts['digit'] }, string, string]>([
    [{ cell: at(1, 3), digit: 5, role: 'given' }, 'row 1, column 3, 5, given', '1행 3열, 5, 주어진 숫자'],
    [{ ...EIGHT }, 'row 2, column 1, 8', '2행 1열, 8'],
    [{ ...EIGHT, role: 'answer' }, 'row 2, column 1, 8, answer', '2행 1열, 8, 답'],
    [{ ...EIGHT, role: 'example' }, 'row 2, column 1, 8, example', '2행 1열, 8, 예제'],
    [
      { cell: at(2, 7), digit: null, notes: [2, 6] },
      'row 2, column 7, empty, notes 2 6',
      '2행 7열, 빈칸, 메모 2 6',
    ],
    [{ cell: at(9, 9), digit: null }, 'row 9, column 9, empty', '9행 9열, 빈칸'],
    [
      { ...EIGHT, clashes: [at(2, 5)] },
      'row 2, column 1, 8, clashes with row 2, column 5',
      '2행 1열, 8, 2행 5열과 겹침',
    ],
    [
      { ...EIGHT, role: 'given', clashes: [at(2, 5), at(3, 2), at(9, 1)] },
      'row 2, column 1, 8, given, clashes with row 2, column 5; row 3, column 2; and row 9, column 1',
      '2행 1열, 8, 주어진 숫자, 2행 5열, 3행 2열, 9행 1열과 겹침',
    ],
    [{ ...EIGHT, wrong: true }, 'row 2, column 1, 8, wrong', '2행 1열, 8, 틀림'],
    [
      { ...EIGHT, role: 'answer', replaces: 3 },
      'row 2, column 1, 8, answer, in place of 3',
      '2행 1열, 8, 답, 3 대신',
    ],
  ])('is named with all it shows: %j', (facts, english, korean) => {
    const whole = { ...BLANK, ...facts };
    expect([en.board.cellName(whole), ko.board.cellName(whole)]).toEqual([english, korean]);
  });

  it('is named by letters if the player has chosen letters', () => {
    const facts = { ...EIGHT, clashes: [at(2, 5)] };
    expect(english('letters').board.cellName(facts)).toBe('B1, 8, clashes with B5');
    expect(korean('letters').board.cellName(facts)).toBe('B1, 8, B5와 겹침');
  });
});

it('the grid has a name', () => {
  expect([en.board.name, ko.board.name]).toEqual(['Sudoku grid', '스도쿠 판']);
});

it('the three buttons have names', () => {
  expect([en.app.solve, en.app.watch, en.app.hint]).toEqual(['Solve', 'Watch', 'Hint']);
  expect([ko.app.solve, ko.app.watch, ko.app.hint]).toEqual(['풀기', '지켜보기', '힌트']);
});
