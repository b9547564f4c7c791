import type { WatchRequest } from '../../sudoku/search';
import { isGuess, writeGuesses } from './ownGuesses';

/**
 * The keys of the last programs in the text store, of the first search and of the second, as the person has written them
 * and as a link has brought them and they have run. Each is a plain text.
 */
export const PROGRAM_KEYS = [
  'unwind.program',
  'unwind.program.second',
  'unwind.program.linked',
  'unwind.program.second.linked',
] as const;

/** The program that was written last; empty if there is none. */
export const keptProgram = (textStore: { get(key: string): string | null }): string =>
  textStore.get(PROGRAM_KEYS[0]) ?? '';

/* Between two programs in one link. No text that a person writes has this sign. */
const BETWEEN = '\u001E';
export const joinPrograms = (codes: readonly string[]): string => [...new Set(codes)].join(BETWEEN);
/** The programs of a link: of the first search, and of the second if there are two. */
export const programsIn = (code: string): readonly string[] => code.split(BETWEEN, 2);

/*
 * Among the options of a moment, a program is named by a number made of its text, such as `program:1x8k2f`. With it this
 * tab finds its way back to the same program. A link has the text itself.
 */

const PROGRAM = 'program:';

/** Names the program of a search; empty if the search has none. */
export const writeProgram = (search: WatchRequest): string =>
  search.strategy === 'ownCode' ? writeProgramName(search.program.code) : '';

/** Whether the options of a moment name a program as that of its search. */
export const namesProgram = (options: string, code: string): boolean =>
  options.split(',').includes(writeProgramName(code));

/** Whether the options of a moment name what is watched: a program, with the same guesses of the person's own. */
export const isProgramOf = (options: string, search: WatchRequest): boolean =>
  search.strategy === 'ownCode' &&
  namesProgram(options, search.program.code) &&
  writeGuesses(search) === options.split(',').filter(isGuess).join();

/** Names a program by a number, in a link that this computer alone can read. */
export function writeProgramName(code: string): string {
  let sum = 0;
  for (let at = 0; at < code.length; at++) sum = (Math.imul(sum, 31) + code.charCodeAt(at)) >>> 0;
  return PROGRAM + sum.toString(36);
}
