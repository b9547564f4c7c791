/** Known puzzles, simple checkers and random puzzles, for tests and benchmarks alone. */
export { puzzles, solutions, spoiltPuzzles } from './arbitraries';
export { bruteForce } from './bruteForce';
export { canBeFilled } from './candidateBoards';
export { rankCorrelation } from './correlation';
export { COUNTED_PUZZLES } from './counted';
export { EULER_PICTURE, EXAMPLES, NEEDS_SEARCH_CANDIDATES } from './examples';
export { LAYOUTS } from './layouts';
export { NOTATION_SAMPLES, type NotationSample, REFUSED_LINKS } from './notations';
export { boards, moves } from './play';
export { PUZZLE_SETS } from './puzzles';
export { RATED_PUZZLES } from './rated';
export { REGLIB, type ReglibCase, readReglib } from './reglib';
export { SOLVERS } from './solvers';
export { symmetries } from './symmetries';
