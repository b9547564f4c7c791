import type { Cell, Digit } from '../../sudoku/core';
import type { Clue, Fix } from '../../sudoku/doctor';
import type { Names } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import { tell } from '../tell';
import { capital, plural, words } from './words';

const { count, and } = words;

const side = (by: 1 | -1): string => (by === 1 ? 'right' : 'left');

export function doctorIn({ at: cell }: Names) {
  const run = ({ first, last }: Extract<Fix, { kind: 'shift' }>): string =>
    first === last ? cell(first) : `${cell(first)} to ${cell(last)}`;

  const doctor = {
    /** A cell's name. */
    cell,
    /** The heading before the first verdict. */
    title: 'Examine the puzzle',
    /** The sentence before the first verdict. */
    judging: 'Still checking how many solutions there are.',
    nothing: 'The board is empty. Type or paste a puzzle first.',
    /** The state of an examination: running, stopped or failed. */
    working: 'Working',
    stop: 'Stop',
    stopped: 'Stopped. What was found so far is shown.',
    goOn: 'Go on',
    failed: 'The solver stopped twice. The board is unchanged.',
    tryAgain: 'Try again',
    /** Changes of the givens. */
    mending: {
      title: 'Did you mistype?',
      /** The cells that the likeliest changes are about. */
      compare: (cells: readonly Cell[]) =>
        cells.length === 1
          ? `Look at ${and(cells.map(cell))} on your paper.`
          : `Look at these cells on your paper: ${and(cells.map(cell))}.`,
      /** What a mark on the board means. */
      framed: 'the proposed change',
      /** The result of a change. */
      gives: (fix: Fix) =>
        `${capital(
          tell<Fix, []>(
            {
              change: ({ cell: at, from, to }) => `changing ${cell(at)} from ${from} to ${to}`,
              remove: ({ cell: at, digit }) => `clearing the ${digit} in ${cell(at)}`,
              swap: ({ a, b, first, second }) =>
                `swapping the ${first} in ${cell(a)} and the ${second} in ${cell(b)}`,
              move: ({ cell: at, to, digit }) => `moving the ${digit} from ${cell(at)} to ${cell(to)}`,
              shift: (fix) => `shifting ${run(fix)} one cell to the ${side(fix.by)}`,
              insert: ({ cell: at }) =>
                `everything from ${cell(at)} on is one place too early: inserting an empty cell there`,
              takeOut: ({ cell: at }) =>
                `everything from ${cell(at)} on is one place too late: taking out the doubled cell`,
            },
            fix,
          ),
        )} gives exactly one solution.`,
      /** The button of a single change. */
      button: (fix: Fix) =>
        tell<Fix, []>(
          {
            change: ({ to }) => `Change it to ${to}`,
            remove: ({ cell: at }) => `Clear ${cell(at)}`,
            swap: () => 'Swap them',
            move: ({ to }) => `Move it to ${cell(to)}`,
            shift: ({ by }) => `Shift them to the ${side(by)}`,
            insert: ({ cell: at }) => `Insert an empty cell at ${cell(at)}`,
            takeOut: ({ cell: at }) => `Take out the doubled cell at ${cell(at)}`,
          },
          fix,
        ),
      /** The button of a change in a list. */
      listed: (fix: Fix) =>
        tell<Fix, []>(
          {
            change: ({ cell: at, from, to }) => `Change ${cell(at)} from ${from} to ${to}`,
            remove: ({ cell: at, digit }) => `Clear the ${digit} in ${cell(at)}`,
            swap: ({ a, b }) => `Swap ${cell(a)} and ${cell(b)}`,
            move: ({ cell: at, to, digit }) => `Move the ${digit} from ${cell(at)} to ${cell(to)}`,
            shift: (fix) => `Shift ${run(fix)} to the ${side(fix.by)}`,
            insert: ({ cell: at }) => `Insert an empty cell at ${cell(at)}`,
            takeOut: ({ cell: at }) => `Take out the doubled cell at ${cell(at)}`,
          },
          fix,
        ),
      /** Shown with the likeliest change if there is no other. */
      only: 'No other single change gives exactly one solution.',
      showOthers: (number: number) => `Show ${plural(number, 'other', 'others')}`,
      /** The heading of the other changes. */
      others: 'Other changes that give exactly one solution',
      /** The name of a list of changes. */
      list: 'Changes that give exactly one solution, the likeliest first',
      /** In the name of a cell: its digit after the change; `null` for blank. */
      proposed: (digit: Digit | null) => (digit === null ? 'would be cleared' : `would be ${digit}`),
      /** Shown if there are many solutions and a digit may have been mistyped. */
      suspicion: 'A digit that was read or typed wrong can leave many solutions.',
    },
    /** There is no solution. */
    none: {
      noDuplicates: 'No two givens clash, yet together they cannot be completed.',
      duplicates: 'Equal digits clash; the board shows where.',
      /** A set of givens that clash. `smallest`: whether no smaller set does. */
      clash: (cells: readonly Cell[], smallest: boolean) =>
        `These ${count(cells.length)} givens contradict one another: ${and(cells.map(cell))}.${smallest ? ' Leave out any one of them, and the contradiction is gone.' : ''}`,
      /** In the name of a cell of that set. */
      inClash: 'contradicts the other marked givens',
      /** What a mark on the board means. */
      dashed: 'contradicting givens',
      twoOrMore: 'Two or more digits must be wrong.',
      /** The button that selects the cells that clash. */
      selectClash: (number: number) => `Select the ${count(number)} cells that clash`,
      /** The button that undoes to the last board with a solution. */
      backToGood: 'Back to the last board with a solution',
      editGivens: 'Edit the givens',
      /** Opens Watch on a search that ends without a solution. */
      watchItFail: 'Watch it fail',
      /** No change leaves exactly one solution, but without any one of these givens there are solutions. */
      culprits: (number: number) =>
        number === 1
          ? 'No single change gives exactly one solution. Without this digit there are several.'
          : 'No single change gives exactly one solution. Without any one of these digits there are several.',
      clear: (at: Cell) => `Clear ${cell(at)}`,
    },
    many: {
      title: 'What the solutions share',
      about: 'A proper puzzle has exactly one solution. A given is missing here, or a digit is wrong.',
      show: 'Show what each cell can be',
      showNote: 'Digits that some solution has there. Nothing is written.',
      undecided: (number: number) => `${plural(number, 'candidate', 'candidates')} of 729 still open`,
      same: (number: number) =>
        number === 0
          ? 'No empty cell is the same in all solutions.'
          : `${plural(number, 'empty cell is', 'empty cells are')} the same in all solutions. The board shows them in boxes.`,
      /** In the names of cells. */
      possible: (digits: readonly Digit[]) => `some solution has ${digits.join(' ')}`,
      isSame: 'the same in all solutions',
      pair: 'Two of them side by side',
      differ: (cells: readonly Cell[]) =>
        `They differ in ${plural(cells.length, 'cell', 'cells')}: ${and(cells.map(cell))}.`,
      /** The two pictures. */
      one: 'One solution, its differing cells marked',
      other: 'Another solution, its differing cells marked',
      clues: 'What would leave one solution',
      decisive: 'One more given is enough. Any one of these leaves exactly one solution:',
      noneDecisive: 'No single given leaves exactly one solution.',
      clue: ({ cell: at, digit }: Clue) => `${cell(at)} = ${digit}`,
      addClue: (clue: Clue) => `${doctor.many.clue(clue)}, add as a given`,
      showAll: (number: number) => `Show all ${count(number)}`,
      enough: (clues: readonly Clue[], fewest: boolean) =>
        `${plural(clues.length, 'more given is', 'more givens are')} enough: ${and(
          clues.map((clue) => doctor.many.clue(clue)),
        )}. ${fewest ? 'Fewer are not enough.' : 'They were chosen one by one, so fewer may be enough.'}`,
      addAll: (number: number) => `Add these ${count(number)} givens`,
    },
    one: {
      /** The heading above the puzzle's difficulty. */
      difficulty: 'How hard it is',
      title: 'Examine the puzzle',
      about: 'The givens have exactly one solution.',
      givens: 'Is every given needed?',
      givensNote: 'In a minimal puzzle each one is needed: leave out any, and there are several solutions.',
      checkGivens: 'Check each given',
      checked: (done: number, all: number) => `${count(done)} of ${count(all)} givens checked`,
      minimal: (number: number) => `All ${count(number)} givens are needed: the puzzle is minimal.`,
      spare: (cells: readonly Cell[], all: number) =>
        `${count(cells.length)} of ${plural(all, 'given', 'givens')} could each be removed, but not always together: ${and(cells.map(cell))}.`,
      /** In the name of a given that the puzzle does not need. */
      isSpare: 'could be removed',
    },
    entries: {
      title: 'Where did I go wrong?',
      note: 'Finds the first of your entries after which the puzzle can no longer be completed.',
      find: 'Show my first mistake',
      fine: 'Nowhere so far: the puzzle can be completed with all your entries.',
      /** `place` counts from 1. */
      first: (at: Cell, digit: Digit, place: number) =>
        `Your first mistake is the ${digit} in ${cell(at)}. It was entry number ${count(place)}.`,
      undo: 'Undo to before it',
      /** Shown if undo cannot go back before the entry. */
      takeOut: 'Take it out',
      /** In the name of that entry's cell. */
      isFirst: 'the first mistake',
    },
  };
  return doctor;
}

export type DoctorMessages = InAnyLanguage<ReturnType<typeof doctorIn>>;
