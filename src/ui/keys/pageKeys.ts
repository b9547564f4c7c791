/**
 * The keymap says which keys do what, and where. The first visit needs the keys of this file; viewKeys.ts has the others. No
 * two places that are shown at once have a key in common.
 *
 * Keys of the same command stand side by side. A letter is the one that the key types or, where that is no Latin text, the
 * one printed on it. `1–9` is any of these digits. `Arrows` is any arrow, where no place has that arrow itself. With Shift a
 * key does the same as without, unless it is a letter or stands here with Shift too.
 */
export type Keys = Readonly<Record<string, string>>;

/** The keys of the page. */
export const PAGE_KEYS = {
  /** The board in Play. */
  board: {
    move: 'Arrows',
    extend: 'Shift+Arrows',
    digit: '1–9',
    note: 'Shift+1–9',
    centre: 'Ctrl+1–9',
    nextMode: 'M',
    toggleColours: 'C',
    zero: '0 .',
    skip: 'Space',
    erase: 'Delete',
    back: 'Backspace',
    rowStart: 'Home',
    rowEnd: 'End',
    selectAll: 'Ctrl+A',
  },
  /** In every view. */
  everywhere: {
    solve: 'S',
    watch: 'W',
    hint: 'H',
    compare: 'R',
    undo: 'Z Ctrl+Z',
    redo: 'Y Ctrl+Y Ctrl+Shift+Z',
    newPuzzle: 'N',
    emptyBoard: 'E',
    copyLink: 'L',
    escape: 'Escape',
    shortcuts: '?',
  },
} as const satisfies Record<string, Keys>;

/** The command of a key, named as in the keymap. */
export const commandOf = <K extends Keys>(keys: K, name: string): keyof K | undefined =>
  Object.keys(keys).find((command) => keys[command]?.split(' ').includes(name));
