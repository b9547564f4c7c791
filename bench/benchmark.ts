/** A measurement that can be run by name. */
export interface Benchmark {
  /** One line for the list of benchmarks. */
  readonly about: string;
  /** Yields its results as they become known. Throws if the measured code gives wrong results. */
  measure(options: Options): AsyncIterable<Row> | Iterable<Row>;
}

export interface Options {
  /** The folder of the project. */
  readonly root: string;
  /** Files to measure with, as absolute paths. */
  readonly files: readonly string[];
  /** The most puzzles to check; `null` for the benchmark's default. */
  readonly puzzles: number | null;
  /** How many of these puzzles to skip, because another run has checked them. */
  readonly skip: number;
  /** No puzzle is started after this many minutes. */
  readonly minutes: number;
  /** At how many moments to do what the benchmark does at random moments; `null` for its default. */
  readonly moments: number | null;
  /** The seed for choosing puzzles and moments. */
  readonly seed: number;
  /** The parts to run, by name; all if `null`. */
  readonly only: readonly string[] | null;
  /** How many workers share the work; `null` for the benchmark's default. */
  readonly workers: number | null;
  /**
   * The folder of the printed photographs, whose digits are givens; `null` if there is none, so that givens cannot be
   * told from entries.
   */
  readonly printed: string | null;
  /** The file to write the straight pictures of photographs to, as an absolute path; `null` for none. */
  readonly straights: string | null;
  /** The weights file of the network that reads photographs, as an absolute path; `null` for the app's. */
  readonly weights: string | null;
}

/**
 * One line of the report: values by name. A benchmark that measures two kinds of things yields all rows of the first
 * kind, then those of the second.
 */
export type Row = Readonly<Record<string, string | number | boolean | null>>;
