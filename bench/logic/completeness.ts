import { type Grid, seededRandom } from '../../src/sudoku/core';
import { positionOf, rate } from '../../src/sudoku/techniques';
import { PUZZLE_SETS, RATED_PUZZLES } from '../../src/sudoku/testing';
import type { Benchmark, Options, Row } from '../benchmark';
import { between, type Dealt, deal, setsOf } from '../sets/deal';
import { percentile } from '../statistics';
import type { CompletenessAnswer, CompletenessTask } from './checker';
import { answers } from './pool';
import { progress } from './progress';

/** Up to this rating most proofs take milliseconds. */
const MODERATE = 9;
const MODERATES = 240;
const HARDER = 60;
/** Sets to draw puzzles from if there are too few puzzles with a rating up to that one. */
const MIXED = ['bank-easy', 'bank-medium', 'bank-hard', '17-clue', 'norvig-top95', 'top1465'];
/** Sets whose puzzles all have higher ratings. */
const HARDEST = ['hardest-1106', 'hardest-1905-11'];

/** For every blank cell of puzzles of all kinds: whether there is a proof, and whether all it says is true. */
export const completeness: Benchmark = {
  about:
    'prove every blank cell, and replay the proofs and paths on a plain board; without files, of 240 puzzles rated up to 9.0 and 60 above [--only moderate,hardest] [--puzzles N] [--skip N] [--minutes N] [--seed N]',
  async *measure(options) {
    let missing = 0;
    for (const { name, wanted, puzzles } of groupsOf(options)) {
      if (options.only !== null && !options.only.includes(name)) continue;
      const count = Math.min(wanted, options.puzzles ?? wanted);
      const tell = progress(name, Math.max(0, count - options.skip));
      const all: CompletenessAnswer['cells'][number][] = [];
      let done = 0;
      const tasks = between(puzzles, options.skip, count);
      for await (const answer of answers(asTasks(tasks), performance.now() + options.minutes * 60_000)) {
        if (answer.kind !== 'completeness') continue;
        done++;
        all.push(...answer.cells);
        for (const { name, fault } of answer.cells)
          if (fault !== null) console.error(`${answer.task.id} ${answer.task.puzzle}: ${name} ${fault}`);
        if (answer.path !== null) {
          console.error(`${answer.task.id} ${answer.task.puzzle}: ${answer.path}`);
          missing++;
        }
        yield rowOf(answer.task.id, 1, answer.cells);
        tell(done, `${all.length.toLocaleString('en')} cells, ${failedOf(all).length} failed`);
      }
      missing += failedOf(all).length;
      if (all.length > 0) yield rowOf(`all ${name}`, done, all);
    }
    if (missing > 0) throw new Error(`${missing} cells or paths have no proof that holds`);
  },
};

interface Group {
  readonly name: string;
  readonly wanted: number;
  readonly puzzles: Iterable<Dealt>;
}

function groupsOf({ files, seed }: Options): Group[] {
  const random = seededRandom(seed);
  if (files.length > 0) {
    const sets = setsOf(files);
    const wanted = [...sets.values()].reduce((sum, { length }) => sum + length, 0);
    return [{ name: 'files', wanted, puzzles: deal(sets, random) }];
  }
  const rated = RATED_PUZZLES.map(({ id, puzzle, explainer }) => ({ id, puzzle, er: explainer.er }));
  return [
    {
      name: 'moderate',
      wanted: MODERATES,
      puzzles: chain(
        rated.filter(({ er }) => er <= MODERATE),
        moderate(deal(some(MIXED), random)),
      ),
    },
    {
      name: 'hardest',
      wanted: HARDER,
      puzzles: chain(
        rated.filter(({ er }) => er > MODERATE),
        deal(some(HARDEST), random),
      ),
    },
  ];
}

const some = (names: readonly string[]): ReadonlyMap<string, readonly Grid[]> =>
  new Map([...PUZZLE_SETS].filter(([name]) => names.includes(name)));

function* chain<T>(...lists: readonly Iterable<T>[]): Generator<T> {
  for (const list of lists) yield* list;
}

/** The puzzles whose rating is low enough. */
function* moderate(puzzles: Iterable<Dealt>): Generator<Dealt> {
  for (const dealt of puzzles) if (isModerate(dealt.puzzle)) yield dealt;
}

function isModerate(puzzle: Grid): boolean {
  const steps = rate(positionOf(puzzle, { givens: puzzle }));
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done) return next.value?.solved === true;
    if (next.value.rating > MODERATE) return false;
  }
}

function* asTasks(puzzles: Iterable<Dealt>): Generator<CompletenessTask> {
  for (const { id, puzzle } of puzzles) yield { kind: 'completeness', id, puzzle };
}

const failedOf = (cells: CompletenessAnswer['cells']) => cells.filter(({ fault }) => fault !== null);

function rowOf(id: string, puzzles: number, cells: CompletenessAnswer['cells']): Row {
  const times = cells.map(({ milliseconds }) => milliseconds);
  const failed = failedOf(cells);
  return {
    id,
    puzzles,
    cells: cells.length,
    proved: cells.length - failed.length,
    tier: Math.max(...cells.map(({ tier }) => tier)),
    p50ms: percentile(times, 0.5),
    p95ms: percentile(times, 0.95),
    worstMs: Math.max(...times),
    failed: failed.length > 9 ? `${failed.length}` : failed.map(({ name }) => name).join(' '),
  };
}
