import type { SearchMachine } from './machine';

/**
 * A guess that a person makes for a strategy. It changes the order of the alternatives at one node of the tree, and
 * nothing else: the search is the same up to there, and what fails is taken back as ever.
 */
export interface OwnGuess {
  /** The choices that stand at the node, each as `cell * 9 + digit - 1`. */
  readonly path: readonly number[];
  /** The alternatives that come first: those that have failed there, and last the person's own. All are of one cell or digit. */
  readonly first: readonly number[];
}

/** The person's guesses for the node at which `depth` choices of a search stand. The last one counts most. */
export const ownGuessesAt = (
  guesses: readonly OwnGuess[],
  depth: number,
  search: Pick<SearchMachine, 'choiceAt'>,
): readonly OwnGuess[] =>
  guesses.filter(
    ({ path }) => path.length === depth && path.every((choice, at) => choice === search.choiceAt(at)),
  );
