import { describe, expect, it } from 'vitest';
import { commandOf, type KeyCommand, type KeyPress } from './keyboard';

type Held = 'Shift' | 'Ctrl' | 'Cmd' | 'Alt';

const press = (key: string, code = '', ...held: Held[]): KeyPress => ({
  key,
  code,
  shiftKey: held.includes('Shift'),
  ctrlKey: held.includes('Ctrl'),
  metaKey: held.includes('Cmd'),
  altKey: held.includes('Alt'),
});

describe('a key', () => {
  it.each<[string, KeyPress, KeyCommand | null]>([
    ['a digit', press('5', 'Digit5'), { kind: 'digit', digit: 5 }],
    ['a digit of the numpad', press('5', 'Numpad5'), { kind: 'digit', digit: 5 }],
    ['Shift and a digit', press('%', 'Digit5', 'Shift'), { kind: 'note', digit: 5 }],
    ['Shift and a digit that types a letter', press('/', 'Digit7', 'Shift'), { kind: 'note', digit: 7 }],
    ['Shift and a digit of the numpad', press('5', 'Numpad5', 'Shift'), { kind: 'note', digit: 5 }],
    ['a French digit, with its Shift', press('1', 'Digit1', 'Shift'), { kind: 'digit', digit: 1 }],
    ['a French digit, without its Shift', press('&', 'Digit1'), { kind: 'digit', digit: 1 }],
    ['a French zero', press('à', 'Digit0'), { kind: 'zero' }],
    ['a digit while a Korean input method is on', press('Process', 'Digit5'), { kind: 'digit', digit: 5 }],
    ['zero', press('0', 'Digit0'), { kind: 'zero' }],
    ['zero of the numpad', press('0', 'Numpad0'), { kind: 'zero' }],
    ['a dot', press('.', 'Period'), { kind: 'zero' }],
    ['the dot of the numpad', press('.', 'NumpadDecimal'), { kind: 'zero' }],
    ['Space', press(' ', 'Space'), { kind: 'skip' }],
    ['Backspace', press('Backspace'), { kind: 'back' }],
    ['Delete', press('Delete'), { kind: 'erase' }],
    ['an arrow', press('ArrowUp'), { kind: 'move', direction: 'up', extend: false }],
    [
      'Shift and an arrow',
      press('ArrowLeft', '', 'Shift'),
      { kind: 'move', direction: 'left', extend: true },
    ],
    ['Home', press('Home'), { kind: 'rowEnd', end: 'first', extend: false }],
    ['Shift and End', press('End', '', 'Shift'), { kind: 'rowEnd', end: 'last', extend: true }],
    ['Escape', press('Escape'), { kind: 'escape' }],
    ['a question mark', press('?', 'Slash', 'Shift'), { kind: 'shortcuts' }],
    ['a question mark on the digit row', press('?', 'Digit0', 'Shift'), { kind: 'shortcuts' }],
    ['S', press('s', 'KeyS'), { kind: 'solve' }],
    ['S with Caps Lock', press('S', 'KeyS'), { kind: 'solve' }],
    ['S in Korean', press('ㄴ', 'KeyS'), { kind: 'solve' }],
    ['S to an input method', press('Process', 'KeyS'), { kind: 'solve' }],
    ['S in Dvorak, where it is elsewhere', press('s', 'Semicolon'), { kind: 'solve' }],
    ['W', press('w', 'KeyW'), { kind: 'watch' }],
    ['H', press('h', 'KeyH'), { kind: 'hint' }],
    ['Z', press('z', 'KeyZ'), { kind: 'undo' }],
    ['Y', press('y', 'KeyY'), { kind: 'redo' }],
    ['N', press('n', 'KeyN'), { kind: 'emptyBoard' }],
    ['L', press('l', 'KeyL'), { kind: 'copyLink' }],
    ['M', press('m', 'KeyM'), { kind: 'toggleNotes' }],
    ['C', press('c', 'KeyC'), { kind: 'toggleColours' }],
    ['Ctrl and a digit', press('5', 'Digit5', 'Ctrl'), { kind: 'centre', digit: 5 }],
    ['Cmd and a digit', press('5', 'Digit5', 'Cmd'), { kind: 'centre', digit: 5 }],
    ['Ctrl and zero, which is the browser’s', press('0', 'Digit0', 'Ctrl'), null],
    ['Ctrl and C, which copies', press('c', 'KeyC', 'Ctrl'), null],
    ['Shift and S', press('S', 'KeyS', 'Shift'), null],
    ['Ctrl and Z', press('z', 'KeyZ', 'Ctrl'), { kind: 'undo' }],
    ['Cmd and Z', press('z', 'KeyZ', 'Cmd'), { kind: 'undo' }],
    ['Ctrl and Z in Korean', press('ㅋ', 'KeyZ', 'Ctrl'), { kind: 'undo' }],
    ['Ctrl and Z in French, where it is elsewhere', press('z', 'KeyW', 'Ctrl'), { kind: 'undo' }],
    ['Ctrl, Shift and Z', press('Z', 'KeyZ', 'Ctrl', 'Shift'), { kind: 'redo' }],
    ['Ctrl and Y', press('y', 'KeyY', 'Ctrl'), { kind: 'redo' }],
    ['Ctrl and A', press('a', 'KeyA', 'Ctrl'), { kind: 'selectAll' }],
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
    expect(commandOf(key, true)).toEqual(command);
  });
});

describe('with single letters switched off', () => {
  it.each('swhzynlm'.split(''))('%s means nothing', (letter) => {
    expect(commandOf(press(letter, `Key${letter.toUpperCase()}`), false)).toBeNull();
  });

  it.each<[string, KeyPress, KeyCommand['kind']]>([
    ['Ctrl and Z', press('z', 'KeyZ', 'Ctrl'), 'undo'],
    ['a digit', press('5', 'Digit5'), 'digit'],
    ['?', press('?', 'Slash', 'Shift'), 'shortcuts'],
    ['Escape', press('Escape'), 'escape'],
  ])('%s means what it did', (_, key, kind) => {
    expect(commandOf(key, false)).toMatchObject({ kind });
  });
});
