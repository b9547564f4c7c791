import { type Candidate, cellOf } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import { DIGITS_OF } from '../frame/tables';
import { seenByAll } from '../frame/targets';
import { ruledOutByBoth } from './ends';
import { type Graph, pairKey } from './graph';

/**
 * What a loop rules out: of any two nodes tied weakly one is true, and an almost locked set on its way lacks one of the
 * two digits it is left by, so that it holds all the others. `outside` leaves out what is in the cells of the loop
 * itself, other than the candidates between two nodes of one cell.
 */
export function ruledOutByLoop(
  position: Position,
  graph: Graph,
  path: readonly number[],
): { all: Candidate[]; outside: Candidate[] } {
  const all = new Set<Candidate>();
  const outside = new Set<Candidate>();
  const own = new Set(path.flatMap((node) => graph.nodes[node]!.map(cellOf)));
  for (let i = 0; i < path.length; i += 2) {
    const [last, a, b] = [path.at(i - 1)!, path[i]!, path[i + 1]!];
    for (const gone of [
      ...ruledOutByBoth(position, graph, last, a),
      ...ruledOutBySet(position, graph, a, b),
    ]) {
      all.add(gone);
      if (!own.has(cellOf(gone)) || graph.cell[last] === graph.cell[a]) outside.add(gone);
    }
  }
  return { all: [...all], outside: [...outside] };
}

/** The other digits of the almost locked set that ties two nodes, where all its cells with the digit are seen. */
function ruledOutBySet(position: Position, graph: Graph, a: number, b: number): Candidate[] {
  const set = graph.sets.get(pairKey(a, b));
  if (set === undefined || graph.strong.house[a]!.includes(b) || graph.strong.cell[a]!.includes(b)) return [];
  return DIGITS_OF[set.digits]!.filter(
    (digit) => digit !== graph.digit[a] && digit !== graph.digit[b],
  ).flatMap((digit) =>
    seenByAll(
      position,
      digit,
      set.cells.filter((cell) => isCandidate(position, cell, digit)),
    ),
  );
}
