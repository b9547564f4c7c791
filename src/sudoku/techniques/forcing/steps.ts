import { RATINGS } from '../catalogue';
import { rated } from '../chains/rating';
import type { Step } from '../frame/step';
import type { Finding } from './findings';
import { branchTo } from './lines';
import { candidateOf, isOn } from './literal';

/** A finding as a step. */
export function stepOf(technique: Step['technique'], finding: Finding): Step {
  const { split, cases, conclusion, contradiction, assertions } = finding;
  const shown = candidateOf(conclusion);
  return {
    technique,
    rating: rated(RATINGS[technique], assertions),
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
