import type { Direction } from '../../stores';
import { decimalDigit } from '../../sudoku/core';

/** The fields of a keyboard event that identify a key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'> &
  Partial<Pick<KeyboardEvent, 'getModifierState'>>;

/** The names under which the keymap may list a key press, the most exact first. Cmd counts as Ctrl. */
export function namesOf(press: KeyPress): readonly string[] {
  const { code, ctrlKey, metaKey, altKey } = press;
  if (altKey) return [];
  const { key, shiftKey } = withoutTrick(press);
  const digit = digitOf(press);
  // Shift has no meaning of its own where digits are typed with it (as in French). Numpad digits are never
  // typed with it.
  const typesDigit = digit > 0 && decimalDigit(key) === digit && !code.startsWith('Numpad');
  const ctrl = ctrlKey || metaKey ? 'Ctrl+' : '';
  const held = shiftKey && !typesDigit ? `${ctrl}Shift+` : ctrl;
  const letter = digit < 0 ? letterOf(key, code) : undefined;
  if (letter !== undefined) return [held + letter];
  const names = [key === ' ' ? 'Space' : key];
  if (digit >= 0) names.push(digit === 0 ? '0' : '1–9');
  // In some languages it types a comma.
  if (code === 'NumpadDecimal' && key.length === 1) names.push('.');
  if (key.startsWith('Arrow')) names.push('Arrows');
  return [...names.map((name) => held + name), ...names.map((name) => ctrl + name)];
}

/**
 * The digit that a key types, in any script, or, if it types something else, the one printed on it; -1 for none. A key
 * of the number pad that moves the cursor has none.
 */
export function digitOf(press: KeyPress): number {
  const typed = decimalDigit(withoutTrick(press).key);
  if (typed !== null) return typed;
  const printed = press.key === 'Process' ? /^(?:Digit|Numpad)(\d)$/ : /^Digit(\d)$/;
  return Number(printed.exec(press.code)?.[1] ?? -1);
}

/** What the keys of the number pad do without NumLock. */
const MOVES = /^(Arrow.*|Home|End|PageUp|PageDown|Insert|Delete|Clear)$/;

/**
 * The key, and whether Shift is held. With NumLock on, Windows plays a trick: while Shift and a key of the number pad
 * are held, it pretends that Shift is not, and that the key does what it does without NumLock. Nothing else makes that
 * key move the cursor while NumLock is on. (macOS has no NumLock: there the number pad always types digits.)
 */
function withoutTrick(press: KeyPress): Pick<KeyPress, 'key' | 'shiftKey'> {
  const typed = /^Numpad(\d|Decimal)$/.exec(press.code)?.[1];
  if (typed === undefined || !MOVES.test(press.key) || press.getModifierState?.('NumLock') !== true)
    return press;
  return { key: typed === 'Decimal' ? '.' : typed, shiftKey: true };
}

/** The direction of an arrow key. */
export const directionOf = ({ key }: Pick<KeyPress, 'key'>): Direction =>
  key.slice('Arrow'.length).toLowerCase() as Direction;

/** The letter that a key types. If it types no Latin text, as on a Korean layout, the letter printed on it. */
function letterOf(key: string, code: string): string | undefined {
  if (/^[ -~]$/.test(key)) return /[a-z]/i.test(key) ? key.toUpperCase() : undefined;
  return /^Key([A-Z])$/.exec(code)?.[1];
}

/** Whether a key is a single letter: such keys can be switched off. */
export const isLetter = (name: string): boolean => /^(Shift\+)?[A-Z]$/.test(name);
