import { CANDIDATE_COUNT, type Candidate, candidate, cellOf, digitOf } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { DIGITS_OF, PEERS } from '../frame/tables';
import { premisesOf } from '../premises';

/** A step as an edge from facts to facts. A fact is the removal of a candidate of the starting position. */
export interface Edge {
  readonly step: Step;
  /** The facts that the step relies on. */
  readonly needs: readonly Candidate[];
  /** The facts that follow from it, including those caused by a placed digit. */
  readonly gives: readonly Candidate[];
}

/** A step as an edge. It was found in `position`, which was derived from `start`. */
export const edgeOf = (start: Position, position: Position, step: Step): Edge => ({
  step,
  needs: premisesOf(position, step, start).filter((premise) =>
    isCandidate(start, cellOf(premise), digitOf(premise)),
  ),
  gives: consequencesOf(start, step),
});

function consequencesOf(start: Position, { places, eliminates }: Step): Candidate[] {
  const eliminated = [...eliminates];
  for (const place of places) {
    const [cell, digit] = [cellOf(place), digitOf(place)];
    for (const other of DIGITS_OF[start.candidates[cell]!]!)
      if (other !== digit) eliminated.push(candidate(cell, other));
    for (let at = cell * 20; at < cell * 20 + 20; at++)
      if (isCandidate(start, PEERS[at]!, digit)) eliminated.push(candidate(PEERS[at]!, digit));
  }
  return eliminated;
}

/**
 * The steps that hold one after another from the start, in an order in which they hold: the given order, if it works.
 */
export function runnable(edges: readonly Edge[]): Edge[] {
  const eliminated = new Uint8Array(CANDIDATE_COUNT);
  const done: Edge[] = [];
  const holds = ({ needs }: Edge): boolean => {
    for (let i = 0; i < needs.length; i++) if (eliminated[needs[i]!] === 0) return false;
    return true;
  };
  for (let waiting = edges; ; ) {
    const later: Edge[] = [];
    for (const edge of waiting) {
      if (!holds(edge)) {
        later.push(edge);
        continue;
      }
      done.push(edge);
      const { gives } = edge;
      for (let i = 0; i < gives.length; i++) eliminated[gives[i]!] = 1;
    }
    if (later.length === waiting.length) return done;
    waiting = later;
  }
}
