import { type Candidate, candidate, cellOf, digitOf } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { Reason } from '../frame/step';

/**
 * Whether the pattern of a reason is complete in a position: every candidate that it names is still undecided. If
 * not, the step may still be right, but nobody would explain it like this.
 */
export function isIntact(position: Position, reason: Reason): boolean {
  const isOpen = (one: Candidate): boolean => isCandidate(position, cellOf(one), digitOf(one));
  switch (reason.kind) {
    case 'chain':
      return [...reason.nodes, ...(reason.twin?.nodes ?? [])].every((node) => node.some(isOpen));
    case 'forcing':
      return reason.branches.every(({ lines }) => lines.every((line) => isOpen(line.candidate)));
    case 'fish':
      return [...reason.cells, ...reason.fins].every((cell) => isOpen(candidate(cell, reason.digit)));
    case 'colours':
      return reason.groups.flat().every(isOpen);
    case 'almostLocked':
      return reason.sets.every(({ cells }) => cells.every((cell) => position.digits[cell] === 0));
    default:
      return true;
  }
}
