import { resolve } from 'node:path';

// A dropped file needs an absolute path.
const PHOTOS = resolve('src/sudoku/testing/photos');

/** A photograph of a printed puzzle, and one of the same puzzle filled in by hand. */
export const PRINTED_PHOTO = `${PHOTOS}/printed/image13.jpg`;
export const WRITTEN_PHOTO = `${PHOTOS}/written/image13.jpg`;

/** The printed digits in both. */
export const PHOTO_GIVENS =
  '9.3.....2.6.49.1.3...1...........9..3.1..4....8.7.243.1785.93........759...367...';
