let until = 0;

/** Has the work of this worker stand still from its next breath on, for so many milliseconds from now. */
export function restFor(milliseconds: number): void {
  until = Math.max(until, performance.now() + milliseconds);
}

/** A breath in the middle of work: messages are heard, and work goes on when nobody wants the machine for more. */
export async function breathe(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, until - performance.now()));
  while (performance.now() < until);
}
