import {
  type OwnGuess,
  type ProgramRequest,
  reordered,
  type SearchRequest,
  type WatchRequest,
} from '../../sudoku/search';
import { inTasks } from './piecemeal';

/* In a link, a guess of the person's own is an option, such as `guess:0a1f.2c2g`: two letters for each placement. */

const GUESS = 'guess:';
const BASE = 36;
const FORM = /^(?:[\da-z]{2})*\.(?:[\da-z]{2})+$/;
/** The placements are 81 cells times nine digits. */
const PLACEMENTS = 729;

/** The person's guesses in a search. */
export const ownGuessesOf = ({ guesses = [] }: WatchRequest): readonly OwnGuess[] => guesses;

/** The same search with one more guess of the person's own. */
export const withGuess = <R extends SearchRequest>(search: R, guess: OwnGuess): R => ({
  ...search,
  guesses: [...ownGuessesOf(search), guess],
});

/** The same of a program, with the same search if it never makes that guess. Its tape may be long, so it takes a while. */
export async function withGuessOnTape(search: ProgramRequest, guess: OwnGuess): Promise<ProgramRequest> {
  const { program, givens } = search;
  const tape = await inTasks(reordered(program.tape, givens, guess));
  const guesses = [...ownGuessesOf(search), guess];
  return tape === null ? search : { ...search, guesses, program: { ...program, tape } };
}

export const isGuess = (option: string): boolean => option.startsWith(GUESS);

export const writeGuesses = (search: WatchRequest): string =>
  ownGuessesOf(search)
    .map(({ path, first }) => `${GUESS}${written(path)}.${written(first)}`)
    .join(',');

const written = (placements: readonly number[]): string =>
  placements.map((placement) => placement.toString(BASE).padStart(2, '0')).join('');

/** Reads the guesses from the options of a link. Ignores what makes no sense. */
export const readGuesses = (options: string): readonly OwnGuess[] =>
  options.split(',').flatMap((option) => {
    const text = isGuess(option) ? option.slice(GUESS.length) : '';
    const [path = [], first = []] = FORM.test(text) ? text.split('.').map(read) : [];
    return first.length > 0 && [...path, ...first].every((placement) => placement < PLACEMENTS)
      ? [{ path, first }]
      : [];
  });

const read = (text: string): readonly number[] =>
  (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, BASE));
