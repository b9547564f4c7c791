import type { Difficulty } from '../../sudoku/techniques';

/** The names of the levels, as they stand everywhere. */
export const LEVELS = {
  beginner: 'Beginner',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
  extreme: 'Extreme',
} satisfies Record<Difficulty, string>;
