import type { CalendarDate } from '../../sudoku/generator';
import { clock } from '../clock';
import type { InAnyLanguage } from '../inAnyLanguage';
import { plural } from './words';

const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** The calendar, the statistics, the pause and the course. */
export const record = {
  absent: 'The shelf cannot be read at present, so what you have played is not known here.',
  calendar: {
    title: 'Calendar',
    help: 'Every day a puzzle of each level, the same for everyone.',
    weekdays: WEEKDAYS,
    month: ({ year, month }: Pick<CalendarDate, 'year' | 'month'>) => `${MONTHS[month - 1]} ${year}`,
    earlier: 'The month before',
    later: 'The month after',
    toToday: 'Today',
    date: ({ year, month, day }: CalendarDate, weekday: number) =>
      `${WEEKDAYS[weekday]}, ${day} ${MONTHS[month - 1]} ${year}`,
    /** The marks in the grid. */
    marks: { done: 'solved', begun: 'begun', missed: 'not played' },
    /** What a screen reader says after the date: how many puzzles of the day are solved, and begun. */
    counts: (done: number, begun: number) =>
      [...(done > 0 ? [`${done} solved`] : []), ...(begun > 0 ? [`${begun} begun`] : [])].join(', '),
    puzzles: 'Puzzles of this day',
    /** Prints all of them together. */
    print: 'Print these puzzles',
    making: (number: number, of: number) => `Making puzzle ${number} of ${of}…`,
    solved: 'solved',
    begun: 'begun',
    open: 'not begun',
    inARow: (days: number) => `Solved on the day, ${days} days in a row.`,
  },
  statistics: {
    title: 'Statistics',
    solved: 'Solved',
    best: 'Best time',
    median: 'Median time',
    withoutHints: 'Without hints',
    /** The plot of the last times: `number` of them. */
    plot: (number: number, shortest: number, longest: number, last: number) =>
      `The last ${plural(number, 'time', 'times')}: from ${clock(shortest)} to ${clock(longest)}, the latest ${clock(last)}`,
    key: 'Each bar is a puzzle, the latest at the right. A hollow one was solved with hints.',
    empty: 'Empty the statistics',
    emptied: 'The statistics begin now. The shelf and the calendar stay as they are.',
    putBack: 'Put back',
  },
  course: {
    title: 'Course',
    help: (boards: number) =>
      `All techniques, the easiest first. Each has ${boards} boards on which you find it. A board counts if you find it without a hint.`,
    begin: (name: string) => `Begin: ${name}`,
    goOn: (name: string) => `Go on: ${name}`,
    over: 'You have found every technique alone.',
    done: (done: number, all: number) => `${done} of ${all}`,
    found: (boards: number, all: number) => `, found alone on ${boards} of ${all} boards`,
    about: (name: string) => `What it is: ${name}`,
  },
  pause: {
    title: 'Paused',
    help: 'The time stands still, and the board is hidden.',
    goOn: 'Go on',
  },
};

export type RecordMessages = InAnyLanguage<typeof record>;
