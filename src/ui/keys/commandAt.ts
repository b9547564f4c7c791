import type { Keys } from './boardKeys';
import { isLetter, type KeyPress, namesOf } from './press';

/** The command of a key, named as in the keymap. What the browser does by itself is none of ours. */
export const commandOf = <K extends Keys>(keys: K, name: string): keyof K | undefined =>
  Object.keys(keys).find((command) => {
    const { keys: names, browser } = keys[command] ?? {};
    return !browser && names?.split(' ').includes(name);
  });

/**
 * The command of a key press, for a component whose keys work only while it has the focus. With `letters` off, single
 * letters do nothing.
 */
export const commandAt = <K extends Keys>(keys: K, press: KeyPress, letters: boolean): keyof K | undefined =>
  namesOf(press)
    .filter((name) => letters || !isLetter(name))
    .map((name) => commandOf(keys, name))
    .find((command) => command !== undefined);
