import { cellsOf, HOUSES, type House } from '../core';
import { CLASSIC, type Difficulty, factsOf, type TechniqueId } from '../techniques';
import { easierThan } from './aims/easier';
import { rangeOf, ratingsOfLevel } from './aims/rating';
import { fewKnown } from './starts/known';
import { RARE } from './starts/rare';
import { isRatedRarely } from './starts/rated';
import { isSymmetric, possibleCounts, type Symmetry } from './symmetry';
import type { Wish } from './wish';

/** Why a wish is impossible or unlikely to be fulfilled. */
export type Objection = {
  /** Whether it is impossible. If not, such puzzles may exist, but a search will probably not find one. */
  readonly certain: boolean;
} & (
  | { readonly kind: 'tooFewGivens'; readonly givens: number; readonly least: number }
  | { readonly kind: 'tooManyGivens'; readonly givens: number; readonly most: number }
  | { readonly kind: 'fewGivens'; readonly givens: number }
  | { readonly kind: 'fewGivensInPattern'; readonly givens: number }
  | { readonly kind: 'manyGivensAndMinimal'; readonly givens: number }
  /** The pattern has another number of givens. */
  | { readonly kind: 'givensOfPattern'; readonly givens: number; readonly pattern: number }
  /** No pattern of this symmetry has this number of givens. `nearest`: the nearest possible numbers. */
  | {
      readonly kind: 'givensOfSymmetry';
      readonly givens: number;
      readonly symmetry: Symmetry;
      readonly nearest: readonly number[];
    }
  | { readonly kind: 'patternNotSymmetric'; readonly symmetry: Symmetry }
  /** Two rows of a band, or two columns of a stack, are empty: in any solution they could be exchanged. */
  | { readonly kind: 'emptyLines'; readonly lines: readonly [House, House] }
  /** No puzzle has a rating in this range. */
  | { readonly kind: 'noSuchRating'; readonly from: number; readonly to: number }
  | { readonly kind: 'rareRating'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'levelAndRating';
      readonly level: Difficulty;
      /** The ratings of the level. */
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'neededAndForbidden'; readonly technique: TechniqueId }
  /** A puzzle that needs the technique is rated `least` or more, which is above the wish. */
  | { readonly kind: 'techniqueTooHard'; readonly technique: TechniqueId; readonly least: number }
  /** A puzzle that the technique and easier ones finish is rated `most` or less, which is below the wish. */
  | { readonly kind: 'techniqueTooEasy'; readonly technique: TechniqueId; readonly most: number }
  | { readonly kind: 'rareTechnique'; readonly technique: TechniqueId }
  /** Puzzles that need the technique are, or nearly are, images of so few known ones. It is found all the same. */
  | { readonly kind: 'fewKnown'; readonly technique: TechniqueId; readonly known: number }
  /** No puzzle that needs the technique is known. */
  | { readonly kind: 'neverFoundTechnique'; readonly technique: TechniqueId }
  /** Easier techniques (`by`) always find what the technique finds. */
  | {
      readonly kind: 'coveredTechnique';
      readonly technique: TechniqueId;
      readonly by: readonly TechniqueId[];
    }
);

/* Proved by the exhaustive search of Gary McGuire, Bastian Tugemann and Gilles Civario, 2012. */
const LEAST_GIVENS = 17;
/* At least one cell must be blank, or there is nothing to solve. */
const MOST_GIVENS = 80;

/* Measured with `npm run bench -- generate`: fewer than nine of ten searches found a puzzle within ten seconds. */
const FEW_GIVENS = 19;
const MANY_GIVENS_IF_MINIMAL = 29;
/* Of four searches for 20 or 21 givens, one found a puzzle with the half turn, and none with the quarter turn. */
const FEW_GIVENS_IF_SYMMETRIC = 21;
/* Of ten random patterns each, half of them with the half turn, these were found in ten seconds: none with 20 givens, 5 with
   21, 9 with 22, and 9 with 23. */
const FEW_GIVENS_IN_PATTERN = 22;
/*
 * Fish of two houses of different kinds. Without fins, one of the houses always has the digit in one other house only.
 * In a finned Franken X-Wing, what is ruled out sees all of the digit's places in each house except one group. So the
 * two houses are two links of a chain. README.md explains why three houses of a Franken fish without fins are a chain
 * too.
 */
const COVERED: Readonly<Partial<Record<TechniqueId, readonly TechniqueId[]>>> = {
  frankenXWing: ['pointing', 'claiming'],
  mutantXWing: ['pointing', 'claiming'],
  finnedFrankenXWing: ['groupedAic'],
  frankenSwordfish: ['pointing', 'claiming', 'xWing', 'groupedContinuousLoop', 'groupedAic'],
};
/* No puzzle that needs one of these was found. README.md tells what was tried. */
const NEVER_FOUND: readonly TechniqueId[] = [
  'avoidableRectangle1',
  'frankenSwordfish',
  'mutantSwordfish',
  'mutantJellyfish',
  'nishioForcingChain',
  'templateSet',
  'templateDelete',
];

/** Whether a search for a wish may find nothing. */
export const mayFail = (wish: Wish): boolean => objectionsTo(wish).some(({ kind }) => kind !== 'fewKnown');

/** All objections to a wish, found without a search; certain ones and others. */
export const objectionsTo = (wish: Wish): readonly Objection[] => [
  ...toGivens(wish),
  ...toPattern(wish),
  ...toRating(wish),
  ...toTechniques(wish),
];

function toGivens({ givens, symmetry = 'none', pattern, minimal = false }: Wish): readonly Objection[] {
  const found: Objection[] = [];
  const placed = pattern?.filter(Boolean).length;
  const count = givens ?? placed;
  if (givens !== undefined && placed !== undefined && givens !== placed)
    found.push({ certain: true, kind: 'givensOfPattern', givens, pattern: placed });
  if (count !== undefined && count < LEAST_GIVENS)
    found.push({ certain: true, kind: 'tooFewGivens', givens: count, least: LEAST_GIVENS });
  else if (count !== undefined && count > MOST_GIVENS)
    found.push({ certain: true, kind: 'tooManyGivens', givens: count, most: MOST_GIVENS });
  else if (placed !== undefined && placed <= FEW_GIVENS_IN_PATTERN)
    found.push({ certain: false, kind: 'fewGivensInPattern', givens: placed });
  else if (count !== undefined && count <= (symmetry === 'none' ? FEW_GIVENS : FEW_GIVENS_IF_SYMMETRIC))
    found.push({ certain: false, kind: 'fewGivens', givens: count });
  else if (count !== undefined && minimal && count >= MANY_GIVENS_IF_MINIMAL)
    found.push({ certain: false, kind: 'manyGivensAndMinimal', givens: count });
  if (givens !== undefined) {
    const possible = possibleCounts(symmetry);
    const nearest = [
      possible.findLast((one) => one <= givens),
      possible.find((one) => one >= givens),
    ].flatMap((one) => one ?? []);
    if (!nearest.includes(givens))
      found.push({ certain: true, kind: 'givensOfSymmetry', givens, symmetry, nearest });
  }
  return found;
}

function toPattern({ pattern, symmetry = 'none' }: Wish): readonly Objection[] {
  if (pattern === undefined) return [];
  const found: Objection[] = [];
  if (!isSymmetric(pattern, symmetry)) found.push({ certain: true, kind: 'patternNotSymmetric', symmetry });
  const isEmpty = (house: House): boolean => cellsOf(house).every((cell) => !pattern[cell]);
  const lines = HOUSES.slice(0, 18);
  for (let chute = 0; chute < 18; chute += 3) {
    const [first, second] = lines.slice(chute, chute + 3).filter(isEmpty);
    if (first !== undefined && second !== undefined)
      found.push({ certain: true, kind: 'emptyLines', lines: [first, second] });
  }
  return found;
}

function toRating(wish: Wish): readonly Objection[] {
  const { level, rating } = wish;
  const range = rangeOf(wish);
  if (range === null) return [];
  const [from, to] = [range.from / 10, range.to / 10];
  if (level !== undefined && rating !== undefined && rating !== 'hardest' && from > to) {
    return [{ certain: true, kind: 'levelAndRating', level, ...ratingsOfLevel(level) }];
  }
  if (!RATINGS.some((tenths) => tenths >= range.from && tenths <= range.to))
    return [{ certain: true, kind: 'noSuchRating', from, to }];
  if (isPlaced(wish) && isRatedRarely(wish)) return [{ certain: false, kind: 'rareRating', from, to }];
  return [];
}

/*
 * The ratings that puzzles can have, in tenths. Below 4.5 each technique has one rating. From 4.5 on, the length of a
 * loop and the size of a subset or chain add to it. Graves end at 6.1, an aligned pair exclusion is 6.2, and
 * chains begin at 6.5.
 */
const RATINGS: readonly number[] = [
  ...CLASSIC.map((id) => Math.round(factsOf(id).rating * 10)),
  ...Array.from({ length: 76 }, (_, i) => 45 + i).filter((tenths) => tenths <= 61 || tenths >= 65),
];

function toTechniques(wish: Wish): readonly Objection[] {
  const { needs: technique, without = [] } = wish;
  if (technique === undefined) return [];
  const found: Objection[] = [];
  if (without.includes(technique)) found.push({ certain: true, kind: 'neededAndForbidden', technique });
  const range = rangeOf(wish);
  const easier = easierThan(technique);
  if (range !== null) {
    // If the easier techniques do not finish the puzzle, the rating is that of a technique that is not easier.
    const least = Math.min(...CLASSIC.filter((id) => !easier.includes(id)).map((id) => factsOf(id).rating));
    if (range.to < Math.round(least * 10))
      found.push({ certain: !mayLeadAstray(easier), kind: 'techniqueTooHard', technique, least });
    // If the technique and the easier ones finish it, and each has one fixed rating, no higher rating is possible.
    const together = [...easier, technique];
    const most = Math.max(...together.map((id) => factsOf(id).rating));
    if (together.every(hasOneRating) && range.from > Math.round(most * 10))
      found.push({ certain: true, kind: 'techniqueTooEasy', technique, most });
  }
  const by = COVERED[technique] ?? [];
  if (by.length > 0 && !by.some((one) => without.includes(one)))
    found.push({ certain: true, kind: 'coveredTechnique', technique, by });
  else if (NEVER_FOUND.includes(technique))
    found.push({ certain: false, kind: 'neverFoundTechnique', technique });
  else if (isPlaced(wish) && RARE.some((id) => id === technique))
    found.push({ certain: false, kind: 'rareTechnique', technique });
  else if (fewKnown(technique) > 0)
    found.push({ certain: false, kind: 'fewKnown', technique, known: fewKnown(technique) });
  return found;
}

/* Whether the wish decides where the givens are. Then a search for something rare cannot begin with a known puzzle. */
const isPlaced = ({ symmetry = 'none', pattern }: Wish): boolean =>
  symmetry !== 'none' || pattern !== undefined;

/* Tiers 1 and 2: singles, locked candidates and subsets. */
const hasOneRating = (id: TechniqueId): boolean => factsOf(id).tier <= 2;

/*
 * A step may destroy the pattern that a uniqueness technique needs. Then another order of steps leads further, so that
 * nothing is certain.
 */
const mayLeadAstray = (ids: readonly TechniqueId[]): boolean => ids.some((id) => factsOf(id).usesUniqueness);
