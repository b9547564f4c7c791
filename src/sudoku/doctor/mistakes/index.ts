/**
 * The model of mistakes in typing or reading a puzzle: which occur, how often, and which puzzle may have been meant.
 * The doctor's README.md describes it and gives its sources.
 */
import type { Grid, Random } from '../../core';
import { change } from './change';
import { extra } from './extra';
import type { Fix, MistakeKind } from './kind';
import { misplace } from './misplace';
import { shift } from './shift';
import { slip } from './slip';
import { swap } from './swap';

export type { Fix } from './kind';

/**
 * Every kind of mistake: one file and one line here. If two fixes give the same puzzle, the upper kind is reported.
 */
export const KINDS: readonly MistakeKind[] = [extra, change, swap, misplace, shift, slip];

/** A puzzle that someone may have meant. */
export interface Suspicion {
  readonly meant: Grid;
  /** The change that turns the typed puzzle into `meant`. */
  readonly fix: Fix;
  /** The chance that a mistake turns `meant` into the typed puzzle. */
  readonly chance: number;
}

/** Every puzzle, proper or not, that one mistake turns into `typed`; the likeliest first. */
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

/** A puzzle after one mistake drawn from the model. The puzzle must have a given. */
export function drawMistake(puzzle: Grid, random: Random): Grid {
  const open = KINDS.filter((kind) => kind.totalWeight(puzzle) > 0);
  const kind = draw(open, ({ share }) => share, random);
  return draw(kind.mistakes(puzzle), ({ weight }) => weight, random).typed;
}

/** Draws one item by weight. Throws if there are none. */
function draw<T>(items: readonly T[], weightOf: (item: T) => number, random: Random): T {
  let left = random.next() * items.reduce((sum, item) => sum + weightOf(item), 0);
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  // The two sums may differ by rounding, so the last item is the fallback.
  const last = items.at(-1);
  if (last === undefined) throw new Error('nothing to draw from');
  return last;
}
