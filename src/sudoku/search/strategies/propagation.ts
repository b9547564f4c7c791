import {
  ALL_DIGITS,
  CELLS,
  type Cell,
  type Digit,
  type DigitSet,
  digitAt,
  type Grid,
  type House,
} from '../../core';
import type { SearchMachine } from '../machine/machine';
import { completeHouses } from '../machine/moment';
import { type CommonOptions, DIGIT_ORDERS, type DigitOrder } from '../machine/options';
import type { OwnGuess } from '../machine/ownGuess';
import type { LineOf } from '../machine/pseudocode';
import type { Variables } from '../machine/variables';
import type { EliminationCause, Why } from '../machine/view';
import { Agenda, GIVEN, GUESS } from '../tree/agenda';
import { type OptionWriter, onlyDigitOf, optionWriter, sizeOfSet } from '../tree/cells';
import type { Plan, Tactic, TacticContext } from '../tree/tactic';
import { TreeSearch } from '../tree/tree';

export interface PropagationOptions extends CommonOptions {
  readonly digits: DigitOrder;
}

type Line = LineOf<'propagation'>;

/**
 * Propagation and search, after Peter Norvig's essay "Solving Every Sudoku Puzzle". To assign a digit is to eliminate
 * the other candidates. Each elimination applies its two rules at once, depth first. Then the search guesses in the
 * cell with the fewest candidates.
 */
export const propagation = {
  defaults: { all: false, digits: { kind: 'ascending' } } as PropagationOptions,
  digitOrders: DIGIT_ORDERS,
  start: (givens: Grid, options: PropagationOptions, guesses: readonly OwnGuess[]): SearchMachine =>
    new TreeSearch(new Propagation(givens, options), guesses),
};

class Propagation implements Tactic {
  readonly strategy = 'propagation';
  readonly givens: Grid;
  readonly options: PropagationOptions;
  private readonly candidates = new Uint16Array(81).fill(ALL_DIGITS);
  private readonly agenda: Agenda;
  /** How many givens, in reading order, have been assigned or are being assigned. */
  private assigned = 0;
  private readonly givenCells: readonly Cell[];
  private readonly givenDigits: Uint8Array;
  /** The digit guessed for a cell, 0 for none. */
  private readonly guessed = new Uint8Array(81);
  private readonly writeOptions: OptionWriter;
  private propagated: readonly House[] | null = null;

  constructor(givens: Grid, options: PropagationOptions) {
    this.givens = givens;
    this.options = options;
    this.agenda = new Agenda(this.candidates);
    this.givenDigits = Uint8Array.from(CELLS, (cell) => digitAt(givens, cell) ?? 0);
    if (!givens.includes('.')) {
      // A full board is solved at its start, so there is nothing to propagate.
      this.givenCells = [];
      this.candidates.set(Array.from(this.givenDigits, (digit) => 1 << (digit - 1)));
    } else this.givenCells = CELLS.filter((cell) => this.givenDigits[cell] !== 0);
    this.writeOptions = optionWriter(options.digits, (cell) => {
      const set = this.candidates[cell]!;
      return sizeOfSet(set) > 1 ? set : 0;
    });
  }

  decide(plan: Plan): void {
    while (!this.agenda.proceed(plan)) {
      const cell = this.givenCells[this.assigned];
      if (cell === undefined) {
        this.planChoice(plan);
        return;
      }
      this.assigned++;
      this.agenda.assign(cell, this.givenDigits[cell]!, GIVEN);
    }
  }

  private planChoice(plan: Plan): void {
    let best = -1;
    let least = 10;
    for (let cell = 0; cell < 81 && least > 2; cell++) {
      const size = sizeOfSet(this.candidates[cell]!);
      if (size < 2 || size >= least) continue;
      best = cell;
      least = size;
    }
    plan.act = best < 0 ? 'solved' : 'branch';
    if (best >= 0) this.writeOptions(plan, best, this.candidates[best]!);
  }

  branchIn(plan: Plan, cell: number): boolean {
    const set = this.candidates[cell]!;
    if (sizeOfSet(set) < 2) return false;
    this.writeOptions(plan, cell, set);
    return true;
  }

  place(placement: number): void {
    const cell = Math.trunc(placement / 9);
    const digit = (placement % 9) + 1;
    this.guessed[cell] = digit;
    this.agenda.assign(cell, digit, GUESS);
  }

  unplace(placement: number): void {
    this.guessed[Math.trunc(placement / 9)] = 0;
  }

  eliminate(placement: number): boolean {
    const cell = Math.trunc(placement / 9);
    this.agenda.eliminate(placement);
    return (
      sizeOfSet(this.candidates[cell]!) === 1 && this.givenDigits[cell] === 0 && this.guessed[cell] === 0
    );
  }

  restore(placement: number): void {
    this.candidates[Math.trunc(placement / 9)]! |= 1 << (placement % 9);
  }

  undone(): void {
    this.agenda.clear();
  }

  restarted(): void {
    this.agenda.clear();
    this.assigned = 0;
  }

  digitIn(cell: number): number {
    const set = this.candidates[cell]!;
    if (set !== 0 && (set & (set - 1)) === 0) return onlyDigitOf(set);
    return this.givenDigits[cell]! || this.guessed[cell]!;
  }

  fixedDepthOf(): null {
    return null;
  }

  sizeAt(cell: number): number {
    return sizeOfSet(this.candidates[cell]!);
  }

  candidatesIn(cell: number): DigitSet {
    return this.candidates[cell]! as DigitSet;
  }

  causeOf(placement: number, code: number): EliminationCause {
    const cell = Math.trunc(placement / 9);
    if (code === GIVEN) return { kind: 'given', digit: this.givenDigits[cell]! as Digit };
    if (code === GUESS) return { kind: 'guess', digit: this.guessed[cell]! as Digit };
    if (code < 81) return { kind: 'peer', peer: code as Cell };
    const place = code - 81;
    return {
      kind: 'onlyPlace',
      digit: ((place % 9) + 1) as Digit,
      house: Math.trunc(place / 9) as House,
    };
  }

  othersRun({ view: { last, why }, plan }: TacticContext): readonly Line[] {
    if (last?.kind === 'undo') return [];
    const run: Line[] = [];
    if (last?.kind === 'fill') run.push('put');
    if (last?.kind === 'eliminate') {
      const made = why.kind === 'deadEnd' ? why.made : why;
      if (made?.kind === 'eliminate') run.push(ELIMINATION_LINES[made.cause.kind]);
      run.push('eliminate');
    }
    if (plan.act === 'branch') run.push('choose');
    return run;
  }

  lineOf(why: Why): Line {
    switch (why.kind) {
      case 'start':
      case 'solved':
      case 'exhausted':
        return why.kind;
      case 'deadEnd':
        return why.need.kind === 'cell' ? 'noneLeft' : 'noPlace';
      case 'undo':
        return 'takeOut';
      case 'eliminate':
        return ELIMINATION_LINES[why.cause.kind];
      default:
        return 'put';
    }
  }

  variables({ view, plan }: TacticContext): Variables {
    const isAtGivens = view.stack.length === 0 && view.last?.kind !== 'undo' && plan.act === 'eliminate';
    return {
      kind: 'propagation',
      phase: isAtGivens ? 'givens' : 'search',
      candidates: Array.from(this.candidates, (set) => set as DigitSet),
      tasks: this.agenda.tasks(),
      complete: this.judge(),
      propagated: isAtGivens ? null : this.afterGivens(),
    };
  }

  /** The houses that hold nine different solved digits. */
  private judge(): readonly House[] {
    return completeHouses(
      Array.from(this.candidates, (set) => (sizeOfSet(set) === 1 ? onlyDigitOf(set) : 0)),
    );
  }

  /**
   * The complete houses of the board to which propagation of the givens leads. Computed again, on a separate board.
   */
  private afterGivens(): readonly House[] {
    if (this.propagated !== null) return this.propagated;
    const alone = new Propagation(this.givens, this.options);
    const plan: Plan = { act: 'solved', placement: 0, need: 0, options: new Int32Array(9), count: 0 };
    for (alone.decide(plan); plan.act === 'eliminate'; alone.decide(plan)) alone.eliminate(plan.placement);
    this.propagated = alone.judge();
    return this.propagated;
  }
}

const ELIMINATION_LINES = {
  given: 'assignGiven',
  guess: 'assignGuess',
  peer: 'rule1',
  onlyPlace: 'rule2',
} as const;
