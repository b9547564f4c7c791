import { useMemo } from 'react';
import type { Explanation, HintView } from '../../../stores';
import { CELLS, type Cell, peersOf } from '../../../sudoku/core';
import { cellOf } from '../../../sudoku/techniques';
import { type BoardDress, Labels } from '../../shared';
import { Overlay } from './Overlay';
import { type Scene, sceneOf } from './scene';
import { cellsOfAll } from './stepDrawing';
import './tints.css';

/** What lies on the board for a view, with the names of rows and columns around it. `sees` shows what the chosen cell sees. */
export function useDress(view: HintView | null, sees: boolean): BoardDress {
  return useMemo(() => {
    const { classes, notes, overlay } = (view === null ? null : dressOf(view, sees)) ?? NOTHING;
    return {
      classes,
      notes,
      overlay: (
        <>
          {overlay}
          <Labels />
        </>
      ),
    };
  }, [view, sees]);
}

const NOTHING: BoardDress = { classes: [], notes: null, overlay: null };

function dressOf(view: HintView, sees: boolean): BoardDress | null {
  if (view.kind === 'explanation') {
    const scene = sceneOf(view);
    if (scene === null) {
      const { subject } = view;
      return sees && subject.kind === 'cell' ? plain((cell) => seenClass(cell, subject.cell)) : null;
    }
    return dressFor(view, scene);
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

/** Classes alone: the notes on the board stay where they are. */
const plain = (classOf: (cell: Cell) => string): BoardDress => ({
  classes: CELLS.map(classOf),
  notes: null,
  overlay: null,
});

function dressFor(explanation: Explanation, { stage, drawing, pencilled, fresh }: Scene): BoardDress {
  const { subject, board, level } = explanation;
  const tinted = cellsOfAll(drawing.houses);
  const covered = cellsOfAll(drawing.cover);
  const target = 'cell' in subject ? subject.cell : null;
  // What is drawn in a cell stands for the notes that are there.
  const busy = new Set([...stage.placed.keys(), ...[...drawing.marks.keys()].map(cellOf)]);
  return {
    classes: CELLS.map((cell) =>
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
    overlay: (
      <Overlay
        filled={board.filled}
        stage={stage}
        drawing={drawing}
        target={target}
        pencilled={pencilled}
        fresh={fresh}
        quiet={level === 'why' || level === 'fill'}
      />
    ),
  };
}
