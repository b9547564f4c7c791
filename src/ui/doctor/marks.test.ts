import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n';
import { ALL_DIGITS, CELLS, type Cell, digitSet, EMPTY_GRID, put } from '../../sudoku/core';
import type { Survey } from '../../sudoku/doctor';
import { changeMarks, marksOf, repairMarks, surveyMarks, together } from './marks';

const { doctor: words } = (await LANGUAGES.en.loadMore())('rowColumn');
const cell = (number: number): Cell => number as Cell;
const FIVE = put(EMPTY_GRID, cell(0), 5);

describe('a change', () => {
  it('shows the new digit in each cell that differs', () => {
    const moved = put(EMPTY_GRID, cell(1), 5);
    expect([...changeMarks(FIVE, moved, words)]).toMatchObject([
      [0, { looks: ['doctor-suspect'], proposed: null, told: 'would be cleared' }],
      [1, { looks: ['doctor-suspect'], proposed: 5, told: 'would be 5' }],
    ]);
  });

  it('shows of a missed cell only where it belongs, not all that moves', () => {
    const missed = {
      fix: { kind: 'insert', cell: cell(0) },
      puzzle: put(EMPTY_GRID, cell(1), 5),
      share: 1,
    } as const;
    expect([...repairMarks(FIVE, missed, words)]).toMatchObject([[0, { told: 'would be cleared' }]]);
  });

  it('shows nothing if nothing differs', () => {
    expect(changeMarks(FIVE, FIVE, words).size).toBe(0);
  });
});

describe('a survey', () => {
  const survey: Survey = {
    possible: CELLS.map((at) => (at === 1 ? digitSet(1, 4) : at === 2 ? digitSet(7) : ALL_DIGITS)),
    impossible: [],
    undecided: 0,
    same: [cell(2)],
    pair: { one: EMPTY_GRID, other: EMPTY_GRID, differing: [] },
    decisive: [],
    enough: null,
    complete: true,
  };

  it('shows the possible digits of each blank cell, and marks cells that have the same digit in all solutions', () => {
    const marks = surveyMarks(FIVE, survey, words);
    expect(marks.size).toBe(80);
    expect(marks.get(cell(0))).toBeUndefined();
    expect(marks.get(cell(1))).toMatchObject({
      candidates: digitSet(1, 4),
      proposed: null,
      told: 'some solution has 1 4',
    });
    expect(marks.get(cell(2))).toMatchObject({ proposed: 7, told: 'the same in all solutions, 7' });
  });

  it('marks no cell as always the same before the survey is complete', () => {
    const marks = surveyMarks(FIVE, { ...survey, same: null }, words);
    expect(marks.get(cell(2))).toMatchObject({ candidates: digitSet(7), proposed: null });
  });
});

it('a cell with several marks shows the last one, and its name tells all', () => {
  const marks = together(
    marksOf([cell(0), cell(1)], 'doctor-can', 'one'),
    marksOf([cell(1), cell(2)], 'doctor-same', 'two'),
  );
  expect([...marks].map(([at, { looks, told }]) => [at, looks.join(), told])).toEqual([
    [0, 'doctor-can', 'one'],
    [1, 'doctor-same', 'one, two'],
    [2, 'doctor-same', 'two'],
  ]);
});
