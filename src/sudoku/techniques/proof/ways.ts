import { findSolutions } from '../../solver';
import { applyStep } from '../find';
import { copyOf, gridOf, isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { TECHNIQUES } from '../registry';
import { type Edge, edgeOf } from './edge';
import { IS_LISTED, listedWays } from './listed';
import { type Way, wholenessOf } from './way';

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
  const ways: Way[] = [];
  for (const steps of [[], done]) {
    for (const { step } of steps) applyStep(position, step);
    while (round(start, position, techniques, ways)) yield;
  }
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

/** Makes all steps that are found. Returns whether there were any. */
function round(start: Position, position: Position, techniques: readonly Technique[], ways: Way[]): boolean {
  const steps: Step[] = [];
  for (const { id, find } of techniques)
    for (const step of find(position)) {
      steps.push(step);
      if (!IS_LISTED.has(id))
        ways.push({ ...edgeOf(start, position, step), isWhole: wholenessOf(position, step.because) });
    }
  for (const step of steps) applyStep(position, step);
  return steps.length > 0;
}

/** Steps that are made one after another, as ways. */
export function waysOf(start: Position, edges: readonly Edge[]): Way[] {
  const position = copyOf(start);
  return edges.map((edge) => {
    const isWhole = wholenessOf(position, edge.step.because);
    applyStep(position, edge.step);
    return { ...edge, isWhole };
  });
}
