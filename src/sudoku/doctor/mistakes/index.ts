/**
 * The model of mistakes in typing and reading a puzzle: what goes wrong, how often, and what it may have been before.
 * README.md beside the doctor tells it in words, and what it rests on.
 */
import type { Grid, Random } from '../../core';
import { change } from './change';
import { extra } from './extra';
import type { Fix, MistakeKind } from './kind';
import { misplace } from './misplace';
import { shift } from './shift';
import { swap } from './swap';

export type { Fix } from './kind';

/** Every kind of mistake: one file, and one line here. Of two fixes that come to the same, the upper one is told. */
export const KINDS: readonly MistakeKind[] = [extra, change, swap, misplace, shift];

/** A puzzle that someone may have meant. */
export interface Suspicion {
  readonly meant: Grid;
  /** What makes `meant` of what was typed. */
  readonly fix: Fix;
  /** The chance that a mistake in `meant` makes of it what was typed. */
  readonly chance: number;
}

/** Every puzzle, proper or not, of which one mistake makes `typed`, the likeliest first. */
export function suspicionsOf(typed: Grid): readonly Suspicion[] {
  const byMeant = new Map<Grid, Suspicion>();
  for (const kind of KINDS) {
    for (const { meant, fix, weight } of kind.undo(typed)) {
      const chance = ((kind.share / 100) * weight) / kind.totalWeight(meant);
      const same = byMeant.get(meant);
      byMeant.set(meant, same ? { ...same, chance: same.chance + chance } : { meant, fix, chance });
    }
  }
  return [...byMeant.values()].sort((a, b) => b.chance - a.chance);
}

/** What a puzzle with at least one given becomes by one mistake, drawn from the model. */
export function drawMistake(puzzle: Grid, random: Random): Grid {
  const open = KINDS.filter((kind) => kind.totalWeight(puzzle) > 0);
  const kind = draw(open, ({ share }) => share, random);
  return draw(kind.slips(puzzle), ({ weight }) => weight, random).typed;
}

/** One of the items, by their weights. Throws if there are none. */
function draw<T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T {
  let left = random.next() * items.reduce((sum, item) => sum + weightOf(item), 0);
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  // The sums may differ in their last bits.
  const last = items.at(-1);
  if (last === undefined) throw new Error('nothing to draw from');
  return last;
}
