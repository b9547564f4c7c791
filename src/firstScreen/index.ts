/**
 * Starts the first screen: the build draws it, so it is visible before its scripts load; then they hydrate it in short
 * tasks. README.md tells what each trick is worth.
 */
export type { Gate } from './gate';
export { afterPaint, nextTask, wake } from './wake';
