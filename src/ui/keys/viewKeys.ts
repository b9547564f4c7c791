import type { Keys } from './pageKeys';

/** The keys of views and dialogs; they load with these. */
export const VIEW_KEYS = {
  /** The pages of techniques, in their dialog. */
  pages: { previous: 'ArrowLeft', next: 'ArrowRight' },
  /** An open hint. */
  hint: { next: 'Enter ArrowRight', back: 'ArrowLeft', fill: 'F' },
  /** The chart of a search, wherever the focus is. */
  chart: { showAll: 'Shift+0', zoomIn: '+ =', zoomOut: '-', expand: 'F' },
  /** The chart, only while it has the focus. */
  bars: {
    toParent: 'ArrowUp',
    toChild: 'ArrowDown',
    toPrevious: 'ArrowLeft',
    toNext: 'ArrowRight',
    zoomToBar: 'Enter',
    goToBar: 'Shift+Enter',
    moveLeft: 'Shift+ArrowLeft',
    moveRight: 'Shift+ArrowRight',
    moveUp: 'PageUp',
    moveDown: 'PageDown',
    mark: 'M',
  },
  /** Watch. */
  watch: {
    toggle: 'Space',
    back: 'ArrowLeft',
    forward: 'ArrowRight',
    first: 'Home',
    last: 'End',
    nextBacktrack: 'B',
    previousBacktrack: 'Shift+B',
    untilChanged: 'C',
    slower: '[',
    faster: ']',
  },
  /** The review of a photograph, in its dialog. */
  photo: {
    move: 'Arrows',
    digit: '1–9',
    erase: '0 Delete Backspace',
    kind: 'H',
    nextDoubt: 'N',
    previousDoubt: 'Shift+N',
    choices: 'Enter',
  },
  /** The board of Watch. */
  watchBoard: { move: 'Arrows' },
} as const satisfies Record<string, Keys>;
