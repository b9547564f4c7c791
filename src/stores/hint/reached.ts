import type { Cell } from '../../sudoku/core';
import { atLevel, atStep } from './told';
import type { HintView, Level, Told } from './view';

/** How far the hint of each cell was told, for when it is asked for again. */
export interface Reached {
  note(view: HintView): void;
  /** The same for a hint that was told before the page was loaded. */
  recall(cell: Cell, level: Level, at: number): void;
  /** A hint for a cell, as far as one was told for it before. */
  resumed(told: Told, cell: Cell): Told;
  /** Another puzzle has other hints. */
  forget(): void;
}

export function createReached(): Reached {
  const reached = new Map<Cell, { readonly level: Level; readonly at: number }>();
  return {
    note(view) {
      if (view.kind === 'told' && view.subject.kind === 'cell')
        reached.set(view.subject.cell, { level: view.level, at: view.at });
    },
    recall: (cell, level, at) => void reached.set(cell, { level, at }),
    resumed(told, cell) {
      const far = reached.get(cell);
      if (far === undefined) return told;
      const again = atLevel(told, far.level);
      return far.level === 'why' ? atStep(again, Math.min(far.at, told.steps.length - 1)) : again;
    },
    forget: () => reached.clear(),
  };
}
