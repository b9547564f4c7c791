import type { ChainReason, Reason } from '../frame/step';

/**
 * How many assertions a chain makes ("this cell is or is not this digit", each counted once). Sudoku Explainer counts
 * them for ratings, and to choose between equal chains. 0 for other reasons.
 */
export function assertionsOf(reason: Reason): number {
  if (reason.kind === 'chain') return assertionsOfChain(reason);
  if (reason.kind !== 'forcing') return 0;
  return reason.branches.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** One for each node. An open chain has two more: the eliminated candidate is assumed at first and refuted at the end. */
function assertionsOfChain({ nodes, loop }: ChainReason): number {
  const last = nodes.at(-1)!;
  const comesBack = nodes[0]!.length === last.length && nodes[0]!.every((member, i) => member === last[i]);
  return nodes.length + (loop || comesBack ? 0 : 2);
}
