import type { Candidate } from '../frame/candidate';
import { candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import { DIGITS_OF } from '../frame/tables';
import { candidatesIn, type Graph } from './graph';

/** What is eliminated if one of two nodes is true: the candidates that each of them rules out. */
export function ruledOutByBoth(position: Position, graph: Graph, a: number, b: number): Candidate[] {
  const { digit, peers } = graph;
  if (digit[a] === digit[b]) {
    return candidatesIn(digit[a]!, [
      peers[a * 3]! & peers[b * 3]!,
      peers[a * 3 + 1]! & peers[b * 3 + 1]!,
      peers[a * 3 + 2]! & peers[b * 3 + 2]!,
    ]);
  }
  const found = [...crossed(graph, a, b), ...crossed(graph, b, a)];
  if (graph.cell[a] !== -1 && graph.cell[a] === graph.cell[b])
    found.push(...othersOfCell(position, graph, a, b));
  return found;
}

/** The digit of `a` in the cell of `b`, if every cell of `a` sees that cell. */
function crossed({ digit, cell, peers }: Graph, a: number, b: number): Candidate[] {
  const at = cell[b]!;
  if (at === -1) return [];
  const seen = (peers[a * 3 + Math.floor(at / 27)]! >> (at % 27)) & 1;
  return seen === 1 ? [candidate(at, digit[a]!)] : [];
}

/** The other candidates of a cell, if both nodes are candidates of it. */
function othersOfCell(position: Position, { digit, cell }: Graph, a: number, b = a): Candidate[] {
  const at = cell[a]!;
  const own = (1 << (digit[a]! - 1)) | (1 << (digit[b]! - 1));
  return DIGITS_OF[position.candidates[at]! & ~own]!.map((other) => candidate(at, other));
}

/**
 * What is eliminated if a node is true: the other candidates of its cell; for a group, the candidates that all its
 * cells see.
 */
export function ruledOutBy(position: Position, graph: Graph, node: number): Candidate[] {
  if (graph.cell[node] !== -1) return othersOfCell(position, graph, node);
  const [one, two, three] = graph.peers.subarray(node * 3, node * 3 + 3) as unknown as [
    number,
    number,
    number,
  ];
  return candidatesIn(graph.digit[node]!, [one, two, three]);
}
