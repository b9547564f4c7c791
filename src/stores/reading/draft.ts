import { CELLS, countFilled, EMPTY_GRID, type Puzzle } from '../../sudoku/core';
import type { Reading, ReadingError } from '../../sudoku/formats';
import type { Thread } from '../../worker';
import type { BoardState, Draft } from './importingState';

/**
 * Boards are judged only if there are at most this many. A text with a few boards has few, a list of puzzles has many.
 */
const MOST_JUDGED = 12;

/** A preview of a text that is not exactly one puzzle; `null` if there is none, or `isWanted` has become false. */
export async function draftOf(
  reading: Exclude<Reading, { readonly kind: 'one' }>,
  thread: Thread,
  isWanted: () => boolean,
): Promise<Draft | null> {
  if (reading.kind === 'refused') return mendedOf(reading.error, thread, isWanted);
  const boards = reading.choices.map(({ puzzle }) => puzzle.givens);
  if (reading.total > MOST_JUDGED) return null;
  const reply = await thread.ask('judge', { boards });
  if (!reply.ok) return null;
  const judged = reply.value.map(
    (count, index): BoardState =>
      count === 'one' && countFilled(boards[index] ?? EMPTY_GRID) === CELLS.length ? 'solved' : count,
  );
  const likeliest = judged.indexOf('one');
  const preferred = Math.max(0, likeliest < 0 ? judged.findIndex((state) => state !== 'solved') : likeliest);
  const puzzle = reading.choices[preferred]?.puzzle;
  return puzzle === undefined ? null : { puzzle, doubtful: null, judged, preferred };
}

/**
 * The puzzle after the likeliest repair of a refused text. If the second repair differs in one cell, that cell is in
 * doubt. `null` if no repair leads to exactly one puzzle, or `isWanted` has become false.
 */
async function mendedOf(
  { repairs }: ReadingError,
  thread: Thread,
  isWanted: () => boolean,
): Promise<Draft | null> {
  const mended: Puzzle[] = [];
  for (const { text } of repairs.slice(0, 2)) {
    if (!isWanted()) return null;
    const reply = await thread.ask('read', { text });
    if (reply.ok && reply.value.kind === 'one') mended.push(reply.value.choice.puzzle);
  }
  const [puzzle, other = puzzle] = mended;
  if (puzzle === undefined) return null;
  const differing = CELLS.filter((cell) => puzzle.givens[cell] !== other?.givens[cell]);
  return { puzzle, doubtful: differing.length === 1 ? (differing[0] ?? null) : null };
}
