import { describe, expect, it } from 'vitest';
import { grid } from '../../core';
import { readText } from '../detect';
import { choicesOf, LINE as PUZZLE } from '../testing';
import { transposed } from './columns';

const ZEROS = [...PUZZLE.replaceAll('.', '0')];
const list = (separator: string) => ZEROS.join(separator);

const boardsOf = async (text: string) =>
  choicesOf(await readText(text)).map(({ puzzle, assumed }) =>
    assumed === undefined ? puzzle.givens : [puzzle.givens, assumed],
  );

describe('a board that a program fills from a list', () => {
  it.each([
    ['R', `m <- matrix(c(${list(', ')}), nrow = 9, ncol = 9)`],
    ['R, in lines', `sudoku = matrix(c(\n${ZEROS.join(',').replace(/(.{18})/g, '$1\n')}), 9, 9)`],
    ['R, an array', `x <- array(c(${list(',')}), dim = c(9, 9))`],
    ['MATLAB', `A = reshape([${list(' ')}], 9, 9);`],
    ['Julia', `b = reshape([${list(', ')}], 9, 9)`],
    ['NumPy, in the order of Fortran', `np.array([${list(', ')}]).reshape((9, 9), order='F')`],
  ])('is offered by columns first, then by rows: %s', async (_, text) => {
    expect(await boardsOf(text)).toEqual([
      [transposed(PUZZLE), 'columnsFirst'],
      [PUZZLE, 'rowsFirst'],
    ]);
  });

  it.each([
    ['R', `m <- matrix(c(${list(', ')}), nrow = 9, byrow = TRUE)`],
    ['MATLAB, turned', `A = reshape([${list(' ')}], 9, 9)';`],
    ['NumPy', `np.array([${list(', ')}]).reshape(9, 9)`],
    ['NumPy, by a function', `np.reshape([${list(', ')}], (9, 9))`],
  ])('is read by rows where the call says so: %s', async (_, text) => {
    expect(await boardsOf(text)).toEqual([PUZZLE]);
  });

  it('is read by columns where each line is named as one, though its numbers could name cells too', async () => {
    const many = grid('8.........59.......67............596....9.187....7.243...713965...924718...658432');
    const columns = transposed(many).match(/.{9}/g) ?? [];
    const text = columns.map((cells, at) => `Column ${at + 1}: ${[...cells].join(' ')}`).join('\n');
    expect(await boardsOf(text)).toEqual([many]);
  });

  it('is offered both ways where the name is a column in one country and a row in another', async () => {
    const text = (PUZZLE.match(/.{9}/g) ?? []).map((cells, at) => `第${at + 1}列：${cells}`).join('\n');
    expect(await boardsOf(text)).toEqual([
      [transposed(PUZZLE), 'columnsFirst'],
      [PUZZLE, 'rowsFirst'],
    ]);
  });
});
