/** The name of an order of digits or cells, or of a starting cell. */
export type OrderName =
  | 'ascending'
  | 'descending'
  | 'shuffled'
  | 'leastConstraining'
  | 'rows'
  | 'columns'
  | 'boxes'
  | 'spiral'
  | 'first'
  | 'cell'
  | 'random';

/** The options of a search. */
export interface OptionMessages {
  readonly options: {
    readonly source: string;
    readonly givens: string;
    readonly board: string;
    readonly until: string;
    readonly firstSolution: string;
    readonly wholeTree: string;
    readonly digits: string;
    readonly cells: string;
    readonly start: string;
    readonly startCell: string;
    readonly seed: string;
    readonly orders: Readonly<Record<OrderName, string>>;
    /** Switches of single strategies, by the option's name. */
    readonly flags: Readonly<Record<string, string>>;
    readonly limits: string;
    readonly time: string;
    readonly memory: string;
    seconds(seconds: number): string;
    megabytes(megabytes: number): string;
    readonly noLimit: string;
    readonly done: string;
  };
}
