import { applyStep } from '../find';
import { cellOf, digitOf } from '../frame/candidate';
import type { Tier } from '../frame/facts';
import { copyOf, isCandidate, isSolved, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { SIZE } from '../frame/tables';
import type { Technique } from '../frame/technique';
import { type Edge, edgeOf } from '../proof/edge';
import { isIntact } from '../proof/intact';
import { SLOW_TIER } from '../proof/saturation';
import { techniqueOf } from '../registry';
import { easiest } from './easiest';

/** By the tier of the path: how many positions are followed in parallel. Higher tiers take longer to find all steps. */
const BREADTH: Readonly<Record<Tier, number>> = { 1: 0, 2: 12, 3: 12, 4: 8, 5: 4, 6: 2 };
/** How many steps are followed from each position: those that remove the most candidates. */
const MOST_MOVES = 24;

/** The steps of a path that are not singles. Wherever there is a single, it comes first. */
type Others = readonly Edge[];

/** A position without singles, and the steps that led to it. */
interface Stage {
  readonly position: Position;
  readonly others: Others;
}

/**
 * The steps of a path that solves a position, improved: fewer steps, or as many easier ones, in no higher tier. Each
 * cell takes one step to fill on every path, so only the steps that fill none count. They are made only where there
 * are no singles. The search is breadth first and follows the positions with the fewest candidates. What it finds is
 * trimmed: a step is removed, or replaced by an easier one, if the rest still solves the position. Yields each path
 * that is shorter or easier than those before, and `null` now and then, so that it can be cancelled.
 */
export function* fewestSteps(
  start: Position,
  path: readonly Step[],
  techniques: readonly Technique[],
): Generator<readonly Step[] | null, void> {
  const search = new Search(start, path, techniques);
  const others = search.othersOf(path);
  if (others.length === 0) return;
  for (const found of search.shorter(others)) yield found && search.wholePath(found);
}

class Search {
  private readonly start: Position;
  private readonly singles: readonly Technique[];
  /** All other techniques up to the tier of the path. */
  private readonly techniques: readonly Technique[];
  private readonly breadth: number;

  constructor(start: Position, path: readonly Step[], techniques: readonly Technique[]) {
    const tier = Math.max(...path.map(({ technique }) => techniqueOf(technique).tier)) as Tier;
    const allowed = techniques.filter((technique) => technique.tier <= tier);
    this.start = start;
    this.singles = allowed.filter(({ family }) => family === 'single');
    this.techniques = allowed.filter(({ family }) => family !== 'single');
    this.breadth = BREADTH[tier];
  }

  /** The steps of a path that are not singles. */
  othersOf(path: readonly Step[]): Others {
    const position = copyOf(this.start);
    return path.flatMap((step) => {
      const edge = edgeOf(this.start, position, step);
      applyStep(position, step);
      return techniqueOf(step.technique).family === 'single' ? [] : [edge];
    });
  }

  /** Paths, each shorter or easier than those before; and `null` now and then, so that it can be cancelled. */
  *shorter(others: Others): Generator<Others | null, void> {
    let best = others;
    const first = yield* this.trim(others);
    if (isShorter(first, best)) {
      best = first;
      yield best;
    }
    for (const found of this.breadthFirst(() => extraOf(best))) {
      yield null;
      const trimmed = found === null ? best : yield* this.trim(found);
      if (!isShorter(trimmed, best)) continue;
      best = trimmed;
      yield best;
    }
    const eased = yield* this.ease(best);
    if (isShorter(eased, best)) yield eased;
  }

  /**
   * The whole path with these steps, taking the easiest single first wherever there is one; `null` if it does not
   * solve the position.
   */
  wholePath(others: Others): readonly Step[] | null {
    const position = copyOf(this.start);
    const steps: Step[] = [];
    let left = others;
    while (!isSolved(position)) {
      let step = easiest(position, this.singles);
      if (step === null) {
        const next = this.nextOf(left, position);
        if (next === null) return null;
        left = next.left;
        step = next.edge.step;
      }
      steps.push(step);
      applyStep(position, step);
    }
    return steps;
  }

  /**
   * The steps that have an effect on the way to the solution, in the form they take there; `null` if it is not
   * reached.
   */
  private run(others: Others): Others | null {
    const position = copyOf(this.start);
    const done: Edge[] = [];
    let left = others;
    for (;;) {
      this.fill(position);
      if (isSolved(position)) return done;
      const next = this.nextOf(left, position);
      if (next === null) return null;
      left = next.left;
      done.push(next.edge);
      applyStep(position, next.edge.step);
    }
  }

  /** Fills singles until there are none. */
  private fill(position: Position): void {
    for (let at = 0; at < this.singles.length; ) {
      const steps = [...this.singles[at]!.find(position)];
      for (const step of steps) applyStep(position, step);
      at = steps.length > 0 ? 0 : at + 1;
    }
  }

  /** The first of the steps that holds in a position and has an effect there; and the others. */
  private nextOf(others: Others, position: Position): { readonly edge: Edge; readonly left: Others } | null {
    for (const edge of others) {
      const found = this.foundAgain(edge, position);
      if (found !== null) return { edge: found, left: others.filter((other) => other !== edge) };
    }
    return null;
  }

  /**
   * A step in the form in which its technique finds it in a position, with at least the effect it still has there;
   * `null` if it has none.
   */
  private foundAgain({ step, needs }: Edge, position: Position): Edge | null {
    const eliminates = step.eliminates.filter((eliminated) =>
      isCandidate(position, cellOf(eliminated), digitOf(eliminated)),
    );
    const places = step.places.filter((place) => position.digits[cellOf(place)] === 0);
    if (eliminates.length + places.length === 0) return null;
    const technique = techniqueOf(step.technique);
    if (technique.tier >= SLOW_TIER) {
      const holds =
        needs.every((need) => !isCandidate(position, cellOf(need), digitOf(need))) &&
        isIntact(position, step.because);
      return holds ? { ...edgeOf(this.start, position, { ...step, eliminates }), needs } : null;
    }
    for (const other of technique.find(position))
      if (eliminates.every((eliminated) => other.eliminates.includes(eliminated)))
        return edgeOf(this.start, position, other);
    return null;
  }

  /** Removes the steps that are not needed, trying the hardest first. */
  private *trim(others: Others): Generator<null, Others> {
    let kept = this.run(others);
    if (kept === null) return others;
    for (const { step } of [...kept].sort((a, b) => b.step.rating - a.step.rating)) {
      yield null;
      const without = kept.filter((edge) => edge.step !== step);
      if (without.length === kept.length) continue;
      const run = this.run(without);
      if (run !== null && isShorter(run, kept)) kept = run;
    }
    return kept;
  }

  /** Replaces steps by easier ones, if these lead to the solution too. */
  private *ease(others: Others): Generator<null, Others> {
    let kept = others;
    for (let at = 0; at < kept.length; at++) {
      for (const step of this.easierThan(kept, at)) {
        yield null;
        const run = this.run(kept.with(at, step));
        if (run === null || !isShorter(run, kept)) continue;
        kept = run;
        break;
      }
    }
    return kept;
  }

  /** Easier steps that can replace one of the steps, the easiest first. */
  private easierThan(others: Others, at: number): Others {
    const replaced = others[at]!;
    const position = copyOf(this.start);
    for (const { step } of others.slice(0, at)) {
      this.fill(position);
      applyStep(position, step);
    }
    this.fill(position);
    return this.techniques
      .filter(({ tier, rating }) => tier < SLOW_TIER && rating < replaced.step.rating)
      .flatMap((technique) => [...technique.find(position)])
      .filter(({ rating }) => rating < replaced.step.rating)
      .sort((a, b) => a.rating - b.rating)
      .map((step) => edgeOf(this.start, position, step));
  }

  /** Solutions with fewer steps than `most` returns; and `null` after each position. */
  private *breadthFirst(most: () => number): Generator<Others | null, void> {
    const position = copyOf(this.start);
    this.fill(position);
    let level: readonly Stage[] = [{ position, others: [] }];
    while (level.length > 0) {
      const next = new Map<string, Stage>();
      for (const stand of level) {
        for (const step of yield* this.movesFrom(stand.position)) {
          const others = [...stand.others, edgeOf(this.start, stand.position, step)];
          const position = copyOf(stand.position);
          applyStep(position, step);
          this.fill(position);
          if (isSolved(position)) {
            if (extraOf(others) <= most()) yield others;
            continue;
          }
          const key = position.candidates.join();
          const known = next.get(key);
          if (extraOf(others) < most() && (known === undefined || isShorter(others, known.others)))
            next.set(key, { position, others });
        }
      }
      level = [...next.values()]
        .filter(({ others }) => extraOf(others) < most())
        .sort((a, b) => openIn(a.position) - openIn(b.position))
        .slice(0, this.breadth);
    }
  }

  /** The possible steps in a position, those that remove the most first; without steps that do no more than another. */
  private *movesFrom(position: Position): Generator<null, readonly Step[]> {
    const found: Step[] = [];
    for (const technique of this.techniques) {
      // Of the slowest techniques one step is enough, and only if there is no other.
      if (technique.tier === 6 && found.length > 0) break;
      if (technique.tier < 6) found.push(...technique.find(position));
      else found.push(...[easiest(position, [technique])].filter((step) => step !== null));
      if (technique.tier >= SLOW_TIER) yield null;
    }
    yield null;
    found.sort(
      (a, b) =>
        b.places.length - a.places.length || b.eliminates.length - a.eliminates.length || a.rating - b.rating,
    );
    const moves: Step[] = [];
    for (const step of found) {
      if (moves.length === MOST_MOVES) break;
      const isLess = moves.some(({ places, eliminates }) =>
        step.places.length > 0
          ? step.places.every((place) => places.includes(place))
          : step.eliminates.every((eliminated) => eliminates.includes(eliminated)),
      );
      if (!isLess) moves.push(step);
    }
    return moves;
  }
}

/** How many of the steps fill no cell. */
const extraOf = (others: Others): number => others.filter(({ step }) => step.places.length === 0).length;

const ratingOf = (others: Others): number => others.reduce((sum, { step }) => sum + step.rating, 0);

const isShorter = (one: Others, other: Others): boolean =>
  extraOf(one) !== extraOf(other) ? extraOf(one) < extraOf(other) : ratingOf(one) < ratingOf(other);

/** How many candidates are left. */
const openIn = ({ candidates }: Position): number => candidates.reduce((sum, set) => sum + SIZE[set]!, 0);
