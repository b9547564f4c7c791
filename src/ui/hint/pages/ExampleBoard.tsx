import { CELLS, digitAt } from '../../../sudoku/core';
import { BoardLines, Labels, positionOf } from '../../shared';
import { Overlay } from '../drawing/Overlay';
import type { Stage } from '../drawing/stage';
import { cellsOfAll } from '../drawing/stepDrawing';
import type { Example, Shown } from './example';
import '../drawing/drawing.css';

interface ExampleBoardProps {
  readonly example: Example;
  readonly shown: Shown;
  /** Its short accessible name. */
  readonly name: string;
  /** The id of the element that describes what is drawn. */
  readonly describedBy: string;
}

/** A small board with a step drawn on it, as in hints, and the names of rows and columns. It takes no input. */
export function ExampleBoard({ example, shown, name, describedBy }: ExampleBoardProps) {
  const { givens, filled } = example;
  const { drawing, candidates } = shown;
  const tinted = cellsOfAll(drawing.houses);
  const covered = cellsOfAll(drawing.cover);
  const stage: Stage = { candidates, gone: new Set(), placed: new Map() };
  return (
    <div className="board example-board" role="img" aria-label={name} aria-describedby={describedBy}>
      {CELLS.map((cell) => {
        const digit = digitAt(filled, cell);
        const role = digitAt(givens, cell) === digit ? 'given' : 'entry';
        const classes = [tinted.has(cell) && 'hint-house', covered.has(cell) && 'hint-cover', digit && role];
        return (
          <div
            key={cell}
            className={['cell', ...classes.filter((name) => typeof name === 'string')].join(' ')}
            style={positionOf(cell)}
          >
            {digit !== null && <span className="digit">{digit}</span>}
          </div>
        );
      })}
      <BoardLines />
      <Overlay filled={filled} stage={stage} drawing={drawing} target={null} quiet fresh={null} pencilled />
      <Labels />
    </div>
  );
}
