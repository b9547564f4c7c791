/**
 * The words of the game: cells, digits, houses, grids, candidates, boards and moves. All of it is plain data and pure
 * functions. Nothing here solves a puzzle, reads text or knows the screen.
 */
export * from './board';
export * from './candidates';
export * from './cell';
export * from './colours';
export * from './digit';
export * from './grid';
export * from './judge';
export * from './move';
export * from './puzzle';
export * from './random';
export * from './result';
