import { CELLS, cellAt, type Digit, rowOf } from '../sudoku/core';
import { digitOf, directionOf, PAGE_KEYS, useKeys } from './keys';
import { useCommands, useStores } from './shared';

/** The keys of every view, and those of Play's board. */
export function usePageKeys(): void {
  const { editor, screen, selection } = useStores();
  const commands = useCommands();
  useKeys(PAGE_KEYS.everywhere, { ...commands, shortcuts: () => screen.open('shortcuts') });

  const move = (event: KeyboardEvent): void => selection.move(directionOf(event), event.shiftKey);
  const write = (way: (digit: Digit) => unknown) => (event: KeyboardEvent) => way(digitOf(event) as Digit);
  const toEnd = (column: 0 | 8) => (event: KeyboardEvent) =>
    selection.moveTo(cellAt(rowOf(selection.store.getState().cursor), column), event.shiftKey);
  useKeys(
    PAGE_KEYS.board,
    {
      ...editor,
      move,
      extend: move,
      digit: write(editor.digit),
      note: write(editor.note),
      centre: write(editor.centre),
      toggleColours: () => editor.toggleMode('colour'),
      rowStart: toEnd(0),
      rowEnd: toEnd(8),
      selectAll: () => selection.selectAll(CELLS),
    },
    {
      may(key, focused) {
        const { mode, failed } = screen.store.getState();
        const isPlaying = failed || mode === 'play' || mode === 'hint';
        return isPlaying && !(NOT_ON_CONTROLS.test(key) && focused?.closest('button, input, a'));
      },
    },
  );
}

/** Keys that must not work while a button has the focus, because the cursor on the board is then out of sight. */
const NOT_ON_CONTROLS = /Arrow|Home|End|Space|Ctrl\+A/;
