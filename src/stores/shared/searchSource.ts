/* Separate from searchOptions.ts, because stores/history needs it on every visit, before the strategies have loaded. */

/** This option in a link says that the search starts from the givens and the entries. */
export const FROM_BOARD = 'board';

/** The start of a search with these options of a link: the givens, or the whole board. */
export const sourceOf = (options: string): 'givens' | 'board' =>
  options.split(',').includes(FROM_BOARD) ? 'board' : 'givens';

/* The line of a step that a link shows is written as an option too, counted from 1. */
const LINE = 'line:';

/** The index of the line that the options of a link name; `null` for none. */
export function lineOf(options: string): number | null {
  const written = options.split(',').find((option) => option.startsWith(LINE));
  const line = Number(written?.slice(LINE.length) ?? Number.NaN);
  return Number.isInteger(line) && line > 0 ? line - 1 : null;
}

export const writeLine = (index: number): string => `${LINE}${index + 1}`;
