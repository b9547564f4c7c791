/** How the first screen comes up: drawn before its scripts are there, then woken, a task at a time. README.md tells what each trick is worth. */
export { afterPaint, nextTask, wake } from './wake';
