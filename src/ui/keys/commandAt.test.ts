import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../shared';
import { BOARD_KEYS } from './boardKeys';
import { commandAt } from './commandAt';
import { digitOf, directionOf, type KeyPress } from './press';
import { VIEW_KEYS } from './viewKeys';

type Held = 'Shift' | 'Ctrl' | 'Cmd' | 'Alt' | 'NumLock';

const press = (key: string, code = '', ...held: Held[]): KeyPress => ({
  key,
  code,
  shiftKey: held.includes('Shift'),
  ctrlKey: held.includes('Ctrl'),
  metaKey: held.includes('Cmd'),
  altKey: held.includes('Alt'),
  getModifierState: (name) => held.some((one) => one === name),
});

/** The command of a key press in Play, with the digit or direction that the press contains. */
function asked(key: KeyPress, letters: boolean): readonly unknown[] | null {
  const command = commandAt({ ...BOARD_KEYS, ...COMMANDS }, key, letters);
  if (command === undefined) return null;
  if (command === 'move' || command === 'extend') return [command, directionOf(key)];
  return ['digit', 'note', 'centre'].includes(command) ? [command, digitOf(key)] : [command];
}

describe('a key', () => {
  it.each<[string, KeyPress, readonly unknown[] | null]>([
    ['a digit', press('5', 'Digit5'), ['digit', 5]],
    ['a digit of the numpad', press('5', 'Numpad5'), ['digit', 5]],
    ['Shift and a digit', press('%', 'Digit5', 'Shift'), ['note', 5]],
    ['Shift and a digit that types a letter', press('/', 'Digit7', 'Shift'), ['note', 7]],
    ['Shift and a digit of the numpad', press('5', 'Numpad5', 'Shift'), ['note', 5]],
    ['a digit of the numpad with NumLock', press('5', 'Numpad5', 'NumLock'), ['digit', 5]],
    ['the same with Shift in Windows, which hides it', press('Clear', 'Numpad5', 'NumLock'), ['note', 5]],
    ['1 with Shift in Windows', press('End', 'Numpad1', 'NumLock'), ['note', 1]],
    ['2 with Shift in Windows', press('ArrowDown', 'Numpad2', 'NumLock'), ['note', 2]],
    ['9 with Shift where Windows shows it', press('PageUp', 'Numpad9', 'NumLock', 'Shift'), ['note', 9]],
    ['zero with Shift in Windows', press('Insert', 'Numpad0', 'NumLock'), ['zero']],
    ['the dot with Shift in Windows', press('Delete', 'NumpadDecimal', 'NumLock'), ['zero']],
    ['Ctrl and a digit of the numpad', press('5', 'Numpad5', 'NumLock', 'Ctrl'), ['centre', 5]],
    ['1 without NumLock', press('End', 'Numpad1'), ['rowEnd']],
    ['2 without NumLock', press('ArrowDown', 'Numpad2'), ['move', 'down']],
    ['2 with Shift, without NumLock', press('ArrowDown', 'Numpad2', 'Shift'), ['extend', 'down']],
    ['5 without NumLock', press('Clear', 'Numpad5'), null],
    ['an arrow with NumLock', press('ArrowDown', 'ArrowDown', 'NumLock'), ['move', 'down']],
    ['Shift and an arrow with NumLock', press('ArrowUp', 'ArrowUp', 'NumLock', 'Shift'), ['extend', 'up']],
    ['the numpad while an input method is on', press('Process', 'Numpad5', 'NumLock'), ['digit', 5]],
    ['the decimal comma of the numpad', press(',', 'NumpadDecimal', 'NumLock'), ['zero']],
    ['an Arabic digit', press('٥', 'Digit5'), ['digit', 5]],
    ['an Arabic digit of the numpad', press('٩', 'Numpad9', 'NumLock'), ['digit', 9]],
    ['Shift and an Arabic digit of the numpad', press('٩', 'Numpad9', 'Shift'), ['note', 9]],
    ['Ctrl and an Arabic digit', press('٥', 'Digit5', 'Ctrl'), ['centre', 5]],
    ['an Arabic zero', press('٠', 'Digit0'), ['zero']],
    ['a Persian digit', press('۴', 'Digit4'), ['digit', 4]],
    ['a Devanagari digit on another key', press('३', 'KeyE'), ['digit', 3]],
    ['a full-width digit', press('８', ''), ['digit', 8]],
    ['a mathematical digit beyond the first plane', press('𝟡', ''), ['digit', 9]],
    ['a superscript, which is no digit', press('²', 'Backquote'), null],
    ['a French digit, with its Shift', press('1', 'Digit1', 'Shift'), ['digit', 1]],
    ['a French digit, without its Shift', press('&', 'Digit1'), ['digit', 1]],
    ['a French zero', press('à', 'Digit0'), ['zero']],
    ['a digit while a Korean input method is on', press('Process', 'Digit5'), ['digit', 5]],
    ['zero', press('0', 'Digit0'), ['zero']],
    ['zero of the numpad', press('0', 'Numpad0'), ['zero']],
    ['a dot', press('.', 'Period'), ['zero']],
    ['the dot of the numpad', press('.', 'NumpadDecimal'), ['zero']],
    ['Space', press(' ', 'Space'), ['skip']],
    ['Backspace', press('Backspace'), ['back']],
    ['Delete', press('Delete'), ['erase']],
    ['an arrow', press('ArrowUp'), ['move', 'up']],
    ['Shift and an arrow', press('ArrowLeft', '', 'Shift'), ['extend', 'left']],
    ['Home', press('Home'), ['rowStart']],
    ['Shift and End', press('End', '', 'Shift'), ['rowEnd']],
    ['Escape', press('Escape'), ['escape']],
    ['a question mark', press('?', 'Slash', 'Shift'), ['shortcuts']],
    ['a question mark on the digit row', press('?', 'Digit0', 'Shift'), ['shortcuts']],
    ['S', press('s', 'KeyS'), ['solve']],
    ['S with Caps Lock', press('S', 'KeyS'), ['solve']],
    ['S in Korean', press('ㄴ', 'KeyS'), ['solve']],
    ['S to an input method', press('Process', 'KeyS'), ['solve']],
    ['S in Dvorak, where it is elsewhere', press('s', 'Semicolon'), ['solve']],
    ['W', press('w', 'KeyW'), ['watch']],
    ['a comma in Dvorak, where W is elsewhere', press(',', 'KeyW'), null],
    ['Shift and Home', press('Home', '', 'Shift'), ['rowStart']],
    ['Shift and Backspace', press('Backspace', '', 'Shift'), ['back']],
    ['H', press('h', 'KeyH'), ['hint']],
    ['Z', press('z', 'KeyZ'), ['undo']],
    ['Y', press('y', 'KeyY'), ['redo']],
    ['N', press('n', 'KeyN'), ['newPuzzle']],
    ['E', press('e', 'KeyE'), ['emptyBoard']],
    ['L', press('l', 'KeyL'), ['copyLink']],
    ['M', press('m', 'KeyM'), ['nextMode']],
    ['C', press('c', 'KeyC'), ['toggleColours']],
    ['Ctrl and a digit', press('5', 'Digit5', 'Ctrl'), ['centre', 5]],
    ['Cmd and a digit', press('5', 'Digit5', 'Cmd'), ['centre', 5]],
    ['Ctrl and zero, which is the browser’s', press('0', 'Digit0', 'Ctrl'), null],
    ['Ctrl and C, which copies', press('c', 'KeyC', 'Ctrl'), null],
    ['Shift and S', press('S', 'KeyS', 'Shift'), null],
    ['Shift and N', press('N', 'KeyN', 'Shift'), ['wishPuzzle']],
    ['Ctrl and Z', press('z', 'KeyZ', 'Ctrl'), ['undo']],
    ['Cmd and Z', press('z', 'KeyZ', 'Cmd'), ['undo']],
    ['Ctrl and Z in Korean', press('ㅋ', 'KeyZ', 'Ctrl'), ['undo']],
    ['Ctrl and Z in French, where it is elsewhere', press('z', 'KeyW', 'Ctrl'), ['undo']],
    ['Ctrl, Shift and Z', press('Z', 'KeyZ', 'Ctrl', 'Shift'), ['redo']],
    ['Ctrl and Y', press('y', 'KeyY', 'Ctrl'), ['redo']],
    ['Ctrl and A', press('a', 'KeyA', 'Ctrl'), ['selectAll']],
    ['Ctrl and S, which saves the page', press('s', 'KeyS', 'Ctrl'), null],
    ['Ctrl and V, which pastes', press('v', 'KeyV', 'Ctrl'), null],
    ['Ctrl and an arrow', press('ArrowUp', '', 'Ctrl'), null],
    ['Alt and a digit', press('1', 'Digit1', 'Alt'), null],
    ['AltGr and a digit', press('²', 'Digit2', 'Ctrl', 'Alt'), null],
    ['Tab', press('Tab', 'Tab'), null],
    ['Enter', press('Enter', 'Enter'), null],
    ['a function key', press('F5', 'F5'), null],
    ['a letter that means nothing', press('q', 'KeyQ'), null],
    ['a comma', press(',', 'Comma'), null],
  ])('%s', (_, key, command) => {
    expect(asked(key, true)).toEqual(command);
  });
});

describe('with single letters switched off', () => {
  it.each('swhzynlm'.split(''))('%s means nothing', (letter) => {
    expect(asked(press(letter, `Key${letter.toUpperCase()}`), false)).toBeNull();
  });

  it.each<[string, KeyPress, string]>([
    ['Ctrl and Z', press('z', 'KeyZ', 'Ctrl'), 'undo'],
    ['a digit', press('5', 'Digit5'), 'digit'],
    ['?', press('?', 'Slash', 'Shift'), 'shortcuts'],
    ['Escape', press('Escape'), 'escape'],
  ])('%s means what it did', (_, key, kind) => {
    expect(asked(key, false)?.[0]).toBe(kind);
  });
});

describe('a key in Watch', () => {
  const inWatch = (key: KeyPress, letters = true) => commandAt(VIEW_KEYS.watch, key, letters);

  it.each([
    [' ', 'toggle'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
    ['Home', 'first'],
    ['End', 'last'],
    ['[', 'slower'],
    [']', 'faster'],
    ['b', 'nextBacktrack'],
    ['c', 'untilChanged'],
  ] as const)('%j is %s', (key, wanted) => {
    expect(inWatch(press(key))).toBe(wanted);
  });

  it('goes back to a backtrack with Shift', () => {
    expect(inWatch(press('B', '', 'Shift'))).toBe('previousBacktrack');
  });

  it('is identified by the letter on the key while a Korean input method is on', () => {
    expect(inWatch(press('ㅠ', 'KeyB'))).toBe('nextBacktrack');
  });

  it('does nothing if letters are switched off, or with Ctrl', () => {
    expect(inWatch(press('b'), false)).toBeUndefined();
    expect(inWatch(press('B', '', 'Shift'), false)).toBeUndefined();
    expect(inWatch(press(' '), false)).toBe('toggle');
    expect(inWatch(press('c', '', 'Ctrl'))).toBeUndefined();
    expect(inWatch(press('x'))).toBeUndefined();
  });
});

describe('the keys of the chart', () => {
  it.each<[string, KeyPress, string | undefined]>([
    ['plus', press('+'), 'zoomIn'],
    ['plus with its Shift', press('+', 'Equal', 'Shift'), 'zoomIn'],
    ['minus', press('-'), 'zoomOut'],
    ['a French minus, on the key of 6', press('-', 'Digit6'), 'zoomOut'],
    ['Shift and 0', press(')', 'Digit0', 'Shift'), 'showAll'],
    ['Shift and 0 in German, which types an equals sign', press('=', 'Digit0', 'Shift'), 'showAll'],
    ['Shift and 0 in French, which types it', press('0', 'Digit0', 'Shift'), 'showAll'],
    ['Enter', press('Enter'), 'zoomToBar'],
    ['Shift and Enter', press('Enter', '', 'Shift'), 'goToBar'],
    ['F with Caps Lock', press('F'), 'expand'],
    ['F in Korean', press('ㄹ', 'KeyF'), 'expand'],
    ['F in Dvorak, where it is elsewhere', press('f', 'KeyY'), 'expand'],
    ['↑', press('ArrowUp'), 'toParent'],
    ['↓', press('ArrowDown'), 'toChild'],
    ['←', press('ArrowLeft'), 'toPrevious'],
    ['→', press('ArrowRight'), 'toNext'],
    ['Shift and →', press('ArrowRight', '', 'Shift'), 'moveRight'],
    ['0', press('0', 'Digit0'), undefined],
    ['Ctrl and F', press('f', 'KeyF', 'Ctrl'), undefined],
    ['Space', press(' '), undefined],
  ])('%s', (_, key, command) => {
    expect(commandAt({ ...VIEW_KEYS.bars, ...VIEW_KEYS.chart }, key, true)).toBe(command);
  });
});
