import { applyStep } from '../find';
import { copyOf, isSolved, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { type Choice, chosen } from '../proof/options';
import { easiest } from './easiest';
import { fewestSteps } from './fewest';

/** What a path prefers: the easiest step at each moment, or as few steps as can be found, in that order. */
export type PathOrder = 'easiest' | 'fewest';

/** How a path is to be laid. */
export interface PathChoice extends Choice {
  /** Default `easiest`. */
  readonly order?: PathOrder;
}

/** Steps from a position on, one after the other. */
export interface Path {
  readonly steps: readonly Step[];
  /** Whether they fill the board; else the techniques find nothing more. */
  readonly solved: boolean;
}

/** How far a path is laid. */
export interface PathProgress {
  /** The step that was found; `null` when the path leads to the end and a shorter one is looked for. */
  readonly step: Step | null;
  /** The steps so far, or of the shortest path so far. */
  readonly steps: number;
  /** A path to the end, at the moment when one is found that is shorter or easier than all before; else `null`. */
  readonly better: Path | null;
}

/** The whole logical path of a position. Yields the steps as it finds them; drop it to cancel. */
export function* pathOf(
  start: Position,
  { order = 'easiest', ...choice }: PathChoice = {},
): Generator<PathProgress, Path> {
  const techniques = chosen(choice);
  const position = copyOf(start);
  const steps: Step[] = [];
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
