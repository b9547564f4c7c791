import { useLayoutEffect } from 'react';
import type { Direction, Stores } from '../stores';
import { CELLS, cellAt, type Digit, isDigit, rowOf } from '../sudoku/core';
import { type Commands, useCommands, useStores } from './shared';

/** What a key asks for. */
export type KeyCommand =
  | { readonly kind: 'digit' | 'note' | 'centre'; readonly digit: Digit }
  | { readonly kind: 'move'; readonly direction: Direction; readonly extend: boolean }
  | { readonly kind: 'rowEnd'; readonly end: 'first' | 'last'; readonly extend: boolean }
  | { readonly kind: BoardKey | CommandKey };

type BoardKey = 'zero' | 'skip' | 'back' | 'erase' | 'selectAll' | 'toggleNotes' | 'toggleColours';
type CommandKey =
  | 'solve'
  | 'watch'
  | 'hint'
  | 'compare'
  | 'undo'
  | 'redo'
  | 'emptyBoard'
  | 'copyLink'
  | 'shortcuts'
  | 'escape';

/** The part of a keyboard event that tells a key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const LETTERS: Readonly<Record<string, BoardKey | CommandKey>> = {
  s: 'solve',
  w: 'watch',
  h: 'hint',
  r: 'compare',
  z: 'undo',
  y: 'redo',
  n: 'emptyBoard',
  l: 'copyLink',
  m: 'toggleNotes',
  c: 'toggleColours',
};

/** The command of a key press, `null` for none. With `letters` off, single letters mean nothing. */
export function commandOf(press: KeyPress, letters: boolean): KeyCommand | null {
  const { key, shiftKey: extend } = press;
  if (press.altKey) return null;
  if (press.ctrlKey || press.metaKey) return controlCommand(press);
  const direction = ARROWS[key];
  if (direction !== undefined) return { kind: 'move', direction, extend };
  if (key === 'Home' || key === 'End')
    return { kind: 'rowEnd', end: key === 'Home' ? 'first' : 'last', extend };
  if (key === 'Backspace') return { kind: 'back' };
  if (key === 'Delete') return { kind: 'erase' };
  if (key === 'Escape') return { kind: 'escape' };
  if (key === '?') return { kind: 'shortcuts' };
  if (key === '.') return { kind: 'zero' };
  if (key === ' ') return { kind: 'skip' };
  const digit = digitOf(press);
  if (digit === 0) return { kind: 'zero' };
  // Where digits are typed with Shift (as in French), Shift says nothing about notes; on a numpad they never are.
  const typed = key === String(digit) && !press.code.startsWith('Numpad');
  if (digit !== null) return { kind: extend && !typed ? 'note' : 'digit', digit };
  const command = letters && !extend ? LETTERS[letterOf(press)] : undefined;
  return command === undefined ? null : { kind: command };
}

function controlCommand(press: KeyPress): KeyCommand | null {
  switch (letterOf(press)) {
    case 'z':
      return { kind: press.shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { kind: 'redo' };
    case 'a':
      return { kind: 'selectAll' };
    default: {
      const digit = digitOf(press);
      return digit ? { kind: 'centre', digit } : null;
    }
  }
}

/** A digit by what the key types, or, for a digit key that types something else with Shift, by where it is. */
function digitOf({ key, code }: KeyPress): Digit | 0 | null {
  const typed = /^[0-9]$/.test(key) ? key : /^Digit([0-9])$/.exec(code)?.[1];
  if (typed === undefined) return null;
  const value = Number(typed);
  return isDigit(value) ? value : 0;
}

/** The Latin letter of a key; while a Korean input method is on, the one printed on it. */
function letterOf({ key, code }: KeyPress): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '';
}

/** Does what a key asks for. Returns whether it meant anything here. */
function perform(command: KeyCommand, stores: Stores, commands: Commands): boolean {
  const { editor, selection, screen } = stores;
  switch (command.kind) {
    case 'digit':
      editor.digit(command.digit);
      return true;
    case 'note':
      editor.note(command.digit);
      return true;
    case 'centre':
      return editor.centre(command.digit);
    case 'move':
      selection.move(command.direction, command.extend);
      return true;
    case 'rowEnd': {
      const row = rowOf(selection.store.getState().cursor);
      selection.moveTo(cellAt(row, command.end === 'first' ? 0 : 8), command.extend);
      return true;
    }
    case 'skip':
      return editor.skip();
    case 'zero':
    case 'back':
    case 'erase':
      editor[command.kind]();
      return true;
    case 'selectAll':
      selection.selectAll(CELLS);
      return true;
    case 'toggleNotes':
      editor.nextMode();
      return true;
    case 'toggleColours':
      editor.toggleMode('colour');
      return true;
    case 'shortcuts':
      screen.open('shortcuts');
      return true;
    default:
      commands[command.kind]();
      return true;
  }
}

const NOT_FOR_BUTTONS: ReadonlySet<KeyCommand['kind']> = new Set(['skip', 'move', 'rowEnd', 'selectAll']);

/** Whether the board one plays on is there. */
const isPlaying = ({ screen }: Stores): boolean => {
  const { mode, failed } = screen.store.getState();
  return failed || mode === 'play' || mode === 'hint';
};

/**
 * Keys work wherever the focus is, except where it is in something that uses them itself: a text field, a menu; and
 * Space and arrows belong to a focused button. Under an open dialog none do, even where what had the focus is gone.
 */
export function useKeyboard(): void {
  const stores = useStores();
  const commands = useCommands();
  // With the first picture of the board, not some time after it: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const { dialog } = stores.screen.store.getState();
      if (
        event.defaultPrevented ||
        dialog !== null ||
        target?.closest('[role="menu"], textarea, select, input[type="text"]')
      )
        return;
      const command = commandOf(event, stores.settings.getState().letterKeys);
      if (command === null) return;
      // What is no command of the page writes on the board or moves on it. Watch has keys of its own, Compare has none.
      if (!isPlaying(stores) && command.kind !== 'shortcuts' && !(command.kind in commands)) return;
      if (NOT_FOR_BUTTONS.has(command.kind) && target?.closest('button, input, a')) return;
      // On the board Space must not scroll the page, even where it writes nothing.
      const used = perform(command, stores, commands);
      if (used || target?.closest('[role="grid"]')) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [stores, commands]);
}
