/** Whether the shelf has locked the puzzle on the board, which it does once it has read what is stored. */
export const hasShelfBegun = async (): Promise<boolean> =>
  (await navigator.locks.query()).held?.some(({ name }) => name?.startsWith('unwind.shelf.')) ?? false;
