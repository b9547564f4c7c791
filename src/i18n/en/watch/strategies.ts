import type { LineOf, StrategyId } from '../../../sudoku/search';
import type { InAnyLanguage } from '../../inAnyLanguage';

/** The names of the strategies, and their pseudocode. */
export const strategies = {
  strategies: {
    rowByRow: {
      name: 'Row by row',
      says: 'First empty cell, lowest digit that fits. No thinking ahead.',
    },
    candidateLists: {
      name: 'Candidate lists',
      says: 'Tries the digits that row, column and box leave. Its first solution is the smallest.',
    },
    colouredNodes: {
      name: 'Coloured nodes',
      says: 'White cells are empty, grey ones on trial, black ones given.',
    },
    fewestCandidates: {
      name: 'Fewest candidates first',
      says: 'Always takes the empty cell that the fewest digits fit.',
    },
    singlesFirst: {
      name: 'Singles first, then backtracking',
      says: 'Fills in whatever is certain before it guesses.',
    },
    propagation: {
      name: 'Propagation and search',
      says: 'Norvig’s solver: two rules rule digits out, then it guesses.',
    },
    exactCover: {
      name: 'Exact cover',
      says: 'Knuth’s Algorithm X: 324 needs, each filled exactly once.',
    },
  } satisfies {
    readonly [K in StrategyId]: { readonly name: string; readonly says: string };
  },
  /** How a strategy differs from an algorithm that is better known under the same name. */
  variants: {
    propagation:
      'As in Norvig’s solver, all three houses of a cell are looked at, and its peers in reading order. A common variant stops after the first house that forces a digit, and takes the peers in the order of a hash set.',
  },
  code: {
    rowByRow: {
      start: 'write the used digits of each row, column and box into tables',
      next: 'go to the next empty cell in order',
      solved: 'if there is none: solved',
      test: 'for each digit in order:',
      blocked: 'if one of the three tables has it: skip it',
      put: 'else put it in and go on at the next empty cell',
      takeOut: 'if that fails: take it back out',
      deadEnd: 'if no digit fits: dead end, back to the empty cell before',
      exhausted: 'if there is none before: every way has been tried',
    },
    candidateLists: {
      start: 'take the board as it is given',
      scan: 'scan the cells in order for the next empty cell',
      check: 'if there is none: check that all is full, the sum 405 and each house complete',
      strike: 'strike the digits of its row, column and box out of 1 to 9',
      deadEnd: 'if nothing is left: dead end, go back',
      try: 'for each digit that is left, in order:',
      put: 'write it in and go on with the scan',
      takeOut: 'if that fails: take it back out',
      exhausted: 'if there is nowhere to go back to: every way has been tried',
    },
    colouredNodes: {
      start: 'colour the givens black and the empty cells white',
      blacken: 'while a white cell has one candidate: write it in, black',
      next: 'take the next white cell',
      solved: 'if there is none: solved',
      deadEnd: 'if it has no candidate: dead end, go back',
      grey: 'for each candidate: write it in, over the last one, grey, and go on',
      whiten: 'if all fail: white again, go back',
      exhausted: 'if there is no grey cell before: every way has been tried',
    },
    fewestCandidates: {
      start: 'count the candidates of every empty cell',
      choose: 'take the empty cell with the fewest; of several, the first in order',
      solved: 'if there is none: solved',
      deadEnd: 'if it has none left: dead end, go back',
      forced: 'if it has one: write it in, without a choice',
      put: 'else for each of its candidates: put it in and count again',
      takeOut: 'if that fails: take it back out',
      exhausted: 'if there is nothing to go back to: every way has been tried',
    },
    singlesFirst: {
      start: 'write down the candidates of every empty cell',
      deadEnd: 'if an empty cell or a digit of a house has none left: dead end, go back',
      naked: 'while an empty cell has one candidate: fill it in',
      hidden: 'while a digit has one place in a house: fill it in',
      solved: 'if the board is full: solved',
      choose: 'take the first empty cell in order',
      put: 'for each of its candidates: put it in and start again',
      takeOut: 'if that fails: take out all that followed from it',
      exhausted: 'if there is nothing to go back to: every way has been tried',
    },
    propagation: {
      start: 'let every cell hold 1 to 9',
      assignGiven: 'for each given: assign it, by ruling out the other digits',
      eliminate: 'to rule out a digit of a cell:',
      noneLeft: 'if the cell has none left: dead end',
      rule1: 'rule 1: if it has one left, rule that out of its 20 peers',
      noPlace: 'if the digit has no place in a house: dead end',
      rule2: 'rule 2: if it has one place there, assign it to that cell',
      solved: 'if every cell has one candidate: solved',
      choose: 'else take a cell with the fewest candidates above one',
      put: 'for each of its candidates: guess it',
      assignGuess: 'assign it, by ruling out the other digits',
      takeOut: 'if that fails: go back to the candidates before the guess',
      exhausted: 'if there is nothing to go back to: every way has been tried',
    },
    exactCover: {
      start: 'make a column of each need, a row of each digit in a cell; cover what the givens fill',
      choose: 'take the column with the fewest rows, the leftmost of several',
      solved: 'if no column is left: solved',
      deadEnd: 'if it has no row: dead end, go back',
      forced: 'if it has one row: cover that, without a choice',
      put: 'else for each of its rows: cover the columns it fills',
      takeOut: 'if that fails: uncover them again',
      exhausted: 'if there is nothing to go back to: every way has been tried',
    },
  } satisfies { readonly [K in StrategyId]: { readonly [L in LineOf<K>]: string } },
};

export type StrategyMessages = InAnyLanguage<typeof strategies>;
