/** Helps beside the keypad during play. */
export { PlayAids } from './PlayAids';
