import type { InAnyLanguage } from '../../inAnyLanguage';
import { plural } from '../words';

/** The options of a search. */
export const options = {
  options: {
    source: 'Search from',
    givens: 'The givens',
    board: 'My board',
    until: 'Search until',
    firstSolution: 'First solution',
    wholeTree: 'Whole tree',
    digits: 'Order of digits',
    cells: 'Order of cells',
    start: 'First cell',
    startCell: 'Selected cell',
    seed: 'Shuffle again',
    orders: {
      ascending: 'Ascending',
      descending: 'Descending',
      shuffled: 'Shuffled',
      leastConstraining: 'Least constraining first',
      rows: 'Row by row',
      columns: 'Column by column',
      boxes: 'Box by box',
      spiral: 'Spiral',
      first: 'First empty cell',
      cell: 'Selected cell',
      random: 'Random empty cell',
    },
    /** Switches of single strategies, by the option's name. */
    flags: {
      rejections: 'Count each rejected digit as a step',
      singlesBefore: 'Write in all singles before the search',
      fewestFirst: 'Take the white cell with the fewest candidates',
    },
    limits: 'Record at most',
    time: 'Time',
    memory: 'Memory',
    seconds: (seconds: number) =>
      seconds < 60 ? `${seconds} seconds` : plural(seconds / 60, 'minute', 'minutes'),
    megabytes: (megabytes: number) => `${megabytes} MB`,
    noLimit: 'No limit',
    done: 'Done',
  },
};

export type OptionMessages = InAnyLanguage<typeof options>;
