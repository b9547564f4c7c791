import { RATINGS } from '../catalogue';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { FishSize } from './basic';
import { siamese } from './complex';
import { findFinnedFish } from './finned';

/**
 * Two finned or sashimi fish with the same lines. They differ in their cross lines, and so in their fins, and
 * together eliminate more than either.
 */
export function* findSiameseFish(position: Position): Generator<Step> {
  for (const size of [2, 3, 4] as const) yield* siameseOfSize(position, size);
}

function* siameseOfSize(position: Position, size: FishSize): Generator<Step> {
  const byBase = new Map<string, Step[]>();
  for (const kind of ['finned', 'sashimi'] as const) {
    for (const step of findFinnedFish(position, size, kind)) {
      if (step.because.kind !== 'fish') continue;
      const key = `${step.because.digit} ${step.because.base.join(' ')}`;
      const others = byBase.get(key) ?? [];
      byBase.set(key, others);
      for (const other of others) {
        const rating = Math.max(RATINGS.siameseFish, other.rating);
        const both = siamese({ ...other, technique: 'siameseFish', rating }, step);
        if (both !== null) yield both;
      }
      others.push(step);
    }
  }
}
