/**
 * Why a puzzle has no solution or many, and what would mend it. The doctor asks the solver and nothing else, changes
 * nothing, and speaks no language: it finds, and others tell.
 *
 * The long examinations are generators. Each yields all that is known so far, every time more, so that any of them can
 * be shown; between two the caller may stop. `onTick` is called every few milliseconds, yields or not.
 *
 * | the puzzle has        | what there is to know                                                       |
 * | --------------------- | --------------------------------------------------------------------------- |
 * | no solution           | `findClashSets`, `findCulprits`, `findRepairs`, and in play `findBreak`     |
 * | more than one         | `surveySolutions`, `findRepairs`                                            |
 * | exactly one           | `examineGivens`                                                             |
 */
export type { Heartbeat } from './ask';
export { type ClashSet, findClashSets } from './clashSet';
export { findCulprits } from './culprits';
export { type Break, type Entry, findBreak } from './history';
export type { Clue } from './knownSolutions';
export { examineGivens, type Necessity } from './minimality';
export type { Fix } from './mistakes';
export { findRepairs, type Repair } from './repairs';
export { type Survey, surveySolutions } from './survey';
