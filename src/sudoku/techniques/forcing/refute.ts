import type { TechniqueId } from '../catalogue';
import type { Candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { DYNAMIC, PLUS } from './chains';
import type { Reasoning } from './consequences';
import { contradictionOf, Suppositions } from './findings';
import { literal } from './literal';
import { WITH_DYNAMIC } from './nested';
import { stepOf } from './steps';

/** The nets that refute a candidate, the easiest first. */
const NETS: readonly (readonly [TechniqueId, Reasoning])[] = [
  ['dynamicForcingChain', DYNAMIC],
  ['dynamicForcingChainPlus', PLUS],
  ['nestedDynamicForcingChain', WITH_DYNAMIC],
];

/** Refutes candidates of a position: each leads to a contradiction, by the easiest net that shows it. */
export class Refuter {
  /** The steps so far, each once. */
  readonly steps: Step[] = [];
  private readonly nets: readonly (readonly [TechniqueId, Suppositions])[];
  private readonly known = new Map<Candidate, Step | null>();

  constructor(position: Position, allowed: (id: TechniqueId) => boolean) {
    this.nets = NETS.filter(([id]) => allowed(id)).map(([id, reasoning]) => [
      id,
      new Suppositions(position, reasoning),
    ]);
  }

  /** The step that rules a candidate out; `null` if none of the nets does. */
  refute(candidate: Candidate): Step | null {
    const known = this.known.get(candidate);
    if (known !== undefined) return known;
    const step = this.easiest(candidate);
    this.known.set(candidate, step);
    if (step !== null) this.steps.push(step);
    return step;
  }

  private easiest(candidate: Candidate): Step | null {
    for (const [id, suppositions] of this.nets) {
      const finding = contradictionOf(suppositions, literal(candidate, true));
      if (finding !== null) return stepOf(id, finding);
    }
    return null;
  }
}
