import type { Messages } from '../../../i18n';
import type { ShelfState } from '../../../stores';
import type { Origin } from '../../../sudoku/core';

/** The heading of a puzzle. */
export function titleOf(origin: Origin, words: Messages['app']): string {
  const examples: Readonly<Record<string, string>> = words.exampleNames;
  // After its version and its seed, the code of a generated puzzle has a technique that it was made for, or its level.
  const [, part, level] = /-.*-(n\w|l(\d))/.exec(origin.code ?? '') ?? [];
  if (part !== undefined && level === undefined) return words.madeFor(origin.name);
  return words.title(
    origin,
    origin.kind === 'example'
      ? (examples[origin.name ?? ''] ?? null)
      : (words.made[Number(level)] ?? origin.name),
  );
}

/** The name that the player has given the puzzle on the board; `undefined` without one. */
export const nameOnShelf = ({ cards, current }: ShelfState): string | undefined =>
  current === null ? undefined : cards.get(current)?.name;
