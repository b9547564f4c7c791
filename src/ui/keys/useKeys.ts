import { useEffectEvent, useLayoutEffect } from 'react';
import type { Stores } from '../../stores';
import { useStores } from '../shared';
import type { Keys } from './boardKeys';
import { commandOf } from './commandAt';
import { isLetter, namesOf } from './press';

/** What each command does, but for those of the browser. An action that returns `false` has not used the key. */
export type KeyActions<K extends Keys> = {
  readonly [C in keyof K as K[C] extends { readonly browser: true } ? never : C]: (
    event: KeyboardEvent,
  ) => unknown;
};

/** What the keys do, by the register: `on` is what they act on. */
export const actsOf = <T, C extends string>(
  keys: Readonly<Record<C, { readonly run: (on: T, event: KeyboardEvent) => unknown }>>,
  on: T,
): Readonly<Record<C, (event: KeyboardEvent) => unknown>> => {
  const names = Object.keys(keys) as C[];
  const acts = names.map((name) => [name, (event: KeyboardEvent) => keys[name].run(on, event)]);
  return Object.fromEntries(acts) as Readonly<Record<C, (event: KeyboardEvent) => unknown>>;
};

interface Options {
  /** Whether a key, named as in the keymap, may be taken from the focused element. */
  readonly may?: (key: string, focused: Element | null) => boolean;
  /** Whether this component is in a dialog. While a dialog is open, no keys outside of it work. */
  readonly inDialog?: boolean;
}

/** A component on the page that takes keys. */
interface Part extends Required<Options> {
  readonly stores: Stores;
  readonly keys: Keys;
  readonly act: (command: string, event: KeyboardEvent) => unknown;
}

const parts = new Set<Part>();

const PRESSABLE = 'button, a, summary';

/** Elements that use keys themselves while they have the focus: all keys, or some. */
const OWN_KEYS: readonly (readonly [elements: string, keys: RegExp])[] = [
  ['[role="menu"], textarea, select, input[type="text"]', /^/],
  [PRESSABLE, /(Enter|Space)$/],
  ['input:not([type="range"])', /(Enter|Space)$/],
  ['input', /(Arrow.*|Home|End)$/],
];

/**
 * What a pointer has pressed, as long as it has the focus. It got the focus by the way, not to be pressed by keys, so
 * the view has its keys: after a click on a button of a hint, Enter tells more.
 */
let pressed: Element | null = null;

function onPointerDown({ target }: PointerEvent): void {
  pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
}

/** The focus has moved, by the pointer or otherwise. */
function onFocusIn({ target }: FocusEvent): void {
  if (target !== pressed) pressed = null;
}

/** Whether the focused element uses a key itself. */
const isOwn = (key: string, focused: Element | null): boolean =>
  OWN_KEYS.some(
    ([elements, keys]) =>
      keys.test(key) && focused?.closest(elements) && !(elements === PRESSABLE && focused === pressed),
  );

/** Whether the focus is on a board, where arrows move the cursor. */
export const isOnBoard = (focused: Element | null): boolean => focused?.closest('[role="grid"]') != null;

/**
 * Makes these keys work, wherever the focus is, for as long as the calling component is shown. The focused
 * element keeps the keys that it uses itself.
 */
export function useKeys<K extends Keys>(keys: K, acts: KeyActions<K>, options: Options = {}): void {
  const stores = useStores();
  const { inDialog = false } = options;
  const act = useEffectEvent((command: string, event: KeyboardEvent) =>
    (acts as KeyActions<Keys>)[command]?.(event),
  );
  const may = useEffectEvent((key: string, focused: Element | null) => options.may?.(key, focused) ?? true);
  // A layout effect: a key pressed between the first paint and a plain effect would be lost.
  useLayoutEffect(() => {
    const part: Part = { stores, keys, act, may, inDialog };
    parts.add(part);
    // The same listeners each time, so the document adds each only once.
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('focusin', onFocusIn);
    return () => void parts.delete(part);
  }, [stores, keys, inDialog]);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const focused = event.target instanceof Element ? event.target : null;
  for (const name of namesOf(event)) {
    if (isOwn(name, focused)) continue;
    for (const { stores, keys, act, may, inDialog } of parts) {
      const command = commandOf(keys, name);
      if (command === undefined || !may(name, focused)) continue;
      if (isLetter(name) && !stores.settings.getState().letterKeys) continue;
      if (stores.screen.store.getState().dialog !== null && !inDialog) continue;
      // On a board, even an unused key must not scroll the page.
      if (act(command, event) !== false || isOnBoard(focused)) event.preventDefault();
      return;
    }
  }
}
