import type { Cell, Digit, House } from '../../../sudoku/core';
import type { Counters } from '../../../sudoku/search';
import type { Names } from '../../cellNames';
import type { InAnyLanguage } from '../../inAnyLanguage';

/** The search's counters, the stack of choices, and the strategy's own data. */
export const methodIn = ({ aloud, at, inHouse }: Names) => ({
  /** The heading over the pseudocode. */
  codeTitle: 'The method',
  detail: 'Method and stack',
  closeDetail: 'Back to the chart',

  counters: {
    steps: 'step',
    guesses: 'guesses',
    backtracks: 'backtracks',
    deadEnds: 'dead ends',
    depth: 'depth',
    maxDepth: 'deepest',
    rejections: 'rejected digits',
    forced: 'forced fills',
    eliminations: 'eliminations',
    solutions: 'solutions',
  } satisfies Record<keyof Counters, string>,
  moreCounts: 'More counts',
  fewerCounts: 'Fewer counts',

  stack: 'Stack',
  stackDepth: (depth: number) => `${depth} deep`,
  stackEmpty: 'No guesses now.',
  /** The name of a row of the stack. Pressing it goes to where the choice was made. */
  stackRow: (depth: number, cell: Cell, digit: Digit, failed: readonly Digit[]) =>
    `Depth ${depth}, ${aloud(cell)}, ${digit}${failed.length > 0 ? `, failed ${failed.join(' ')}` : ''}`,

  /** The calls of the method, if it is written with recursion, with their local variables. */
  calls: {
    title: 'Calls',
    /** Counted from 1. Pressing it goes to where the call began. */
    call: (number: number) => `Call ${number}`,
    /** The names of local variables. */
    need: 'for',
    index: 'index',
    list: 'list',
    position: 'position',
    positionOf: (position: number, of: number) => `${position} of ${of}`,
    digit: 'digit',
    colour: 'colour',
    filled: 'filled for certain',
    /** What the call below it returned to it, and what it returns itself. */
    received: (value: boolean) => `the call below returned ${value}`,
    returns: (value: boolean) => `returns ${value}`,
    /** Before the call has chosen what it fills. */
    nothing: 'nothing chosen yet',
  },

  variables: {
    title: 'What it keeps in mind',
    rows: 'Rows',
    columns: 'Columns',
    boxes: 'Boxes',
    blanks: 'Empty cells',
    /** The search's place in the list of blanks; both numbers count from 1. */
    blankAt: (index: number, of: number) => (index > of ? `all ${of} filled` : `${index} of ${of}`),
    nextCell: 'Next empty cell',
    scanned: 'Passed over',
    strikes: 'Struck out',
    free: 'Left',
    check: 'Final check',
    checked: (filled: number, total: number, complete: number) =>
      `${filled} of 81 cells, total ${total}, ${complete} of 27 houses`,
    white: 'white',
    grey: 'grey',
    black: 'black',
    start: 'First cell',
    least: 'Fewest candidates',
    ties: 'Cells that have them',
    candidates: 'Candidates',
    phase: 'Phase',
    phases: { givens: 'givens', search: 'search' },
    /** How many houses of each kind the judge finds complete. */
    judged: (rows: number, columns: number, boxes: number) =>
      `${rows} of 9 rows, ${columns} of 9 columns, ${boxes} of 9 boxes complete`,
    judge: {
      title: 'The judge',
      /** When each verdict was given. */
      alone: 'After propagation alone',
      /** Shown in place of a verdict that has not been given: when it will be. */
      notYet: 'once every given is assigned',
      now: 'Now',
      end: 'After the search',
    },
    /** How many cells have one candidate left. */
    solved: (cells: number) => `${cells} of 81 cells`,
    solvedCells: 'One candidate left',
    /** The heading over the facts about the selected cell. */
    selected: (cell: Cell) => `Selected: ${at(cell)}`,
    unitsOf: (cell: Cell) => `Houses of ${at(cell)}`,
    peersOf: (cell: Cell, peers: number) => `${peers} peers of ${at(cell)}`,
    tasks: 'Under way',
    assign: (cell: Cell, digit: Digit) => `assign ${digit} to ${at(cell)}`,
    eliminate: (cell: Cell, digit: Digit) => `rule ${digit} out of ${at(cell)}`,
    peers: (cell: Cell, digit: Digit) => `rule ${digit} out of the peers of ${at(cell)}`,
    places: (house: House, digit: Digit) => `look for a place for ${digit} in ${inHouse(house)}`,
    column: 'Column chosen',
    need: (need: { readonly cell: Cell } | { readonly house: House; readonly digit: Digit }) =>
      'cell' in need ? at(need.cell) : `${need.digit} in ${inHouse(need.house)}`,
    columnsLeft: 'Columns left',
    rowsLeft: 'Rows left',
    choices: 'Its rows',
    /** The heading over `variants`: how the strategy differs from the better-known algorithm. */
    differs: 'Which version',
    none: 'none',
  },
});

export type MethodMessages = InAnyLanguage<ReturnType<typeof methodIn>>;
