let until = 0;

/** Has the work of this worker stand still from its next `waitTurn` on, for so many milliseconds from now. */
export function pauseFor(milliseconds: number): void {
  until = Math.max(until, performance.now() + milliseconds);
}

/** To be called in the middle of work: messages are heard, and work goes on when the pause one may have ordered is over. */
export async function waitTurn(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, until - performance.now()));
  while (performance.now() < until);
}
