import { rated } from '../chains/rating';
import type { Step } from '../frame/step';
import type { Finding } from './findings';
import { branchTo } from './lines';
import { candidateOf, isOn } from './literal';

/** A finding as a step; `base` is its rating without the surcharge for length. */
export function stepOf(technique: Step['technique'], base: number, finding: Finding): Step {
  const { split, cases, conclusion, contradiction, assertions } = finding;
  const shown = candidateOf(conclusion);
  return {
    technique,
    rating: rated(base, assertions),
    places: isOn(conclusion) ? [shown] : [],
    eliminates: isOn(conclusion) ? [] : [shown],
    because: {
      kind: 'forcing',
      split,
      branches: cases.map(({ consequences, literals }) => branchTo(consequences, literals)),
      outcome: contradiction ? null : { candidate: shown, on: isOn(conclusion) },
    },
  };
}
