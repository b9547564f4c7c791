import { applyStep } from '../find';
import { type Candidate, candidate } from '../frame/candidate';
import { copyOf, type Position } from '../frame/position';
import type { Reason, Step } from '../frame/step';
import { DIGITS_OF } from '../frame/tables';
import type { Technique } from '../frame/technique';
import { type Edge, edgeOf } from './edge';
import { IS_LISTED, listedWays } from './listed';
import type { IsWhole, Way } from './way';

/**
 * The steps that a proof may make: all singles, locked candidates and subsets that can ever be made on the way to what
 * follows from the position; and of other techniques those found in some positions on that way. `done` are steps of
 * other techniques, from which more follows. Yields between its rounds.
 */
export function* waysFrom(
  start: Position,
  techniques: readonly Technique[],
  done: readonly Edge[],
): Generator<void, Way[]> {
  const position = copyOf(start);
  const ways: Way[] = [];
  for (const steps of [[], done]) {
    for (const { step } of steps) applyStep(position, step);
    while (round(start, position, techniques, ways)) yield;
  }
  yield;
  // Not a spread: there are thousands.
  for (const way of listedWays(start, position.digits, techniques)) ways.push(way);
  return ways;
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
