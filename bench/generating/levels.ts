import { GENERATOR_VERSION, generate, type Made } from '../../src/sudoku/generator';
import {
  appraise,
  CATALOGUE,
  DIFFICULTIES,
  type Difficulty,
  finish,
  hardestOf,
  levelOfRating,
  levelOfStep,
  pathOf,
  positionOf,
  rate,
  ratingsOf,
  type TechniqueId,
} from '../../src/sudoku/techniques';
import type { Benchmark, Row } from '../benchmark';
import { percentile } from '../statistics';

/** How many puzzles of each level are made if nothing else is said. */
const COUNT = 200;

/**
 * What the levels mean: makes puzzles of each as New puzzle does, and tells their givens, ratings and the hardest step
 * of our own path. Fails if one is not of its level by both.
 */
export const levels: Benchmark = {
  about: 'puzzles of each level: time, givens, rating, hardest steps (--puzzles 200, --only easy,hard)',
  *measure({ only, puzzles, seed }) {
    console.error(`Generator ${GENERATOR_VERSION}, half turn, one core`);
    for (const level of DIFFICULTIES)
      if (only === null || only.includes(level)) yield* measureLevel(level, puzzles ?? COUNT, seed);
  },
};

function* measureLevel(level: Difficulty, count: number, seed: number): Generator<Row> {
  const times: number[] = [];
  const givens: number[] = [];
  const ratings: number[] = [];
  const hardest = new Map<TechniqueId, { count: number; needed: number }>();
  const uses = new Map<TechniqueId, number>();
  for (let i = 0; i < count; i++) {
    const start = process.cpuUsage();
    const made = finish(generate({ level, symmetry: 'halfTurn' }, seed + i));
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    givens.push(made.givens);
    const judged = judge(made, level);
    ratings.push(judged.er);
    const known = hardest.get(judged.technique) ?? { count: 0, needed: 0 };
    hardest.set(judged.technique, { count: known.count + 1, needed: known.needed + Number(judged.needed) });
    for (const technique of judged.techniques) uses.set(technique, (uses.get(technique) ?? 0) + 1);
  }
  const share = (all: ReadonlyMap<TechniqueId, number>): string =>
    CATALOGUE.flatMap(({ id }) => (all.has(id) ? [`${id} ${all.get(id)}`] : [])).join(', ');
  yield {
    level,
    puzzles: count,
    'ms p50': percentile(times, 0.5),
    'ms p95': percentile(times, 0.95),
    'ms worst': Math.max(...times),
    givens: `${Math.min(...givens)}–${Math.max(...givens)}`,
    'givens p50': percentile(givens, 0.5),
    rating: `${Math.min(...ratings).toFixed(1)}–${Math.max(...ratings).toFixed(1)}`,
    'rating p50': percentile(ratings, 0.5),
    needed: [...hardest.values()].reduce((sum, { needed }) => sum + needed, 0),
    hardest: share(new Map([...hardest].map(([id, { count: times }]) => [id, times]))),
    'puzzles with': share(uses),
  };
}

interface Judged {
  /** A lower bound for extreme puzzles: their whole rating may take minutes. */
  readonly er: number;
  readonly technique: TechniqueId;
  readonly needed: boolean;
  /** All techniques of the path. */
  readonly techniques: ReadonlySet<TechniqueId>;
}

function judge({ puzzle }: Made, level: Difficulty): Judged {
  const position = positionOf(puzzle, { givens: puzzle });
  const path = finish(pathOf(position));
  const hardest = hardestOf(path.steps);
  const { from, below } = ratingsOf(level);
  const easier = finish(rate(position, from - 0.1));
  if (!path.solved || levelOfStep(hardest) !== level || easier?.solved)
    throw new Error(`${puzzle} is not ${level}: ${hardest.technique} ${hardest.rating}`);
  const techniques = new Set(path.steps.map(({ technique }) => technique));
  const { technique } = hardest;
  if (below > 12) return { er: from, technique, needed: false, techniques };
  const rating = finish(appraise(position));
  if (rating === null || rating.difficulty !== level || levelOfRating(rating.er) !== level)
    throw new Error(`${puzzle} is not ${level} but ${rating?.difficulty}, ${rating?.er}`);
  return { er: rating.er, technique, needed: rating.hardest?.needed ?? false, techniques };
}
