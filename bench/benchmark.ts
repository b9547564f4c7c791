/** A measurement one can ask for by name. */
export interface Benchmark {
  /** One line for the list of benchmarks. */
  readonly about: string;
  /** Yields what it measures as it goes. Throws if what it measures is not right. */
  measure(options: Options): AsyncIterable<Row> | Iterable<Row>;
}

export interface Options {
  /** The folder of the project. */
  readonly root: string;
  /** Files to measure with, as absolute paths. */
  readonly files: readonly string[];
  /** For those that check many puzzles: how many at most, if not as many as they would by themselves. */
  readonly puzzles: number | null;
  /** How many of these another run has checked. */
  readonly skip: number;
  /** After so many minutes they take up no more puzzles. */
  readonly minutes: number;
  /** What their choice of puzzles depends on. */
  readonly seed: number;
  /** Which of their parts, by name; all if `null`. */
  readonly only: readonly string[] | null;
}

/** One line of the report: values by name. A benchmark that measures things of two kinds yields one kind after the other. */
export type Row = Readonly<Record<string, string | number>>;
