import { findSolutions } from '../../solver';
import { applyStep } from '../find';
import { type Candidate, candidate } from '../frame/candidate';
import { copyOf, gridOf, isCandidate, type Position } from '../frame/position';
import type { Reason, Step } from '../frame/step';
import { DIGITS_OF } from '../frame/tables';
import type { Technique } from '../frame/technique';
import { TECHNIQUES } from '../registry';
import { type Edge, edgeOf } from './edge';
import { IS_LISTED, listedWays } from './listed';
import type { IsWhole, Way } from './way';

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
        ways.push({ ...edgeOf(start, position, step), isWhole: allNamed(position, step.because) });
    }
  for (const step of steps) applyStep(position, step);
  return steps.length > 0;
}

/** Whether all candidates that a pattern names are still there. For rare patterns nothing is said: they are tried. */
function allNamed(position: Position, because: Reason): IsWhole | null {
  const named = namedIn(position, because);
  return named.length === 0 ? null : (isOpen) => named.every(isOpen);
}

function namedIn({ candidates }: Position, because: Reason): readonly Candidate[] {
  const inCells = (cells: readonly number[], digits: number): Candidate[] =>
    cells.flatMap((cell) => DIGITS_OF[candidates[cell]! & digits]!.map((digit) => candidate(cell, digit)));
  switch (because.kind) {
    case 'fish':
      return inCells(
        [...because.cells, ...because.fins, ...(because.twin?.cells ?? []), ...(because.twin?.fins ?? [])],
        1 << (because.digit - 1),
      );
    case 'wing':
      return inCells([because.pivot, ...because.pincers], because.digits);
    case 'deadly':
      return [
        ...inCells(because.cells, because.digits),
        ...because.extras,
        ...(because.subset === null ? [] : inCells(because.subset.cells, because.subset.digits)),
      ];
    case 'colours':
      return because.groups.flat();
    case 'chain':
      return [...because.nodes, ...(because.twin?.nodes ?? [])].flat();
    default:
      return [];
  }
}
