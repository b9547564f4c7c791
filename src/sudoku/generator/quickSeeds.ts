import type { Difficulty } from '../techniques';

/**
 * Seeds whose first attempt finds a puzzle of a level, with no other wish, within three tries. So the first new puzzle
 * appears at once, before any are made ahead. They are valid for this version of the generator only: a test fails when
 * they are not, and `npm run bench -- seeds` finds new ones.
 */
export const QUICK_SEEDS: Readonly<Record<Difficulty, readonly number[]>> = {
  easy: [2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 25, 26, 29],
  medium: [1, 5, 9, 19, 21, 28, 34, 36, 43, 44, 46, 47, 48, 56, 61, 73, 74, 77, 82, 90, 92, 104, 122, 124],
  hard: [3, 6, 8, 10, 11, 12, 14, 28, 29, 47, 50, 51, 55, 66, 76, 77, 80, 88, 94, 98, 102, 106, 109, 110],
  expert: [1, 2, 3, 9, 11, 12, 18, 23, 24, 25, 27, 29, 30, 32, 33, 38, 39, 40, 41, 42, 43, 45, 49, 51],
  extreme: [
    1, 15, 40, 73, 85, 123, 134, 171, 176, 183, 218, 232, 255, 266, 269, 315, 319, 328, 341, 345, 347, 354,
    372, 373,
  ],
};
