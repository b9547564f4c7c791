import type { InAnyLanguage } from '../../inAnyLanguage';
import { plural } from '../words';
import { count } from './names';

/** Two searches side by side. */
export const beside = {
  /** The command that shows a second search, and the one that takes it away. */
  open: 'Side by side',
  close: 'Close the second search',
  /** The two searches, by the names of their strategies. */
  first: (strategy: string) => `First search: ${strategy}`,
  second: (strategy: string) => `Second search: ${strategy}`,
  /** What a screen reader calls their stacks. */
  stacks: { first: 'Stack of the first search', second: 'Stack of the second search' },
  /** Shows the other of the two on a phone. */
  goTo: (strategy: string) => `Go to the other search: ${strategy}`,
  /** How both are in step. */
  inStep: 'In step by',
  pairings: { step: 'Steps', depth: 'Depth', parting: 'Where they part' },
  /** The command that goes to where they part: a step of the first, and one of the second. */
  part: (first: number, second: number) =>
    first === second
      ? `They part at step ${count(first)}`
      : `They part at step ${count(first)} of the first and ${count(second)} of the second`,
  asking: 'Looking for where they part.',
  never: 'They never part.',
  later: 'They do not part in the first 20 million steps.',
  /** How many cells have another digit on the other board. */
  differ: (cells: number) =>
    cells === 0 ? 'The boards are the same.' : `${plural(cells, 'cell differs', 'cells differ')}.`,
  /** The curve above a chart's map. `most` is its highest point. */
  apart: (most: number) =>
    most === 0
      ? 'All along, the boards are the same.'
      : `How many cells differ, all along: up to ${count(most)}.`,
  /** Where the second search starts. */
  puzzle: 'Puzzle',
  same: 'The same',
  another: 'Another',
  /** The field for another puzzle. */
  paste: 'Paste a puzzle in any notation',
  unread: 'No puzzle can be read here.',
};

export type BesideMessages = InAnyLanguage<typeof beside>;
