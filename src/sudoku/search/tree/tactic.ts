import type { DigitSet, Grid } from '../../core';
import type { CommonView } from '../machine/look';
import type { CommonOptions } from '../machine/options';
import type { LineId, StrategyId } from '../machine/pseudocode';
import type { Variables } from '../machine/variables';
import type { EliminationCause, Why } from '../machine/view';

/**
 * What comes next in a tree search. A tactic writes it into one object that is reused. Placements are `cell * 9 +
 * digit - 1`; needs are numbered as in needs.ts.
 */
export interface Plan {
  act: 'force' | 'eliminate' | 'branch' | 'deadEnd' | 'solved';
  /** The placement that is forced or eliminated. */
  placement: number;
  /**
   * The need that is branched on, that forces, or that cannot be met. For an elimination: its cause in the tactic's
   * own code.
   */
  need: number;
  /** The alternatives of a branch, in the order in which they are tried. */
  readonly options: Int32Array;
  /** The number of alternatives, at least one. */
  count: number;
}

/** What a tactic may use when it adds its part of a view. */
export interface TacticContext {
  readonly view: CommonView;
  readonly plan: Plan;
  /** The need of the choice that is made next; -1 if none is. */
  readonly branch: number;
  /** Placements that stand and were made without a choice, before any choice. */
  readonly settled: readonly number[];
}

/** What differs between the strategies that walk a tree with forced fills. tree.ts is what they share. */
export interface Tactic {
  readonly strategy: StrategyId;
  readonly givens: Grid;
  readonly options: CommonOptions;
  /** Plans what comes next while `depth` choices stand. Called once after each step, except after an undo. */
  decide(plan: Plan, depth: number): void;
  /** Plans a choice in a certain cell instead; returns whether this strategy can make one there. */
  branchIn(plan: Plan, cell: number): boolean;
  place(placement: number): void;
  unplace(placement: number): void;
  /**
   * Eliminates a candidate. Returns whether that leaves a digit in a cell neither given nor chosen, which is then a
   * forced fill.
   */
  eliminate(placement: number): boolean;
  restore(placement: number): void;
  /** Called after a choice and all it caused were undone; -1 stands for the choice at the end of the search. */
  undone(choice: number): void;
  /** Called after everything was undone. */
  restarted(): void;
  /** The digit in a cell, 0 for none. */
  digitIn(cell: number): number;
  /** See `SearchMachine.fixedDepthOf`. */
  fixedDepthOf(cell: number): number | null;
  /** See `SearchMachine.sizeAt`. */
  sizeAt(cell: number): number;
  /** Digits not ruled out for a cell, filled or not. */
  candidatesIn(cell: number): DigitSet;
  causeOf(placement: number, code: number): EliminationCause;
  /** The pseudocode line of a state. `settled`: no choice stands. */
  lineOf(why: Why, settled: boolean): LineId;
  /**
   * The other lines executed since the previous state: those before the line of this state, and those that looked for
   * what comes next.
   */
  othersRun(context: TacticContext): readonly LineId[];
  variables(context: TacticContext): Variables;
}
