import type { PrintMessages } from '../sections/print';
import { words } from './words';

const { count } = words;

export const print: PrintMessages = {
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
  perPage: 'Puzzles on a page',
  range: 'Which puzzles',
  from: 'From',
  to: 'to',
  most: (puzzles) => `At most ${count(puzzles)} puzzles are printed at once.`,
  pages: (number) => `${count(number)} ${number === 1 ? 'page' : 'pages'}`,
  preview: 'The first page',
  print: 'Print',
  puzzle: (number) => `Puzzle ${count(number)}`,
  givens: (number) => `${number} ${number === 1 ? 'given' : 'givens'}`,
  solution: (title) => `Solution: ${title}`,
};
