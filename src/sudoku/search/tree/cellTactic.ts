import type { DigitSet, Grid } from '../../core';
import { freeAt } from '../machine/moment';
import type { CommonOptions, DigitOrder } from '../machine/options';
import { codeOf } from '../machine/placement';
import type { LineId, StrategyId } from '../machine/pseudocode';
import type { Variables } from '../machine/variables';
import type { EliminationCause, Why } from '../machine/view';
import { Cells, type OptionWriter, onlyDigitOf, optionWriter, sizeOfSet } from './cells';
import type { Plan, Tactic, TacticContext } from './tactic';

/** A tactic that keeps a board, writes digits and looks for the next cell. It never eliminates candidates. */
export abstract class CellTactic implements Tactic {
  abstract readonly strategy: StrategyId;
  readonly givens: Grid;
  readonly options: CommonOptions;
  protected readonly board: Cells;
  protected readonly writeOptions: OptionWriter;

  constructor(givens: Grid, options: CommonOptions & { readonly digits: DigitOrder }) {
    this.givens = givens;
    this.options = options;
    this.board = new Cells(givens);
    this.writeOptions = optionWriter(options.digits, (cell) => this.openIn(cell));
  }

  abstract decide(plan: Plan, depth: number): void;
  abstract lineOf(why: Why, settled: boolean): LineId;
  abstract othersRun(context: TacticContext): readonly LineId[];
  abstract variables(context: TacticContext): Variables;

  /** Plans what follows from a cell's candidates: a dead end, a forced digit, or a choice. */
  protected planCell(plan: Plan, cell: number, set: number): void {
    const size = sizeOfSet(set);
    if (size > 1) {
      plan.act = 'branch';
      this.writeOptions(plan, cell, set);
      return;
    }
    plan.act = size === 0 ? 'deadEnd' : 'force';
    plan.need = cell;
    if (size === 1) plan.placement = codeOf(cell, onlyDigitOf(set));
  }

  branchIn(plan: Plan, cell: number): boolean {
    const set = this.openIn(cell);
    if (set !== 0) this.writeOptions(plan, cell, set);
    return set !== 0;
  }

  /** The candidates of a blank cell; none for a filled cell. */
  protected openIn(cell: number): number {
    return this.board.digits[cell] === 0 ? this.board.candidates(cell) : 0;
  }

  place(placement: number): void {
    this.board.place(placement);
  }

  unplace(placement: number): void {
    this.board.unplace(placement);
  }

  undone(_choice: number): void {}

  restarted(): void {}

  digitIn(cell: number): number {
    return this.board.digits[cell]!;
  }

  fixedDepthOf(_cell: number): number | null {
    return null;
  }

  sizeAt(cell: number): number {
    return sizeOfSet(this.openIn(cell));
  }

  candidatesIn(cell: number): DigitSet {
    return freeAt(this.board.digits, cell);
  }

  eliminate(): never {
    throw new Error(`${this.strategy} eliminates nothing`);
  }

  restore(): never {
    throw new Error(`${this.strategy} eliminates nothing`);
  }

  causeOf(): EliminationCause {
    throw new Error(`${this.strategy} eliminates nothing`);
  }
}
