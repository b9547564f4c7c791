import { type Candidate, candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Reason, Subset } from '../frame/step';
import { DIGITS_OF } from '../frame/tables';
import type { Edge } from './edge';

/**
 * What a pattern must still have to be one, of the candidates of the start. Further steps may break it, since they rule
 * out more than it needs.
 */
export interface Pattern {
  /** At least two of each of these: a digit with one place left is a single, and so is a cell with one digit left. */
  readonly twos: readonly (readonly Candidate[])[];
  /** All of these. */
  readonly all: readonly Candidate[];
}

/** A step that a proof may make. */
export interface Way extends Edge {
  /** `null` if no step can break its pattern. */
  readonly pattern: Pattern | null;
}

/** Whether a pattern is still one. */
export const isWhole = ({ twos, all }: Pattern, isOpen: (one: Candidate) => boolean): boolean =>
  twos.every((some) => isAnyTwo(some, isOpen)) && all.every(isOpen);

/** Whether a pattern is still one wherever another is. */
export const isWholeWith = (one: Pattern | null, other: Pattern | null): boolean =>
  one === null ||
  (other !== null &&
    one.twos.every((some) => other.twos.some((fewer) => fewer.every((each) => some.includes(each)))) &&
    one.all.every((each) => other.all.includes(each)));

/** The pattern of a reason that holds in a position. For rare patterns nothing is said: they are tried. */
export function patternOf(start: Position, position: Position, because: Reason): Pattern | null {
  switch (because.kind) {
    case 'subset':
      return subsetOf(start, because);
    case 'direct': {
      const { pattern } = because;
      if (pattern.kind === 'subset') return subsetOf(start, pattern);
      // With one place left it is a single, which rules out the same. But then it is not direct.
      return { twos: [inCells(start, pattern.cells, 1 << (pattern.digit - 1))], all: [] };
    }
    default: {
      const all = namedIn(position, because);
      return all.length === 0 ? null : { twos: [], all };
    }
  }
}

const subsetOf = (start: Position, { hidden, cells, digits }: Subset): Pattern => ({
  twos: hidden
    ? DIGITS_OF[digits]!.map((digit) => inCells(start, cells, 1 << (digit - 1)))
    : cells.map((cell) => inCells(start, [cell], digits)),
  all: [],
});

function isAnyTwo<T>(all: readonly T[], counts: (one: T) => boolean): boolean {
  let count = 0;
  for (let i = 0; i < all.length; i++) if (counts(all[i]!) && ++count === 2) return true;
  return false;
}

function inCells({ candidates }: Position, cells: readonly number[], digits: number): Candidate[] {
  const found: Candidate[] = [];
  for (const cell of cells)
    for (const digit of DIGITS_OF[candidates[cell]! & digits]!) found.push(candidate(cell, digit));
  return found;
}

/** Candidates that must all be there. */
function namedIn(position: Position, because: Reason): readonly Candidate[] {
  switch (because.kind) {
    case 'fish':
      return inCells(
        position,
        [...because.cells, ...because.fins, ...(because.twin?.cells ?? []), ...(because.twin?.fins ?? [])],
        1 << (because.digit - 1),
      );
    case 'wing':
      return inCells(position, [because.pivot, ...because.pincers], because.digits);
    case 'deadly':
      return [
        ...inCells(position, because.cells, because.digits),
        ...because.extras,
        ...(because.subset === null ? [] : inCells(position, because.subset.cells, because.subset.digits)),
      ];
    case 'colours':
      return because.groups.flat();
    case 'chain':
      return [...because.nodes, ...(because.twin?.nodes ?? [])].flat();
    default:
      return [];
  }
}
