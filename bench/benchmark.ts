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
}

/** One line of the report: values by name. A benchmark that measures things of two kinds yields one kind after the other. */
export type Row = Readonly<Record<string, string | number>>;
