import type { ExampleId } from '../../i18n';
import { EMPTY_GRID } from '../../sudoku/core';
import { Dialog, MiniBoard, useMessages, useMoreMessages, useStores } from '../shared';
import { EXAMPLES } from './examples';
import './library.css';

/** The built-in puzzles, each with a picture and a sentence about what it shows. */
export function ExamplesDialog() {
  const { importing, screen } = useStores();
  const { title, help, shows } = useMoreMessages().entry.examples;
  const names = useMessages().app.exampleNames;
  const ids = Object.keys(EXAMPLES) as ExampleId[];
  return (
    <Dialog title={title} onClose={screen.close} className="examples">
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
