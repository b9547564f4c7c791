/** What stands for a blank in a program, as it is written there. */
export const signIn = (blank: string | 0 | null | undefined): string =>
  blank === undefined ? 'undefined' : JSON.stringify(blank);
