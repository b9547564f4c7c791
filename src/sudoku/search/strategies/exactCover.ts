import { blanksOf, CELLS, type Cell, type DigitSet, digitAt, type Grid } from '../../core';
import type { SearchMachine } from '../machine/machine';
import { freeAt } from '../machine/moment';
import { needOf } from '../machine/needs';
import type { CommonOptions } from '../machine/options';
import type { OwnGuess } from '../machine/ownGuess';
import { codeOf, placementOf } from '../machine/placement';
import type { LineOf } from '../machine/pseudocode';
import type { Variables } from '../machine/variables';
import type { EliminationCause, Why } from '../machine/view';
import { Links } from '../tree/links';
import type { Plan, Tactic, TacticContext } from '../tree/tactic';
import { TreeSearch } from '../tree/tree';

export type ExactCoverOptions = CommonOptions;

type Line = LineOf<'exactCover'>;

/**
 * Exact cover: each of the 324 needs is a column, and each digit in a cell is a row that meets four of them. Donald
 * Knuth's Algorithm X with dancing links ("Dancing Links", 2000). Chooses the column of smallest size; of several the
 * leftmost.
 */
export const exactCover = {
  defaults: { all: false } as ExactCoverOptions,
  digitOrders: [],
  start: (givens: Grid, options: ExactCoverOptions, guesses: readonly OwnGuess[]): SearchMachine =>
    new TreeSearch(new ExactCover(givens, options), guesses),
};

class ExactCover implements Tactic {
  readonly strategy = 'exactCover';
  readonly givens: Grid;
  readonly options: CommonOptions;
  private readonly digits = new Uint8Array(81);
  private readonly links = new Links();

  constructor(givens: Grid, options: ExactCoverOptions) {
    this.givens = givens;
    this.options = options;
    for (const cell of CELLS) {
      const digit = digitAt(givens, cell);
      if (digit !== null) this.place(codeOf(cell, digit));
    }
  }

  decide(plan: Plan): void {
    const column = this.links.smallestColumn();
    if (column < 0) {
      plan.act = 'solved';
      return;
    }
    plan.need = column;
    plan.count = this.links.sizeOf(column);
    if (plan.count === 0) plan.act = 'deadEnd';
    else {
      // At most nine rows meet a need.
      this.links.writeRows(column, plan.options);
      plan.placement = plan.options[0]!;
      plan.act = plan.count === 1 ? 'force' : 'branch';
    }
  }

  branchIn(plan: Plan, cell: number): boolean {
    const count = this.digits[cell] === 0 ? this.links.sizeOf(cell) : 0;
    if (count === 0) return false;
    plan.need = cell;
    plan.count = count;
    this.links.writeRows(cell, plan.options);
    return true;
  }

  place(placement: number): void {
    this.links.cover(placement);
    this.digits[Math.trunc(placement / 9)] = (placement % 9) + 1;
  }

  unplace(placement: number): void {
    this.links.uncover(placement);
    this.digits[Math.trunc(placement / 9)] = 0;
  }

  undone(): void {}

  restarted(): void {}

  digitIn(cell: number): number {
    return this.digits[cell]!;
  }

  fixedDepthOf(): null {
    return null;
  }

  // The rows of a cell's column are the digits that it can take.
  sizeAt(cell: number): number {
    return this.digits[cell] === 0 ? this.links.sizeOf(cell) : 0;
  }

  candidatesIn(cell: number): DigitSet {
    return freeAt(this.digits, cell);
  }

  eliminate(): never {
    throw new Error('exact cover eliminates nothing by itself');
  }

  restore(): never {
    throw new Error('exact cover eliminates nothing by itself');
  }

  causeOf(): EliminationCause {
    throw new Error('exact cover eliminates nothing by itself');
  }

  lineOf(why: Why): Line {
    switch (why.kind) {
      case 'start':
      case 'deadEnd':
      case 'solved':
      case 'exhausted':
        return why.kind;
      case 'onlyDigit':
      case 'onlyPlace':
        return 'forced';
      case 'undo':
        return 'takeOut';
      default:
        return 'put';
    }
  }

  othersRun({ view: { last } }: TacticContext): readonly Line[] {
    if (last?.kind === 'undo') return [];
    return last === null ? ['choose'] : [last.kind === 'forced' ? 'forced' : 'put', 'choose'];
  }

  variables({ view, branch }: TacticContext): Variables {
    const { links } = this;
    const sizes = links.sizes();
    const column = branch >= 0 ? branch : links.smallestColumn();
    const rows = new Int32Array(9);
    if (column >= 0) links.writeRows(column, rows);
    return {
      kind: 'exactCover',
      column:
        column < 0
          ? null
          : {
              need: needOf(column),
              options: Array.from(rows.subarray(0, links.sizeOf(column)), placementOf),
            },
      columnsLeft: sizes.filter((size) => size !== null).length,
      rowsLeft: blanksOf(view.board).reduce<number>((sum, cell: Cell) => sum + (sizes[cell] ?? 0), 0),
      sizes,
    };
  }
}
