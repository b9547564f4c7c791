/* Separate from searchOptions.ts, because stores/history needs it on every visit, before the strategies have loaded. */

/** This option in a link says that the search starts from the givens and the entries. */
export const FROM_BOARD = 'board';

/** The start of a search with these options of a link: the givens, or the whole board. */
export const sourceOf = (options: string): 'givens' | 'board' =>
  options.split(',').includes(FROM_BOARD) ? 'board' : 'givens';
