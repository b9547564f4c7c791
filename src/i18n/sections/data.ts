/** The dialog about the data that is stored about a person. */
export interface DataMessages {
  readonly title: string;
  /** Says that nothing leaves the computer. */
  readonly promise: string;
  readonly keptTitle: string;
  /** The kinds of stored data, one line each. */
  kept(puzzles: number, binned: number, asides: number): readonly string[];
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
