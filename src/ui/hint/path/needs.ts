import { CATALOGUE, type Step, type TechniqueId } from '../../../sudoku/techniques';

/** A technique that a path takes. */
export interface Need {
  readonly technique: TechniqueId;
  /** How many of its steps the path has. */
  readonly times: number;
  /** Whether the hardest step of all is one of them; of several such techniques the first. */
  readonly hardest: boolean;
  /** Whether it leans on the puzzle having one solution. */
  readonly unique: boolean;
}

/** Which techniques some steps take, the easiest first. */
export function needsOf(steps: readonly Step[]): readonly Need[] {
  const times = new Map<TechniqueId, number>();
  for (const { technique } of steps) times.set(technique, (times.get(technique) ?? 0) + 1);
  const [first] = steps;
  if (first === undefined) return [];
  const hardest = steps.reduce((most, step) => (step.rating > most.rating ? step : most), first).technique;
  return CATALOGUE.flatMap(({ id, usesUniqueness }) => {
    const count = times.get(id);
    return count === undefined
      ? []
      : [{ technique: id, times: count, hardest: id === hardest, unique: usesUniqueness }];
  });
}
