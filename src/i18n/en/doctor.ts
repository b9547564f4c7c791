import type { Fix } from '../../sudoku/doctor';
import type { DoctorMessages } from '../sections/doctor';
import type { CellNaming } from '../sections/reasons';
import { tell } from '../tell';
import { namesIn } from './names';
import { words } from './words';

const { count, and } = words;
const plural = (number: number, one: string, many: string): string =>
  `${count(number)} ${number === 1 ? one : many}`;

const side = (by: 1 | -1): string => (by === 1 ? 'right' : 'left');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of the doctor, with cells named by the player's choice; `null` for the language's own way. */
export function doctorIn(naming: CellNaming | null): DoctorMessages {
  const { at: cell } = namesIn(naming);
  const run = ({ first, last }: Extract<Fix, { kind: 'shift' }>): string =>
    first === last ? cell(first) : `${cell(first)} to ${cell(last)}`;

  const doctor: DoctorMessages = {
    cell,
    title: 'Examine the puzzle',
    judging: 'Still checking how many solutions there are.',
    nothing: 'The board is empty. Type or paste a puzzle first.',
    working: 'Working',
    stop: 'Stop',
    stopped: 'Stopped. What was found so far is shown.',
    goOn: 'Go on',
    failed: 'The solver stopped twice. The board is unchanged.',
    tryAgain: 'Try again',
    mending: {
      title: 'Did you mistype?',
      gives: (fix) =>
        `${capital(
          tell<Fix, []>(
            {
              change: ({ cell: at, from, to }) => `changing ${cell(at)} from ${from} to ${to}`,
              remove: ({ cell: at, digit }) => `clearing the ${digit} in ${cell(at)}`,
              swap: ({ a, b, first, second }) =>
                `swapping the ${first} in ${cell(a)} and the ${second} in ${cell(b)}`,
              move: ({ cell: at, to, digit }) => `moving the ${digit} from ${cell(at)} to ${cell(to)}`,
              shift: (fix) => `shifting ${run(fix)} one cell to the ${side(fix.by)}`,
            },
            fix,
          ),
        )} gives exactly one solution.`,
      button: (fix) =>
        tell<Fix, []>(
          {
            change: ({ to }) => `Change it to ${to}`,
            remove: ({ cell: at }) => `Clear ${cell(at)}`,
            swap: () => 'Swap them',
            move: ({ to }) => `Move it to ${cell(to)}`,
            shift: ({ by }) => `Shift them to the ${side(by)}`,
          },
          fix,
        ),
      listed: (fix) =>
        tell<Fix, []>(
          {
            change: ({ cell: at, from, to }) => `Change ${cell(at)} from ${from} to ${to}`,
            remove: ({ cell: at, digit }) => `Clear the ${digit} in ${cell(at)}`,
            swap: ({ a, b }) => `Swap ${cell(a)} and ${cell(b)}`,
            move: ({ cell: at, to, digit }) => `Move the ${digit} from ${cell(at)} to ${cell(to)}`,
            shift: (fix) => `Shift ${run(fix)} to the ${side(fix.by)}`,
          },
          fix,
        ),
      only: 'No other single change gives exactly one solution.',
      showOthers: (number) => `Show ${plural(number, 'other', 'others')}`,
      others: 'Other changes that give exactly one solution',
      list: 'Changes that give exactly one solution, the likeliest first',
      proposed: (digit) => (digit === null ? 'would be cleared' : `would be ${digit}`),
      suspicion: 'A digit that was read or typed wrong can leave many solutions.',
    },
    none: {
      noDuplicates: 'No two givens clash, yet together they cannot be completed.',
      duplicates: 'Equal digits clash; the board shows where.',
      clash: (cells, smallest) =>
        `These ${count(cells.length)} givens contradict one another: ${and(cells.map(cell))}.${smallest ? ' Leave out any one of them, and the contradiction is gone.' : ''}`,
      inClash: 'contradicts the other marked givens',
      twoOrMore: 'Two or more digits must be wrong.',
      selectClash: (number) => `Select the ${count(number)} cells that clash`,
      backToGood: 'Back to the last board with a solution',
      editGivens: 'Edit the givens',
      watchItFail: 'Watch it fail',
      culprits: (number) =>
        number === 1
          ? 'No single change gives exactly one solution. Without this digit there are several.'
          : 'No single change gives exactly one solution. Without any one of these digits there are several.',
      clear: (at) => `Clear ${cell(at)}`,
    },
    many: {
      title: 'What the solutions share',
      about: 'A proper puzzle has exactly one solution. A given is missing here, or a digit is wrong.',
      show: 'Show what each cell can be',
      showNote: 'Digits that some solution has there. Nothing is written.',
      undecided: (number) => `${plural(number, 'candidate', 'candidates')} of 729 still open`,
      same: (number) =>
        number === 0
          ? 'No empty cell is the same in all solutions.'
          : `${plural(number, 'empty cell is', 'empty cells are')} the same in all solutions. The board shows them in boxes.`,
      possible: (digits) => `some solution has ${digits.join(' ')}`,
      isSame: 'the same in all solutions',
      pair: 'Two of them side by side',
      differ: (cells) => `They differ in ${plural(cells.length, 'cell', 'cells')}: ${and(cells.map(cell))}.`,
      one: 'One solution, its differing cells marked',
      other: 'Another solution, its differing cells marked',
      clues: 'What would leave one solution',
      decisive: 'One more given is enough. Any one of these leaves exactly one solution:',
      noneDecisive: 'No single given leaves exactly one solution.',
      clue: ({ cell: at, digit }) => `${cell(at)} = ${digit}`,
      addClue: (clue) => `${doctor.many.clue(clue)}, add as a given`,
      showAll: (number) => `Show all ${count(number)}`,
      enough: (clues, fewest) =>
        `${plural(clues.length, 'more given is', 'more givens are')} enough: ${and(
          clues.map((clue) => doctor.many.clue(clue)),
        )}. ${fewest ? 'Fewer are not enough.' : 'They were chosen one by one, so fewer may be enough.'}`,
      addAll: (number) => `Add these ${count(number)} givens`,
    },
    one: {
      difficulty: 'How hard it is',
      title: 'Examine the puzzle',
      about: 'The givens have exactly one solution.',
      givens: 'Is every given needed?',
      givensNote: 'In a minimal puzzle each one is needed: leave out any, and there are several solutions.',
      checkGivens: 'Check each given',
      checked: (done, all) => `${count(done)} of ${count(all)} givens checked`,
      minimal: (number) => `All ${count(number)} givens are needed: the puzzle is minimal.`,
      spare: (cells, all) =>
        `${count(cells.length)} of ${plural(all, 'given', 'givens')} could each be removed, but not always together: ${and(cells.map(cell))}.`,
      isSpare: 'could be removed',
    },
    entries: {
      title: 'Where did I go wrong?',
      note: 'Finds the first of your entries after which the puzzle can no longer be completed.',
      find: 'Show my first mistake',
      fine: 'Nowhere so far: the puzzle can be completed with all your entries.',
      first: (at, digit, place) =>
        `Your first mistake is the ${digit} in ${cell(at)}. It was entry number ${count(place)}.`,
      undo: 'Undo to before it',
      takeOut: 'Take it out',
      isFirst: 'the first mistake',
    },
  };
  return doctor;
}
