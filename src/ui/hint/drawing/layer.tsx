import type { Explanation, HintView } from '../../../stores';
import { CELLS, type Cell, peersOf } from '../../../sudoku/core';
import { cellOf } from '../../../sudoku/techniques';
import { type BoardLayer, Labels, type Marks } from '../../shared';
import { Overlay } from './Overlay';
import { type Scene, sceneOf } from './scene';
import { cellsOfAll } from './stepDrawing';
import './tints.css';

/** What an open hint lays over the board, with the names of rows and columns. `seesShown`: also what the cell sees. */
export function layerOf(view: HintView | null, seesShown: boolean): BoardLayer {
  const layer = view === null ? null : layerOfView(view, seesShown);
  return {
    ...layer,
    drawing: (
      <>
        {layer?.drawing}
        <Labels />
      </>
    ),
  };
}

function layerOfView(view: HintView, sees: boolean): BoardLayer | null {
  if (view.kind === 'explanation') {
    const scene = sceneOf(view);
    if (scene === null) {
      const { subject } = view;
      return sees && subject.kind === 'cell' ? plain((cell) => seenClass(cell, subject.cell)) : null;
    }
    return drawnLayer(view, scene);
  }
  if (view.kind === 'remark') {
    const { remark } = view;
    if ((remark.kind === 'wrong' || remark.kind === 'wrongNotes') && remark.shown)
      return plain((cell) => (remark.cells.includes(cell) ? 'hint-wrong' : ''));
    if (remark.kind === 'seen') return plain((cell) => (cell === remark.by ? 'hint-by' : ''));
    return null;
  }
  if (view.kind === 'singles') return plain((cell) => (view.cells.includes(cell) ? 'hint-single' : ''));
  return null;
}

const seenClass = (cell: Cell, from: Cell): string => (peersOf(from).includes(cell) ? 'hint-house' : '');

const marksBy = (lookOf: (cell: Cell) => string): Marks =>
  new Map(
    CELLS.map((cell) => [cell, { look: lookOf(cell), told: '' }] as const).filter(
      ([, { look }]) => look !== '',
    ),
  );

/** A layer of marks alone: the player's notes stay on the board. */
const plain = (lookOf: (cell: Cell) => string): BoardLayer => ({ marks: marksBy(lookOf) });

function drawnLayer(explanation: Explanation, { stage, drawing, pencilled, fresh }: Scene): BoardLayer {
  const { subject, board, level } = explanation;
  const tinted = cellsOfAll(drawing.houses);
  const covered = cellsOfAll(drawing.cover);
  const target = 'cell' in subject ? subject.cell : null;
  // In these cells the drawing replaces the player's notes, which are hidden.
  const busy = new Set([...stage.placed.keys(), ...[...drawing.marks.keys()].map(cellOf)]);
  return {
    marks: marksBy((cell) =>
      [
        tinted.has(cell) ? 'hint-house' : '',
        covered.has(cell) ? 'hint-cover' : '',
        cell === target ? 'hint-target' : '',
        !pencilled && busy.has(cell) ? 'hint-busy' : '',
      ]
        .filter((name) => name !== '')
        .join(' '),
    ),
    notes: pencilled ? stage.candidates : null,
    drawing: (
      <Overlay
        filled={board.filled}
        stage={stage}
        drawing={drawing}
        target={target}
        pencilled={pencilled}
        fresh={fresh}
        quiet={level === 'why' || level === 'fill'}
        coloured
      />
    ),
  };
}
