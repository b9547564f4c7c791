import { CTRL } from '../../i18n';
import { useSetting } from '../shared';
import { isLetter } from './press';

/** Keys that are printed differently from their names. */
export const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Backspace: '⌫',
  Escape: 'Esc',
  '-': '−',
};

/** A key as it is printed; `named` has those that are printed differently from their names. */
export const printed = (key: string, named: Readonly<Record<string, string>>): string =>
  named[key] ??
  key
    .replace(/[^+]+$/, (last) => named[last] ?? last)
    .replace(/^Ctrl\+(.)$/, 'Ctrl $1')
    .replace(/\+(?=.)/g, ' + ')
    .replace('Ctrl', CTRL);

/**
 * Returns a function that writes the first of an action's keys, for its button or its menu; `undefined` if the key is
 * switched off.
 */
export function useWrittenKey(): (keys: string) => string | undefined {
  const letters = useSetting('letterKeys');
  return (keys) => {
    const [first = ''] = keys.split(' ');
    return letters || !isLetter(first) ? printed(first, SIGNS) : undefined;
  };
}
