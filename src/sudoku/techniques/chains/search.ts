import type { Candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import type { ChainReason } from '../frame/step';
import { ruledOutBy, ruledOutByBoth } from './ends';
import { type Grade, type Graph, graphOf } from './graph';
import { Implications, type LinkKinds } from './implications';
import { linkOf } from './links';
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
  const key = [...ends.eliminates].sort((a, b) => a - b).join();
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
