/**
 * Brings up the first screen: it is drawn before its scripts have loaded, then hydrated in short tasks.
 * README.md tells what each trick is worth.
 */
export { afterPaint, nextTask, wake } from './wake';
