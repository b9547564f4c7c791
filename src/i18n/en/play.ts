import type { Cell } from '../../sudoku/core';
import { clock } from '../clock';
import type { PlayMessages } from '../sections/play';
import type { CellNaming } from '../sections/reasons';
import { namesIn } from './names';
import { words } from './words';

const plural = (count: number, one: string, many: string): string =>
  `${words.count(count)} ${count === 1 ? one : many}`;

/** A cell at the start of a sentence. */
const atStart = (cell: Cell, naming: CellNaming | null): string => {
  const name = namesIn(naming).at(cell);
  return naming === 'words' ? name.charAt(0).toUpperCase() + name.slice(1) : name;
};

export const play: PlayMessages = {
  check: 'Check my entries',
  reveal: (count) => (count > 1 ? 'Reveal these cells' : 'Reveal this cell'),
  canBe: (cell, digits, naming) => `${atStart(cell, naming)} can be ${words.or(digits.map(String))}.`,
  holds: (cell, role, digit, naming) =>
    `${atStart(cell, naming)} is ${digit}, ${{ given: 'a given', entry: 'your entry', answer: 'filled in for you' }[role]}.`,
  cannotBe: (cell, naming) => `${atStart(cell, naming)} has no candidate left.`,
  several: (count) => `${count} cells selected.`,
  fillNotes: 'Fill in all candidates',
  mistakes: 'Point out mistakes as I go',
  moreOptions: 'More options',
  timer: 'Time played',
  clock,
  finished: 'Finished',
  askHow: 'How it went',
  howItWent: (milliseconds, hints, mistakes) =>
    `Time ${clock(milliseconds)} · ${plural(hints, 'hint', 'hints')} · ${plural(mistakes, 'wrong digit', 'wrong digits')}`,
  byLogic: (steps) =>
    steps === null
      ? 'Follow it by logic'
      : `By logic alone: ${words.count(steps)} ${steps === 1 ? 'step' : 'steps'}`,
  watchSearch: 'Watch the search',
};
