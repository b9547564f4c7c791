/* By itself, as the history of the page asks it on every visit, and the strategies are not there by then. */

/** Among the options of a link: the search starts from what is written too. */
export const FROM_BOARD = 'board';

/** What a search with these options of a link starts from. */
export const sourceOf = (options: string): 'givens' | 'board' =>
  options.split(',').includes(FROM_BOARD) ? 'board' : 'givens';
