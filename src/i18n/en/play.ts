import type { Cell, Digit } from '../../sudoku/core';
import type { Names } from '../cellNames';
import { clock } from '../clock';
import type { InAnyLanguage } from '../inAnyLanguage';
import { capital, plural, words } from './words';

export const playIn = ({ at }: Names) => ({
  /** The button that reveals `count` cells. */
  reveal: (count: number) => (count > 1 ? 'Reveal these cells' : 'Reveal this cell'),
  /** The candidates of the selected cell, by the rules alone. */
  canBe: (cell: Cell, digits: readonly Digit[]) =>
    `${capital(at(cell))} can be ${words.or(digits.map(String))}.`,
  /** For a selected cell with a digit. */
  holds: (cell: Cell, role: 'given' | 'entry' | 'answer', digit: Digit) =>
    `${capital(at(cell))} is ${digit}, ${{ given: 'a given', entry: 'your entry', answer: 'filled in for you' }[role]}.`,
  cannotBe: (cell: Cell) => `${capital(at(cell))} has no candidate left.`,
  several: (count: number) => `${count} cells selected.`,
  /** Writes the candidates into every empty cell without notes. */
  fillNotes: 'Fill in all candidates',
  mistakes: 'Point out mistakes as I go',
  moreOptions: 'More options',
  timer: 'Time played',
  clock,
  finished: 'Finished',
  /** The button that shows the result. */
  askHow: 'How it went',
  /** The level is `null` if it is not known. */
  howItWent: (level: string | null, milliseconds: number, hints: number, mistakes: number) =>
    [
      ...(level === null ? [] : [level]),
      clock(milliseconds),
      hints === 0 ? 'no hints' : plural(hints, 'hint', 'hints'),
      mistakes === 0 ? 'no mistakes' : plural(mistakes, 'mistake', 'mistakes'),
    ].join(' · '),
  /** The shortest and the usual time at this level, without this one. */
  timesBefore: (best: number, usual: number, isBest: boolean) =>
    isBest
      ? `Your best time; ${clock(best)} before, usually ${clock(usual)}`
      : `Best ${clock(best)}, usually ${clock(usual)}`,
  /** On how many days in a row a puzzle of the day was solved on its own day. */
  inARow: (days: number) => `A puzzle of the day on ${days} days in a row`,
  /** Makes another puzzle of a level: `Easy`. */
  another: (level: string) => `Another ${level}`,
  today: 'Today’s puzzle',
  /** Follows the steps of human logic from the start; `null` while their number is unknown. */
  byLogic: (steps: number | null) =>
    steps === null
      ? 'Follow it by logic'
      : `By logic alone: ${words.count(steps)} ${steps === 1 ? 'step' : 'steps'}`,
  watchSearch: 'Watch the search',
  /** Asked when Solve is pressed while a game is under way. */
  askSolve: {
    title: 'Show the whole solution?',
    text: (entries: number) =>
      `You have written ${plural(entries, 'digit', 'digits')}. Check shows which are wrong, Hint gives the next step. Undo brings your board back.`,
    show: 'Show the solution',
  },
});

export type PlayMessages = InAnyLanguage<ReturnType<typeof playIn>>;
