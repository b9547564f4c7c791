import type { Grid } from '../../core';
import type { SearchMachine } from '../machine/machine';
import { type CellOrder, type CommonOptions, DIGIT_ORDERS, type DigitOrder } from '../machine/options';
import type { OwnGuess } from '../machine/ownGuess';
import type { Tactic } from '../tree/tactic';
import { TreeSearch } from '../tree/tree';

export interface CellStrategyOptions extends CommonOptions {
  readonly digits: DigitOrder;
  /** The order in which cells are visited, or that breaks ties. */
  readonly cells: CellOrder;
}

/** A strategy whose options are the order of the digits and that of the cells. */
export const cellStrategy = (tactic: (givens: Grid, options: CellStrategyOptions) => Tactic) => ({
  defaults: {
    all: false,
    digits: { kind: 'ascending' },
    cells: { kind: 'rows' },
  } as CellStrategyOptions,
  digitOrders: DIGIT_ORDERS,
  start: (givens: Grid, options: CellStrategyOptions, guesses: readonly OwnGuess[]): SearchMachine =>
    new TreeSearch(tactic(givens, options), guesses),
});
