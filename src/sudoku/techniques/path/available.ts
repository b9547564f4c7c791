import { CELLS, type Cell } from '../../core';
import type { TechniqueId } from '../catalogue';
import { findSteps } from '../find';
import { cellOf } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { type AllowedTechniques, allowedTechniques } from '../proof/options';

/** The steps of one technique in a position. */
export interface Available {
  readonly technique: TechniqueId;
  readonly steps: readonly Step[];
}

/**
 * All steps available in a position, technique by technique, easiest first. Techniques that find none are omitted.
 * `after`: begins after this technique.
 */
export function* allSteps(
  position: Position,
  choice: AllowedTechniques = {},
  after: TechniqueId | null = null,
): Generator<Available> {
  const techniques = allowedTechniques(choice);
  for (const { id } of techniques.slice(techniques.findIndex(({ id }) => id === after) + 1)) {
    const steps = [...findSteps(position, id)];
    if (steps.length > 0) yield { technique: id, steps };
  }
}

/** The steps of the easiest technique that finds any, the easiest first. Empty if no technique finds any. */
export function nextSteps(position: Position, choice: AllowedTechniques = {}): readonly Step[] {
  for (const { steps } of allSteps(position, choice)) return [...steps].sort((a, b) => a.rating - b.rating);
  return [];
}

const SINGLES: readonly TechniqueId[] = ['fullHouse', 'hiddenSingleBox', 'hiddenSingleLine', 'nakedSingle'];

/** The blank cells that a single fills at once, in reading order. */
export function cellsSolvableBySingles(position: Position, choice: AllowedTechniques = {}): Cell[] {
  const singles = allowedTechniques(choice).flatMap(({ id }) => (SINGLES.includes(id) ? [id] : []));
  const places = singles.flatMap((id) => [...findSteps(position, id)].flatMap((step) => step.places));
  const cells = new Set(places.map(cellOf));
  return CELLS.filter((cell) => cells.has(cell));
}
