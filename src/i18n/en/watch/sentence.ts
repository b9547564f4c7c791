import { type Cell, clashGroups, type Digit, digitsOf } from '../../../sudoku/core';
import type {
  Blocked,
  MadeWhy,
  Need,
  SearchRefusal,
  SearchView,
  UndoCause,
  Why,
} from '../../../sudoku/search';
import type { Names } from '../../cellNames';
import type { InAnyLanguage } from '../../inAnyLanguage';
import { verdictIn } from '../verdict';
import { capital, plural, type Words, words } from '../words';
import { TO_BLAME } from './moments';
import { count, list, type WatchSentence } from './names';
import { programSentencesIn } from './program';

export type { WatchSentence };

/** The facts in the name of a cell. */
export interface WatchCellFacts {
  readonly cell: Cell;
  readonly digit: Digit | null;
  /** `tried`: the digit has failed and is still written. */
  readonly role: 'given' | 'guess' | 'forced' | 'tried' | 'blank';
  /** The depth of a guess. */
  readonly depth: number;
  /** Digits that failed here before, with the same choices above. */
  readonly failed: readonly Digit[];
  /** The cell at work. */
  readonly isTried: boolean;
  readonly isDeadEnd: boolean;
  /** The candidates of an empty cell at work, or of any if they are shown. */
  readonly candidates: readonly Digit[];
  /** Candidates that the step has taken, and those that it has given back. */
  readonly lost: readonly Digit[];
  readonly regained: readonly Digit[];
  /** Whether the cell rules out digits for the cell at work. */
  readonly blocks: boolean;
  /** Whether the solution has another digit here; shown only on request. */
  readonly isMistake: boolean;
  /** Whether its guess is among those to blame for the dead end; shown only on request. */
  readonly isToBlame: boolean;
  /** Whether the board of a second search has another digit here. */
  readonly differs: boolean;
}

/** "Row 2 has 1, 2 and 3; box 3 has 8." Each digit is named with one house that has it. */
function blockersIn(blocked: readonly Blocked[], inHouse: Words['house']): string {
  const houses = [...new Set(blocked.map(({ house }) => house))];
  const parts = houses.map((house) => {
    const digits = blocked.filter((one) => one.house === house).map(({ digit }) => digit);
    return `${inHouse(house)} has ${list(digits)}`;
  });
  return parts.length === 0 ? '' : `${capital(parts.join('; '))}.`;
}

const ordinal = (n: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'][n - 1] ?? `${n}th`;
const cardinal = (n: number): string =>
  ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][n] ?? String(n);

const failedHere = (digits: readonly Digit[]): string =>
  digits.length === 0 ? '' : `${list(digits)} ${digits.length === 1 ? 'has' : 'have'} failed here.`;

const join = (...sentences: readonly string[]): string => sentences.filter((text) => text !== '').join(' ');

/** The words for the present state of a search, and for each cell of its board. */
export const sentencesIn = (names: Names) => {
  const { aloud, at, inHouse } = names;
  const atStart = (cell: Cell): string => capital(at(cell));
  const { clash } = verdictIn(names);
  const blockers = (blocked: readonly Blocked[]): string => blockersIn(blocked, inHouse);

  const needed = (need: Need): string =>
    need.kind === 'cell' ? `digit for ${at(need.cell)}` : `place for ${need.digit} in ${inHouse(need.house)}`;

  const undoCause = (cause: UndoCause): string => {
    switch (cause.kind) {
      case 'solution':
        return 'It led to a solution, and the search goes on.';
      case 'deadEnd':
        return `It left no ${needed(cause.need)}.`;
      default:
        return cause.need.kind === 'cell'
          ? `Every digit for ${at(cause.need.cell)} has failed.`
          : `Every place for ${cause.need.digit} in ${inHouse(cause.need.house)} has failed.`;
    }
  };

  /** What was tried, forced or ruled out just before a dead end: only the first words, up to the colon. */
  const madeLead = (made: MadeWhy): string => {
    const { digit } = made;
    switch (made.kind) {
      case 'guess':
      case 'guessPlace':
        return `Trying ${digit} in ${at(made.cell)}.`;
      case 'eliminate':
        return `${atStart(made.cell)} cannot be ${digit}.`;
      default:
        return `${atStart(made.cell)} must be ${digit}.`;
    }
  };

  /** A digit that stays written until the next one overwrites it. */
  const whitened = ({ cell, digit, cause, left }: Extract<Why, { readonly kind: 'undo' }>): WatchSentence => {
    if (cause.kind === 'solution' || cause.need.kind !== 'cell')
      return { lead: `${digit} in ${at(cell)} has been tried.`, rest: undoCause(cause) };
    const { cell: white } = cause.need;
    return {
      lead:
        cause.kind === 'deadEnd'
          ? `${atStart(white)} stays white: no digit fits it.`
          : `Colouring ${at(white)} white: every digit for it has failed.`,
      rest: join(
        `So ${digit} in ${at(cell)} has failed.`,
        left === 0
          ? `No digit is left to write over it: ${at(cell)} turns white next.`
          : `${capital(cardinal(left))} more ${left === 1 ? 'digit' : 'digits'} to write over it.`,
      ),
    };
  };

  const sentence = ({ why, strategy }: Pick<SearchView, 'why' | 'strategy'>): WatchSentence => {
    const coloured = strategy === 'colouredNodes';
    const told: { readonly [K in Why['kind']]: (why: Extract<Why, { readonly kind: K }>) => WatchSentence } =
      {
        start: ({ blanks }) => ({
          lead: `Start: ${plural(blanks, 'cell is', 'cells are')} empty.`,
          rest: 'Nothing has been tried yet.',
        }),
        guess: ({ cell, digit, which, of, failed, blocked, own }) => ({
          lead: own
            ? `Your guess: ${digit} in ${at(cell)}, the ${ordinal(which)} of ${cardinal(of)}.`
            : of === 1
              ? `Trying ${digit} in ${at(cell)}, the only digit that fits.`
              : `Trying ${digit} in ${at(cell)}, the ${ordinal(which)} of ${cardinal(of)}.`,
          rest: join(failedHere(digitsOf(failed)), blockers(blocked)),
        }),
        guessPlace: ({ cell, digit, house, which, of, own }) => ({
          lead: own ? `Your guess: ${digit} in ${at(cell)}.` : `Trying ${digit} in ${at(cell)}.`,
          rest: `It is the ${ordinal(which)} of ${cardinal(of)} places for ${digit} in ${inHouse(house)}.`,
        }),
        onlyDigit: ({ cell, digit, blocked }) => ({
          lead: `${atStart(cell)} must be ${digit}: no other digit is left for it.`,
          rest: blockers(blocked),
        }),
        onlyPlace: ({ cell, digit, house }) => ({
          lead: `${atStart(cell)} must be ${digit}: no other cell of ${inHouse(house)} can hold it.`,
          rest: `Every other cell of ${inHouse(house)} is filled or sees a ${digit}.`,
        }),
        reject: ({ cell, blocked: { digit, house, by } }) => ({
          lead: `${atStart(cell)} cannot be ${digit}: ${inHouse(house)} has one.`,
          rest: `It is in ${words.and(by.map(at))}.`,
        }),
        eliminate: ({ cell, digit, cause, left }) => {
          const lead = {
            given: () => `${atStart(cell)} cannot be ${digit}: it is given.`,
            guess: () => `${atStart(cell)} cannot be ${digit}: another digit is tried in it.`,
            peer: () => `${atStart(cell)} cannot be ${digit}: it sees one.`,
            onlyPlace: () => `${atStart(cell)} cannot be ${digit}: it must hold another digit.`,
          }[cause.kind]();
          const reason =
            cause.kind === 'peer'
              ? `${atStart(cause.peer)} is ${digit}.`
              : cause.kind === 'onlyPlace'
                ? `It is the only place for ${cause.digit} in ${inHouse(cause.house)}.`
                : `Its digit is ${cause.digit}.`;
          const digits = digitsOf(left);
          const rest =
            digits.length === 0
              ? 'No digit is left for it.'
              : digits.length === 1
                ? `Only ${list(digits)} is left.`
                : `${list(digits)} are left.`;
          return { lead, rest: join(reason, rest) };
        },
        undo: (undo) =>
          coloured
            ? whitened(undo)
            : {
                lead: `Taking ${undo.digit} back out of ${at(undo.cell)}.`,
                rest: join(
                  undoCause(undo.cause),
                  undo.left === 0
                    ? 'Nothing else is left to try here, so the search goes back one guess.'
                    : `${capital(cardinal(undo.left))} more to try here.`,
                ),
              },
        deadEnd: ({ need, blocked, after, made, ruledOut }) => {
          const next =
            after === null
              ? 'No guess is left to take back, so there is no solution.'
              : coloured
                ? `So ${after.digit} in ${at(after.cell)} fails next.`
                : `Next, ${after.digit} is taken back out of ${at(after.cell)}.`;
          if (ruledOut !== null && need.kind === 'cell') {
            const what = after?.cell === need.cell ? 'the guess of' : 'the given';
            return {
              lead: `Dead end: ${what} ${ruledOut} in ${at(need.cell)} rules itself out.`,
              rest: join(
                made === null ? '' : `What follows from it: ${sentence({ why: made, strategy }).lead}`,
                next,
              ),
            };
          }
          const end =
            need.kind === 'cell'
              ? `Dead end: ${at(need.cell)} has no digit left.`
              : `Dead end: no cell of ${inHouse(need.house)} can hold ${need.digit}.`;
          return {
            lead: made === null ? end : `${madeLead(made)} ${end}`,
            rest: join(blockers(blocked), next),
          };
        },
        solved: ({ number, last }) => ({
          lead: number === 1 ? 'Solved: every cell is filled.' : `Solution ${count(number)}.`,
          rest: last
            ? 'Every row, column and box has each digit once. The search ends here.'
            : 'Every row, column and box has each digit once. The search goes on for others.',
        }),
        exhausted: ({ solutions }) => ({
          lead: solutions === 0 ? 'No solution: every way has been tried.' : 'Every way has been tried.',
          rest:
            solutions === 0
              ? 'Nothing is left to try.'
              : `There ${solutions === 1 ? 'is' : 'are'} ${plural(solutions, 'solution', 'solutions')}.`,
        }),
        ...programSentencesIn(names),
      };
    const say = told[why.kind] as (why: Why) => WatchSentence;
    return say(why);
  };

  return {
    /** The last step, in one sentence with its reason. */
    sentence,
    loading: 'The search begins.',
    /** Why there is nothing to watch. */
    refused: ({ clashes }: SearchRefusal) => ({
      lead: 'There is nothing to search: the digits clash.',
      rest: `${capital(clash(clashGroups(clashes)).rest)}.`,
    }),
    cellName({
      cell,
      digit,
      role,
      depth,
      failed,
      isTried,
      isDeadEnd,
      candidates,
      blocks,
      isMistake,
      isToBlame,
      lost,
      regained,
      differs,
    }: WatchCellFacts) {
      const parts = [aloud(cell), digit === null ? 'empty' : String(digit)];
      if (role === 'given' || role === 'forced') parts.push(role);
      if (role === 'guess') parts.push('guess', `depth ${depth}`);
      if (role === 'tried') parts.push('has failed, still written');
      if (candidates.length > 0) parts.push(`can be ${candidates.join(' ')}`);
      if (lost.length > 0) parts.push(`no longer ${lost.join(' ')}`);
      if (regained.length > 0) parts.push(`again ${regained.join(' ')}`);
      if (isTried) parts.push('tried now');
      if (failed.length > 0) parts.push(`failed ${failed.join(' ')}`);
      if (isDeadEnd) parts.push('dead end');
      if (blocks) parts.push('in the way');
      if (isMistake) parts.push('the first mistake');
      if (isToBlame) parts.push(TO_BLAME);
      if (differs) parts.push('differs from the other board');
      return parts.join(', ');
    },
    legend: { given: 'Given', guess: 'Guessed', forced: 'Forced', trying: 'Trying', deadEnd: 'Dead end' },
  };
};

export type SentenceMessages = InAnyLanguage<ReturnType<typeof sentencesIn>>;
