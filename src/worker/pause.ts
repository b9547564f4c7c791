let until = 0;

/** Makes the work in this worker pause at its next `waitTurn`, until `milliseconds` from now. */
export function pauseFor(milliseconds: number): void {
  until = Math.max(until, performance.now() + milliseconds);
}

/** Call this during long work. It receives messages, and waits until a pause is over. */
export async function waitTurn(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, until - performance.now()));
  while (performance.now() < until);
}
