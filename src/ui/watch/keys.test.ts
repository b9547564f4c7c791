import { describe, expect, it } from 'vitest';
import { type KeyPress, watchKeyOf } from './keys';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe('a key in Watch', () => {
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
    expect(watchKeyOf(press(key), true)).toBe(wanted);
  });

  it('goes back to a backtrack with Shift', () => {
    expect(watchKeyOf(press('B', { shiftKey: true }), true)).toBe('previousBacktrack');
  });

  it('counts by the letter on the key while a Korean input method is on', () => {
    expect(watchKeyOf(press('ㅠ', { code: 'KeyB' }), true)).toBe('nextBacktrack');
  });

  it('is no letter where letters are switched off, and none with Ctrl', () => {
    expect(watchKeyOf(press('b'), false)).toBeNull();
    expect(watchKeyOf(press(' '), false)).toBe('toggle');
    expect(watchKeyOf(press('c', { ctrlKey: true }), true)).toBeNull();
    expect(watchKeyOf(press('x'), true)).toBeNull();
  });
});
