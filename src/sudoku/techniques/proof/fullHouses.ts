import { applyStep } from '../find';
import { cellOf, digitOf } from '../frame/candidate';
import { copyOf, isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { findFullHouses } from '../singles/singles';
import type { Edge } from './edge';

/**
 * The steps as they are explained in their position: without eliminations already made by earlier steps, and with a
 * single that fills the last cell of a house as a full house. In the search it counts as a hidden single, since a
 * full house relies on the other cells being filled, which a proof does not need. If full houses are switched off, it
 * stays as it was found.
 */
export function withFullHouses(start: Position, edges: readonly Edge[], fullHouses: boolean): Edge[] {
  const position = copyOf(start);
  return edges.map((edge) => {
    const step = asExplained(position, edge.step, fullHouses);
    applyStep(position, step);
    return { ...edge, step };
  });
}

function asExplained(position: Position, step: Step, fullHouses: boolean): Step {
  const [place] = step.places;
  if (place === undefined || step.because.kind === 'direct') {
    const eliminates = step.eliminates.filter((gone) => isCandidate(position, cellOf(gone), digitOf(gone)));
    return { ...step, eliminates };
  }
  if (!fullHouses) return step;
  return [...findFullHouses(position)].find(({ places }) => places[0] === place) ?? step;
}
