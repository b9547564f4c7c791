import type { InAnyLanguage } from '../inAnyLanguage';
import { words } from './words';

const { count } = words;

export const print = {
  title: 'Print',
  content: 'What to print',
  contents: { asItIs: 'As it is now', givens: 'Givens only' },
  solutions: {
    one: 'Solution on a second page',
    several: 'Solutions on pages at the end',
    none: 'This puzzle has no single solution to print.',
  },
  colours: 'My colours',
  coloursNote: 'Each has bars of its own, which tell it apart in black and white.',
  large: 'Large print',
  largeNote: 'Digits as large as the cells allow.',
  perPage: 'Puzzles on a page',
  fromShelf: 'This one, and those of the shelf that you played last.',
  /** The range of puzzles in a set: its name, and the words before its two fields. */
  range: 'Which puzzles',
  from: 'From',
  to: 'to',
  /** Shown if the player asks for more puzzles than are printed at once. */
  most: (puzzles: number) => `At most ${count(puzzles)} puzzles are printed at once.`,
  pages: (number: number) => `${count(number)} ${number === 1 ? 'page' : 'pages'}`,
  preview: 'The first page',
  print: 'Print',
  /** On paper. */
  puzzle: (number: number) => `Puzzle ${count(number)}`,
  givens: (number: number) => `${number} ${number === 1 ? 'given' : 'givens'}`,
  solution: (title: string) => `Solution: ${title}`,
};

export type PrintMessages = InAnyLanguage<typeof print>;
