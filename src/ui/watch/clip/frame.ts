import type { ClipMessages } from '../../../i18n';
import { type ClipFrame, FASTEST_READ } from '../../../stores';
import { type Cell, digitsOf } from '../../../sudoku/core';
import type { SearchView } from '../../../sudoku/search';
import { watchLooks } from '../board/looks';

/** A state as a frame shows it: as the board of Watch does. `fast` leaves out what would flicker. */
export function frameOf(view: SearchView, fast: boolean, words: ClipMessages['caption']): ClipFrame {
  const looks = watchLooks({ view, clashing: NONE, cursor: NOWHERE, fast, mistake: null });
  const depth = view.stack.length;
  return {
    cells: looks.map(({ digit, at, depth, failed, candidates, gone, facts }) => ({
      digit,
      role: facts.role,
      at,
      depth,
      failed: digitsOf(failed),
      candidates: digitsOf(candidates),
      gone,
      blocks: facts.blocks,
    })),
    depth,
    caption: {
      step: words.step(view.step),
      depth: words.depth(depth),
      outcome: view.outcome === null ? null : { kind: view.outcome, text: words.outcome[view.outcome] },
    },
  };
}

const NONE: ReadonlySet<Cell> = new Set();
/** No cell is marked as the one the keyboard is on, as there is no keyboard; which one that would be does not matter. */
const NOWHERE = 0 as Cell;

/** Whether steps pass so fast that the board of Watch, too, would leave out what flickers. */
export const isTooFast = (steps: readonly number[], delay: number): boolean => {
  const [first = 0] = steps;
  const apart = ((steps.at(-1) ?? first) - first) / Math.max(1, steps.length - 1);
  return (apart * 1000) / delay > FASTEST_READ;
};
