import { applyStep } from '../find';
import { cellOf, digitOf } from '../frame/candidate';
import { copyOf, isCandidate, type Position } from '../frame/position';
import type { Proof } from './prove';

/**
 * The positions before each line of a proof and after the last. `null` if the proof does not hold: a candidate that
 * must be gone is still there, or the goal is not reached.
 */
export function replay(position: Position, { goal, places, lines }: Proof): Position[] | null {
  let current = copyOf(position);
  const positions = [current];
  for (const { step, needs } of lines) {
    if (needs.some((need) => isCandidate(current, cellOf(need), digitOf(need)))) return null;
    current = copyOf(current);
    applyStep(current, step);
    positions.push(current);
  }
  const [cell, digit] = [cellOf(goal), digitOf(goal)];
  const reached = places ? current.digits[cell] === digit : !isCandidate(current, cell, digit);
  return reached ? positions : null;
}
