import { type HintCatalogue, LANGUAGES, type Messages } from '../../../i18n';
import type { ShelfState } from '../../../stores';
import type { Origin } from '../../../sudoku/core';
import { useLanguage } from '../context';
import { useLoadedIf } from '../loaded';

/** The names of all techniques, in the language of the page. */
export type TechniqueNames = HintCatalogue['techniques']['names'];

/** After its version and its seed, the code of a generated puzzle has a technique that it was made for, or its level. */
const purposeIn = ({ code = '' }: Origin) => /-.*-(?:n(?<technique>\w+)|l(?<level>\d))/.exec(code)?.groups;

/**
 * The heading of a puzzle.
 *
 * @param names are only of use for a puzzle that was made for a technique; `null` until they have loaded
 */
export function titleOf(origin: Origin, words: Messages['app'], names: TechniqueNames | null): string {
  const examples: Readonly<Record<string, string>> = words.exampleNames;
  const known: Readonly<Record<string, string>> = names ?? {};
  const { technique, level } = purposeIn(origin) ?? {};
  // Earlier versions stored the technique's name, in the language of that time.
  if (technique !== undefined) return words.madeFor(known[technique] ?? origin.name);
  return words.title(
    origin,
    origin.kind === 'example'
      ? (examples[origin.name ?? ''] ?? null)
      : (words.made[Number(level)] ?? origin.name),
  );
}

/** Whether a puzzle was made for a technique, which its title names. */
export const isForTechnique = (origin: Origin): boolean => purposeIn(origin)?.technique !== undefined;

/** The names of techniques, if one of the titles has one; `null` otherwise, and until they have loaded. */
export function useNamesIn(origins: readonly Origin[]): TechniqueNames | null {
  const isWanted = origins.some(isForTechnique);
  // No name of a technique depends on how cells are called.
  return useLoadedIf(LANGUAGES[useLanguage()].loadHints, isWanted)?.(null).techniques.names ?? null;
}

/** The name that the player has given the puzzle on the board; `undefined` without one. */
export const nameOnShelf = ({ cards, current }: ShelfState): string | undefined =>
  current === null ? undefined : cards.get(current)?.name;
