import { findSolutions } from '../../solver';
import type { TechniqueId } from '../catalogue';
import type { Tier } from '../frame/facts';
import { copyOf, gridOf, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { aimedAt, type Target } from './aimed';
import { KnownSteps } from './known';
import { type AllowedTechniques, allowedTechniques } from './options';
import { type Finder, Saturation, SLOW_TIER } from './saturation';
import type { Goal } from './trim';
import type { Ways } from './ways';

/** The progress of a search for a goal. */
export interface LadderProgress {
  readonly tier: Tier;
  /** Steps found so far in this tier. */
  readonly found: number;
}

/** The steps that one round of the higher tiers has found. */
export interface Round {
  readonly steps: readonly Step[];
  /** Whether the quick search has found them. */
  readonly quick: boolean;
}

/** A goal that was reached, the saturation that reached it, and the techniques that may be used. */
export interface LadderResult {
  readonly goal: Goal;
  readonly saturation: Saturation;
  readonly techniques: readonly Technique[];
  /** Steps known from polishing other proofs from the same start. */
  readonly known: KnownSteps;
  /** The steps that a proof may make, by tier, as far as other proofs from the same start have listed them. */
  readonly ways: Map<Tier, Ways>;
  /** Whether it was reached by a quick search, so that a shorter way may exist. */
  readonly quick: boolean;
}

/** Returns the goal if the saturation has reached it. */
export type GoalFinder = (saturation: Saturation) => Goal | null;

/**
 * Tiers that are searched from the start again, so that steps of all kinds compete. Higher tiers continue the search.
 */
const AFRESH: readonly Tier[] = [1, 2, 3];
/** The tier in which a quick search is possible. */
const QUICK_FROM: Tier = 6;
const TIERS: readonly Tier[] = [...AFRESH, 4, 5, QUICK_FROM];

/** The nets that a quick search tries only if all else finds nothing. */
const HARD_NETS: ReadonlySet<string> = new Set<TechniqueId>([
  'nestedForcingChain',
  'nestedMultipleForcingChain',
  'nestedDynamicForcingChain',
]);

/** The saturations of a position, tier by tier, as far as they have been needed. The next goal starts from there. */
export class Ladder {
  private readonly start: Position;
  private readonly techniques: readonly Technique[];
  private readonly rungs = new Map<Tier, Saturation>();
  /** The tiers in which nothing more is found. */
  private readonly exhausted = new Set<Tier>();
  private readonly known = new KnownSteps();
  private readonly ways = new Map<Tier, Ways>();
  private inRound = false;
  /**
   * The saturation of the quick search, which continues after all but the last tier are exhausted. It is separate,
   * since a quick search misses shorter ways. Another target has its own, as what was done for one leads others astray.
   */
  private quickRung: Saturation | null = null;
  private quickTarget: Target | null = null;
  private quickIsExhausted = false;
  /** Whether easy nets are not enough. */
  private isHard = false;
  private solved: Uint8Array | null = null;

  private done: Round[] = [];

  /** Who waits for the goal that is searched for now, and hears the signs of life. */
  onTick: Position['onTick'];

  /** @param rounds the rounds of an earlier search from the same start; they are not searched again */
  constructor(start: Position, techniques: readonly Technique[], rounds: readonly Round[] = []) {
    this.onTick = start.onTick;
    this.start = { ...copyOf(start), onTick: () => this.onTick?.() };
    this.techniques = techniques;
    for (const round of rounds) {
      this.done.push(round);
      this.isHard ||= round.quick && round.steps.some(({ technique }) => HARD_NETS.has(technique));
      (round.quick ? this.quicklyFrom() : this.rung(QUICK_FROM)).repeat(round.steps);
    }
  }

  /** The rounds of the higher tiers so far. Another search from the same start can go on from them. */
  get rounds(): readonly Round[] {
    return this.done;
  }

  /** Whether a search was dropped in the middle of a round, so that the ladder must not be used any more. */
  get isBroken(): boolean {
    return this.inRound;
  }

  /**
   * Searches tier by tier, the lowest first, until a goal is reached; returns `null` if none is. With a target the search
   * of the last tier is quick: it looks for nets that rule out what is in the way, and takes the first steps that slow
   * techniques find.
   */
  *climb(reached: GoalFinder, target: Target | null = null): Generator<LadderProgress, LadderResult | null> {
    for (const tier of TIERS) {
      if (target !== null && tier === QUICK_FROM) return yield* this.climbQuickly(reached, target);
      const techniques = this.techniques.filter((technique) => technique.tier <= tier);
      const saturation = this.rung(tier);
      for (;;) {
        const goal = reached(saturation);
        if (goal !== null)
          return {
            goal,
            saturation,
            techniques: this.techniques,
            known: this.known,
            ways: this.ways,
            quick: false,
          };
        if (this.exhausted.has(tier)) break;
        if (!(yield* this.step(tier, saturation, techniques))) this.exhausted.add(tier);
      }
    }
    return null;
  }

  private *climbQuickly(reached: GoalFinder, target: Target): Generator<LadderProgress, LadderResult | null> {
    const { techniques, known, ways } = this;
    this.aimAt(target);
    for (const saturation = this.quicklyFrom(); ; ) {
      const goal = reached(saturation);
      if (goal !== null) return { goal, saturation, techniques, known, ways, quick: true };
      if (this.quickIsExhausted) return null;
      const followed = yield* this.step(QUICK_FROM, saturation, this.soonestFirst(target), true);
      if (followed) continue;
      if (this.isHard) this.quickIsExhausted = true;
      this.isHard = true;
    }
  }

  private aimAt(target: Target): void {
    const before = this.quickTarget;
    this.quickTarget = target;
    if (before === null || (before.cell === target.cell && before.not === target.not)) return;
    this.quickRung = null;
    this.quickIsExhausted = false;
    this.isHard = false;
    this.done = this.done.filter(({ quick }) => !quick);
  }

  /**
   * The order of a quick search: fast techniques, then nets for the target, then slow techniques that can stop after a few
   * steps, then the rest.
   */
  private soonestFirst(target: Target): readonly Finder[] {
    const { isHard } = this;
    const techniques = this.techniques.filter(({ id }) => isHard || !HARD_NETS.has(id));
    const aimed: Finder = {
      tier: QUICK_FROM,
      find: (position) =>
        aimedAt(position, target, this.solution, (net) => techniques.some(({ id }) => id === net), isHard),
      findSome: undefined,
    };
    const isSlow = ({ tier }: Technique): boolean => tier >= SLOW_TIER;
    return [
      ...techniques.filter((one) => !isSlow(one)),
      aimed,
      ...techniques.filter((one) => isSlow(one) && one.findSome !== undefined),
      ...techniques.filter((one) => isSlow(one) && one.findSome === undefined),
    ];
  }

  /** Makes one round. Returns whether anything followed. */
  private *step(
    tier: Tier,
    saturation: Saturation,
    techniques: readonly Finder[],
    quick = false,
  ): Generator<LadderProgress, boolean> {
    const first = saturation.edges.length;
    this.inRound = true;
    const round = saturation.round(techniques, quick);
    let next = round.next();
    for (; !next.done; next = round.next()) yield { tier, found: saturation.edges.length };
    this.inRound = false;
    if (next.value && saturation !== this.rungs.get(1) && saturation !== this.rungs.get(2)) {
      this.done.push({ steps: saturation.edges.slice(first).map(({ step }) => step), quick });
      yield { tier, found: saturation.edges.length };
    }
    return next.value;
  }

  /** The digits of a solution, which tell what to look for; zeros if there is none. */
  private get solution(): ArrayLike<number> {
    if (this.solved === null) {
      const [solution = '0'.repeat(81)] = findSolutions(gridOf(this.start), { limit: 1 }).solutions;
      this.solved = Uint8Array.from(solution, Number);
    }
    return this.solved;
  }

  private quicklyFrom(): Saturation {
    this.quickRung ??= this.rung(QUICK_FROM).fork();
    return this.quickRung;
  }

  private rung(tier: Tier): Saturation {
    const at = AFRESH.includes(tier) ? tier : (3 satisfies Tier);
    const rung = this.rungs.get(at) ?? new Saturation(this.start);
    this.rungs.set(at, rung);
    return rung;
  }
}

let latest: { readonly key: string; readonly ladder: Ladder } | null = null;

/**
 * The ladder of a position. It keeps the last one, as people ask about several cells of the same position. A new one
 * begins with `rounds`.
 */
export function ladderOf(
  position: Position,
  choice: AllowedTechniques,
  rounds: readonly Round[] = [],
): Ladder {
  const { givens, digits, candidates } = position;
  const key = JSON.stringify([givens, [...digits], [...candidates], choice]);
  if (latest === null || latest.key !== key || latest.ladder.isBroken) {
    const all = allowedTechniques(choice);
    const has = (...ids: readonly TechniqueId[]): boolean =>
      ids.every((wanted) => all.some(({ id }) => id === wanted));
    // A full house is also a naked or hidden single, so it is not needed unless these are switched off.
    const spared = has('nakedSingle') || has('hiddenSingleBox', 'hiddenSingleLine');
    const techniques = spared ? all.filter(({ id }) => id !== 'fullHouse') : all;
    latest = { key, ladder: new Ladder(position, techniques, rounds) };
  }
  latest.ladder.onTick = position.onTick;
  return latest.ladder;
}
