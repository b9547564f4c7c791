import type { Family, PathOrder, Rating, TechniqueId } from '../../sudoku/techniques';
import type { InAnyLanguage } from '../inAnyLanguage';
import { LEVELS } from './levels';
import { inSentence } from './reasons';
import { techniques } from './techniques';
import { plural, words } from './words';

const { count } = words;

export const path = {
  /** Shown while the path is being found. */
  finding: (steps: number) =>
    steps === 0 ? 'Looking for the steps' : `${plural(steps, 'step', 'steps')} so far`,
  /** How long the path is and whether it solves the puzzle. `fewer`: some techniques are switched off. */
  length: (steps: number, solved: boolean, fewer: boolean) =>
    solved
      ? `${plural(steps, 'step', 'steps')} to the end.`
      : `${plural(steps, 'step', 'steps')}, then ${fewer ? 'the techniques you have ticked' : 'the techniques Unwind knows'} find nothing more.`,
  /** How long the path is so far. The search was lost before its end. */
  cut: (steps: number) =>
    `${plural(steps, 'step', 'steps')} so far. The search stopped twice. The board is unchanged.`,
  orderName: 'What the path prefers',
  orders: { easiest: 'Easiest next step', fewest: 'Fewest steps' } satisfies Record<PathOrder, string>,
  /** The heading of the list of techniques that a path uses: how many there are, and the hardest. */
  needs: (kinds: number, hardest: TechniqueId) =>
    kinds === 1
      ? `One technique: ${techniques.names[hardest]}`
      : `${count(kinds)} techniques, the hardest: ${techniques.names[hardest]}`,
  times: (number: number) => `${count(number)}×`,
  hardest: 'hardest',
  /** Marks a technique that relies on the puzzle having only one solution. */
  unique: 'one solution',
  steps: 'The steps',
  /** A button that lists `steps` more steps. */
  more: (steps: number) => `Show ${count(steps)} more`,
  playFrom: 'Play from here',
  /** What playing on from a step writes: `digits` digits and, if `notes`, the remaining candidates. */
  playFromWrites: (digits: number, notes: boolean) => {
    const writes = [
      ...(digits > 0 ? [plural(digits, 'digit', 'digits')] : []),
      ...(notes ? ['the candidates left as notes'] : []),
    ];
    return `Writes ${words.and(writes)} on the board. Undo takes it back.`;
  },
  /** Shown until the difficulty is known. */
  rating: 'Rating…',
  /** How hard a puzzle is, as a word. It is shown under the verdict and on paper, and gives nothing away. */
  level: ({ difficulty, solved }: Rating) =>
    // Nothing is harder than extreme.
    `${choosing.difficulties[difficulty]}${solved || difficulty === 'extreme' ? '' : ' at least'}`,
  /** Unfolds what the hardest step is. */
  askHardest: 'Tell the hardest step',
  /** What the hardest step is, if that is known, and how it is rated. Only those who ask are told. */
  hardestStep: ({ er, hardest, solved }: Rating) =>
    `${hardest === null ? '' : `${hardest.needed ? 'needs' : 'hardest step:'} ${inSentence(techniques.names[hardest.technique])} · `}SE ${er.toFixed(1)}${solved ? '' : ' or more'}`,
  /** All three numbers of the rating. */
  numbers: ({ er, ep, ed, solved }: Rating) =>
    `ER ${er.toFixed(1)}${solved ? '' : ' or more'} · EP ${ep.toFixed(1)} · ED ${ed.toFixed(1)}`,
  /** What the numbers mean, and which techniques they count. */
  ratedHow:
    'ER (or SE) rates the hardest step of the whole puzzle, EP the hardest up to the first digit, ED the first step. These are the numbers of Sudoku Explainer, always by its own techniques, whichever are ticked. The level is the harder of two: that of ER, and that of the hardest step of the whole path.',
};

export type PathMessages = InAnyLanguage<typeof path>;

export const choosing = {
  title: 'Techniques',
  open: 'Techniques to use',
  lead: 'Hints, lists and paths use what is ticked.',
  groupBy: 'Grouped by',
  groupings: { family: 'Family', difficulty: 'Difficulty' },
  families: {
    single: 'Singles',
    locked: 'Locked candidates',
    subset: 'Subsets',
    fish: 'Fish',
    singleDigit: 'Single-digit patterns',
    colouring: 'Colouring',
    wing: 'Wings',
    uniqueness: 'Uniqueness',
    chain: 'Chains and loops',
    almostLocked: 'Almost locked sets',
    forcing: 'Forcing chains',
    template: 'Templates',
  } satisfies Record<Family, string>,
  difficulties: LEVELS,
  /** How many techniques are switched on. */
  count: (on: number, of: number) =>
    on === of ? `All ${count(of)} are ticked.` : `${count(on)} of ${count(of)} are ticked.`,
  unique: 'one solution',
  aboutUnique: 'Marked “one solution”: works only because the puzzle has exactly one.',
  aboutRating:
    'The number is where the technique’s rating begins. How hard a puzzle is does not depend on what is ticked.',
  /** The name of the button that opens the page of a technique. */
  about: (technique: TechniqueId) => `About: ${techniques.names[technique]}`,
  tickAll: 'Tick all',
};

export type ChoosingMessages = InAnyLanguage<typeof choosing>;
