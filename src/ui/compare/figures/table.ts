import type { CompareMessages, Measure, WatchMessages } from '../../../i18n';
import type { CompareState, Contestant, RaceRow, SetRow } from '../../../stores';
import { MEASURES, type Rival, timesBestOf } from './measures';

type Naming = (contestant: Contestant) => { readonly name: string; readonly options: string };
type Tally = RaceRow['tally'];

const tsv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')).join('\n');

/** Further counts, in the copied table only: what a strategy did besides guessing. */
const MORE = ['deadEnds', 'forced', 'eliminations', 'maxDepth'] as const;

const figures = (tally: Tally) => [
  tally.solutions,
  tally.guesses,
  tally.backtracks,
  tally.steps,
  Number(tally.milliseconds.toPrecision(4)),
  ...MORE.map((counter) => tally[counter]),
];

const headings = ({ columns, measures }: CompareMessages, { counters }: WatchMessages): readonly string[] => [
  columns.solutions,
  ...(['guesses', 'backtracks', 'steps'] satisfies Measure[]).map((measure) =>
    measures[measure].toLowerCase(),
  ),
  columns.milliseconds,
  ...MORE.map((counter) => counters[counter]),
  ...MEASURES.map((measure) => columns.ratio[measure]),
];

/** Each measure as a multiple of the best of all; blank if it has none. */
const ratios = (tally: Tally, rivals: readonly Rival[]): readonly (number | '')[] =>
  MEASURES.map((measure) => {
    const times = timesBestOf(tally, rivals, measure);
    return times === null ? '' : Number(times.toPrecision(4));
  });

/** The race as a table of tab-separated values: a line for each contestant. */
export function raceTable(
  { contestants, rows }: Pick<CompareState, 'contestants' | 'rows'>,
  words: CompareMessages,
  watch: WatchMessages,
  naming: Naming,
): string {
  const { columns } = words;
  const rivals = contestants.map(({ id }): Rival => {
    const row = rows[id];
    const ended = row !== undefined && row.phase !== 'running';
    return ended ? { tally: row.tally, finished: row.phase === 'finished' } : null;
  });
  return tsv([
    [columns.strategy, columns.options, columns.end, ...headings(words, watch)],
    ...contestants.flatMap((one) => {
      const row = rows[one.id];
      const { name, options } = naming(one);
      if (row === undefined) return [];
      return [[name, options, columns.ends[row.phase], ...figures(row.tally), ...ratios(row.tally, rivals)]];
    }),
  ]);
}

/** The race on a set as tab-separated values: a line for each contestant and puzzle. */
export function setTable(
  {
    contestants,
    setRows,
    puzzles,
  }: Pick<CompareState, 'contestants' | 'puzzles'> & {
    readonly setRows: Readonly<Record<number, SetRow>>;
  },
  words: CompareMessages,
  watch: WatchMessages,
  naming: Naming,
): string {
  const { columns } = words;
  const rivals = puzzles.map((_, index) =>
    contestants.map(({ id }): Rival => {
      const result = setRows[id]?.results[index];
      return result === undefined ? null : { tally: result, finished: result.end === 'finished' };
    }),
  );
  return tsv([
    [columns.strategy, columns.options, columns.puzzle, columns.end, ...headings(words, watch)],
    ...contestants.flatMap((one) => {
      const { name, options } = naming(one);
      return (setRows[one.id]?.results ?? []).map((result, index) => [
        name,
        options,
        puzzles[index] ?? '',
        columns.ends[result.end],
        ...figures(result),
        ...ratios(result, rivals[index] ?? []),
      ]);
    }),
  ]);
}
