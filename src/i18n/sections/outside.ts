/** Sentences for when no script of the app runs. They are in the page's HTML. */
export interface OutsideMessages {
  /** Scripts are switched off. */
  readonly needsScripts: string;
  /** The scripts did not load, or cannot run. */
  readonly stalled: string;
  /** The scripts are still loading, and what the person does meanwhile is kept. */
  readonly keeping: string;
}
