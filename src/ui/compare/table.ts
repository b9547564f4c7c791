import type { CompareMessages, Measure } from '../../i18n';
import type { CompareState, Contestant, RaceRow, SetRow } from '../../stores';

type Naming = (contestant: Contestant) => { readonly name: string; readonly options: string };
type Tally = RaceRow['tally'];

const tsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')).join('\n');

const figures = ({ solutions, guesses, backtracks, steps, milliseconds }: Tally) => [
  solutions,
  guesses,
  backtracks,
  steps,
  Number(milliseconds.toPrecision(4)),
];

const headings = ({ columns, measures }: CompareMessages): readonly string[] => [
  columns.solutions,
  ...(['guesses', 'backtracks', 'steps'] satisfies Measure[]).map((measure) =>
    measures[measure].toLowerCase(),
  ),
  columns.milliseconds,
];

/** The race as a table of tab-separated values: a line for each contestant. */
export function raceTable(
  { contestants, rows }: Pick<CompareState, 'contestants' | 'rows'>,
  words: CompareMessages,
  naming: Naming,
): string {
  const { columns } = words;
  return tsv([
    [columns.strategy, columns.options, columns.end, ...headings(words)],
    ...contestants.flatMap((one) => {
      const row = rows[one.id];
      const { name, options } = naming(one);
      return row === undefined ? [] : [[name, options, columns.ends[row.phase], ...figures(row.tally)]];
    }),
  ]);
}

/** The race on a set: a line for each contestant and puzzle. */
export function setTable(
  {
    contestants,
    setRows,
    puzzles,
  }: Pick<CompareState, 'contestants' | 'puzzles'> & {
    readonly setRows: Readonly<Record<number, SetRow>>;
  },
  words: CompareMessages,
  naming: Naming,
): string {
  const { columns } = words;
  return tsv([
    [columns.strategy, columns.options, columns.puzzle, columns.end, ...headings(words)],
    ...contestants.flatMap((one) => {
      const { name, options } = naming(one);
      return (setRows[one.id]?.results ?? []).map((result, index) => [
        name,
        options,
        puzzles[index] ?? '',
        columns.ends[result.end],
        ...figures(result),
      ]);
    }),
  ]);
}
