import { useEffect } from 'react';
import type { HintRun } from '../../../stores';
import { useStores } from '../../shared';

/** What of a keyboard event says which key it is. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Where the focus is: the board and buttons use some keys themselves. */
interface Focus {
  readonly board: boolean;
  readonly button: boolean;
}

/** What a key does in an open hint; `null` for nothing. On the board arrows move the cursor; Enter presses a button. */
export function hintKey(press: KeyPress, letters: boolean, focus: Focus): 'next' | 'back' | 'fill' | null {
  const { key, code } = press;
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null;
  if (key === 'Enter') return focus.button ? null : 'next';
  if (key === 'ArrowRight') return focus.board ? null : 'next';
  if (key === 'ArrowLeft') return focus.board ? null : 'back';
  // With a Korean input method `key` is no Latin letter: then the place of the key counts.
  const isF = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'f' : code === 'KeyF';
  return letters && isF ? 'fill' : null;
}

/** Keys that turn the pages of a hint, unless what has the focus uses them itself. */
export function useHintKeys(run: HintRun): void {
  const { screen, settings } = useStores();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const within = (selector: string): boolean => target?.closest(selector) != null;
      if (screen.store.getState().dialog !== null || within('[role="menu"], textarea, select')) return;
      const asked = hintKey(event, settings.getState().letterKeys, {
        board: within('[role="grid"]'),
        button: within('button, input, a, summary'),
      });
      if (asked === null) return;
      event.preventDefault();
      run[asked]();
    };
    // In the capture phase, before the other keys of the page, which ignore an event that is taken.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [run, screen, settings]);
}
