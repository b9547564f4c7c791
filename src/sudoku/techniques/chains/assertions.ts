import type { ChainReason, Reason } from '../frame/step';

/**
 * How many assertions a chain makes ("this cell is or is not this digit", each once), as Sudoku Explainer counts them
 * for ratings, and to choose between equal ones; for what is no chain, 0.
 */
export function assertionsOf(reason: Reason): number {
  if (reason.kind === 'chain') return assertionsOfChain(reason);
  if (reason.kind !== 'forcing') return 0;
  return reason.branches.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** One for each node, and for an open chain also the candidate that goes: first that it is and last that it is not. */
function assertionsOfChain({ nodes, loop }: ChainReason): number {
  const last = nodes.at(-1)!;
  const comesBack = nodes[0]!.length === last.length && nodes[0]!.every((member, i) => member === last[i]);
  return nodes.length + (loop || comesBack ? 0 : 2);
}
