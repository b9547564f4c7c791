/** What is said where no script of the app runs: it stands in the page as it is sent. */
export interface OutsideMessages {
  /** Scripts are switched off. */
  readonly needsScripts: string;
  /** The scripts did not come, or cannot run. */
  readonly stalled: string;
}
