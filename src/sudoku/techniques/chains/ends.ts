import type { Candidate } from '../frame/candidate';
import { candidate } from '../frame/candidate';
import type { Position } from '../frame/position';
import { DIGITS_OF } from '../frame/tables';
import { candidatesIn, type Graph } from './graph';

/** What is eliminated if one of two nodes is true: the candidates that each of them rules out. */
export function ruledOutByBoth(position: Position, graph: Graph, a: number, b: number): Candidate[] {
  const { digit, peers } = graph;
  if (digit[a] === digit[b])
    return candidatesIn(
      digit[a]!,
      peers[a * 3]! & peers[b * 3]!,
      peers[a * 3 + 1]! & peers[b * 3 + 1]!,
      peers[a * 3 + 2]! & peers[b * 3 + 2]!,
    );
  if (graph.cell[a] !== -1 && graph.cell[a] === graph.cell[b]) return othersOfCell(position, graph, a, b);
  const found: Candidate[] = [];
  if (isCrossed(graph, a, b)) found.push(candidate(graph.cell[b]!, digit[a]!));
  if (isCrossed(graph, b, a)) found.push(candidate(graph.cell[a]!, digit[b]!));
  return found;
}

/** Whether `b` is one cell that has the digit of `a`, and that every cell of `a` sees. */
function isCrossed({ cell, peers }: Graph, a: number, b: number): boolean {
  const at = cell[b]!;
  return at !== -1 && ((peers[a * 3 + Math.floor(at / 27)]! >> (at % 27)) & 1) === 1;
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
  const { digit, peers } = graph;
  return candidatesIn(digit[node]!, peers[node * 3]!, peers[node * 3 + 1]!, peers[node * 3 + 2]!);
}
