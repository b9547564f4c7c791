import { applyStep } from '../find';
import { copyOf, isSolved, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { type Edge, edgeOf, runnable } from '../proof/edge';
import { type Choice, chosen } from '../proof/options';

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

/** The whole logical path of a position. Yields the steps as it finds them; drop it to cancel. */
export function* pathOf(
  start: Position,
  { order = 'easiest', ...choice }: PathChoice = {},
): Generator<Step, Path> {
  const techniques = chosen(choice);
  const position = copyOf(start);
  const edges: Edge[] = [];
  for (;;) {
    const step = easiest(position, techniques);
    if (step === null) break;
    edges.push(edgeOf(start, position, step));
    applyStep(position, step);
    yield step;
  }
  const solved = isSolved(position);
  const kept = order === 'fewest' && solved ? sparing(edges) : edges;
  return { steps: kept.map(({ step }) => step), solved };
}

/** The step with the lowest rating in the easiest technique that finds any, or `null` if none does. */
function easiest(position: Position, techniques: readonly Technique[]): Step | null {
  for (const technique of techniques) {
    let best: Step | null = null;
    for (const step of technique.find(position)) {
      if (best === null || step.rating < best.rating) best = step;
      if (best.rating === technique.rating) break;
    }
    if (best !== null) return best;
  }
  return null;
}

/** The path without the eliminations that it can do without, the dearest tried first. */
function sparing(edges: readonly Edge[]): Edge[] {
  const wanted = edges.reduce((count, { step }) => count + step.places.length, 0);
  let kept = [...edges];
  const spare = edges.filter(({ step }) => step.places.length === 0);
  for (const edge of spare.sort((a, b) => b.step.rating - a.step.rating)) {
    const without = runnable(kept.filter((other) => other !== edge));
    if (without.reduce((count, { step }) => count + step.places.length, 0) === wanted) kept = without;
  }
  return kept;
}
