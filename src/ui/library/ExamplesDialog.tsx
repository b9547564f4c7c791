import type { ExampleId } from '../../i18n';
import { EMPTY_GRID, type Grid, grid } from '../../sudoku/core';
import { Dialog, MiniBoard, useMessages, useMoreMessages, useStores } from '../shared';
import './library.css';

/** The built-in puzzles. The sentences in i18n say what each one shows. */
export const EXAMPLES: Readonly<Record<ExampleId, Grid>> = {
  array: grid('.3.26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...'),
  euler96: grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..'),
  needsSearch: grid('4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......'),
  nineLines: grid('1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7'),
  againstBruteForce: grid(
    '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9',
  ),
  inkala2012: grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..'),
  twoSolutions: grid('.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.'),
  noSolution: grid('..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..'),
  longProof: grid('.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........'),
  clash: grid(`55${'.'.repeat(79)}`),
  empty: EMPTY_GRID,
};

/** The built-in puzzles, each with a picture and a sentence about what it shows. */
export function ExamplesDialog() {
  const { importing, screen } = useStores();
  const { title, help, shows } = useMoreMessages().entry.examples;
  const names = useMessages().app.exampleNames;
  const ids = Object.keys(EXAMPLES) as ExampleId[];
  return (
    <Dialog title={title} onClose={screen.close} className="examples" width={47.5}>
      <p className="sub">{help}</p>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="tile"
              onClick={() =>
                importing.openExample(
                  { givens: EXAMPLES[id], entries: EMPTY_GRID, notes: null, name: null },
                  id,
                )
              }
            >
              <MiniBoard givens={EXAMPLES[id]} entries={EMPTY_GRID} />
              <span>
                <b>{names[id]}</b>
                {shows[id]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
