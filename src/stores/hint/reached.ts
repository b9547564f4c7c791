import type { Cell } from '../../sudoku/core';
import { atLevel, atStep, turned } from './told';
import type { HintPage, HintView, Told } from './view';

type Far = Pick<HintPage, 'level' | 'at' | 'backward'>;

/** How far the hint of each cell was told, for when it is asked for again. */
export interface Reached {
  note(view: HintView): void;
  /** The same for a hint that was told before the page was loaded. */
  recall(cell: Cell, far: Far): void;
  /** How far the hint of a cell was told; `null` for not at all. */
  far(cell: Cell): Far | null;
  /** A hint for a cell, as far as one was told for it before. */
  resumed(told: Told, cell: Cell): Told;
  /** Another puzzle has other hints. */
  forget(): void;
}

export function createReached(): Reached {
  const reached = new Map<Cell, Far>();
  return {
    note(view) {
      if (view.kind !== 'told' || view.subject.kind !== 'cell') return;
      const { level, at, backward } = view;
      reached.set(view.subject.cell, { level, at, backward });
    },
    recall: (cell, far) => void reached.set(cell, far),
    far: (cell) => reached.get(cell) ?? null,
    resumed(told, cell) {
      const far = reached.get(cell);
      return far === undefined ? told : toldTo(told, far);
    },
    forget: () => reached.clear(),
  };
}

/** A hint as it is first told, told as far as it was once. */
export function toldTo(told: Told, { level, at, backward }: Far): Told {
  const way = backward === told.backward ? told : turned(told);
  const again = atLevel(way, level);
  return level === 'why' ? atStep(again, Math.min(at, told.steps.length - 1)) : again;
}
