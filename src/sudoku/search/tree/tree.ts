import { blanksOf, CELLS, type Cell } from '../../core';
import type { Checkpoint } from '../machine/checkpoint';
import { packCheckpoint, unpackCheckpoint } from '../machine/checkpoint';
import type { Counters, StepKind } from '../machine/counters';
import { look, type MachineState } from '../machine/look';
import type { SearchMachine } from '../machine/machine';
import { NEEDS, needOf } from '../machine/needs';
import { type OwnGuess, ownGuessesAt } from '../machine/ownGuess';
import { placementOf } from '../machine/placement';
import type { SearchView, UndoCause } from '../machine/view';
import { Choices } from './choices';
import type { Plan, Tactic } from './tactic';

/* Added in the trail to a placement that was eliminated. */
const ELIMINATED = 1024;

/* Why the last choice was undone: a kind times NEEDS, plus the need. */
const DEAD_END = 0;
const ALL_FAILED = 1;
const SOLUTION = 2;

/** A depth-first search with any tactic: the stack of choices, the trail of what they caused, and the counts. */
export class TreeSearch implements SearchMachine {
  private readonly tactic: Tactic;
  private readonly ownGuesses: readonly OwnGuess[];
  readonly depthLimit: number;

  /** All fills and eliminations that stand, in order. */
  private readonly trail = new Int32Array(81 + 729);
  private trailLength = 0;
  private readonly choices = new Choices();
  /** The position of each choice in the trail. */
  private readonly trailAt = new Int32Array(82);

  private readonly plan: Plan = {
    act: 'solved',
    placement: 0,
    need: 0,
    options: new Int32Array(9),
    count: 0,
  };
  /** Whether the choice at `depth` is still being made, after some of its alternatives were undone. */
  private retrying = false;

  readonly checkpointEvery = 4096;
  at = 0;
  depth = 0;
  deadEnds = 0;
  solutions = 0;
  private guesses = 0;
  private forced = 0;
  private eliminations = 0;
  maxDepth = 0;
  private since = 0;
  lastStep: StepKind | null = null;
  lastPlacement = -1;
  /** The need behind the last forced fill, or the cause of the last elimination in the tactic's own code. */
  private lastNeed = 0;
  private cause = 0;
  /** How often each cell was filled since the machine was made. */
  private readonly fills = new Float64Array(81);

  constructor(tactic: Tactic, ownGuesses: readonly OwnGuess[]) {
    this.tactic = tactic;
    this.ownGuesses = ownGuesses;
    this.depthLimit = blanksOf(tactic.givens).length;
    this.decide();
  }

  get ended(): boolean {
    if (this.isSolved() && !this.tactic.options.all) return true;
    return this.depth === 0 && (this.retrying ? this.allFailed() : this.mustUndo());
  }

  step(): StepKind | null {
    if (this.ended) return null;
    if (this.retrying ? !this.allFailed() : this.plan.act === 'branch') this.guess();
    else if (!this.retrying && this.plan.act === 'force') this.force();
    else if (!this.retrying && this.plan.act === 'eliminate') this.eliminate();
    else this.undo();
    this.at++;
    return this.lastStep;
  }

  run(steps: number, depths: Int32Array): number {
    for (let made = 0; made < steps; made++) {
      const { depth } = this;
      if (this.step() === null) return made;
      depths[depth]!++;
    }
    return steps;
  }

  private guess(): void {
    const { depth } = this;
    const placement = this.choices.takeNext(depth);
    this.trailAt[depth] = this.trailLength;
    this.tactic.place(placement);
    this.trail[this.trailLength++] = placement;
    this.depth++;
    if (this.depth > this.maxDepth) this.maxDepth = this.depth;
    this.guesses++;
    this.fills[Math.trunc(placement / 9)]!++;
    this.since = 0;
    this.retrying = false;
    this.lastStep = 'fill';
    this.lastPlacement = placement;
    this.decide();
  }

  private force(): void {
    const { placement, need } = this.plan;
    this.tactic.place(placement);
    this.trail[this.trailLength++] = placement;
    this.fills[Math.trunc(placement / 9)]!++;
    this.forced++;
    this.since++;
    this.lastStep = 'forced';
    this.lastPlacement = placement;
    this.lastNeed = need;
    this.decide();
  }

  private eliminate(): void {
    const { placement, need } = this.plan;
    if (this.tactic.eliminate(placement)) {
      this.fills[Math.trunc(placement / 9)]!++;
      this.forced++;
    }
    this.trail[this.trailLength++] = placement | ELIMINATED;
    this.eliminations++;
    this.since++;
    this.lastStep = 'eliminate';
    this.lastPlacement = placement;
    this.lastNeed = need;
    this.decide();
  }

  private undo(): void {
    this.cause = this.retrying
      ? ALL_FAILED * NEEDS + this.choices.needOf(this.depth)
      : this.plan.act === 'solved'
        ? SOLUTION * NEEDS
        : DEAD_END * NEEDS + this.plan.need;
    this.depth--;
    const { depth } = this;
    this.takeBack(this.trailAt[depth]!);
    this.since = 0;
    this.noteUndone();
  }

  /** Notes that the choice at `depth` was undone. It is made again if an alternative is left. */
  private noteUndone(): void {
    this.retrying = true;
    this.lastStep = 'undo';
    this.lastPlacement = this.choices.lastOf(this.depth);
    this.tactic.undone(this.depth === 0 && this.allFailed() ? -1 : this.lastPlacement);
  }

  /** Undoes everything in the trail from an index on. */
  private takeBack(floor: number): void {
    while (this.trailLength > floor) {
      const entry = this.trail[--this.trailLength]!;
      if (entry >= ELIMINATED) this.tactic.restore(entry - ELIMINATED);
      else this.tactic.unplace(entry);
    }
  }

  /** Asks the tactic what comes next, and begins a choice if that is the plan. */
  private decide(): void {
    const { plan, depth } = this;
    this.tactic.decide(plan, depth);
    if (plan.act === 'branch') {
      const { need } = plan;
      const [own] = this.ownGuesses.length === 0 ? [] : ownGuessesAt(this.ownGuesses, depth, this).slice(-1);
      const at = own === undefined ? -1 : this.takeOver(own);
      this.choices.open(depth, plan, at, plan.need !== need);
    } else if (plan.act === 'deadEnd') this.deadEnds++;
    else if (plan.act === 'solved') this.solutions++;
  }

  /** Puts the person's alternatives first in the plan. Returns the place of the person's own; -1 if it is none here. */
  private takeOver({ first }: OwnGuess): number {
    const { plan, tactic } = this;
    const ways = (): readonly number[] => [...plan.options.subarray(0, plan.count)];
    const own = first.at(-1) ?? -1;
    if (!ways().includes(own)) tactic.branchIn(plan, Math.trunc(own / 9));
    const all = ways();
    if (!all.includes(own)) return -1;
    const begin = first.filter((way) => all.includes(way));
    plan.options.set([...begin, ...all.filter((way) => !begin.includes(way))]);
    return begin.length - 1;
  }

  save(): Checkpoint {
    return packCheckpoint({
      at: this.at,
      deadEnds: this.deadEnds,
      solutions: this.solutions,
      guesses: this.guesses,
      rejections: 0,
      forced: this.forced,
      eliminations: this.eliminations,
      maxDepth: this.maxDepth,
      since: this.since,
      tried: this.retrying ? this.choices.begunOf(this.depth) : 0,
      cause: this.cause,
      decisions: Array.from({ length: this.depth }, (_, depth) => this.choiceAt(depth)),
    });
  }

  restore(checkpoint: Checkpoint): void {
    const saved = unpackCheckpoint(checkpoint);
    this.takeBack(0);
    this.tactic.restarted();
    this.depth = 0;
    this.retrying = false;
    this.lastStep = null;
    this.lastPlacement = -1;
    this.decide();
    for (let i = 0; i < saved.decisions.length; i++) {
      this.runToBranch();
      this.choices.resumeBefore(this.depth, saved.decisions[i]!);
      this.guess();
    }
    if (saved.tried > 0) {
      this.runToBranch();
      this.choices.resume(this.depth, saved.tried);
      this.noteUndone();
    } else for (let i = 0; i < saved.since; i++) this.step();
    this.at = saved.at;
    this.deadEnds = saved.deadEnds;
    this.solutions = saved.solutions;
    this.guesses = saved.guesses;
    this.forced = saved.forced;
    this.eliminations = saved.eliminations;
    this.maxDepth = saved.maxDepth;
    this.since = saved.since;
    this.cause = saved.cause;
  }

  private runToBranch(): void {
    while (this.plan.act !== 'branch') this.step();
  }

  counters(): Counters {
    return {
      steps: this.at,
      guesses: this.guesses,
      backtracks: this.guesses - this.depth,
      deadEnds: this.deadEnds,
      depth: this.depth,
      maxDepth: this.maxDepth,
      rejections: 0,
      forced: this.forced,
      eliminations: this.eliminations,
      solutions: this.solutions,
    };
  }

  choiceAt(depth: number): number {
    return this.trail[this.trailAt[depth]!]!;
  }

  fillsByCell(): readonly number[] {
    return Array.from(this.fills);
  }

  fixedDepthOf(cell: number): number | null {
    return this.tactic.fixedDepthOf(cell);
  }

  digitIn(cell: number): number {
    return this.tactic.digitIn(cell);
  }

  get alternatives(): number {
    return this.choices.countOf(this.depth - 1);
  }

  sizeAt(cell: number): number {
    return this.tactic.sizeAt(cell);
  }

  look(): SearchView {
    const view = look({
      strategy: this.tactic.strategy,
      givens: this.tactic.givens,
      digits: CELLS.map((cell) => this.tactic.digitIn(cell)),
      stack: Array.from({ length: this.depth }, (_, depth) => this.choices.decisionAt(depth)),
      forced: this.forcedCells(),
      counters: this.counters(),
      ended: this.ended,
      solved: this.isSolved(),
      unmet: !this.retrying && this.plan.act === 'deadEnd' ? needOf(this.plan.need) : null,
      last: this.lastStepMade(),
      open: this.retrying ? this.choices.openAt(this.depth) : null,
      next: this.nextCell(),
      candidatesIn: (cell) => this.tactic.candidatesIn(cell),
    });
    const settled = [...this.trail.subarray(0, this.depth === 0 ? this.trailLength : this.trailAt[0]!)];
    const branch = this.retrying || this.plan.act === 'branch' ? this.choices.needOf(this.depth) : -1;
    const moment = { view, plan: this.plan, branch, settled };
    const line = this.tactic.lineOf(view.why, this.depth === 0);
    return {
      ...view,
      line,
      lines: [...new Set([...this.tactic.othersRun(moment), line])],
      variables: this.tactic.variables(moment),
      next: this.next(),
    };
  }

  private next(): SearchView['next'] {
    const { act, need, placement } = this.plan;
    if (this.retrying || act === 'branch')
      return {
        need: needOf(this.choices.needOf(this.depth)),
        options: this.choices.leftAt(this.depth),
        failed: this.choices.openAt(this.depth).failed,
        ...(this.choices.isElsewhere(this.depth) ? { own: true } : {}),
      };
    if (act === 'force')
      return { need: needOf(need), options: [placementOf(placement)], failed: [], forced: true };
    return act === 'deadEnd' ? { need: needOf(need), options: [], failed: [] } : null;
  }

  /** Cells filled without a choice, and the depth at which each was filled. */
  private forcedCells(): { cell: Cell; depth: number }[] {
    const forced = new Map<Cell, number>();
    let depth = 0;
    for (let i = 0; i < this.trailLength; i++) {
      const { cell } = placementOf(this.trail[i]! % ELIMINATED);
      if (depth < this.depth && this.trailAt[depth] === i) depth++;
      // The last elimination in a cell left it with its digit.
      else if (this.tactic.digitIn(cell) !== 0 && this.tactic.givens[cell] === '.') forced.set(cell, depth);
    }
    return Array.from(forced, ([cell, depth]) => ({ cell, depth }));
  }

  private lastStepMade(): MachineState['last'] {
    const placement = placementOf(this.lastPlacement);
    switch (this.lastStep) {
      case null:
        return null;
      case 'forced':
        return { kind: 'forced', ...placement, by: needOf(this.lastNeed) };
      case 'eliminate':
        return {
          kind: 'eliminate',
          ...placement,
          cause: this.tactic.causeOf(this.lastPlacement, this.lastNeed),
        };
      case 'undo':
        return { kind: 'undo', ...placement, cause: this.undoCause() };
      default:
        return { kind: this.lastStep, ...placement };
    }
  }

  private undoCause(): UndoCause {
    const kind = Math.floor(this.cause / NEEDS);
    if (kind === SOLUTION) return { kind: 'solution' };
    return { kind: kind === DEAD_END ? 'deadEnd' : 'allFailed', need: needOf(this.cause % NEEDS) };
  }

  private nextCell(): Cell | null {
    const { act, options, placement } = this.plan;
    if (act === 'branch') return placementOf(options[0]!).cell;
    return act === 'force' || act === 'eliminate' ? placementOf(placement).cell : null;
  }

  private isSolved(): boolean {
    return !this.retrying && this.plan.act === 'solved';
  }

  private mustUndo(): boolean {
    return this.plan.act === 'solved' || this.plan.act === 'deadEnd';
  }

  /** Whether the choice being made has no alternative left. */
  private allFailed(): boolean {
    return this.choices.areExhausted(this.depth);
  }
}
