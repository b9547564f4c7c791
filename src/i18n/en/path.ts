import type { ChoosingMessages, PathMessages } from '../sections/path';
import { inSentence } from './reasons';
import { techniques } from './techniques';
import { words } from './words';

const { count } = words;
const many = (number: number, one: string, more: string): string =>
  `${count(number)} ${number === 1 ? one : more}`;

export const path: PathMessages = {
  finding: (steps) => (steps === 0 ? 'Looking for the steps' : `${many(steps, 'step', 'steps')} so far`),
  length: (steps, solved, fewer) =>
    solved
      ? `${many(steps, 'step', 'steps')} to the end.`
      : `${many(steps, 'step', 'steps')}, then ${fewer ? 'the techniques you have ticked' : 'the techniques Unwind knows'} find nothing more.`,
  cut: (steps) => `${many(steps, 'step', 'steps')} so far. The search stopped twice. The board is unchanged.`,
  orderName: 'What the path prefers',
  orders: { easiest: 'Easiest next step', fewest: 'Fewest steps' },
  needs: (kinds, hardest) =>
    kinds === 1
      ? `Needs one technique: ${techniques.names[hardest]}`
      : `Needs ${count(kinds)} techniques, the hardest: ${techniques.names[hardest]}`,
  times: (number) => `${count(number)}×`,
  hardest: 'hardest',
  unique: 'one solution',
  steps: 'The steps',
  more: (steps) => `Show ${count(steps)} more`,
  playFrom: 'Play from here',
  playFromWrites: (digits, notes) => {
    const writes = [
      ...(digits > 0 ? [many(digits, 'digit', 'digits')] : []),
      ...(notes ? ['the candidates left as notes'] : []),
    ];
    return `Writes ${words.and(writes)} on the board. Undo takes it back.`;
  },
  rating: 'Rating…',
  rated: ({ er, difficulty, hardest, solved }) => ({
    // Nothing is harder than extreme.
    lead: `${solved || difficulty === 'extreme' ? difficulty : `${difficulty} at least`} · needs ${inSentence(techniques.names[hardest])}`,
    rest: `SE ${er.toFixed(1)}${solved ? '' : ' or more'}`,
  }),
  numbers: ({ er, ep, ed, solved }) =>
    `ER ${er.toFixed(1)}${solved ? '' : ' or more'} · EP ${ep.toFixed(1)} · ED ${ed.toFixed(1)}`,
  ratedHow:
    'ER (or SE) rates the hardest step of the whole puzzle, EP the hardest up to the first digit, ED the first step. These are the numbers of Sudoku Explainer, always by its own techniques, whichever are ticked.',
};

export const choosing: ChoosingMessages = {
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
  },
  difficulties: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    expert: 'Expert',
    extreme: 'Extreme',
  },
  count: (on, of) =>
    on === of ? `All ${count(of)} are ticked.` : `${count(on)} of ${count(of)} are ticked.`,
  unique: 'one solution',
  aboutUnique: 'Marked “one solution”: works only because the puzzle has exactly one.',
  aboutRating:
    'The number is where the technique’s rating begins. How hard a puzzle is rated does not depend on what is ticked: that is always by the techniques of Sudoku Explainer.',
  about: (technique) => `About: ${techniques.names[technique]}`,
  tickAll: 'Tick all',
};
