import type { Messages } from '../../../i18n';
import type { Origin } from '../../../sudoku/core';

/** The heading of a puzzle. */
export function titleOf(origin: Origin, words: Messages['app']): string {
  const examples: Readonly<Record<string, string>> = words.exampleNames;
  return words.title(origin, origin.kind === 'example' ? (examples[origin.name ?? ''] ?? null) : origin.name);
}
