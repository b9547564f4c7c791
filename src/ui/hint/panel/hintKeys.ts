import { useEffect } from 'react';
import type { HintRun } from '../../../stores';
import { useStores } from '../../shared';

/** The part of a keyboard event that tells a key. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Where the focus is, as far as it uses keys itself. */
interface Focus {
  readonly board: boolean;
  readonly button: boolean;
}

/** What a key asks of an open hint, `null` for nothing. On the board arrows move; a button keeps its Enter. */
export function hintKey(press: KeyPress, letters: boolean, focus: Focus): 'next' | 'back' | 'fill' | null {
  const { key, code } = press;
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return null;
  if (key === 'Enter') return focus.button ? null : 'next';
  if (key === 'ArrowRight') return focus.board ? null : 'next';
  if (key === 'ArrowLeft') return focus.board ? null : 'back';
  // While a Korean input method is on, by the letter printed on the key.
  const isF = /^[a-z]$/i.test(key) ? key.toLowerCase() === 'f' : code === 'KeyF';
  return letters && isF ? 'fill' : null;
}

/** Keys that turn the pages of a hint, wherever the focus is but where it uses them itself. */
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
    // Before the page's own keys, which leave alone what is taken.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [run, screen, settings]);
}
