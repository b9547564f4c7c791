import { type Cell, grid } from '../../sudoku/core';
import { busyWorkers, type Thread } from '../../worker';
import { followActivity } from '../shared/activity';
import { hasPowerToSpare } from '../shared/power';

/** Milliseconds between two looks at whether somebody uses the page. */
const REST = 700;

/**
 * Puzzles of which the worker proves the first blank cell. The proofs are long and use 14 to 18 techniques each: eight
 * short ones, whose end a question would wait for less long, leave the first proof twice as slow.
 */
export const REHEARSALS: readonly string[] = [
  '.4..5..67...1...4....2.....1..8..3........2...6...........4..5.3.....8..2........',
  '1.2....9.......5..9......2......6....2....8...8.4.5.6.2.153.4..37.1.4.....56..3..',
  '...5...........5.697.....2...48.2...25.1...3..8..3.........4.7..13.5..9..2...31..',
  '.1....63......3...8....5..9...4.7.6..4.....1.....9...51...28...7.8.5...2..21.....',
  '.....1...9.8....3....36.4...8.1....3.7..5......2...6....3....9.5......84.1...5.7.',
  '....7.1..2.....96.6............126.5...4....8....5....1......9..47..9.....8..425.',
  '4...5.....81..2..6.............4...2...1...5.....953.7.3.72.8...5...3.6...7..6.3.',
  '.....3.5...875...27.3.4...6.9.........1...8.....2.5...9...64..1..7...6...8......4',
];

export interface Rehearsal {
  /** The worker that will prove what people ask. */
  readonly thread: Pick<Thread, 'ask'>;
  /** Whether nobody has asked for a hint yet. */
  isWanted(): boolean;
  readonly countBusy?: () => number;
}

/**
 * Proves cells that nobody has asked about, so that the JavaScript engine compiles the search for proofs before it is
 * needed: in V8 the first proofs of a worker take two to four times as long as the later ones. One proof at a time, so
 * that a person's question waits for one at most; none while another worker is busy or somebody uses the page, and none
 * on a device that saves power or data.
 */
export async function rehearse({ thread, isWanted, countBusy = busyWorkers }: Rehearsal): Promise<void> {
  if (!(await hasPowerToSpare())) return;
  const following = new AbortController();
  const sinceActivity = followActivity(undefined, following.signal);
  for (const text of REHEARSALS) {
    while (isWanted() && (countBusy() > 0 || sinceActivity() < REST))
      await new Promise((done) => setTimeout(done, REST));
    if (!isWanted()) break;
    const board = { givens: grid(text), filled: grid(text), marks: null, without: [] };
    await thread.ask('prove', { board, cell: text.indexOf('.') as Cell, not: null });
  }
  following.abort();
}
