import type { Link, Tie } from '../frame/chain';
import type { Position } from '../frame/position';
import { housesOfAll, isIn } from '../frame/tables';
import { cellsOfNode, digitOfNode, type Graph, pairKey } from './graph';

/** The link between two nodes that are linked strongly or weakly, with its cause. */
export const linkOf = (position: Position, graph: Graph, a: number, b: number, strong: boolean): Link => ({
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
