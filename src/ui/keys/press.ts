import type { Direction } from '../../stores';

/** The fields of a keyboard event that identify a key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The names under which the keymap may list a key press, the most exact first. Cmd counts as Ctrl. */
export function namesOf(press: KeyPress): readonly string[] {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (altKey) return [];
  const digit = digitOf(press);
  // Shift has no meaning of its own where digits are typed with it (as in French). Numpad digits are never
  // typed with it.
  const typesDigit = digit > 0 && key === `${digit}` && !code.startsWith('Numpad');
  const ctrl = ctrlKey || metaKey ? 'Ctrl+' : '';
  const held = shiftKey && !typesDigit ? `${ctrl}Shift+` : ctrl;
  const letter = letterOf(key, code);
  if (letter !== undefined) return [held + letter];
  const names = [key === ' ' ? 'Space' : key];
  if (digit >= 0) names.push(digit === 0 ? '0' : '1–9');
  if (key.startsWith('Arrow')) names.push('Arrows');
  return [...names.map((name) => held + name), ...names.map((name) => ctrl + name)];
}

/** The digit that a key types or, if it types something else, the one printed on it; -1 for none. */
export function digitOf({ key, code }: KeyPress): number {
  return Number(/^\d$/.test(key) ? key : (/^Digit(\d)$/.exec(code)?.[1] ?? -1));
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
