import { type Grid, grid } from '../../sudoku/core';

/** The grey example for a first visitor: one solution, twenty-four givens. */
export const WELCOME: Grid = grid(
  '....68....4..7...59......1..5..128....7...2....243..9..3......18...9..3....62....',
);
