import { CATALOGUE, hardestOf, type Step, type TechniqueId } from '../../../sudoku/techniques';

/** A technique that a path uses. */
export interface Need {
  readonly technique: TechniqueId;
  /** How many steps of the path use it. */
  readonly times: number;
  /** Whether the hardest step uses it. Of several equally hard steps, the first counts. */
  readonly hardest: boolean;
  /** Whether it is valid only because the puzzle has one solution. */
  readonly unique: boolean;
}

/** The techniques that these steps use, easiest first. */
export function needsOf(steps: readonly Step[]): readonly Need[] {
  const times = new Map<TechniqueId, number>();
  for (const { technique } of steps) times.set(technique, (times.get(technique) ?? 0) + 1);
  if (steps.length === 0) return [];
  const hardest = hardestOf(steps).technique;
  return CATALOGUE.flatMap(({ id, usesUniqueness }) => {
    const count = times.get(id);
    return count === undefined
      ? []
      : [{ technique: id, times: count, hardest: id === hardest, unique: usesUniqueness }];
  });
}
