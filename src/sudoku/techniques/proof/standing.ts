import { applyStep } from '../find';
import { cellOf, digitOf } from '../frame/candidate';
import { copyOf, isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { findFullHouses } from '../singles/singles';
import type { Edge } from './edge';

/**
 * The steps as they are told where they stand: without eliminations that earlier ones have made, and a single that fills
 * the last cell of a house as just that. As an edge it is a hidden single: the last cell of a house would lean on the
 * others being filled, and a proof has no need of that. Where full houses are switched off, it stays what it was found as.
 */
export function asTheyStand(start: Position, edges: readonly Edge[], fullHouses: boolean): Edge[] {
  const position = copyOf(start);
  return edges.map((edge) => {
    const step = standing(position, edge.step, fullHouses);
    applyStep(position, step);
    return { ...edge, step };
  });
}

function standing(position: Position, step: Step, fullHouses: boolean): Step {
  const [place] = step.places;
  if (place === undefined || step.because.kind === 'direct') {
    const eliminates = step.eliminates.filter((gone) => isCandidate(position, cellOf(gone), digitOf(gone)));
    return { ...step, eliminates };
  }
  if (!fullHouses) return step;
  return [...findFullHouses(position)].find(({ places }) => places[0] === place) ?? step;
}
