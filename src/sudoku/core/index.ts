/**
 * The words of the game: cells, digits, houses, grids, candidates, boards and moves. Everything here is pure data
 * and pure functions; nothing here solves, reads text, or knows a screen.
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
