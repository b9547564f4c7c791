import type { DigitSet, Grid } from '../../core';
import type { CommonView } from '../machine/look';
import type { CommonOptions } from '../machine/options';
import type { LineId, StrategyId } from '../machine/pseudocode';
import type { Variables } from '../machine/variables';
import type { EliminationCause, Why } from '../machine/view';

/**
 * What comes next in a tree search, written by a tactic into one object that is used again and again. Placements are
 * `cell * 9 + digit - 1`; needs as in needs.ts.
 */
export interface Plan {
  act: 'force' | 'eliminate' | 'branch' | 'deadEnd' | 'solved';
  /** What is forced or eliminated. */
  placement: number;
  /** What is branched on, what forces, or what is left with nothing. For an elimination: as the tactic codes it. */
  need: number;
  /** The alternatives of a branch, in the order they are tried. */
  readonly options: Int32Array;
  /** How many there are: at least one. */
  count: number;
}

/** What a tactic may look at when it tells its part of a view. */
export interface Moment {
  readonly view: CommonView;
  readonly plan: Plan;
  /** Placements that stand and were no choice, made while no choice stood. */
  readonly settled: readonly number[];
}

/** What is different in each strategy that walks a tree with forced fills; tree.ts is what they share. */
export interface Tactic {
  readonly strategy: StrategyId;
  readonly givens: Grid;
  readonly options: CommonOptions;
  /** Finds out what comes next, `depth` choices standing. Called once after each step but an undo. */
  decide(plan: Plan, depth: number): void;
  place(placement: number): void;
  unplace(placement: number): void;
  /** Returns whether that leaves a digit in a cell that is neither given nor chosen: a forced fill as well. */
  eliminate(placement: number): boolean;
  restore(placement: number): void;
  /** Called when a choice and all it caused have been taken back; -1 in place of the choice where the search ends. */
  undone(choice: number): void;
  /** Called when everything has been taken back. */
  restarted(): void;
  /** 0 for none. */
  digitIn(cell: number): number;
  /** As `SearchMachine.fixedDepthOf`. */
  fixedDepthOf(cell: number): number | null;
  /** Digits not ruled out for a cell, filled or not. */
  candidatesIn(cell: number): DigitSet;
  causeOf(placement: number, code: number): EliminationCause;
  /** `settled`: no choice stands. */
  lineOf(why: Why, settled: boolean): LineId;
  /** The other lines that ran since the state before: on the way to that one, and after it to find what comes next. */
  othersRun(moment: Moment): readonly LineId[];
  variables(moment: Moment): Variables;
}
