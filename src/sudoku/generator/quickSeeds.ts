import type { Difficulty } from '../techniques';

/**
 * Seeds whose first attempt finds a puzzle of a level, in the half turn and with no other wish, within three tries. So the first new puzzle
 * appears at once, before any are made ahead. They are valid for this version of the generator only: a test fails when
 * they are not, and `npm run bench -- seeds` finds new ones.
 */
export const QUICK_SEEDS: Readonly<Record<Difficulty, readonly number[]>> = {
  beginner: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24],
  easy: [1, 3, 5, 9, 10, 12, 13, 15, 17, 18, 21, 22, 24, 25, 27, 28, 30, 33, 36, 37, 38, 39, 40, 41],
  medium: [
    29, 32, 38, 52, 56, 59, 70, 74, 85, 88, 101, 106, 124, 135, 139, 150, 170, 178, 224, 233, 239, 243, 246,
    259,
  ],
  hard: [
    2, 3, 6, 11, 34, 36, 43, 50, 56, 59, 63, 71, 82, 83, 104, 112, 131, 142, 143, 145, 149, 174, 180, 186,
  ],
  expert: [4, 11, 18, 20, 25, 32, 33, 35, 37, 46, 50, 58, 64, 66, 69, 71, 75, 79, 83, 85, 86, 89, 90, 93],
  extreme: [
    668, 835, 1525, 1616, 1673, 1687, 1871, 2194, 2208, 2549, 2698, 3019, 3219, 3304, 3698, 4002, 4515, 5398,
    5733, 5761, 5788, 6856, 7078, 7203,
  ],
};
