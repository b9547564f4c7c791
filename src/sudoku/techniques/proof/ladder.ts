import type { TechniqueId } from '../catalogue';
import { copyOf, type Position } from '../frame/position';
import type { Technique, Tier } from '../frame/technique';
import { type Choice, chosen } from './options';
import { Saturation } from './saturation';
import type { Goal } from './trim';

/** How far a search for a proof is. */
export interface Progress {
  readonly tier: Tier;
  /** Steps found so far in this tier. */
  readonly found: number;
}

/** A goal that is reached, the saturation that reaches it, and the techniques it took from. */
export interface Climbed {
  readonly goal: Goal;
  readonly saturation: Saturation;
  readonly techniques: readonly Technique[];
}

/** Says what has been reached, if it is what is looked for. */
export type Reached = (saturation: Saturation) => Goal | null;

/** Tiers that are searched afresh from the start, so that steps of all kinds compete; above them the search goes on. */
const AFRESH: readonly Tier[] = [1, 2, 3];
const TIERS: readonly Tier[] = [...AFRESH, 4, 5, 6];

/** The saturations of a position, tier by tier, as far as anyone has asked: the next goal starts from there. */
export class Ladder {
  private readonly start: Position;
  private readonly techniques: readonly Technique[];
  private readonly rungs = new Map<Tier, Saturation>();
  /** The tiers with which nothing more is found. */
  private readonly exhausted = new Set<Tier>();
  private inRound = false;

  constructor(start: Position, techniques: readonly Technique[]) {
    this.start = copyOf(start);
    this.techniques = techniques;
  }

  /** Whether it was left in the middle of a round, and is of no use any more. */
  get isBroken(): boolean {
    return this.inRound;
  }

  /** Climbs until something is reached: the lowest tier first. `null` if nothing is. */
  *climb(reached: Reached): Generator<Progress, Climbed | null> {
    for (const tier of TIERS) {
      const techniques = this.techniques.filter((technique) => technique.tier <= tier);
      const saturation = this.rung(tier);
      for (;;) {
        const goal = reached(saturation);
        if (goal !== null) return { goal, saturation, techniques };
        if (this.exhausted.has(tier)) break;
        this.inRound = true;
        const round = saturation.round(techniques);
        let next = round.next();
        for (; !next.done; next = round.next()) yield { tier, found: saturation.edges.length };
        this.inRound = false;
        if (!next.value) this.exhausted.add(tier);
      }
    }
    return null;
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
