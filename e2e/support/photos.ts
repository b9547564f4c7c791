import { resolve } from 'node:path';

// A browser that a file is dropped on wants its whole path.
const PHOTOS = resolve('src/sudoku/testing/photos');

/** A photograph of a printed puzzle, and the same filled in by hand. */
export const PRINTED_PHOTO = `${PHOTOS}/printed/image13.jpg`;
export const WRITTEN_PHOTO = `${PHOTOS}/written/image13.jpg`;

/** The digits that are printed in both. */
export const PHOTO_GIVENS =
  '9.3.....2.6.49.1.3...1...........9..3.1..4....8.7.243.1785.93........759...367...';
