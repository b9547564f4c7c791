import { clock } from '../clock';
import type { PlayMessages } from '../sections/play';
import { namesIn } from './names';
import { words } from './words';

const plural = (count: number, one: string, many: string): string =>
  `${words.count(count)} ${count === 1 ? one : many}`;

export const play: PlayMessages = {
  check: 'Check my entries',
  reveal: (count) => (count > 1 ? 'Reveal these cells' : 'Reveal this cell'),
  canBe: (cell, digits, naming) => `${namesIn(naming).at(cell)} can be ${words.or(digits.map(String))}.`,
  holds: (cell, role, digit, naming) =>
    `${namesIn(naming).at(cell)} is ${digit}, ${{ given: 'a given', entry: 'your entry', answer: 'filled in for you' }[role]}.`,
  cannotBe: (cell, naming) => `${namesIn(naming).at(cell)} has no candidate left.`,
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
  byLogic: (steps) => (steps === null ? 'Follow it by logic' : `By logic alone: ${words.count(steps)} steps`),
  watchSearch: 'Watch the search',
};
