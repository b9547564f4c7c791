import { type Cell, digitsOf, housesOf } from '../../../sudoku/core';
import type { LineDoes, LineRun, Need, StrategyId } from '../../../sudoku/search';
import type { Names } from '../../cellNames';
import type { InAnyLanguage } from '../../inAnyLanguage';
import { capital, plural } from '../words';
import { count, list } from './names';
import type { WatchSentence } from './sentence';

const STARTS: Readonly<Record<StrategyId, string>> = {
  rowByRow: 'The used digits of each row, column and box are written into the tables.',
  candidateLists: 'The board is taken as it is given.',
  colouredNodes: 'The givens are coloured black, the empty cells white.',
  fewestCandidates: 'The candidates of every empty cell are counted.',
  singlesFirst: 'The candidates of every empty cell are written down.',
  propagation: 'Every cell may hold 1 to 9.',
  exactCover: 'Each need has a column, each digit in a cell a row. What the givens fill is covered.',
};

/** The words for the lines of a method, one by one. */
export const linesIn = ({ at, inHouse }: Names) => {
  const atStart = (cell: Cell): string => capital(at(cell));
  const needed = (need: Need): string =>
    need.kind === 'cell' ? at(need.cell) : `${need.digit} in ${inHouse(need.house)}`;

  const goTo = (
    { need, ways, passed, begins, own }: Extract<LineDoes, { readonly kind: 'goTo' }>,
    strategy: StrategyId,
    calls: number,
  ): WatchSentence => {
    const chosen = {
      rowByRow: `The next empty cell is ${needed(need)}.`,
      candidateLists: `The next empty cell is ${needed(need)}.`,
      colouredNodes: `The next white cell is ${needed(need)}.`,
      fewestCandidates: `The fewest candidates, ${ways}, has ${needed(need)}.`,
      singlesFirst: `Nothing is certain any more. The first empty cell is ${needed(need)}.`,
      propagation: `The fewest candidates above one, ${ways}, has ${needed(need)}.`,
      exactCover: `The smallest column is ${needed(need)}: ${plural(ways, 'row', 'rows')}.`,
    }[strategy];
    const lead = own ? `You chose ${needed(need)}.` : chosen;
    const past = passed === 0 ? '' : `${plural(passed, 'filled cell is', 'filled cells are')} passed over.`;
    return { lead, rest: [past, begins ? `Call ${calls} works on it.` : ''].filter(Boolean).join(' ') };
  };

  return {
    /** What one line of the method does. Lines that make a step, or end a branch, are told as the state is. */
    line({ does, calls }: LineRun, strategy: StrategyId): WatchSentence {
      switch (does.kind) {
        case 'start':
          return {
            lead: STARTS[strategy],
            rest: `${plural(does.givens, 'cell is', 'cells are')} given, ${does.blanks} empty.`,
          };
        case 'goTo':
          return goTo(does, strategy, calls);
        case 'full':
          return {
            lead: strategy === 'exactCover' ? 'No column is left.' : 'No empty cell is left.',
            rest: '',
          };
        case 'strike': {
          const sets = [does.row, does.column, does.box];
          const parts = housesOf(does.cell).flatMap((house, index) => {
            const digits = digitsOf(sets[index] ?? does.left);
            return digits.length === 0 ? [] : [`${inHouse(house)} has ${list(digits)}`];
          });
          const left = digitsOf(does.left);
          return {
            lead:
              left.length === 0
                ? `Every digit is struck off the list of ${at(does.cell)}.`
                : `The list of ${at(does.cell)} is ${list(left)}.`,
            rest: parts.length === 0 ? 'Nothing is struck off.' : `${capital(parts.join('; '))}.`,
          };
        }
        case 'test':
          return { lead: `Testing ${does.digit} for ${at(does.cell)}.`, rest: '' };
        case 'skip':
          return {
            lead: `${does.blocked.digit} is skipped: ${inHouse(does.blocked.house)} has one.`,
            rest: `It cannot be in ${at(does.cell)}.`,
          };
        case 'take':
          return {
            lead: `${does.digit} is next on the list of ${at(does.cell)}.`,
            rest: `It is number ${does.which} of ${does.of}.`,
          };
        case 'because': {
          const { cell, digit, cause } = does;
          const out = `${digit} is to be ruled out of ${at(cell)}.`;
          switch (cause.kind) {
            case 'given':
              return { lead: `${atStart(cell)} is given ${cause.digit}.`, rest: out };
            case 'guess':
              return { lead: `${cause.digit} is tried in ${at(cell)}.`, rest: out };
            case 'peer':
              return { lead: `${atStart(cause.peer)} has only ${digit} left.`, rest: out };
            case 'onlyPlace':
              return {
                lead: `${cause.digit} has one place in ${inHouse(cause.house)}: ${at(cell)}.`,
                rest: out,
              };
          }
          break;
        }
        case 'return':
          return {
            lead:
              does.need.kind === 'cell'
                ? `Nothing is left to try for ${at(does.need.cell)}.`
                : `No place is left to try for ${needed(does.need)}.`,
            rest:
              does.to === null
                ? 'No call is left to return to.'
                : `Call ${calls} returns to call ${calls - 1}, which tried ${does.to.digit} in ${at(does.to.cell)}.`,
          };
        case 'why':
          break;
      }
      return { lead: '', rest: '' };
    },
    lines: {
      /** The name of the buttons that go from line to line. */
      name: 'Lines',
      previous: 'Previous line',
      next: 'Next line',
      /** Goes to where the call that works returns. */
      over: 'Past this line',
      out: 'Out of this call',
      /** Whether the buttons and playing go from line to line instead of from step to step. */
      byLines: 'Line by line',
      /** Which of its lines has run, and which step they lead to. */
      at: (line: number, of: number, step: number) => `Line ${line} of ${of} to step ${count(step)}`,
    },
  };
};

export type LineMessages = InAnyLanguage<ReturnType<typeof linesIn>>;
