import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Reason, Subset } from '../frame/step';
import { DIGITS_OF } from '../frame/tables';
import type { Edge } from './edge';

/** Whether a pattern is still one, when some of the candidates of the start are gone. */
export type IsWhole = (isOpen: (one: Candidate) => boolean) => boolean;

/** A step that a proof may make. */
export interface Way extends Edge {
  /** Further steps may break its pattern, since they rule out more than it needs. `null` if none can. */
  readonly isWhole: IsWhole | null;
}

/** Whether the pattern of a reason is still whole. For rare patterns nothing is said: they are tried. */
export function wholenessOf(position: Position, because: Reason): IsWhole | null {
  switch (because.kind) {
    case 'subset':
      return isSubset(because);
    case 'direct': {
      const { pattern } = because;
      if (pattern.kind === 'subset') return isSubset(pattern);
      // With one place left it is a single, which rules out the same. But then it is not direct.
      return (isOpen) => isAnyTwo(pattern.cells, (cell) => isOpen(candidate(cell, pattern.digit)));
    }
    default: {
      const named = namedIn(position, because);
      return named.length === 0 ? null : (isOpen) => named.every(isOpen);
    }
  }
}

/** A digit with one place left is a single; so is a cell with one of the digits left. */
const isSubset = ({ hidden, cells, digits }: Subset): IsWhole =>
  hidden
    ? (isOpen) =>
        DIGITS_OF[digits]!.every((digit) => isAnyTwo(cells, (cell) => isOpen(candidate(cell, digit))))
    : (isOpen) =>
        cells.every((cell) => isAnyTwo(DIGITS_OF[digits]!, (digit) => isOpen(candidate(cell, digit))));

function isAnyTwo<T>(all: readonly T[], counts: (one: T) => boolean): boolean {
  let count = 0;
  for (let i = 0; i < all.length; i++) if (counts(all[i]!) && ++count === 2) return true;
  return false;
}

/** Candidates that must all be there. */
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
