import type { Messages } from '../../../i18n';
import type { Origin } from '../../../sudoku/core';

/** The heading of a puzzle. */
export function titleOf(origin: Origin, words: Messages['app']): string {
  const examples: Readonly<Record<string, string>> = words.exampleNames;
  // The code of a generated puzzle contains its level as a number from 1.
  const level = /-l(\d)/.exec(origin.code ?? '')?.[1];
  return words.title(
    origin,
    origin.kind === 'example'
      ? (examples[origin.name ?? ''] ?? null)
      : (words.made[Number(level) - 1] ?? origin.name),
  );
}
