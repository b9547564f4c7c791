/** A small change to the sources that breaks something a player or a reader of the code relies on. */
export interface Change {
  readonly file: string;
  /** A text that occurs exactly once in the file, and what takes its place. */
  readonly from: string;
  readonly to: string;
  /** What no longer works. */
  readonly breaks: string;
  /** The test file that notices it: a unit or component test, or a spec of `e2e`. */
  readonly caughtBy: string;
}
