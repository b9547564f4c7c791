/** A report of what failed. */
export interface ReportMessages {
  /** Copies what somebody needs to know who is to mend it. */
  readonly copy: string;
  readonly copied: string;
  readonly withPuzzle: string;
}
