import { CELLS, countFilled, EMPTY_GRID, type Puzzle } from '../../sudoku/core';
import type { Reading, ReadingError } from '../../sudoku/formats';
import type { Thread } from '../../worker';
import type { BoardState, Draft } from './importingState';

/** Of no more boards than these each is judged: a note has few, a list of puzzles many. */
const MOST_JUDGED = 12;

/** What is shown of a text that is not one puzzle; `null` where there is nothing, or it is no longer wanted. */
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
 * What the two likeliest repairs of a refused text agree on, `null` where none leaves one puzzle, or where it is no longer
 * wanted. The cell they differ in is in doubt.
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
