import { CELLS, digitAt, isSolutionOf } from '../../src/sudoku/core';
import {
  easierThan,
  GENERATOR_VERSION,
  generate as generated,
  isSymmetric,
  type Made,
  objectionsTo,
  SYMMETRIES,
  type Wish,
} from '../../src/sudoku/generator';
import {
  appraise,
  CATALOGUE,
  DIFFICULTIES,
  factsOf,
  finish,
  levelOfRating,
  pathOf,
  positionOf,
  rate,
  type TechniqueId,
} from '../../src/sudoku/techniques';
import { SOLVERS } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';
import { percentile } from '../statistics';
import { type Makers, openMakers } from './makers';

/** A wish to be fulfilled several times. */
interface Case {
  readonly part: string;
  readonly name: string;
  readonly wish: Wish;
  /** How many puzzles are made. */
  readonly count: number;
  /** After this time a search is given up. */
  readonly seconds: number;
}

/** How long a search may take if nothing else is said. */
const SECONDS = 10;

const PATTERNS: Readonly<Record<string, string>> = {
  checks: '1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1',
  stripes: '1..1..1...1..1..1...1..1..11..1..1...1..1..1...1..1..11..1..1...1..1..1...1..1..1',
  diamond: '....1.......1.1.....1...1...1..1..1.1..1.1..1.1..1..1...1...1.....1.1.......1....',
  smile: '..11111...1.....1.1..1.1..11.......11..1.1..11.1...1.11..111..1.1.....1...11111..',
};

const CASES: readonly Case[] = [
  { part: 'plain', name: 'plain', wish: {}, count: 2000, seconds: SECONDS },
  ...DIFFICULTIES.map((level) => ({
    part: 'levels',
    name: level,
    wish: { level, symmetry: 'halfTurn' as const },
    count: 200,
    seconds: SECONDS,
  })),
  ...Array.from({ length: 16 }, (_, i) => (10 + 5 * i) / 10).map((from) => ({
    part: 'bins',
    name: `${from.toFixed(1)}–${(from + 0.4).toFixed(1)}`,
    wish: { rating: { from, to: from + 0.4 } },
    count: 10,
    seconds: SECONDS,
  })),
  ...SYMMETRIES.map((symmetry) => ({
    part: 'symmetries',
    name: symmetry,
    wish: { symmetry },
    count: 50,
    seconds: SECONDS,
  })),
  ...SYMMETRIES.map((symmetry) => ({
    part: 'minimal',
    name: `${symmetry}, minimal`,
    wish: { symmetry, minimal: true },
    count: 50,
    seconds: SECONDS,
  })),
  ...Object.entries(PATTERNS).map(([name, cells]) => ({
    part: 'patterns',
    name,
    wish: { pattern: [...cells].map((cell) => cell === '1') },
    count: 10,
    seconds: SECONDS,
  })),
  ...[19, 20, 21, 22, 23, 24, 26, 28, 30, 40, 60].map((givens) => ({
    part: 'givens',
    name: `${givens} givens`,
    wish: { givens },
    count: 20,
    seconds: SECONDS,
  })),
  ...[21, 22, 25, 26, 27, 28].map((givens) => ({
    part: 'givens',
    name: `${givens} givens, minimal`,
    wish: { givens, minimal: true },
    count: 20,
    seconds: SECONDS,
  })),
  ...CATALOGUE.map(({ id, tier }) => ({
    part: `tier ${tier}`,
    name: id,
    wish: { needs: id },
    count: 10,
    seconds: tier >= 5 ? 60 : SECONDS,
  })),
];

/**
 * Makes puzzles for many wishes and checks each by other means: on one thread, timed by the processor; or with
 * `--workers` on the app's pool of workers, timed by the clock.
 */
export const generate: Benchmark = {
  about:
    'make puzzles as wished (--workers 2, --only plain,levels,bins,symmetries,minimal,patterns,givens,"tier 1",NAME)',
  async *measure({ only, puzzles, seed, minutes, workers }) {
    console.error(
      `Generator ${GENERATOR_VERSION}, seeds from ${seed}, ${workers === null ? 'one thread' : `${workers} workers`}`,
    );
    const end = performance.now() + minutes * 60_000;
    const makers = workers === null ? null : await openMakers(workers);
    for (const one of CASES) {
      if (only !== null && !only.includes(one.part) && !only.includes(one.name)) continue;
      if (performance.now() > end) break;
      const counted = { ...one, count: puzzles ?? one.count };
      yield makers === null ? measureCase(counted, seed) : await measureShared(makers, counted, seed);
    }
    makers?.end();
  },
};

/** Makes the puzzles of a case on the app's pool, one after the other. */
async function measureShared(makers: Makers, { part, name, wish, count, seconds }: Case, seed: number) {
  const times: number[] = [];
  let found = 0;
  for (let i = 0; i < count; i++) {
    const { made, milliseconds } = await makers.make(wish, seed + i, seconds);
    times.push(milliseconds);
    if (made === null) continue;
    found++;
    check(made, wish);
  }
  return { wish: name, part, ...outcome(found, times) };
}

/** How many puzzles were found, and in how many milliseconds: a time for each that was asked for. */
function outcome(found: number, times: readonly number[]) {
  const count = times.length;
  return {
    made: count,
    found: `${((100 * found) / count).toFixed(found === count ? 0 : 1)} %`,
    'in 10 s': `${((100 * times.filter((time) => time <= 10_000).length) / count).toFixed(0)} %`,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    worst: Math.max(...times),
  };
}

function measureCase({ part, name, wish, count, seconds }: Case, seed: number): Row {
  const times: number[] = [];
  const shared: number[] = [];
  let tried = 0;
  let found = 0;
  for (let i = 0; i < count; i++) {
    const start = worked();
    const { made, tried: more, attempts } = search(wish, seed + i, start + 1000 * seconds);
    times.push(worked() - start);
    shared.push(sharedByTwo(attempts));
    tried += more;
    if (made === null) continue;
    found++;
    check(made, wish);
  }
  return {
    wish: name,
    part,
    ...outcome(found, times),
    'two workers p50': percentile(shared, 0.5),
    'two workers p95': percentile(shared, 0.95),
    'a second': (1000 * found) / times.reduce((sum, time) => sum + time, 0),
    'tried per found': found === 0 ? '-' : Math.round(tried / found),
    said: objectionsTo(wish)
      .map(({ kind }) => kind)
      .join(' '),
  };
}

/** The milliseconds that the processors have worked for this process, whatever else they do. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A search that is given up when it is late. */
function search(
  wish: Wish,
  seed: number,
  end: number,
): { readonly made: Made | null; readonly tried: number; readonly attempts: readonly number[] } {
  const making = generated(wish, seed);
  const attempts: number[] = [];
  let tried = 0;
  let begun = 1;
  let since = worked();
  const note = (now: number): void => {
    attempts.push(now - since);
    since = now;
  };
  for (let next = making.next(); ; next = making.next()) {
    const now = worked();
    if (next.done) {
      note(now);
      return { made: next.value, tried: tried + 1, attempts };
    }
    tried = next.value.tried;
    if (next.value.attempts > begun) note(now);
    begun = next.value.attempts;
    if (now > end) {
      note(now);
      return { made: null, tried, attempts };
    }
  }
}

/**
 * When two workers, each with a core of its own, would have ended the last of these attempts and all before it: each
 * takes the next one as soon as it has ended one. What starting a worker takes is left out.
 */
function sharedByTwo(attempts: readonly number[]): number {
  const free: [number, number] = [0, 0];
  for (const time of attempts) free[free[1] < free[0] ? 1 : 0] += time;
  return Math.max(...free);
}

/** Throws if a puzzle is not what was wished, by the judge, another solver, the whole rating and the whole paths. */
function check({ puzzle, solution }: Made, wish: Wish): void {
  const fail = (why: string): never => {
    throw new Error(`${puzzle} ${why}, and the wish was ${JSON.stringify(wish)}`);
  };
  const count = SOLVERS.propagating?.countSolutions(puzzle, { limit: 2 }).count;
  if (!isSolutionOf(puzzle, solution) || count !== 1) fail('does not have this one solution');
  const pattern = CELLS.map((cell) => digitAt(puzzle, cell) !== null);
  const givens = pattern.filter(Boolean).length;
  if (wish.givens !== undefined && wish.givens !== givens) fail(`has ${givens} givens`);
  if (wish.symmetry !== undefined && !isSymmetric(pattern, wish.symmetry)) fail('is not symmetric');
  if (wish.pattern?.some((given, cell) => given !== pattern[cell])) fail('has another pattern');
  if (wish.minimal && CELLS.some((cell) => pattern[cell] && isSpare(puzzle, cell))) fail('is not minimal');
  checkLogic(puzzle, wish, fail);
}

type Puzzle = Made['puzzle'];

const isSpare = (puzzle: Puzzle, cell: number): boolean =>
  SOLVERS.propagating?.countSolutions(`${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}` as Puzzle, {
    limit: 2,
  }).count === 1;

function checkLogic(puzzle: Puzzle, { level, rating, needs }: Wish, fail: (why: string) => never): void {
  const position = positionOf(puzzle, { givens: puzzle });
  if (level !== undefined && level !== 'extreme') {
    const rating = finish(appraise(position));
    if (rating?.difficulty !== level) fail(`is ${rating?.difficulty}`);
    if (levelOfRating(rating?.er ?? 0) !== level) fail(`is rated ${rating?.er}`);
  }
  if (level === 'extreme') {
    // Its whole rating may take minutes; that nothing below suffices is enough.
    const below = finish(rate(position, 7.4));
    if (below?.solved) fail(`is rated ${below.er}`);
  }
  if (typeof rating === 'object') {
    const er = finish(rate(position))?.er ?? 0;
    if (er < rating.from || er > rating.to + 1e-9) fail(`is rated ${er}`);
  }
  if (needs !== undefined) {
    const easier = easierThan(needs);
    if (isFinished(puzzle, easier)) fail('is finished by easier techniques');
    if (!isFinished(puzzle, [...easier, needs])) fail(`is not finished with it, ${factsOf(needs).rating}`);
  }
}

const isFinished = (puzzle: Puzzle, techniques: readonly TechniqueId[]): boolean =>
  finish(
    pathOf(positionOf(puzzle, { givens: puzzle }), {
      without: CATALOGUE.map(({ id }) => id).filter((id) => !techniques.includes(id)),
    }),
  ).solved;
