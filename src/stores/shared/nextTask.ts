/** Gives the page a turn: what comes after this runs in another task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
