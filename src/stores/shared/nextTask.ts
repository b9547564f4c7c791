/** Gives the page a turn: the code after `await nextTask()` runs in a new task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
