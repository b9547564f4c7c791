import type { ShortcutMessages } from '../../i18n';
import { PAGE_KEYS } from './pageKeys';
import { VIEW_KEYS } from './viewKeys';

/** The keys of one line: all keys of the commands that the line explains. */
export type SheetLine = readonly string[];

type Groups = ShortcutMessages['groups'];

const { board, everywhere } = PAGE_KEYS;
const { bars, chart, hint, pages, photo, watch } = VIEW_KEYS;

/** The sheet of keys: its groups, and their lines. Every language has words for each line. */
export const SHEET = {
  everywhere: {
    solve: [everywhere.solve],
    watch: [everywhere.watch],
    hint: [everywhere.hint],
    compare: [everywhere.compare],
    // For these two, the browser fires its own events (see ui/entry/arrivals.ts).
    paste: ['Ctrl+V'],
    copy: ['Ctrl+C'],
    undo: [everywhere.undo],
    redo: [everywhere.redo],
    newPuzzle: [everywhere.newPuzzle],
    emptyBoard: [everywhere.emptyBoard],
    copyLink: [everywhere.copyLink],
    escape: [everywhere.escape],
    shortcuts: [everywhere.shortcuts],
  },
  hint: {
    next: [hint.next],
    back: [hint.back],
    fill: [hint.fill],
    leave: [everywhere.hint, everywhere.escape],
  },
  board: {
    move: [board.move],
    extend: [board.extend],
    digit: [board.digit],
    note: [board.note],
    centre: [board.centre],
    nextMode: [board.nextMode],
    toggleColours: [board.toggleColours],
    erase: [board.zero, board.erase, board.back],
    rowEnds: [board.rowStart, board.rowEnd],
    selectAll: [board.selectAll],
    leave: ['Tab'],
  },
  // What the board's keys do while colouring, and while setting a puzzle.
  colouring: {
    colour: ['1–6'],
    choose: [board.note],
    erase: [board.zero, board.erase, board.back],
  },
  setting: {
    digit: [board.digit],
    skip: [board.zero, board.skip],
    back: [board.back],
  },
  watching: {
    toggle: [watch.toggle],
    step: [watch.back, watch.forward],
    ends: [watch.first, watch.last],
    backtracks: [watch.nextBacktrack, watch.previousBacktrack],
    untilChanged: [watch.untilChanged],
    speed: [watch.slower, watch.faster],
    copyLink: [everywhere.copyLink],
    leave: [everywhere.watch, everywhere.escape],
  },
  chart: {
    expand: [chart.expand],
    zoom: [chart.zoomIn, chart.zoomOut],
    showAll: [chart.showAll],
    walk: [bars.toParent, bars.toChild, bars.toPrevious, bars.toNext],
    zoomToBar: [bars.zoomToBar],
    goToBar: [bars.goToBar],
    move: [bars.moveLeft, bars.moveRight],
    scroll: [bars.moveUp, bars.moveDown],
    mark: [bars.mark],
  },
  pages: { turn: [pages.previous, pages.next] },
  photo: {
    move: [photo.move],
    digit: [photo.digit],
    erase: [photo.erase],
    kind: [photo.kind],
    doubts: [photo.nextDoubt, photo.previousDoubt],
    choices: [photo.choices],
  },
  // The rows of the shelf are a list, which handles its keys itself.
  shelf: { open: ['Enter'], remove: ['Delete'], undo: [everywhere.undo] },
} as const satisfies {
  readonly [G in keyof Groups]: { readonly [L in keyof Groups[G]['lines']]: SheetLine };
};

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Escape: 'Esc',
};

/**
 * The keys of a line as the sheet shows them. Keys without a printed sign get words; `or` separates two keys that do
 * the same.
 */
export function writtenKeys(
  line: SheetLine,
  words: ShortcutMessages['keys'],
  or: (keys: readonly string[]) => string,
): string {
  const named: Readonly<Record<string, string>> = { ...SIGNS, ...words };
  const written = line.flatMap((keys) =>
    keys.split(' ').map(
      (key) =>
        named[key] ??
        key
          .replace(/[^+]+$/, (last) => named[last] ?? last)
          .replace(/^Ctrl\+(.)$/, 'Ctrl $1')
          .replace(/\+(?=.)/g, ' + '),
    ),
  );
  if (line.length === 1 && written.length === 2) return or(written);
  return written.join(written.every((key) => key.length === 1) ? ' ' : ', ');
}
