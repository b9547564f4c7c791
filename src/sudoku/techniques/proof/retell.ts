import { type Candidate, candidate, cellOf, digitOf } from '../frame/candidate';
import type { Branch, Line } from '../frame/chain';
import { isCandidate, type Position } from '../frame/position';
import type { Forcing, Step } from '../frame/step';

/**
 * A step of the slowest techniques as it is in a later position: without what has been decided since. `null` if it
 * cannot be told like this.
 */
export function retold(position: Position, step: Step): Step | null {
  const { because } = step;
  const isOpen = (one: Candidate): boolean => isCandidate(position, cellOf(one), digitOf(one));
  const left = { ...step, eliminates: step.eliminates.filter(isOpen) };
  if (because.kind !== 'forcing') return left;
  const told = new Teller(position, because).tell();
  return told === null ? null : { ...left, because: told };
}

class Teller {
  private readonly position: Position;
  private readonly forcing: Forcing;

  constructor(position: Position, forcing: Forcing) {
    this.position = position;
    this.forcing = forcing;
  }

  tell(): Forcing | null {
    const { split, outcome } = this.forcing;
    if (outcome !== null && !this.isOpen(outcome.candidate)) return null;
    const branches: Branch[] = [];
    for (const branch of this.forcing.branches) {
      const [start] = branch.lines;
      if (start === undefined) return null;
      if (!this.isOpen(start.candidate)) {
        // One case fewer, if cases are left.
        if (split.kind === 'candidate' || this.isTrue(start.candidate)) return null;
        continue;
      }
      const told = this.branch(branch);
      if (told === null) return null;
      branches.push(told);
    }
    if (branches.length === 0) return null;
    if (split.kind !== 'fish') return { ...this.forcing, branches };
    const isOpen = (cell: number): boolean => this.isOpen(candidate(cell, split.digit));
    return {
      ...this.forcing,
      split: { ...split, cells: split.cells.filter(isOpen), fins: split.fins.filter(isOpen) },
      branches,
    };
  }

  private branch({ lines }: Branch): Branch | null {
    const kept: Line[] = [];
    /** The new number of each line that is kept. */
    const numbers = new Map<number, number>();
    let end: readonly [number, number] | null = null;
    for (const [i, line] of lines.entries()) {
      const from = line.from.flatMap((source) => numbers.get(source) ?? []);
      if (!this.isOpen(line.candidate)) {
        if (line.on === this.isTrue(line.candidate)) continue;
        // The branch contradicts the board. So what the line follows from contradicts itself.
        end = this.forcing.outcome === null ? this.contradiction(kept, line, from) : null;
        if (end === null) return null;
        break;
      }
      numbers.set(i, kept.length);
      kept.push({ ...line, from, by: this.basis(line, lines, numbers) });
    }
    const last = kept[kept.length - 1];
    if (end === null && this.forcing.outcome === null) {
      const other = kept.findIndex((line) => line.candidate === last?.candidate && line.on !== last.on);
      if (other < 0) return null;
      end = [kept.length - 1, other];
    }
    return last === undefined ? null : onlyUsed(kept, end ?? [kept.length - 1, kept.length - 1]);
  }

  /** A technique relies on what was ruled out in the branch, and is gone from the board by now. */
  private basis(
    { by, from }: Line,
    lines: readonly Line[],
    numbers: ReadonlyMap<number, number>,
  ): Line['by'] {
    if (by.kind !== 'technique') return by;
    const gone = from.flatMap((source) => (numbers.has(source) ? [] : (lines[source]?.candidate ?? [])));
    return { ...by, premises: [...by.premises, ...gone] };
  }

  /**
   * Only a candidate that is gone would be left in a cell or house. Then of those ruled out there the last would be
   * left, too. Adds that line; returns the numbers of the two that contradict each other.
   */
  private contradiction(
    kept: Line[],
    { on, by }: Line,
    from: readonly number[],
  ): readonly [number, number] | null {
    const [source, ...others] = from;
    const ruledOut = source === undefined ? undefined : kept[source];
    if (!on || source === undefined || ruledOut === undefined || (by.kind !== 'cell' && by.kind !== 'house'))
      return null;
    kept.push({ candidate: ruledOut.candidate, on: true, from: others, by });
    return [kept.length - 1, source];
  }

  private isOpen(one: Candidate): boolean {
    return isCandidate(this.position, cellOf(one), digitOf(one));
  }

  private isTrue(one: Candidate): boolean {
    return this.position.digits[cellOf(one)] === digitOf(one);
  }
}

/** The lines that the last of some relies on; `null` if the assumption is not among them. */
function onlyUsed(lines: readonly Line[], [last, other]: readonly [number, number]): Branch | null {
  const used = new Set([last, other]);
  for (let i = last; i >= 0; i--)
    if (used.has(i)) for (const source of lines[i]?.from ?? []) used.add(source);
  if (!used.has(0)) return null;
  const numbers = [...used].sort((a, b) => a - b);
  return {
    lines: numbers.flatMap((number) => {
      const line = lines[number];
      return line === undefined ? [] : { ...line, from: line.from.map((source) => numbers.indexOf(source)) };
    }),
  };
}
