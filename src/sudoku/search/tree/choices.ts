import { needOf } from '../machine/needs';
import type { Placement } from '../machine/placement';
import { placementOf } from '../machine/placement';
import type { Decision } from '../machine/view';
import type { Plan } from './tactic';

/* At most 81 choices stand while one more is made. Each has at most nine alternatives. */
const ROOM = 82;
const ALTERNATIVES = 9;

/** The choices of a search by depth, from 0: those that stand, and the one being made. */
export class Choices {
  private readonly options = new Int32Array(ROOM * ALTERNATIVES);
  private readonly count = new Int32Array(ROOM);
  /** How many alternatives have been tried, including the one that stands. */
  private readonly begun = new Int32Array(ROOM);
  private readonly need = new Int32Array(ROOM);
  /** Which alternative is a guess of the person's own, from 0; -1 for none. And whether it is for another need. */
  private readonly own = new Int8Array(ROOM);
  private readonly elsewhere = new Uint8Array(ROOM);

  /** Begins a planned choice. `own`: which alternative is the person's. `elsewhere`: whether for another need. */
  open(depth: number, plan: Plan, own: number, elsewhere: boolean): void {
    for (let i = 0; i < plan.count; i++) this.options[depth * ALTERNATIVES + i] = plan.options[i]!;
    this.count[depth] = plan.count;
    this.begun[depth] = 0;
    this.need[depth] = plan.need;
    this.own[depth] = own;
    this.elsewhere[depth] = elsewhere ? 1 : 0;
  }

  /** Takes the next alternative. */
  takeNext(depth: number): number {
    return this.options[depth * ALTERNATIVES + this.begun[depth]!++]!;
  }

  /** Whether no alternative is left. */
  areExhausted(depth: number): boolean {
    return this.begun[depth] === this.count[depth];
  }

  /** Returns to a choice as if `begun` alternatives, or all before a given one, had been tried. */
  resume(depth: number, begun: number): void {
    this.begun[depth] = begun;
  }

  resumeBefore(depth: number, placement: number): void {
    const first = depth * ALTERNATIVES;
    this.begun[depth] = this.options.subarray(first, first + this.count[depth]!).indexOf(placement);
  }

  /** The alternative tried last. */
  lastOf(depth: number): number {
    return this.options[depth * ALTERNATIVES + this.begun[depth]! - 1]!;
  }

  countOf(depth: number): number {
    return this.count[depth]!;
  }

  begunOf(depth: number): number {
    return this.begun[depth]!;
  }

  /** Whether the person has chosen its need. */
  isElsewhere(depth: number): boolean {
    return this.elsewhere[depth] === 1;
  }

  /** The need that the choice meets. */
  needOf(depth: number): number {
    return this.need[depth]!;
  }

  /** A choice that stands. */
  decisionAt(depth: number): Decision {
    const options = this.alternatives(depth);
    const chosen = this.begun[depth]! - 1;
    return {
      ...options[chosen]!,
      depth: depth + 1,
      need: needOf(this.need[depth]!),
      failed: options.slice(0, chosen),
      left: options.slice(chosen + 1),
      ...(chosen === this.own[depth] ? { own: true } : {}),
    };
  }

  /** A choice being made: what has failed, and how much is left. */
  openAt(depth: number): { readonly failed: readonly Placement[]; readonly left: number } {
    const begun = this.begun[depth]!;
    return { failed: this.alternatives(depth).slice(0, begun), left: this.count[depth]! - begun };
  }

  /** The alternatives not tried yet. */
  leftAt(depth: number): readonly Placement[] {
    return this.alternatives(depth).slice(this.begun[depth]!);
  }

  private alternatives(depth: number): Placement[] {
    const first = depth * ALTERNATIVES;
    return Array.from(this.options.subarray(first, first + this.count[depth]!), placementOf);
  }
}
