import { commandOf, type Keys } from './pageKeys';
import { isLetter, type KeyPress, namesOf } from './press';

/**
 * The command of a key press, for a component whose keys work only while it has the focus. With `letters` off, single
 * letters do nothing.
 */
export const commandAt = <K extends Keys>(keys: K, press: KeyPress, letters: boolean): keyof K | undefined =>
  namesOf(press)
    .filter((name) => letters || !isLetter(name))
    .map((name) => commandOf(keys, name))
    .find((command) => command !== undefined);
