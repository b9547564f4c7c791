import { CELLS, countFilled, EMPTY_GRID, type Puzzle } from '../../sudoku/core';
import type { Reading, ReadingError } from '../../sudoku/formats';
import type { Thread } from '../../worker';
import type { BoardState, Draft } from './importingState';

/** Up to so many boards each is judged: a note has few, a list of puzzles many. */
const MOST_JUDGED = 12;

/** What is shown of a text that is not one puzzle; `null` if there is nothing to show, or nobody wants it. */
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
 * The puzzle that the likeliest repair of a refused text leads to. The cell in which the second repair differs is in
 * doubt. `null` if no repair leaves one puzzle, or nobody wants it.
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
