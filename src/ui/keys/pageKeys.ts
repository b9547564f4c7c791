/**
 * The keymap says which keys do what, and where. The first visit needs the keys of this file; viewKeys.ts has the
 * others. Two parts of the page that are shown at once never share a key.
 *
 * Several keys of one command are separated by spaces. A letter is the one that the key types or, if that is not Latin,
 * the one printed on the key. `1–9` means any of these digits. `Arrows` means any arrow that the same part does not
 * list by itself. With Shift, a key does the same as without, unless it is a letter or is also listed with Shift.
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
