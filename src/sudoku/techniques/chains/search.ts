import type { Candidate } from '../frame/candidate';
import type { Link, Tie } from '../frame/chain';
import type { Position } from '../frame/position';
import type { ChainReason } from '../frame/step';
import { housesOfAll, isIn } from '../frame/tables';
import { ruledOutBy, ruledOutByBoth } from './ends';
import { cellsOfNode, digitOfNode, type Grade, type Graph, graphOf, pairKey } from './graph';
import { Implications, type LinkKinds } from './implications';
import { ruledOutByLoop } from './loops';

/** A chain and what it eliminates. */
export interface ChainFound {
  readonly because: ChainReason;
  readonly eliminates: readonly Candidate[];
}

/** A chain by its ends and its length in nodes. */
interface Ends {
  readonly start: number;
  readonly end: number;
  readonly length: number;
  readonly eliminates: readonly Candidate[];
}

/** Which nodes and links a search for chains uses. */
export interface Search extends LinkKinds {
  readonly grade: Grade;
  /** Whether both ends must have the same digit. */
  readonly sameDigit: boolean;
}

/**
 * Chains of at least two links with one true end, shortest first, one for each set of eliminated candidates. Found
 * breadth first from each node, along alternating strong and weak links.
 */
export function openChains(position: Position, search: Search): ChainFound[] {
  const graph = graphOf(position, search.grade);
  const implications = new Implications(graph, search);
  const best = new Map<string, Ends>();
  for (let start = 0; start < graph.nodes.length; start++) {
    implications.from(start);
    for (let i = 0; i < implications.found; i++) {
      const end = implications.order[i]!;
      const length = implications.length[end]!;
      if (end < start || length < 4) continue;
      if (search.sameDigit && graph.digit[end] !== graph.digit[start]) continue;
      const eliminates =
        start === end ? ruledOutBy(position, graph, start) : ruledOutByBoth(position, graph, start, end);
      keepShortest(best, { start, end, length, eliminates });
    }
  }
  return foundChains(position, graph, implications, best, false);
}

/** Loops of alternating strong and weak links, shortest first. All their weak links are strong too. */
export function loops(position: Position, search: Search): ChainFound[] {
  const graph = graphOf(position, search.grade);
  const implications = new Implications(graph, search);
  const best = new Map<string, Ends>();
  for (let start = 0; start < graph.nodes.length; start++) {
    implications.from(start);
    for (const end of implications.weak[start]!) {
      const length = implications.length[end]!;
      if (length < 4) continue;
      const path = implications.pathTo(end);
      if (new Set(path).size < path.length) continue;
      const { all, outside } = ruledOutByLoop(position, graph, path);
      keepShortest(best, { start, end, length, eliminates: all });
      keepShortest(best, { start, end, length, eliminates: outside });
    }
  }
  return foundChains(position, graph, implications, best, true);
}

function keepShortest(best: Map<string, Ends>, ends: Ends): void {
  if (ends.eliminates.length === 0) return;
  const key = ends.eliminates
    .slice()
    .sort((a, b) => a - b)
    .join();
  const known = best.get(key);
  if (known === undefined || ends.length < known.length) best.set(key, ends);
}

function foundChains(
  position: Position,
  graph: Graph,
  implications: Implications,
  best: ReadonlyMap<string, Ends>,
  loop: boolean,
): ChainFound[] {
  const ordered = [...best.values()].sort((a, b) => a.length - b.length);
  return ordered.map(({ start, end, eliminates }) => {
    implications.from(start);
    const path = implications.pathTo(end);
    const links = path.slice(1).map((node, i) => linkOf(position, graph, path[i]!, node, i % 2 === 0));
    if (loop) links.push(linkOf(position, graph, end, start, false));
    const nodes = path.map((node) => graph.nodes[node]!);
    return { because: { kind: 'chain', nodes, links, loop, twin: null }, eliminates };
  });
}

/** The link between two nodes that are linked strongly or weakly, with its cause. */
const linkOf = (position: Position, graph: Graph, a: number, b: number, strong: boolean): Link => ({
  strong,
  by: tieOf(position, graph, a, b, strong),
});

function tieOf(position: Position, graph: Graph, a: number, b: number, strong: boolean): Tie {
  const digit = digitOfNode(graph.nodes[a]!);
  const cells = [...cellsOfNode(graph.nodes[a]!), ...cellsOfNode(graph.nodes[b]!)];
  if (graph.digit[a] === graph.digit[b]) {
    const house = housesOfAll(cells).find((house) => !strong || fills(position, house, digit, cells));
    if (house !== undefined) return { kind: 'house', house, digit };
  } else if ((strong ? graph.strong : graph.weak).cell[a]!.includes(b)) {
    return { kind: 'cell', cell: cells[0]! };
  }
  const set = graph.sets.get(pairKey(a, b));
  if (set === undefined) throw new Error('nodes that are not tied');
  return { kind: 'set', ...set };
}

/** Whether these cells are all the places of the digit in the house. */
function fills(position: Position, house: number, digit: number, cells: readonly number[]): boolean {
  for (let cell = 0; cell < 81; cell++)
    if ((position.candidates[cell]! >> (digit - 1)) & 1 && isIn(cell, house) && !cells.includes(cell))
      return false;
  return true;
}
