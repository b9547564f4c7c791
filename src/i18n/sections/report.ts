/** A report of a failure. */
export interface ReportMessages {
  /** The button that copies the details that a developer needs. */
  readonly copy: string;
  readonly copied: string;
  readonly withPuzzle: string;
}
