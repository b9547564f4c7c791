/** A measurement that can be run by its name. */
export interface Benchmark {
  /** One line for the list of benchmarks. */
  readonly about: string;
  /** Yields its results as it goes. Throws if what it measures gives wrong results. */
  measure(options: Options): AsyncIterable<Row> | Iterable<Row>;
}

export interface Options {
  /** The folder of the project. */
  readonly root: string;
  /** Files to measure with, as absolute paths. */
  readonly files: readonly string[];
  /** The most puzzles to check; `null` for the benchmark's own number. */
  readonly puzzles: number | null;
  /** How many of these puzzles another run has checked: they are skipped. */
  readonly skip: number;
  /** After this many minutes no further puzzles are started. */
  readonly minutes: number;
  /** The seed for choosing puzzles. */
  readonly seed: number;
  /** The parts to run, by name; all if `null`. */
  readonly only: readonly string[] | null;
  /** The folder with the photographs as printed, whose digits are givens; `null` if nothing tells them. */
  readonly printed: string | null;
  /** The file for the straight pictures of photographs, as an absolute path; `null` for none. */
  readonly straights: string | null;
  /** The file of weights of the network that reads photographs, as an absolute path; `null` for the app's. */
  readonly weights: string | null;
}

/**
 * One line of the report: values by name. A benchmark that measures two kinds of things yields all rows of
 * one kind, then those of the other.
 */
export type Row = Readonly<Record<string, string | number | boolean | null>>;
