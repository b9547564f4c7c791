import type { ShortcutMessages } from '../../i18n';
import type { Stores } from '../../stores';
import { CELLS, cellAt, type Digit, rowOf } from '../../sudoku/core';
import type { Keyed } from '../shared';
import { digitOf, directionOf } from './press';

/**
 * The keymap says which keys do what, and where: `COMMANDS` of ui/shared has the keys of every view, this file those of
 * the board, viewKeys.ts the others. Two parts of the page that are shown at once never share a key.
 *
 * Several keys of one action are separated by spaces. A letter is the one that the key types or, if that is not Latin,
 * the one printed on the key. `1–9` means any of these digits. `Arrows` means any arrow that the same part does not
 * list by itself. With Shift, a key does the same as without, unless it is a letter or is also listed with Shift.
 */
export type Keys<Line extends string = string> = Readonly<Record<string, Keyed<Line> & KeyRun>>;

/** What the keys do, if the register knows it; otherwise the component says so that makes them work. */
interface KeyRun {
  readonly run?: (...given: never[]) => unknown;
}

/** The lines of a group of the sheet of keys. */
export type LinesOf<G extends keyof ShortcutMessages['groups']> =
  keyof ShortcutMessages['groups'][G]['lines'];

const move = ({ selection }: Stores, event: KeyboardEvent): void =>
  selection.move(directionOf(event), event.shiftKey);

const toEnd =
  (column: 0 | 8) =>
  ({ selection }: Stores, event: KeyboardEvent): void =>
    selection.moveTo(cellAt(rowOf(selection.store.getState().cursor), column), event.shiftKey);

const pressed = (event: KeyboardEvent): Digit => digitOf(event) as Digit;

/** The board in Play. */
export const BOARD_KEYS = {
  move: { keys: 'Arrows', run: move },
  extend: { keys: 'Shift+Arrows', run: move },
  digit: { keys: '1–9', run: ({ editor }: Stores, event: KeyboardEvent) => editor.digit(pressed(event)) },
  note: { keys: 'Shift+1–9', run: ({ editor }: Stores, event: KeyboardEvent) => editor.note(pressed(event)) },
  centre: {
    keys: 'Ctrl+1–9',
    run: ({ editor }: Stores, event: KeyboardEvent) => editor.centre(pressed(event)),
  },
  nextMode: { keys: 'M', run: ({ editor }: Stores) => editor.nextMode() },
  toggleColours: { keys: 'C', run: ({ editor }: Stores) => editor.toggleMode('colour') },
  zero: { keys: '0 .', line: 'erase', run: ({ editor }: Stores) => editor.zero() },
  skip: { keys: 'Space', line: null, run: ({ editor }: Stores) => editor.skip() },
  erase: { keys: 'Delete', line: 'erase', run: ({ editor }: Stores) => editor.erase() },
  back: { keys: 'Backspace', line: 'erase', run: ({ editor }: Stores) => editor.back() },
  insertCell: { keys: 'I', line: null, run: ({ editor }: Stores) => editor.insertCell() },
  takeOutCell: { keys: 'Shift+I', line: null, run: ({ editor }: Stores) => editor.takeOutCell() },
  rowStart: { keys: 'Home', line: 'rowEnds', run: toEnd(0) },
  rowEnd: { keys: 'End', line: 'rowEnds', run: toEnd(8) },
  selectAll: { keys: 'Ctrl+A', run: ({ selection }: Stores) => selection.selectAll(CELLS) },
} as const satisfies Keys<LinesOf<'board'>>;
