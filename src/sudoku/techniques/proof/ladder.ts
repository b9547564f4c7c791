import type { TechniqueId } from '../catalogue';
import type { Tier } from '../frame/facts';
import { copyOf, type Position } from '../frame/position';
import type { Technique } from '../frame/technique';
import { KnownSteps } from './known';
import { type Choice, chosen } from './options';
import { DEAR, Saturation } from './saturation';
import type { Goal } from './trim';

/** How far a climb is. */
export interface Climbing {
  readonly tier: Tier;
  /** Steps found so far in this tier. */
  readonly found: number;
}

/** A goal that is reached, the saturation that reaches it, and the techniques it took from. */
export interface Climbed {
  readonly goal: Goal;
  readonly saturation: Saturation;
  readonly techniques: readonly Technique[];
  /** The steps that proofs from the same start are polished with. */
  readonly known: KnownSteps;
  /** Whether it was reached in haste, and may be reached by less. */
  readonly hasty: boolean;
}

/** Says what has been reached, if it is what is looked for. */
export type GoalFinder = (saturation: Saturation) => Goal | null;

/** Tiers that are searched afresh from the start, so that steps of all kinds compete; above them the search goes on. */
const AFRESH: readonly Tier[] = [1, 2, 3];
/** The tier that can be climbed in haste. */
const HASTE_FROM: Tier = 6;
const TIERS: readonly Tier[] = [...AFRESH, 4, 5, HASTE_FROM];

/** The cheap techniques, then those that are content with a few steps, then the rest: nets find most of what they would. */
const soonestFirst = (techniques: readonly Technique[]): Technique[] => {
  const turn = ({ tier, findSome }: Technique) => (tier < DEAR ? 0 : findSome === undefined ? 2 : 1);
  return [...techniques].sort((a, b) => turn(a) - turn(b));
};

/** The saturations of a position, tier by tier, as far as anyone has asked: the next goal starts from there. */
export class Ladder {
  private readonly start: Position;
  private readonly techniques: readonly Technique[];
  private readonly rungs = new Map<Tier, Saturation>();
  /** The tiers with which nothing more is found. */
  private readonly exhausted = new Set<Tier>();
  private readonly known = new KnownSteps();
  private inRound = false;
  /** Goes on in haste from where all but the last tier are exhausted; by itself, as haste leaves out what is shorter. */
  private hastyRung: Saturation | null = null;
  private hastyIsExhausted = false;

  constructor(start: Position, techniques: readonly Technique[]) {
    this.start = copyOf(start);
    this.techniques = techniques;
  }

  /** Whether it was left in the middle of a round, and is of no use any more. */
  get isBroken(): boolean {
    return this.inRound;
  }

  /**
   * Climbs until something is reached: the lowest tier first. `null` if nothing is. In haste the last tier takes what
   * its dearest techniques find first: that is sooner there, by more steps and dearer ones.
   */
  *climb(reached: GoalFinder, hasty = false): Generator<Climbing, Climbed | null> {
    for (const tier of TIERS) {
      if (hasty && tier === HASTE_FROM) return yield* this.hurry(reached);
      const techniques = this.techniques.filter((technique) => technique.tier <= tier);
      const saturation = this.rung(tier);
      for (;;) {
        const goal = reached(saturation);
        if (goal !== null) return { goal, saturation, techniques, known: this.known, hasty: false };
        if (this.exhausted.has(tier)) break;
        if (!(yield* this.step(tier, saturation, techniques))) this.exhausted.add(tier);
      }
    }
    return null;
  }

  private *hurry(reached: GoalFinder): Generator<Climbing, Climbed | null> {
    const { techniques } = this;
    this.hastyRung ??= this.rung(HASTE_FROM).fork();
    for (const saturation = this.hastyRung; ; ) {
      const goal = reached(saturation);
      if (goal !== null) return { goal, saturation, techniques, known: this.known, hasty: true };
      if (this.hastyIsExhausted) return null;
      this.hastyIsExhausted = !(yield* this.step(HASTE_FROM, saturation, soonestFirst(techniques), true));
    }
  }

  /** One round. Returns whether anything followed. */
  private *step(
    tier: Tier,
    saturation: Saturation,
    techniques: readonly Technique[],
    hasty = false,
  ): Generator<Climbing, boolean> {
    this.inRound = true;
    const round = saturation.round(techniques, hasty);
    let next = round.next();
    for (; !next.done; next = round.next()) yield { tier, found: saturation.edges.length };
    this.inRound = false;
    return next.value;
  }

  private rung(tier: Tier): Saturation {
    const at = AFRESH.includes(tier) ? tier : (3 satisfies Tier);
    const rung = this.rungs.get(at) ?? new Saturation(this.start);
    this.rungs.set(at, rung);
    return rung;
  }
}

let latest: { readonly key: string; readonly ladder: Ladder } | null = null;

/** The ladder of a position: that of the last one asked for, if it is the same, as people ask for one cell after another. */
export function ladderOf(position: Position, choice: Choice): Ladder {
  const { givens, digits, candidates } = position;
  const key = JSON.stringify([givens, [...digits], [...candidates], choice]);
  if (latest === null || latest.key !== key || latest.ladder.isBroken) {
    const all = chosen(choice);
    const has = (...ids: readonly TechniqueId[]): boolean =>
      ids.every((wanted) => all.some(({ id }) => id === wanted));
    // What a full house fills these fill too, where they are not switched off.
    const spared = has('nakedSingle') || has('hiddenSingleBox', 'hiddenSingleLine');
    const techniques = spared ? all.filter(({ id }) => id !== 'fullHouse') : all;
    latest = { key, ladder: new Ladder(position, techniques) };
  }
  return latest.ladder;
}
