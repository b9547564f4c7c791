import { useLayoutEffect } from 'react';
import type { Playback } from '../../stores';
import type { Cell } from '../../sudoku/core';
import { useStores } from '../shared';

/** What a key does in Watch; the keys that work everywhere are not among them. */
export type WatchKey =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'first'
  | 'last'
  | 'nextBacktrack'
  | 'previousBacktrack'
  | 'untilChanged'
  | 'slower'
  | 'faster';

const NAMED: Readonly<Record<string, WatchKey>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  '[': 'slower',
  ']': 'faster',
};

/** The part of a keyboard event that tells a key. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key press asks for, `null` for nothing here. With `letters` off, single letters mean nothing. */
export function watchKeyOf(press: KeyPress, letters: boolean): WatchKey | null {
  const { key, code, shiftKey, ctrlKey, metaKey, altKey } = press;
  if (ctrlKey || metaKey || altKey) return null;
  const named = NAMED[key];
  if (named !== undefined) return named;
  if (!letters) return null;
  // While a Korean input method is on, the letter printed on the key counts.
  const letter = /^[a-z]$/i.test(key)
    ? key.toLowerCase()
    : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');
  if (letter === 'b') return shiftKey ? 'previousBacktrack' : 'nextBacktrack';
  return letter === 'c' && !shiftKey ? 'untilChanged' : null;
}

/** What each key does. */
const ACTS: { readonly [K in WatchKey]: (playback: Playback, cell: Cell) => void } = {
  toggle: (playback) => playback.toggle(),
  back: (playback) => playback.step(-1),
  forward: (playback) => playback.step(1),
  first: (playback) => playback.first(),
  last: (playback) => playback.last(),
  nextBacktrack: (playback) => void playback.find({ kind: 'undoTo', depth: 81 }, 'next'),
  previousBacktrack: (playback) => void playback.find({ kind: 'undoTo', depth: 81 }, 'previous'),
  untilChanged: (playback, cell) => void playback.find({ kind: 'cellChanged', cell }, 'next'),
  slower: (playback) => playback.changeSpeed(-1),
  faster: (playback) => playback.changeSpeed(1),
};

const ARROWS = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
} as const satisfies Readonly<Record<string, string>>;

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

/**
 * The keys of Watch, wherever the focus is: but in the board arrows move, and what uses a key itself keeps it. Space
 * belongs to a focused button.
 */
export function useWatchKeys(playback: Playback): void {
  const { screen, selection, settings } = useStores();
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || screen.store.getState().dialog !== null) return;
      if (target?.closest('[role="menu"], [role="tree"], input:not([type="range"]), textarea, select'))
        return;
      // A slider has arrows and ends of its own.
      if (target?.closest('input') && (isArrow(event.key) || event.key === 'Home' || event.key === 'End'))
        return;
      if (target?.closest('[role="grid"]') && isArrow(event.key)) {
        selection.move(ARROWS[event.key], false);
        event.preventDefault();
        return;
      }
      const key = watchKeyOf(event, settings.getState().letterKeys);
      if (key === null || (key === 'toggle' && target?.closest('button, a'))) return;
      ACTS[key](playback, selection.store.getState().cursor);
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [playback, screen, selection, settings]);
}
