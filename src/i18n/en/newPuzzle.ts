import { describeHouse } from '../../sudoku/core';
import type { Objection, Symmetry } from '../../sudoku/generator';
import type { Difficulty, TechniqueId } from '../../sudoku/techniques';
import type { InAnyLanguage } from '../inAnyLanguage';
import { words } from './words';

/**
 * What the search for a puzzle has so far: `none`: nothing; `other`: a puzzle that does not fulfil the wish;
 * `moreGivens`: a puzzle with `more` givens than the pattern; `hardest`: the hardest puzzle, with its rating.
 */
export type Nearest =
  | { readonly kind: 'none' | 'other' }
  | { readonly kind: 'moreGivens'; readonly more: number }
  | { readonly kind: 'hardest'; readonly rating: number };

const symmetries: Readonly<Record<Symmetry, string>> = {
  none: 'Any',
  halfTurn: 'Half turn',
  quarterTurn: 'Quarter turn',
  mirrorUpright: 'Left and right alike',
  mirrorLevel: 'Top and bottom alike',
  mirrors: 'Both mirrors',
  diagonal: 'Diagonal from the top left',
  antidiagonal: 'Diagonal from the top right',
  diagonals: 'Both diagonals',
};

const given = (count: number): string => `${count} ${count === 1 ? 'given' : 'givens'}`;

function soFar(nearest: Nearest): string {
  switch (nearest.kind) {
    case 'none':
      return '';
    case 'other':
      return ', none as wished yet';
    case 'moreGivens':
      return `, none with this pattern yet. The nearest has ${nearest.more} more ${nearest.more === 1 ? 'given' : 'givens'}`;
    case 'hardest':
      return `, the hardest is rated ${nearest.rating.toFixed(1)}`;
  }
}

export const newPuzzle = {
  title: 'New puzzle',
  /** The legend of the levels. */
  level: 'Level',
  /** The techniques that puzzles of a level need. */
  levels: {
    beginner: 'many givens, singles in boxes',
    easy: 'hidden and naked singles',
    medium: 'locked candidates, naked pairs',
    hard: 'X-Wing, triples, wings, rectangles',
    expert: 'chains, loops, large wings',
    extreme: 'forcing chains',
    any: 'depends on the wishes below',
  } satisfies Record<Difficulty | 'any', string>,
  anyLevel: 'Any level',
  /** The button that unfolds the wishes. */
  wishes: 'More wishes',
  /** The button that takes back all wishes that were changed. */
  usual: 'As usual',
  technique: 'Must need',
  anyTechnique: 'Any technique',
  /** The option to start where the technique is the next step. */
  teach: 'Start right before it',
  teachNote: 'All easier steps are done, and you find this one.',
  without: 'Must not need',
  /** The chosen techniques, at least one. */
  withoutChosen: (names: readonly string[]) =>
    names.length > 3 ? words.count(names.length) : words.and(names),
  withoutNote: 'It can be finished without those that are ticked.',
  rating: 'Rating',
  ratings: { any: 'Any', range: 'From – to', hardest: 'As hard as possible' },
  ratingEnds: { from: 'From', to: 'To' },
  ratingNote: 'As Sudoku Explainer rates the hardest step.',
  hardestNote: 'The search goes on until you take the hardest so far.',
  symmetry: 'Symmetry',
  symmetries,
  givens: 'Number of givens',
  anyGivens: 'any',
  /** The places of the givens, drawn on a small board. */
  pattern: 'Pattern of givens',
  patternCount: (count: number) => given(count),
  patternNote:
    'Draw where the givens go: drag along the cells, or use the arrows and Space. The symmetry above is kept.',
  /** A cell of the drawing, for screen readers. */
  patternCell: (cell: string, isGiven: boolean) => `${cell}, ${isGiven ? 'given' : 'empty'}`,
  /** The button that copies the places of the givens from the board. */
  patternOfBoard: 'As on the board',
  clearPattern: 'Clear',
  minimal: 'No given can be left out',
  minimalNote: 'Leave out any, and there is more than one solution.',
  seed: 'Seed',
  anySeed: 'any',
  /** `present` is the seed of the puzzle on the board, if it has one. */
  seedNote: (present: number | null) =>
    `The same seed and wishes make the same puzzle.${present === null ? '' : ` The seed of this puzzle is ${present}.`}`,
  /** Why a wish cannot be fulfilled, or only with luck. */
  objection(objection: Objection, names: Readonly<Record<TechniqueId, string>>) {
    switch (objection.kind) {
      case 'tooFewGivens':
        return `No puzzle with ${given(objection.givens)} has one solution. At least ${objection.least} are needed.`;
      case 'tooManyGivens':
        return `With ${given(objection.givens)} nothing is left to solve. At most ${objection.most} are possible.`;
      case 'fewGivens':
        return `Puzzles with ${given(objection.givens)} are very rare. The search may not find one.`;
      case 'fewGivensInPattern':
        return `A pattern of ${given(objection.givens)} seldom has a puzzle with one solution. The search may not find one.`;
      case 'manyGivensAndMinimal':
        return `With ${given(objection.givens)}, one can almost always be left out. The search may not find a puzzle.`;
      case 'givensOfPattern':
        return `The pattern has ${given(objection.pattern)}, not ${objection.givens}.`;
      case 'givensOfSymmetry':
        return `No pattern of this symmetry has ${given(objection.givens)}. ${words.or(objection.nearest.map(String))} would do.`;
      case 'patternNotSymmetric':
        return 'The pattern does not have this symmetry.';
      case 'emptyLines': {
        const [first, second] = objection.lines.map((line) => describeHouse(line));
        return `${first?.kind === 'row' ? 'Rows' : 'Columns'} ${first?.number} and ${second?.number} are both empty and could be swapped, so there is never just one solution.`;
      }
      case 'noSuchRating':
        return `No puzzle is rated ${objection.from} to ${objection.to}.`;
      case 'rareRating':
        return `Puzzles rated ${objection.from} to ${objection.to} are very rare. The search may not find one.`;
      case 'levelAndRating':
        return `This level is rated ${objection.from} to ${objection.to}.`;
      case 'neededAndForbidden':
        return `${names[objection.technique]} cannot be both needed and left out.`;
      case 'techniqueTooHard':
        return `A puzzle that needs ${names[objection.technique]} is rated ${objection.least} or more: choose a harder level or a higher rating, or any.`;
      case 'techniqueTooEasy':
        return `A puzzle whose hardest technique is ${names[objection.technique]} is rated ${objection.most} at most: choose an easier level or a lower rating, or any.`;
      case 'rareTechnique':
        return `Puzzles that need ${names[objection.technique]} are very rare. The search may not find one.`;
      case 'fewKnown':
        return `Of puzzles that need ${names[objection.technique]}, ${objection.known === 1 ? 'only one is' : `only ${objection.known} are`} known here. You get one with its rows, columns and digits exchanged, and at most a few givens changed.`;
      case 'neverFoundTechnique':
        return `No puzzle that needs ${names[objection.technique]} has been found so far, and there may be none. The search may never end by itself.`;
      case 'coveredTechnique':
        return `No puzzle needs ${names[objection.technique]}: ${words.or(objection.by.map((id) => names[id]))}, which is easier, always finds the same.`;
    }
  },
  /** Makes a puzzle of the level that was pressed last. */
  make: 'Make it',
  making: (tried: number, nearest: Nearest) => `${words.count(tried)} tried${soFar(nearest)}`,
  stop: 'Stop',
  takeBest: 'Take the nearest',
  takeHardest: 'Take the hardest',
  daily: 'Puzzle of the day',
  dailyNote: 'The same for everyone, easiest on Monday, hardest on Sunday.',
  openDaily: 'Open',
};

export type NewPuzzleMessages = InAnyLanguage<typeof newPuzzle>;
