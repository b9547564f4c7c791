/**
 * Human logic: techniques find steps in a position; proofs, paths and ratings are made from these. A step says what is
 * true or false, and why, as data that each language can put into words and the board can draw. README.md explains how
 * to add a technique.
 */

export { CATALOGUE, factsOf, isTechniqueId, type TechniqueId } from './catalogue';
export { applyStep, findSteps } from './find';
export { type Candidate, candidate, cellOf, digitOf } from './frame/candidate';
export type { Branch, Chain, Node, Tie } from './frame/chain';
export type { Family, Tier } from './frame/facts';
export type { Fish } from './frame/fish';
export { gridOf, type Position, positionOf, strike } from './frame/position';
export type { Deadly, Forcing, Grave, Reason, Step, Subset } from './frame/step';
export {
  byHardness,
  DIFFICULTIES,
  type Difficulty,
  GIVENS,
  harderOf,
  hardestOf,
  isNoHarder,
  levelOf,
  levelOfRating,
  levelOfStep,
  ratingsOf,
} from './levels';
export { type ForcingLink, forcingLinks, linksOf, reasonByLinks } from './links';
export { appraise, type Rating } from './path/appraise';
export { type Available, allSteps, cellsSolvableBySingles, nextSteps } from './path/available';
export { type Path, type PathOrder, pathOf } from './path/path';
export { CLASSIC, rate } from './path/rating';
export type { Round } from './proof/ladder';
export type { AllowedTechniques } from './proof/options';
export { cellToSolveFirst, LONG, type ProofPart, partsOf } from './proof/parts';
export { finish, isCheaper, type Progress, type Proof, proveCandidate, proveCell } from './proof/prove';
export { TECHNIQUES, techniqueOf } from './registry';
export { type CrossHatching, crossHatching } from './singles/crossHatching';
