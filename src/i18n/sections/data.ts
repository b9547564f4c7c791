/** The dialog about what is kept of a person. */
export interface DataMessages {
  readonly title: string;
  /** That nothing leaves the computer. */
  readonly promise: string;
  readonly keptTitle: string;
  /** What is kept, a line each. */
  kept(puzzles: number, asides: number): readonly string[];
  readonly fileTitle: string;
  readonly fileHelp: string;
  readonly save: string;
  readonly add: string;
  readonly deleteTitle: string;
  readonly deleteHelp: string;
  readonly deleteAll: string;
  readonly deleteForGood: string;
  readonly deleted: string;
  readonly putBack: string;
}
