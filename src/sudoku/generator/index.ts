/**
 * Makes puzzles to order, by search. The same version, wish and seed give the same puzzle on every machine. README.md
 * explains how.
 */
export { easierThan } from './aims/easier';
export { ratingsOfLevel } from './aims/rating';
export { type AttemptProgress, attempt, type Made, ratingOfHardest } from './attempt';
export {
  codeOf,
  codeOfDay,
  codeOfWish,
  dayOfCode,
  purposeOf,
  recipeFor,
  recipeOf,
  wishOfCode,
} from './code';
export { type CalendarDate, type Daily, dailyOf, levelOfDay, numberOfDay } from './daily';
export { generate } from './generate';
export { mayFail, type Objection, objectionsTo } from './objections';
export { QUICK_SEEDS } from './quickSeeds';
export { isSymmetric, orbitsOf, SYMMETRIES, type Symmetry } from './symmetry';
export { GENERATOR_VERSION } from './version';
export type { Wish } from './wish';
