/* A file of its own: the history of the page needs it on every visit, before the strategies have loaded. */

/** Among the options of a link: the search starts from what is written too. */
export const FROM_BOARD = 'board';

/** What a search with these options of a link starts from. */
export const sourceOf = (options: string): 'givens' | 'board' =>
  options.split(',').includes(FROM_BOARD) ? 'board' : 'givens';
