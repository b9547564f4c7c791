import type { Cell, Digit } from '../../core';
import type { TechniqueId } from '../catalogue';
import { Refuter } from '../forcing/refute';
import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { cellsAt, DIGITS_OF, HOUSES_OF, SIZE } from '../frame/tables';

/** What a search is for: the digit of a cell, or that the cell has not this digit. */
export interface Target {
  readonly cell: Cell;
  readonly not: Digit | null;
}

/** So many candidates elsewhere are ruled out before those in the way are tried again. */
const ELSEWHERE = 2;

/**
 * Nets that rule out what is in the way of a target: all other digits of its cell, or all other places of its digit in a
 * house, whichever are the fewest. If that cannot be done, those of them that can be ruled out; and if `anywhere`, some
 * candidates elsewhere. `solution` tells which candidates are in the way: those that are right cannot be ruled out.
 */
export function* aimedAt(
  position: Position,
  target: Target,
  solution: ArrayLike<number>,
  allowed: (id: TechniqueId) => boolean,
  anywhere: boolean,
): Generator<Step> {
  const refuter = new Refuter(position, allowed);
  for (const inTheWay of obstaclesOf(position, target, solution)) {
    const steps = inTheWay.map((one) => refuter.refute(one));
    if (steps.includes(null)) continue;
    for (const step of steps) if (step !== null) yield step;
    return;
  }
  yield* refuter.steps;
  if (!anywhere) return;
  const before = refuter.steps.length;
  for (const one of wrongOf(position, solution)) {
    const known = refuter.steps.length;
    const step = refuter.refute(one);
    if (step !== null && refuter.steps.length > known) yield step;
    if (refuter.steps.length === before + ELSEWHERE) return;
  }
}

/** Sets of candidates; once all of one set are ruled out, the target is reached. The smallest first. */
function obstaclesOf(
  position: Position,
  { cell, not }: Target,
  solution: ArrayLike<number>,
): readonly (readonly Candidate[])[] {
  if (not !== null) return [[candidate(cell, not)]];
  const digit = solution[cell]! as Digit | 0;
  if (digit === 0) return [];
  const inHouses = [0, 1, 2].map((kind) => {
    const house = HOUSES_OF[cell * 3 + kind]!;
    return cellsAt(house, position.places[(digit - 1) * 27 + house]!).map((place) => candidate(place, digit));
  });
  const inCell = DIGITS_OF[position.candidates[cell]!]!.map((other) => candidate(cell, other));
  return [inCell, ...inHouses]
    .map((all) => all.filter((one) => one !== candidate(cell, digit)))
    .sort((a, b) => a.length - b.length);
}

/** The candidates that are not in the solution, those of cells with few candidates first. */
function wrongOf({ candidates }: Position, solution: ArrayLike<number>): Candidate[] {
  return [...candidates.keys()]
    .sort((a, b) => SIZE[candidates[a]!]! - SIZE[candidates[b]!]!)
    .flatMap((cell) =>
      DIGITS_OF[candidates[cell]!]!.filter((digit) => digit !== solution[cell]).map((digit) =>
        candidate(cell, digit),
      ),
    );
}
