import { CELLS, type DigitSet, digitAt, digitSet, type Grid, NO_DIGITS } from '../core';
import { firstSolution } from '../solver';
import { type Heartbeat, noHeartbeat } from './ask';
import { surveySolutions } from './survey';

/** For each cell the digits that some solution of a board has there; `null` if the board has no solution. */
export function possibleDigits(board: Grid, onTick: Heartbeat = noHeartbeat): readonly DigitSet[] | null {
  for (const { undecided, possible } of surveySolutions(board, onTick)) if (undecided === 0) return possible;
  const only = firstSolution(board, onTick);
  if (only === null) return null;
  return CELLS.map((cell) => {
    const digit = digitAt(only, cell);
    return digit === null ? NO_DIGITS : digitSet(digit);
  });
}
