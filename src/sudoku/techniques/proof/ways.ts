import { type Random, seededRandom } from '../../core';
import { findSolutions } from '../../solver';
import { applyStep } from '../find';
import { copyOf, gridOf, isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { TECHNIQUES } from '../registry';
import { type Edge, edgeOf } from './edge';
import { IS_LISTED, listedWays } from './listed';
import { patternOf, type Way } from './way';

/**
 * What is found depends on what is gone before: a step found late may need more than it has to. So some walks to the end
 * make only a share of the steps at a time.
 */
const WALKS = 6;
const SHARE = 0.3;

/** Steps that a proof may make, and whether there are no others. */
export interface Ways {
  readonly ways: readonly Way[];
  readonly isAll: boolean;
}

/**
 * The steps that a proof may make: all singles, locked candidates and subsets that can ever be made on the way to what
 * follows from the position; and of other techniques those found in some positions on that way. `done` are steps of
 * other techniques, from which more follows. Yields between its rounds.
 */
export function* waysFrom(
  start: Position,
  techniques: readonly Technique[],
  done: readonly Edge[],
): Generator<void, Ways> {
  const position = copyOf(start);
  const gathering = new Gathering(start, techniques);
  const { ways } = gathering;
  for (const steps of [[], done]) {
    for (const { step } of steps) applyStep(position, step);
    while (gathering.round(position, 1)) yield;
  }
  if (techniques.some(({ id }) => !IS_LISTED.has(id)))
    for (let walk = 0; walk < WALKS; walk++)
      for (const at = copyOf(start); gathering.round(at, SHARE); ) yield;
  yield;
  // Not a spread: there are thousands.
  const solution = solutionOf(start, position);
  for (const way of listedWays(start, solution ?? position.digits, techniques)) ways.push(way);
  yield;
  const isAll =
    solution !== null && techniques.every(({ id }) => IS_LISTED.has(id)) && isWholeTier(techniques);
  return { ways, isAll };
}

/** Whether all are there that are listed in the tiers of these: a locked subset is listed as a naked one. */
const isWholeTier = (techniques: readonly Technique[]): boolean =>
  TECHNIQUES.every(
    ({ id, tier }) =>
      !IS_LISTED.has(id) ||
      id === 'fullHouse' ||
      techniques.every((one) => one.tier < tier) ||
      techniques.some((one) => one.id === id),
  );

/**
 * The digits of a solution, also of cells that the techniques do not fill: a subset may rule out what others need,
 * before its own cells are known. Of several solutions any will do, since a sound step holds in each. `null` if there is
 * none with what is known.
 */
function solutionOf(start: Position, { digits }: Position): Uint8Array | null {
  const [solution] = findSolutions(gridOf(start), { limit: 1 }).solutions;
  if (solution === undefined) return null;
  const all = Uint8Array.from(solution, Number);
  const agrees = all.every(
    (digit, cell) =>
      (digits[cell] === 0 || digits[cell] === digit) &&
      (start.digits[cell] !== 0 || isCandidate(start, cell, digit)),
  );
  return agrees ? all : null;
}

/** Gathers the steps that are found in some positions, if they are not listed anyway. */
class Gathering {
  readonly ways: Way[] = [];
  private readonly start: Position;
  private readonly techniques: readonly Technique[];
  private readonly random: Random = seededRandom(1);
  private readonly known = new Set<string>();

  constructor(start: Position, techniques: readonly Technique[]) {
    this.start = start;
    this.techniques = techniques;
  }

  /** Finds all steps and makes a random share of them. Returns whether there were any. */
  round(position: Position, share: number): boolean {
    const steps: Step[] = [];
    for (const { id, find } of this.techniques)
      for (const step of find(position)) {
        steps.push(step);
        if (!IS_LISTED.has(id)) this.add(position, step);
      }
    const count = Math.ceil(share * steps.length);
    const some = count < steps.length ? this.random.shuffle(steps).slice(0, count) : steps;
    for (const step of some) applyStep(position, step);
    return steps.length > 0;
  }

  private add(position: Position, step: Step): void {
    const edge = edgeOf(this.start, position, step);
    const key = `${step.technique} ${edge.needs.join()} ${edge.gives.join()}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.ways.push({ ...edge, pattern: patternOf(this.start, position, step.because) });
  }
}

/** Steps that are made one after another, as ways. */
export function waysOf(start: Position, edges: readonly Edge[]): Way[] {
  const position = copyOf(start);
  return edges.map((edge) => {
    const pattern = patternOf(start, position, edge.step.because);
    applyStep(position, edge.step);
    return { ...edge, pattern };
  });
}
