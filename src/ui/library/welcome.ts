import { type Grid, grid } from '../../sudoku/core';

/**
 * The grey example for a first visitor: a Beginner puzzle. Its first cell is a given, so that somebody who types a puzzle
 * from the first cell on does not play it.
 */
export const WELCOME: Grid = grid(
  '3...641589...87...5.61..9...5...8..11.8.7.3.52..4...7...9..56.2...89...446531...9',
);
