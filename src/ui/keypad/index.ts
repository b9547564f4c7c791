/** The keys one writes with, for fingers and mice. */
export { Keypad, loadColourKeys } from './Keypad';
