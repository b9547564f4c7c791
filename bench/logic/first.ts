import { CELLS, seededRandom } from '../../src/sudoku/core';
import { type Position, type Proof, positionOf, proveCell } from '../../src/sudoku/techniques';
import { faultIn, plainOf } from '../../src/sudoku/techniques/testing';
import { PUZZLE_SETS } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';
import { readPuzzles } from '../sets/puzzles';
import { percentile } from '../statistics';
import { nameOf } from './cells';

/** How many puzzles without `--puzzles`. */
const COUNT = 60;
const SETS = ['hardest-1905-11', 'hardest-1106'];

/**
 * The first proof that is shown for a random cell of each of the hardest puzzles. Nothing is known beforehand, as each
 * puzzle is another. The proof is checked on a plain board. Milliseconds are of processor time, but for the longest time between
 * two signs of life.
 */
export const first: Benchmark = {
  about: 'the first proof of a random cell in each of the hardest puzzles [--puzzles 60] [--seed N]',
  *measure({ files, puzzles, seed }) {
    const random = seededRandom(seed);
    const all =
      files.length > 0
        ? files.flatMap(readPuzzles)
        : SETS.flatMap((id) => (PUZZLE_SETS.get(id) ?? []).map((puzzle) => ({ id, puzzle })));
    const rows: Measured[] = [];
    for (const { id, puzzle } of random.shuffle(all).slice(0, puzzles ?? COUNT)) {
      const start = positionOf(puzzle, { givens: puzzle });
      const [cell] = random.shuffle(CELLS.filter((one) => start.digits[one] === 0));
      if (cell === undefined) continue;
      const { proof, milliseconds, silence } = timed(start, (position) => proveCell(position, cell));
      const fault = proof === null ? 'none' : (faultIn(plainOf(puzzle), proof) ?? '-');
      const lines = proof?.lines ?? [];
      const hardest = Math.max(0, ...lines.map(({ step }) => step.rating));
      const one = { steps: lines.length, said: saidBy(lines), hardest, milliseconds, silence };
      rows.push(one);
      yield { id, cell: `${puzzle} ${nameOf(cell)}`, ...one, fault };
    }
    for (const [id, share] of SHARES) {
      const of = (value: (one: Measured) => number): number => percentile(rows.map(value), share);
      yield {
        id,
        cell: `${rows.length}`,
        steps: of(({ steps }) => steps),
        said: of(({ said }) => said),
        hardest: of(({ hardest }) => hardest),
        milliseconds: of(({ milliseconds }) => milliseconds),
        silence: of(({ silence }) => silence),
        fault: '-',
      };
    }
  },
};

const SHARES = [
  ['half of all', 0.5],
  ['95 %', 0.95],
  ['the worst', 1],
] as const;

interface Measured extends Row {
  readonly steps: number;
  /** How many lines the nets have together. */
  readonly said: number;
  readonly hardest: number;
  readonly milliseconds: number;
  readonly silence: number;
}

const saidBy = (lines: Proof['lines']): number =>
  lines
    .flatMap(({ step: { because } }) => (because.kind === 'forcing' ? because.branches : []))
    .reduce((sum, branch) => sum + branch.lines.length, 0);

/** The first proof of a search, and its time. */
function timed(start: Position, search: (position: Position) => ReturnType<typeof proveCell>) {
  const begun = process.cpuUsage();
  let sign = performance.now();
  let silence = 0;
  const hear = (): void => {
    const now = performance.now();
    silence = Math.max(silence, now - sign);
    sign = now;
  };
  const going = search({ ...start, onTick: hear });
  for (let next = going.next(); ; next = going.next()) {
    hear();
    const proof = next.done ? next.value : next.value.better;
    if (proof === null && !next.done) continue;
    const { user, system } = process.cpuUsage(begun);
    return { proof, milliseconds: (user + system) / 1000, silence };
  }
}
