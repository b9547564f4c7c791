/**
 * Makes puzzles as wished, by search: the same version, wish and seed give the same puzzle on every machine. README.md
 * tells how.
 */
export { easierThan } from './aims/easier';
export type { Made } from './attempt';
export { generate } from './generate';
export { objectionsTo } from './objections';
export { isSymmetric, SYMMETRIES } from './symmetry';
export { GENERATOR_VERSION } from './version';
export type { Wish } from './wish';
