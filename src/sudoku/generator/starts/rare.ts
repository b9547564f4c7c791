import type { TechniqueId } from '../../techniques';

/** The techniques that random puzzles hardly ever need, for which there are puzzles to begin with. */
export const RARE = [
  'lockedTriple',
  'dualTwoStringKite',
  'dualEmptyRectangle',
  'remotePair',
  'simpleColoursWrap',
  'uniqueRectangle5',
  'multiColours2',
  'jellyfish',
  'siameseFish',
  'finnedJellyfish',
  'sashimiJellyfish',
  'bug2',
  'bug4',
  'bug3',
  'fireworkTriple',
  'fireworkQuadruple',
  'brokenWing',
  'xChain',
  'medusaTrap',
  'medusaWrap',
  'xyChain',
  'tuvwxyzWing',
  'alignedPairExclusion',
  'alsXyWing',
  'alsChain',
  'deathBlossom',
] as const satisfies readonly TechniqueId[];
export type RareTechnique = (typeof RARE)[number];
