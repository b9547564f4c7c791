import { ALL_DIGITS, CELLS, type Cell, type Digit, type Grid, housesOf, sizeOf } from '../../core';
import type { Checkpoint } from '../machine/checkpoint';
import { packCheckpoint, unpackCheckpoint } from '../machine/checkpoint';
import type { Counters, StepKind } from '../machine/counters';
import { type CommonView, look, type MachineState } from '../machine/look';
import type { SearchMachine } from '../machine/machine';
import { freeAt } from '../machine/moment';
import {
  type CellOrder,
  type CommonOptions,
  FIXED_DIGIT_ORDERS,
  type FixedDigitOrder,
} from '../machine/options';
import { type OwnGuess, ownGuessesAt } from '../machine/ownGuess';
import { codeOf, placementOf } from '../machine/placement';
import type { LineOf } from '../machine/pseudocode';
import type { Variables } from '../machine/variables';
import type { Decision, SearchView, UndoCause, Why } from '../machine/view';
import { sizeOfSet } from '../tree/cells';
import { RANKS, rankOfBit, UsedTables } from './usedTables';

export interface RowByRowOptions extends CommonOptions {
  readonly digits: FixedDigitOrder;
  readonly cells: CellOrder;
  /** Whether each blocked digit is a step of its own. */
  readonly rejections: boolean;
}

type Line = LineOf<'rowByRow'>;

/**
 * Row by row: blanks in reading order, digits 1 to 9, each tested against tables of the digits used in its row,
 * column and box. The algorithm of every first course on backtracking, without the recursion.
 */
export const rowByRow = {
  defaults: {
    all: false,
    digits: { kind: 'ascending' },
    cells: { kind: 'rows' },
    rejections: false,
  } as RowByRowOptions,
  digitOrders: FIXED_DIGIT_ORDERS,
  start: (givens: Grid, options: RowByRowOptions, guesses: readonly OwnGuess[]): SearchMachine =>
    new RowByRow(givens, options, guesses),
};

/*
 * Digits are stored by their rank, their position in the order in which they are tried, as in the tables. This is one
 * long class, because its two loops, its checkpoints and its view all read the same few numbers.
 */
class RowByRow implements SearchMachine {
  private readonly givens: Grid;
  private readonly options: RowByRowOptions;
  private readonly ownGuesses: readonly OwnGuess[];
  /** The depths at which the order of the digits may be the person's. */
  private readonly ownDepths = new Uint8Array(82);
  /** From this depth on no test is a step, and no guess is the person's. 82 is never reached. */
  private readonly plainFrom: number;
  private readonly tables: UsedTables;
  private readonly blanks: readonly Cell[];
  /** For each filled blank its rank as a bit. The entry after these belongs to the blank emptied last. */
  private readonly chosen = new Int32Array(82);
  /** For each filled blank the ranks still to be tried. */
  private readonly untried = new Int32Array(82);

  readonly checkpointEvery = 16_384;
  at = 0;
  depth = 0;
  deadEnds = 0;
  solutions = 0;
  maxDepth = 0;
  /** How many steps were rejections; and how many at each depth, since the machine was made. */
  private rejected = 0;
  private readonly rejectedAt = new Float64Array(82);
  /** The ranks still to be tried in the next blank. */
  private free = 0;
  /** How many ranks of the next blank have been tested. Updated at each step only if rejections are steps. */
  private tested = 0;
  lastStep: StepKind | null = null;

  constructor(givens: Grid, options: RowByRowOptions, ownGuesses: readonly OwnGuess[]) {
    this.givens = givens;
    this.options = options;
    this.ownGuesses = ownGuesses;
    for (const { path } of ownGuesses) this.ownDepths[path.length] = 1;
    this.plainFrom = options.rejections ? 82 : this.ownDepths.lastIndexOf(1) + 1;
    this.tables = new UsedTables(givens, options.digits, options.cells);
    this.blanks = this.tables.blanks;
    this.arrive();
    if (this.isDeadEnd()) this.deadEnds = 1;
    if (this.isSolved()) this.solutions = 1;
  }

  get depthLimit(): number {
    return this.blanks.length;
  }

  get ended(): boolean {
    if (this.isSolved()) return !this.options.all || this.depth === 0;
    return this.depth === 0 && this.free === 0 && !this.mayReject();
  }

  step(): StepKind | null {
    return this.run(1, NOT_COUNTED) === 0 ? null : this.lastStep;
  }

  run(steps: number, depths: Int32Array): number {
    if (steps <= 0 || this.ended) return 0;
    const limit = Math.min(steps, Number.MAX_SAFE_INTEGER);
    let made = 0;
    while (made < limit && !this.ended)
      made += this.isPlain() ? this.runPlain(limit - made, depths) : this.runDiffering(limit - made, depths);
    this.at += made;
    return made;
  }

  /** Whether the next step is one of the plain loop. */
  private isPlain(): boolean {
    return this.depth > this.plainFrom || (this.depth === this.plainFrom && this.free !== 0);
  }

  /** Runs until it would leave the depths from `plainFrom` on. So no step has to ask whether it differs. */
  private runPlain(steps: number, depths: Int32Array): number {
    const { used, rowOf, columnOf, boxOf } = this.tables;
    const { chosen, untried, plainFrom } = this;
    const blanks = this.blanks.length;
    let { depth, free, maxDepth, deadEnds } = this;
    let left = steps;
    let filled = false;
    while (left > 0) {
      if (free !== 0) {
        depths[depth]!++;
        left--;
        const bit = free & -free;
        untried[depth] = free ^ bit;
        chosen[depth] = bit;
        used[rowOf[depth]!]! ^= bit;
        used[columnOf[depth]!]! ^= bit;
        used[boxOf[depth]!]! ^= bit;
        depth++;
        filled = true;
        if (depth > maxDepth) maxDepth = depth;
        if (depth === blanks) {
          this.solutions++;
          free = 0;
          if (!this.options.all) break;
        } else {
          free = ALL & ~(used[rowOf[depth]!]! | used[columnOf[depth]!]! | used[boxOf[depth]!]!);
          if (free === 0) deadEnds++;
        }
      } else {
        if (depth === plainFrom) break;
        depths[depth]!++;
        left--;
        depth--;
        filled = false;
        const bit = chosen[depth]!;
        used[rowOf[depth]!]! ^= bit;
        used[columnOf[depth]!]! ^= bit;
        used[boxOf[depth]!]! ^= bit;
        free = untried[depth]!;
      }
    }
    this.depth = depth;
    this.free = free;
    this.maxDepth = maxDepth;
    this.deadEnds = deadEnds;
    this.lastStep = filled ? 'fill' : 'undo';
    return steps - left;
  }

  /** Runs where tests are steps, or where a guess may be the person's. */
  private runDiffering(steps: number, depths: Int32Array): number {
    const { chosen, untried } = this;
    let left = steps;
    while (left > 0 && !this.ended && !this.isPlain()) {
      const { depth } = this;
      depths[depth]!++;
      left--;
      if (this.free !== 0 || this.mayReject()) {
        const bit = this.nextBit();
        this.tested++;
        if ((this.free & bit) === 0) {
          this.rejected++;
          this.rejectedAt[depth]!++;
          this.lastStep = 'reject';
          if (this.isDeadEnd()) this.deadEnds++;
          continue;
        }
        untried[depth] = this.free ^ bit;
        chosen[depth] = bit;
        this.tables.toggle(depth, bit);
        this.depth++;
        this.lastStep = 'fill';
        if (this.depth > this.maxDepth) this.maxDepth = this.depth;
        this.arrive();
        if (this.isSolved()) this.solutions++;
        else if (this.isDeadEnd()) this.deadEnds++;
      } else {
        const above = depth - 1;
        const bit = chosen[above]!;
        this.tables.toggle(above, bit);
        this.depth = above;
        this.free = untried[above]!;
        this.tested = this.testsTo(bit, above);
        this.lastStep = 'undo';
      }
    }
    return steps - left;
  }

  /** The rank to be tested next, or to be put if tests are no steps. */
  private nextBit(): number {
    if (this.options.rejections) return 1 << this.orderAt(this.depth)[this.tested]!;
    return 1 << this.orderAt(this.depth).find((rank) => (this.free >> rank) & 1)!;
  }

  /** The ranks in the order in which they are tried at a depth. The choices above it must be in `chosen`. */
  private orderAt(depth: number): readonly number[] {
    let order = RANKS;
    if (this.ownDepths[depth] === 0) return order;
    for (const { first } of ownGuessesAt(this.ownGuesses, depth, this)) {
      const ways = first.map(placementOf);
      if (ways.some(({ cell }) => cell !== this.blanks[depth])) continue;
      const ranks = ways.map(({ digit }) => this.tables.rankOf(digit));
      const own = ranks.pop()!;
      // What was tested up to the last failed digit stays before it.
      const tests = Math.max(0, ...ranks.map((rank) => order.indexOf(rank) + 1));
      const others = (rank: number): boolean => rank !== own;
      order = [...order.slice(0, tests).filter(others), own, ...order.slice(tests).filter(others)];
    }
    return order;
  }

  /** How many ranks are tested at a depth up to one of them. */
  private testsTo(bit: number, depth: number): number {
    return this.orderAt(depth).indexOf(rankOfBit(bit)) + 1;
  }

  /** The ranks left at a depth after some tests. */
  private after(tests: number, depth: number): number {
    return this.orderAt(depth)
      .slice(tests)
      .reduce((ranks, rank) => ranks | (1 << rank), 0);
  }

  save(): Checkpoint {
    return packCheckpoint({
      at: this.at,
      deadEnds: this.deadEnds,
      solutions: this.solutions,
      guesses: this.guesses,
      rejections: this.rejected,
      forced: 0,
      eliminations: 0,
      maxDepth: this.maxDepth,
      since: 0,
      tried: this.testedNow,
      cause: this.lastStep === null ? 0 : SAVED_STEPS.indexOf(this.lastStep),
      decisions: Array.from({ length: this.depth }, (_, index) => this.choiceAt(index)),
    });
  }

  restore(checkpoint: Checkpoint): void {
    const saved = unpackCheckpoint(checkpoint);
    this.tables.reset();
    this.depth = 0;
    this.arrive();
    for (let i = 0; i < saved.decisions.length; i++) {
      const bit = 1 << this.tables.rankOf(placementOf(saved.decisions[i]!).digit);
      this.untried[i] = this.free & this.after(this.testsTo(bit, i), i);
      this.chosen[i] = bit;
      this.tables.toggle(i, bit);
      this.depth++;
      this.arrive();
    }
    this.lastStep = saved.at === 0 ? null : SAVED_STEPS[saved.cause]!;
    this.tested = saved.tried;
    if (this.depth < this.blanks.length) this.free &= this.after(saved.tried, this.depth);
    if (this.lastStep === 'undo') this.chosen[this.depth] = 1 << this.orderAt(this.depth)[saved.tried - 1]!;
    this.at = saved.at;
    this.deadEnds = saved.deadEnds;
    this.solutions = saved.solutions;
    this.maxDepth = saved.maxDepth;
    this.rejected = saved.rejections;
  }

  counters(): Counters {
    return {
      steps: this.at,
      guesses: this.guesses,
      backtracks: this.guesses - this.depth,
      deadEnds: this.deadEnds,
      depth: this.depth,
      maxDepth: this.maxDepth,
      rejections: this.options.rejections ? this.rejected : this.rejectionsUncounted,
      forced: 0,
      eliminations: 0,
      solutions: this.solutions,
    };
  }

  // Each step from a state of some depth is a fill, a rejection, or the undo of a fill at the depth above. So the
  // fills at each depth follow from the states left there, the fills at the depth above, and whether one still
  // stands.
  fillsByCell(depths: ArrayLike<number>): readonly number[] {
    const fills = new Array<number>(81).fill(0);
    let above = 0;
    this.blanks.forEach((cell, depth) => {
      const undone = above - (depth > 0 && this.depth >= depth ? 1 : 0);
      above = depths[depth]! - undone - this.rejectedAt[depth]!;
      fills[cell] = above;
    });
    return fills;
  }

  fixedDepthOf(cell: number): number | null {
    const index = this.tables.indexOf[cell]!;
    return index < 0 ? null : index;
  }

  digitIn(cell: number): number {
    const index = this.tables.indexOf[cell]!;
    if (index < 0) return this.givens.charCodeAt(cell) - 48;
    return index < this.depth ? this.tables.digitOf(this.chosen[index]!) : 0;
  }

  get alternatives(): number {
    // Its own digit is in the tables only because it is written.
    return sizeOfSet(this.tables.openAt(this.depth - 1) | this.chosen[this.depth - 1]!);
  }

  sizeAt(cell: number): number {
    const index = this.tables.indexOf[cell]!;
    return index < this.depth ? 0 : sizeOfSet(this.tables.openAt(index));
  }

  choiceAt(index: number): number {
    return codeOf(this.blanks[index]!, this.tables.digitOf(this.chosen[index]!));
  }

  get lastPlacement(): number {
    if (this.lastStep === null) return -1;
    if (this.lastStep === 'reject')
      return codeOf(
        this.blanks[this.depth]!,
        this.tables.digitOf(1 << this.orderAt(this.depth)[this.tested - 1]!),
      );
    return this.choiceAt(this.lastStep === 'fill' ? this.depth - 1 : this.depth);
  }

  look(): SearchView {
    const view = look({
      strategy: 'rowByRow',
      givens: this.givens,
      digits: CELLS.map((cell) => this.digitIn(cell)),
      stack: Array.from({ length: this.depth }, (_, index) => this.decisionAt(index)),
      forced: [],
      counters: this.counters(),
      ended: this.ended,
      solved: this.isSolved(),
      unmet: this.isDeadEnd() ? { kind: 'cell', cell: this.blanks[this.depth]! } : null,
      last: this.lastStepMade(),
      open: this.openChoice(),
      next: this.blanks[this.depth] ?? null,
      candidatesIn: (cell) =>
        freeAt(
          CELLS.map((other) => this.digitIn(other)),
          cell,
        ),
    });
    const line = lineOf(view.why);
    const lines = [...new Set([...this.othersRun(view), line])];
    return { ...view, line, lines, variables: this.variables(), next: this.next() };
  }

  private next(): SearchView['next'] {
    const cell = this.blanks[this.depth];
    if (cell === undefined) return null;
    return {
      need: { kind: 'cell', cell },
      options: this.tables.placementsIn(cell, this.free, this.orderAt(this.depth)),
      failed: this.openChoice()?.failed ?? [],
    };
  }

  /** The lines executed since the previous state: the tests of the step, and those that looked at the next blank. */
  private othersRun({ last, outcome, why }: CommonView): readonly Line[] {
    const run: Line[] = [];
    if (last?.kind === 'fill') {
      const { chosen, untried, depth } = this;
      run.push('test', 'put', 'next');
      const open = this.tables.wasOpenAt(depth - 1, chosen) & ~untried[depth - 1]!;
      const tests = this.testsTo(chosen[depth - 1]!, depth - 1);
      const failed = open & ~chosen[depth - 1]!;
      const before = this.orderAt(depth - 1).findLastIndex((rank) => (failed >> rank) & 1) + 1;
      // If rejections are steps, each had a state of its own, so they are not listed here.
      if (!this.options.rejections && tests > before + 1) run.push('blocked');
    } else if (last?.kind === 'reject') run.push('test', 'blocked');
    else if (last?.kind === 'undo') {
      if (why.kind === 'undo' && why.cause.kind === 'allFailed') run.push('deadEnd');
    } else run.push('start', 'next');
    if (outcome === 'deadEnd') run.push('test', 'blocked');
    return run;
  }

  private variables(): Variables {
    const toggled = this.lastStep === 'fill' || this.lastStep === 'undo';
    const { cell, digit } = placementOf(this.lastPlacement);
    return {
      kind: 'rowByRow',
      used: Array.from(this.tables.used, (ranks) => this.tables.digitsOf(ranks)),
      order: this.tables.digitOfRank,
      ownOrders: this.ownOrders(),
      toggled: toggled ? { digit, houses: housesOf(cell) } : null,
      blanks: this.blanks,
      index: this.depth,
    };
  }

  private ownOrders(): ReadonlyMap<number, readonly Digit[]> {
    const orders = new Map<number, readonly Digit[]>();
    for (const { path } of this.ownGuesses) {
      const order = path.length <= this.depth ? this.orderAt(path.length) : RANKS;
      const digits = order.map((rank) => this.tables.digitOfRank[rank]!);
      if (order !== RANKS) orders.set(path.length, digits);
    }
    return orders;
  }

  private lastStepMade(): MachineState['last'] {
    const placement = placementOf(this.lastPlacement);
    switch (this.lastStep) {
      case 'fill':
      case 'reject':
        return { kind: this.lastStep, ...placement };
      case 'undo':
        return { kind: 'undo', ...placement, cause: this.undoCause() };
      default:
        return null;
    }
  }

  private openChoice(): MachineState['open'] {
    const { testedNow } = this;
    if (testedNow === 0) return null;
    const cell = this.blanks[this.depth]!;
    const failed = this.tables.openAt(this.depth) & ~this.after(testedNow, this.depth);
    return {
      failed: this.tables.placementsIn(cell, failed, this.orderAt(this.depth)),
      left: sizeOf(this.tables.digitsOf(this.free)),
    };
  }

  private undoCause(): UndoCause {
    const below = this.depth + 1;
    const cell = this.blanks[below];
    if (cell === undefined) return { kind: 'solution' };
    this.tables.toggle(this.depth, this.chosen[this.depth]!);
    const dead = this.tables.openAt(below) === 0;
    this.tables.toggle(this.depth, this.chosen[this.depth]!);
    return { kind: dead ? 'deadEnd' : 'allFailed', need: { kind: 'cell', cell } };
  }

  /** The choice for a filled blank. */
  private decisionAt(index: number): Decision {
    const cell = this.blanks[index]!;
    const bit = this.chosen[index]!;
    const others = this.tables.wasOpenAt(index, this.chosen) & ~bit;
    const untried = this.untried[index]!;
    const order = this.orderAt(index);
    return {
      cell,
      digit: this.tables.digitOf(bit),
      depth: index + 1,
      need: { kind: 'cell', cell },
      failed: this.tables.placementsIn(cell, others & ~untried, order),
      left: this.tables.placementsIn(cell, untried, order),
      ...(order !== RANKS && this.isOwn(index) ? { own: true } : {}),
    };
  }

  /** Whether the person made the choice for a filled blank. */
  private isOwn(index: number): boolean {
    return ownGuessesAt(this.ownGuesses, index, this).at(-1)?.first.at(-1) === this.choiceAt(index);
  }

  /** Works out what the next blank can take, on arrival there. */
  private arrive(): void {
    this.tested = 0;
    this.free = this.depth < this.blanks.length ? this.tables.openAt(this.depth) : 0;
  }

  private isSolved(): boolean {
    return this.depth === this.blanks.length;
  }

  private isDeadEnd(): boolean {
    return !this.isSolved() && !this.mayReject() && this.tables.openAt(this.depth) === 0;
  }

  private mayReject(): boolean {
    return this.options.rejections && this.tested < 9 && !this.isSolved();
  }

  /** How many ranks of the next blank have been tested: all up to the one undone last. */
  private get testedNow(): number {
    if (this.options.rejections) return this.tested;
    return this.lastStep === 'undo' ? this.testsTo(this.chosen[this.depth]!, this.depth) : 0;
  }

  private get guesses(): number {
    return (this.at - this.rejected + this.depth) / 2;
  }

  /**
   * How many digits were found blocked, calculated: a blank that is given up has tested all nine digits, a filled one
   * all up to its own, and each test was a fill or a rejection.
   */
  private get rejectionsUncounted(): number {
    const blanks = this.blanks.length;
    const left = this.guesses - this.depth - (this.solutions - (this.isSolved() ? 1 : 0));
    let tested = 9 * left + (this.isSolved() ? 0 : this.ended ? 9 : this.testedNow);
    for (let i = 0; i < this.depth; i++) tested += this.testsTo(this.chosen[i]!, i);
    return blanks === 0 ? 0 : tested - this.guesses;
  }
}

/* A copy in this module, so that the loop needs no import. */
const ALL: number = ALL_DIGITS;

/* For callers who do not need the depths. */
const NOT_COUNTED = new Int32Array(82);

const SAVED_STEPS: readonly StepKind[] = ['fill', 'undo', 'reject'];

function lineOf(why: Why): Line {
  switch (why.kind) {
    case 'start':
    case 'deadEnd':
    case 'solved':
    case 'exhausted':
      return why.kind;
    case 'undo':
      return 'takeOut';
    case 'reject':
      return 'blocked';
    default:
      return 'put';
  }
}
