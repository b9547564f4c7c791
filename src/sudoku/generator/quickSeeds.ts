import type { Difficulty } from '../techniques';

/**
 * Seeds whose first attempt finds a puzzle of a level, in the half turn and with no other wish, within three tries. So the first new puzzle
 * appears at once, before any are made ahead. They are valid for this version of the generator only: a test fails when
 * they are not, and `npm run bench -- seeds` finds new ones.
 */
export const QUICK_SEEDS: Readonly<Record<Difficulty, readonly number[]>> = {
  beginner: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 25],
  easy: [1, 2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 21, 26, 30, 31, 33, 34, 35, 36, 37, 41],
  medium: [
    18, 32, 35, 40, 56, 73, 99, 101, 110, 112, 124, 133, 134, 152, 156, 169, 175, 176, 182, 188, 193, 198,
    202, 209,
  ],
  hard: [
    12, 13, 23, 26, 38, 39, 49, 52, 57, 59, 79, 86, 88, 101, 114, 117, 152, 153, 162, 169, 187, 192, 195, 197,
  ],
  expert: [
    2, 12, 16, 17, 21, 22, 32, 33, 34, 48, 52, 82, 83, 88, 95, 98, 103, 112, 121, 136, 141, 142, 144, 153,
  ],
  extreme: [
    142, 610, 840, 894, 1277, 1998, 2343, 2910, 2923, 3477, 3541, 5287, 5444, 6048, 6274, 6518, 6937, 7627,
    8177, 8222, 8828, 8852, 9124, 10350,
  ],
};
