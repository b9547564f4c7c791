import { applyStep } from '../find';
import { copyOf, isSolved, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { type AllowedTechniques, allowedTechniques } from '../proof/options';
import { easiest } from './easiest';
import { fewestSteps } from './fewest';

/** What a path prefers: the easiest step each time, or as few steps as can be found. */
export type PathOrder = 'easiest' | 'fewest';

/** How to make a path. */
export interface PathChoice extends AllowedTechniques {
  /** Default `easiest`. */
  readonly order?: PathOrder;
}

/** Successive steps from a position. */
export interface Path {
  readonly steps: readonly Step[];
  /** Whether they solve the board; if not, the techniques find nothing more. */
  readonly solved: boolean;
}

/** The progress of a path. */
export interface PathProgress {
  /** The step just found; `null` if the path is complete and a shorter one is looked for. */
  readonly step: Step | null;
  /** The number of steps so far; or of the shortest path so far. */
  readonly steps: number;
  /** A complete path, each time one is found that is shorter or easier than all before; otherwise `null`. */
  readonly better: Path | null;
}

/**
 * The whole logical path of a position. Yields the steps as they are found; stop iterating to cancel. `found`: the first
 * steps, if an earlier search has found them.
 */
export function* pathOf(
  start: Position,
  { order = 'easiest', ...choice }: PathChoice = {},
  found: readonly Step[] = [],
): Generator<PathProgress, Path> {
  const techniques = allowedTechniques(choice);
  const position = copyOf(start);
  const steps = [...found];
  for (const step of found) applyStep(position, step);
  for (let step = easiest(position, techniques); step !== null; step = easiest(position, techniques)) {
    steps.push(step);
    applyStep(position, step);
    yield { step, steps: steps.length, better: null };
  }
  const solved = isSolved(position);
  if (order === 'easiest' || !solved) return { steps, solved };
  let best: Path = { steps, solved };
  yield { step: null, steps: steps.length, better: best };
  for (const shorter of fewestSteps(start, steps, techniques)) {
    if (shorter !== null) best = { steps: shorter, solved };
    yield { step: null, steps: best.steps.length, better: shorter && best };
  }
  return best;
}
