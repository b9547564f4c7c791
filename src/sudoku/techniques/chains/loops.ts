import { type Candidate, cellOf } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import { DIGITS_OF } from '../frame/tables';
import { seenByAll } from '../frame/targets';
import { ruledOutByBoth } from './ends';
import { type Graph, pairKey } from './graph';

/**
 * What a loop eliminates. Of two weakly linked nodes one is true. An almost locked set in the loop lacks one of the
 * two digits at which the loop enters and leaves it, so it holds all the others. `outside` omits candidates in the
 * cells of the loop itself, except those between two nodes of one cell.
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
    const last = path[i === 0 ? path.length - 1 : i - 1]!;
    const a = path[i]!;
    const found = ruledOutByBoth(position, graph, last, a).concat(
      ruledOutBySet(position, graph, a, path[i + 1]!),
    );
    for (const eliminated of found) {
      all.add(eliminated);
      if (!own.has(cellOf(eliminated)) || graph.cell[last] === graph.cell[a]) outside.add(eliminated);
    }
  }
  return { all: Array.from(all), outside: Array.from(outside) };
}

/**
 * What the other digits of the almost locked set between two nodes eliminate: the candidates that see all its cells
 * with the digit.
 */
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
