/** A message of the browser as a sentence: with a full stop, unless it has an end already. */
export const closed = (message: string): string => (/[.!?。]$/.test(message) ? message : `${message}.`);
