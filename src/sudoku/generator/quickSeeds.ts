import type { Difficulty } from '../techniques';

/**
 * Seeds whose first attempt makes a puzzle of a level, and nothing else wished, within three puzzles. So the first new puzzle
 * comes at once, before others are made ahead. They are of this version of the generator; a test tells when they are not
 * any more.
 */
export const QUICK_SEEDS: Readonly<Record<Difficulty, readonly number[]>> = {
  easy: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 24, 25, 26, 27],
  medium: [
    7, 11, 20, 23, 29, 40, 43, 45, 60, 74, 95, 97, 98, 99, 103, 106, 109, 121, 131, 137, 147, 153, 154, 155,
  ],
  hard: [1, 4, 13, 16, 18, 21, 25, 28, 32, 38, 44, 58, 74, 78, 81, 83, 91, 110, 112, 113, 117, 136, 141, 143],
  expert: [2, 6, 9, 10, 11, 12, 13, 15, 19, 20, 23, 26, 27, 32, 33, 35, 38, 39, 42, 48, 49, 50, 51, 54],
  extreme: [
    26, 33, 39, 46, 48, 61, 68, 90, 92, 125, 126, 145, 151, 156, 159, 176, 184, 189, 217, 230, 286, 288, 296,
    346,
  ],
};
