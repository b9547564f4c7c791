import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';

/**
 * The step with the lowest rating of the easiest technique that finds any; `null` if none does. Only steps that fit
 * count.
 */
export function easiest(
  position: Position,
  techniques: readonly Technique[],
  fits: (step: Step) => boolean = () => true,
): Step | null {
  for (const technique of techniques) {
    let best: Step | null = null;
    for (const step of technique.find(position)) {
      if ((best === null || step.rating < best.rating) && fits(step)) best = step;
      if (best?.rating === technique.rating) break;
    }
    if (best !== null) return best;
  }
  return null;
}
