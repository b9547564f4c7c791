import type { OwnGuess, SearchRequest, WatchRequest } from '../../sudoku/search';

/* In a link, a guess of the person's own is an option, such as `guess:0a1f.2c2g`: two letters for each placement. */

const GUESS = 'guess:';
const BASE = 36;
const FORM = /^(?:[\da-z]{2})*\.(?:[\da-z]{2})+$/;
/** The placements are 81 cells times nine digits. */
const PLACEMENTS = 729;

/** The person's guesses in a search. */
export const ownGuessesOf = (search: WatchRequest): readonly OwnGuess[] =>
  search.strategy === 'ownCode' ? [] : (search.guesses ?? []);

/** The same search with other guesses of the person's own. */
export const withGuesses = (search: SearchRequest, guesses: readonly OwnGuess[]): SearchRequest => {
  const { guesses: _, ...alone } = search;
  return guesses.length === 0 ? alone : { ...search, guesses };
};

export const writeGuesses = (search: WatchRequest): string =>
  ownGuessesOf(search)
    .map(({ path, first }) => `${GUESS}${written(path)}.${written(first)}`)
    .join(',');

const written = (placements: readonly number[]): string =>
  placements.map((placement) => placement.toString(BASE).padStart(2, '0')).join('');

/** Reads the guesses from the options of a link. Ignores what makes no sense. */
export const readGuesses = (options: string): readonly OwnGuess[] =>
  options.split(',').flatMap((option) => {
    const text = option.startsWith(GUESS) ? option.slice(GUESS.length) : '';
    const [path = [], first = []] = FORM.test(text) ? text.split('.').map(read) : [];
    return first.length > 0 && [...path, ...first].every((placement) => placement < PLACEMENTS)
      ? [{ path, first }]
      : [];
  });

const read = (text: string): readonly number[] =>
  (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, BASE));
