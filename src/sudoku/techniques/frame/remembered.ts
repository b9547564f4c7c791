import type { Position } from './position';

/**
 * Makes a function that keeps its answer for the last position, because several techniques ask for the same.
 * Positions change in place, so they are compared by their digits and candidates.
 */
export function remembered<Answer>(work: (position: Position) => Answer): (position: Position) => Answer {
  const digits = new Uint8Array(81);
  const candidates = new Uint16Array(81);
  let answer: { readonly is: Answer } | null = null;
  return (position) => {
    if (
      answer !== null &&
      sameNumbers(digits, position.digits) &&
      sameNumbers(candidates, position.candidates)
    )
      return answer.is;
    answer = null;
    const is = work(position);
    digits.set(position.digits);
    candidates.set(position.candidates);
    answer = { is };
    return is;
  };
}

/** Whether two boards have the same number in each cell. */
export function sameNumbers(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0; i < 81; i++) if (a[i] !== b[i]) return false;
  return true;
}
