import type { ClipMessages } from '../../../i18n';
import { type ClipFrame, FASTEST_READ } from '../../../stores';
import type { SearchView } from '../../../sudoku/search';
import { searchedCells } from '../board/searchedBoard';

/** A clip's frame, which shows a state as the board of Watch does. `fast` leaves out what would flicker. */
export function frameOf(view: SearchView, fast: boolean, words: ClipMessages['caption']): ClipFrame {
  const depth = view.stack.length;
  return {
    cells: searchedCells({ view, cursor: null, fast }).map(({ facts, clashes, isCursor, ...cell }) => cell),
    depth,
    caption: {
      step: words.step(view.step),
      depth: words.depth(depth),
      outcome: view.outcome === null ? null : { kind: view.outcome, text: words.outcome[view.outcome] },
    },
  };
}

/** Whether the clip shows steps so fast that the board of Watch would leave out what flickers. */
export const isTooFast = (steps: readonly number[], delay: number): boolean => {
  const [first = 0] = steps;
  const apart = ((steps.at(-1) ?? first) - first) / Math.max(1, steps.length - 1);
  return (apart * 1000) / delay > FASTEST_READ;
};
