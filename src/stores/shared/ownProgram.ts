import type { WatchRequest } from '../../sudoku/search';

/*
 * Among the options of a moment, a program is named by a number made of its text, such as `program:1x8k2f`. With it this
 * tab finds its way back to the same program. A link has the text itself.
 */

const PROGRAM = 'program:';

/** Names the program of a search; empty if the search has none. */
export const writeProgram = (search: WatchRequest): string =>
  search.strategy === 'ownCode' ? nameOf(search.program.code) : '';

/** Whether the options of a moment name a program. */
export const namesProgram = (options: string, code: string): boolean =>
  options.split(/[,;]/).includes(nameOf(code));

function nameOf(code: string): string {
  let sum = 0;
  for (let at = 0; at < code.length; at++) sum = (Math.imul(sum, 31) + code.charCodeAt(at)) >>> 0;
  return PROGRAM + sum.toString(36);
}
