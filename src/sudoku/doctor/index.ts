/**
 * Why a puzzle has no solution or many, and what would mend it. The doctor asks only the solver and changes nothing. Its
 * results are data; other rooms put them into words.
 *
 * The long examinations are generators. Each value has all that is known so far, so the page can show any of them. The
 * caller may stop after any value. `onTick` is called every few milliseconds, also between two values.
 *
 * | the puzzle has        | examinations                                                                |
 * | --------------------- | --------------------------------------------------------------------------- |
 * | no solution           | `findClashSets`, `findCulprits`, `findRepairs`, and in play `findBreak`     |
 * | more than one         | `surveySolutions`, `possibleDigits`, `findRepairs`                          |
 * | exactly one           | `examineGivens`                                                             |
 */
export type { Heartbeat } from './ask';
export { type ClashSet, findClashSets } from './clashSet';
export { findCulprits } from './culprits';
export { type Break, type Entry, findBreak } from './history';
export type { Clue } from './knownSolutions';
export { examineGivens, type Necessity } from './minimality';
export type { Fix } from './mistakes';
export { possibleDigits } from './possible';
export { findRepairs, type Repair } from './repairs';
export { type Survey, surveySolutions } from './survey';
