/** The keys on the screen for writing digits, notes and colours. */
export { Keypad, loadColourKeys } from './Keypad';
