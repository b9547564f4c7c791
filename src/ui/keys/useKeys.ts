import { useLayoutEffect } from 'react';
import type { Stores } from '../../stores';
import { useStores } from '../shared';
import { commandOf, type Keys } from './pageKeys';
import { isLetter, namesOf } from './press';

/** What keys do. What returns `false` has not used the key. */
export type Acts<K extends Keys> = { readonly [C in keyof K]: (event: KeyboardEvent) => unknown };

interface Options {
  /** Whether a key may be taken, which is named as in the keymap, by what has the focus. */
  readonly may?: (key: string, focused: Element | null) => boolean;
  /** Whether this is in a dialog: under one no other keys work. */
  readonly inDialog?: boolean;
}

interface Part extends Options {
  readonly stores: Stores;
  readonly keys: Keys;
  readonly acts: Acts<Keys>;
}

/** The parts of the page that are shown and take keys. */
const parts = new Set<Part>();

/** What uses keys itself while it has the focus: all of them, or some. */
const OWN_KEYS: readonly (readonly [elements: string, keys: RegExp])[] = [
  ['[role="menu"], textarea, select, input[type="text"]', /^/],
  ['button, a, summary, input:not([type="range"])', /(Enter|Space)$/],
  ['input', /(Arrow.*|Home|End)$/],
];

/** Whether what has the focus is on a board, where arrows move. */
export const isOnBoard = (focused: Element | null): boolean => focused?.closest('[role="grid"]') != null;

/**
 * Has keys do what they do, wherever the focus is, for as long as the part that calls this is shown. What has the focus
 * keeps the keys that it uses itself.
 */
export function useKeys<K extends Keys>(keys: K, acts: Acts<K>, options?: Options): void {
  const stores = useStores();
  // With the first picture of the part, not some time after it: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const part: Part = { ...options, stores, keys, acts: acts as Acts<Keys> };
    parts.add(part);
    // The same listener each time, which the document takes once.
    document.addEventListener('keydown', onKeyDown);
    return () => void parts.delete(part);
  });
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const focused = event.target instanceof Element ? event.target : null;
  for (const name of namesOf(event)) {
    if (OWN_KEYS.some(([elements, keys]) => keys.test(name) && focused?.closest(elements))) continue;
    for (const { stores, keys, acts, may, inDialog } of parts) {
      const command = commandOf(keys, name);
      if (command === undefined || may?.(name, focused) === false) continue;
      if (isLetter(name) && !stores.settings.getState().letterKeys) continue;
      if (stores.screen.store.getState().dialog !== null && !inDialog) continue;
      // On a board a key that does nothing must not scroll the page either.
      if (acts[command]?.(event) !== false || isOnBoard(focused)) event.preventDefault();
      return;
    }
  }
}
