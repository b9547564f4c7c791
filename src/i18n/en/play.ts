import type { PlayMessages } from '../sections/play';
import { words } from './words';

export const play: PlayMessages = {
  check: 'Check my entries',
  reveal: 'Reveal this cell',
  canBe: (cell, digits) => `${words.cell(cell)} can be ${words.or(digits.map(String))}.`,
  holds: (cell, role, digit) =>
    `${words.cell(cell)} is ${digit}, ${{ given: 'a given', entry: 'your entry', answer: 'filled in for you' }[role]}.`,
  cannotBe: (cell) => `${words.cell(cell)} has no candidate left.`,
  several: (count) => `${count} cells selected.`,
  fillNotes: 'Fill in all candidates',
  mistakes: 'Point out mistakes as I go',
  moreOptions: 'More options',
};
