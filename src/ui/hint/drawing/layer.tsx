import type { Explanation, HintView } from '../../../stores';
import { CELLS, type Cell, peersOf } from '../../../sudoku/core';
import { cellOf } from '../../../sudoku/techniques';
import { type BoardLayer, type HintLook, Labels } from '../../shared';
import { Overlay } from './Overlay';
import { type Scene, sceneOf } from './scene';
import { cellsOfAll } from './stepDrawing';
import './drawing.css';

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
    if (scene !== null) return drawnLayer(view, scene);
    const { subject } = view;
    return sees && subject.kind === 'cell' ? plain(peersOf(subject.cell), 'hint-house') : null;
  }
  if (view.kind === 'remark') {
    const { remark } = view;
    if ((remark.kind === 'wrong' || remark.kind === 'wrongNotes') && remark.shown)
      return plain(remark.cells, 'hint-wrong');
    return remark.kind === 'seen' ? plain([remark.by], 'hint-by') : null;
  }
  return view.kind === 'singles' ? plain(view.cells, 'hint-single') : null;
}

/** A layer of marks alone: the player's notes stay on the board. */
const plain = (cells: readonly Cell[], look: HintLook): BoardLayer => ({
  marks: new Map(cells.map((cell) => [cell, { looks: [look], told: '' }])),
});

function drawnLayer(explanation: Explanation, { stage, drawing, pencilled, fresh }: Scene): BoardLayer {
  const { subject, board, level } = explanation;
  const target = 'cell' in subject ? subject.cell : null;
  // In these cells the drawing replaces the player's notes, which are hidden.
  const busy = [...stage.placed.keys(), ...[...drawing.marks.keys()].map(cellOf)];
  const looks: readonly (readonly [HintLook, ReadonlySet<Cell>])[] = [
    ['hint-house', cellsOfAll(drawing.houses)],
    ['hint-cover', cellsOfAll(drawing.cover)],
    ['hint-target', new Set(target === null ? [] : [target])],
    ['hint-busy', new Set(pencilled ? [] : busy)],
  ];
  return {
    marks: new Map(
      CELLS.flatMap((cell) => {
        const own = looks.flatMap(([look, cells]) => (cells.has(cell) ? [look] : []));
        return own.length === 0 ? [] : [[cell, { looks: own, told: '' }] as const];
      }),
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
