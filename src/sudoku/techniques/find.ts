import type { TechniqueId } from './catalogue';
import { cellOf, digitOf } from './frame/candidate';
import { type Position, place, strike } from './frame/position';
import type { Step } from './frame/step';
import { techniqueOf } from './registry';

/** All steps of one technique in a position, without duplicates of the same pattern and effect. */
export function* findSteps(position: Position, id: TechniqueId): Generator<Step> {
  const seen = new Set<string>();
  for (const step of techniqueOf(id).find(position)) {
    const key = JSON.stringify([step.places, [...step.eliminates].sort((a, b) => a - b), step.because]);
    if (seen.has(key)) continue;
    seen.add(key);
    yield step;
  }
}

/** Applies a step to a position. */
export function applyStep(position: Position, step: Step): void {
  for (const eliminated of step.eliminates) strike(position, cellOf(eliminated), digitOf(eliminated));
  for (const put of step.places) place(position, cellOf(put), digitOf(put));
}
