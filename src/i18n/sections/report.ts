/** A report of what failed. */
export interface ReportMessages {
  /** Copies what a developer needs to know to repair it. */
  readonly copy: string;
  readonly copied: string;
  readonly withPuzzle: string;
}
