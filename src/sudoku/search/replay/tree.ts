import { cellsOf, DIGITS } from '../../core';
import type { Placement } from '../machine/placement';
import { relativeOf } from './family';
import type { Bar, TimeMachine } from './timeMachine';

/** A choice in the tree of a search. */
export interface TreeChoice extends Placement {
  /**
   * What was ruled out there before it was tried: digits of the same cell, or cells for the same digit. Only the first
   * choice tried there has it. Of a program it is not known.
   */
  readonly pruned: readonly Placement[];
}

/** Choices of which each is the only one under the one before: a limb of the tree of a search, up to where it branches. */
export interface Limb {
  /** The step that makes its first choice. */
  readonly start: number;
  readonly choices: readonly TreeChoice[];
  /** How many limbs it grows from, one from another. */
  readonly level: number;
  /** Its last choice. If that failed without another below it, that is a dead end. */
  readonly last: Bar;
  readonly branches: boolean;
}

/** The whole tree of a small search, in the order of the search; `null` if it has more than `most` choices. */
export function* treeOf(time: TimeMachine, most: number): Generator<number, readonly Limb[] | null> {
  const bars: Bar[] = [];
  const pruned: (readonly Placement[])[] = [];
  const children: number[] = [];
  const parents: (number | null)[] = [];
  /** The indices of the choices above the next one. */
  const line: number[] = [];
  const first = time.firstStateBeyond(0, 0);
  let next = first === null ? null : time.barAt(first, 1);
  while (next !== null) {
    if (bars.length === most) return null;
    line.length = next.depth - 1;
    const parent = line.at(-1);
    if (parent !== undefined) children[parent] = (children[parent] ?? 0) + 1;
    const isFirst = parent === undefined ? bars.length === 0 : children[parent] === 1;
    pruned.push(isFirst ? prunedAt(time, next) : []);
    parents.push(parent ?? null);
    line.push(bars.length);
    children.push(0);
    bars.push(next);
    yield next.start;
    next = yield* relativeOf(time, next, 'child');
    while (next === null && line.length > 0) {
      const last = bars[line.at(-1) ?? 0];
      next = last === undefined ? null : yield* relativeOf(time, last, 'next');
      if (next === null) line.pop();
    }
  }
  return limbsOf(bars, pruned, parents, children);
}

function limbsOf(
  bars: readonly Bar[],
  pruned: readonly (readonly Placement[])[],
  parents: readonly (number | null)[],
  children: readonly number[],
): readonly Limb[] {
  const limbs: Limb[] = [];
  /** The limb of each choice. */
  const limbOf: number[] = [];
  for (const [index, bar] of bars.entries()) {
    const parent = parents[index] ?? null;
    const { cell, digit, start } = bar;
    const choice = { cell, digit, pruned: pruned[index] ?? [] };
    const above = parent === null ? undefined : limbs[limbOf[parent] ?? 0];
    const branches = (children[index] ?? 0) > 1;
    if (above !== undefined && parent !== null && children[parent] === 1) {
      limbOf.push(limbOf[parent] ?? 0);
      limbs[limbOf[parent] ?? 0] = {
        ...above,
        choices: [...above.choices, choice],
        last: bar,
        branches,
      };
    } else {
      limbOf.push(limbs.length);
      const level = above === undefined ? 0 : above.level + 1;
      limbs.push({ start, choices: [choice], level, last: bar, branches });
    }
  }
  return limbs;
}

/** What could not be tried where a choice was made. */
function prunedAt(time: TimeMachine, { start, depth }: Bar): readonly Placement[] {
  const { strategy, stack, board } = time.seek(start);
  const choice = stack[depth - 1];
  if (choice === undefined || strategy === 'ownCode') return [];
  const { need, cell, digit, failed, left } = choice;
  const all =
    need.kind === 'cell'
      ? DIGITS.map((other) => ({ cell, digit: other }))
      : cellsOf(need.house)
          .filter((other) => board[other] === '.')
          .map((other) => ({ cell: other, digit }));
  const open = [choice, ...failed, ...left];
  return all.filter((one) => !open.some((other) => other.cell === one.cell && other.digit === one.digit));
}
