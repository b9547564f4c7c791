import { CELLS, type Random, seededRandom } from '../../src/sudoku/core';
import {
  applyStep,
  type Candidate,
  cellOf,
  digitOf,
  finish,
  type Position,
  type Proof,
  positionOf,
  proveCell,
  TECHNIQUES,
} from '../../src/sudoku/techniques';
import { copyOf, type Edge, edgeOf, reaches, runnable } from '../../src/sudoku/techniques/testing';
import { PUZZLE_SETS, RATED_PUZZLES } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';
import { readPuzzles } from '../sets/puzzles';
import { percentile } from '../statistics';
import { nameOf } from './cells';

/** Proofs with fewer steps are not searched for shorter ones. */
const LEAST = 5;
/** How many proofs are judged. */
const PROOFS = 100;
/** The most processor time for the crude search of one, in microseconds. */
const MOST = 800_000;
/** The highest tier to judge: steps of higher tiers take long to find. */
const UP_TO = 3;
/** The most proofs of one puzzle. */
const EACH = 3;
/** The puzzles without files: those that steps of the first tiers solve, and some that need more. */
const SETS = ['bank-medium', 'bank-hard', 'norvig-easy50', 'top1465'];
const HARDEST_RATING = 6.5;

/**
 * Proves random cells, and looks for a shorter proof in the same tier by a crude search that shares nothing with the
 * prover but the techniques: in each round it finds all steps and makes a random share of them, until the cell is
 * filled; then it leaves out step after step, in random order, and keeps the fewest.
 */
export const shortness: Benchmark = {
  about: 'prove random cells, and look for shorter proofs by random steps; --puzzles: how many proofs',
  *measure({ files, puzzles, skip, seed }) {
    const random = seededRandom(seed);
    const rated = RATED_PUZZLES.filter(({ explainer }) => explainer.er <= HARDEST_RATING);
    const all =
      files.length > 0
        ? files.flatMap(readPuzzles)
        : [
            ...SETS.flatMap((set) => (PUZZLE_SETS.get(set) ?? []).map((puzzle) => ({ id: set, puzzle }))),
            ...rated.map(({ puzzle }) => ({ id: 'rated', puzzle })),
          ];
    const tally: Judged[] = [];
    let judged = 0;
    for (const { id, puzzle } of random.shuffle(all)) {
      const start = positionOf(puzzle, { givens: puzzle });
      const blanks = random.shuffle(CELLS.filter((cell) => start.digits[cell] === 0));
      let left = EACH;
      for (const cell of blanks.slice(0, 4 * EACH)) {
        const proof = finish(proveCell(start, cell, { upTo: UP_TO }));
        if (proof === null || proof.lines.length < LEAST) continue;
        if (left-- === 0 || judged >= (puzzles ?? PROOFS) + skip) break;
        if (judged++ < skip) continue;
        // A random of its own: the same cells are judged, however long it takes.
        const crude = crudely(start, proof, seededRandom(seed * 1000 + judged));
        const one = { set: id, proof: costOf(proof.lines), crude, tier: proof.tier };
        tally.push(one);
        yield {
          ...rowOf(one),
          cell: `${puzzle} ${nameOf(cell)}`,
          proof: proof.lines.map(({ step }) => told(step)).join('; '),
        };
      }
      if (judged >= (puzzles ?? PROOFS) + skip) break;
    }
    for (const set of new Set(tally.map((one) => one.set)))
      report(
        set,
        tally.filter((one) => one.set === set),
      );
    for (const tier of new Set(tally.map((one) => one.tier)))
      report(
        `tier ${tier}`,
        tally.filter((one) => one.tier === tier),
      );
    report('all', tally);
  },
};

interface Cost {
  readonly steps: number;
  readonly hardest: number;
  readonly sum: number;
}

interface Judged {
  readonly set: string;
  readonly proof: Cost;
  /** The best that the crude search finds. */
  readonly crude: Cost;
  readonly tier: number;
}

const rowOf = ({ set, proof, crude, tier }: Judged): Row => ({
  set,
  tier,
  steps: proof.steps,
  crude: crude.steps,
  hardest: proof.hardest,
  crudeHardest: crude.hardest,
  sum: proof.sum,
  crudeSum: crude.sum,
});

/** A step as `r1c2=3 nakedSingle`, or by the candidates that it rules out. */
function told({ technique, places, eliminates }: Proof['lines'][number]['step']): string {
  const of = (all: readonly Candidate[], sign: string): string[] =>
    all.map((one) => `${nameOf(cellOf(one))}${sign}${digitOf(one)}`);
  return `${(places.length > 0 ? of(places, '=') : of(eliminates, '-')).join(' ')} ${technique}`;
}

function report(name: string, tally: readonly Judged[]): void {
  const mean = (values: readonly number[]): string =>
    (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);
  const shorter = tally.filter(({ proof, crude }) => crude.steps < proof.steps).length;
  const easier = tally.filter(
    ({ proof, crude }) => crude.steps === proof.steps && isLess(crude, proof),
  ).length;
  const own = tally.map(({ proof }) => proof.steps);
  const crude = tally.map((one) => Math.min(one.proof.steps, one.crude.steps));
  console.error(
    `${name}: ${tally.length} proofs, median ${percentile(own, 0.5)}, mean ${mean(own)}; with the crude ones mean ${mean(crude)}; shorter ones found for ${shorter}, easier ones for ${easier}`,
  );
}

const costOf = (lines: readonly { readonly step: { readonly rating: number } }[]): Cost => ({
  steps: lines.length,
  hardest: Math.max(...lines.map(({ step }) => step.rating)),
  sum: Math.round(10 * lines.reduce((sum, { step }) => sum + step.rating, 0)) / 10,
});

const isLess = (one: Cost, other: Cost): boolean =>
  one.steps !== other.steps
    ? one.steps < other.steps
    : one.hardest !== other.hardest
      ? one.hardest < other.hardest
      : one.sum < other.sum;

/** The least cost that random steps come to. */
function crudely(start: Position, { goal, places, tier }: Proof, random: Random): Cost {
  const techniques = TECHNIQUES.filter((one) => one.tier <= tier && one.id !== 'fullHouse');
  const target = { candidate: goal, places };
  let best: Cost = { steps: Number.POSITIVE_INFINITY, hardest: 0, sum: 0 };
  const begun = process.cpuUsage();
  const isOver = (): boolean => {
    const { user, system } = process.cpuUsage(begun);
    return user + system > MOST;
  };
  while (!isOver()) {
    const share = random.next();
    const position = copyOf(start);
    const edges: Edge[] = [];
    while (!edges.some((edge) => reaches(edge, target))) {
      const steps = techniques.flatMap(({ find }) => [...find(position)]);
      if (steps.length === 0) break;
      const some = random.shuffle(steps).slice(0, 1 + Math.floor(share * steps.length));
      for (const step of some) edges.push(edgeOf(start, position, step));
      for (const step of some) applyStep(position, step);
    }
    const holds = (some: readonly Edge[]): boolean => runnable(some).some((edge) => reaches(edge, target));
    if (!holds(edges)) continue;
    let kept = edges;
    for (const edge of random.shuffle(edges)) {
      const without = kept.filter((other) => other !== edge);
      if (holds(without)) kept = without;
    }
    const cost = costOf(kept);
    if (isLess(cost, best)) best = cost;
  }
  return best;
}
