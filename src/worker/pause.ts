let until = 0;

/** Makes the work of this worker pause at its next `waitTurn`, until so many milliseconds from now. */
export function pauseFor(milliseconds: number): void {
  until = Math.max(until, performance.now() + milliseconds);
}

/** To be called in the middle of long work: hears messages, and waits until a pause that one has ordered is over. */
export async function waitTurn(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, until - performance.now()));
  while (performance.now() < until);
}
