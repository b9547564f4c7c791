import { seededRandom } from '../../src/sudoku/core';
import { TECHNIQUES } from '../../src/sudoku/techniques';
import { SOUNDNESS_TRIALS, stuck } from '../../src/sudoku/techniques/testing';
import type { Benchmark, Options, Row } from '../benchmark';
import { between, type Dealt, deal, setsOf } from '../sets/deal';
import type { Task } from './checker';
import { answers } from './pool';
import { progress } from './progress';

/** So many of the steps that a small change has made untrue must be rejected. */
const LEAST_REJECTED = 0.95;

/**
 * Compares every step that every technique finds with the solution, and checks all that it says on a plain board, in as
 * many puzzles as the trials need. Also changes each step a little: the check must reject nearly all that are untrue then.
 */
export const soundness: Benchmark = {
  about:
    'check every step of every technique against the solution and the board; without files, in our own sets [--only 1-3,4-5,6] [--puzzles N] [--skip N] [--minutes N] [--seed N]',
  async *measure(options) {
    let wrong = 0;
    for (const [number, { tiers }] of SOUNDNESS_TRIALS.entries()) {
      const name = tiers.length === 1 ? `${tiers[0]}` : `${tiers[0]}-${tiers.at(-1)}`;
      if (options.only !== null && !options.only.includes(name)) continue;
      for await (const row of run(number, options)) {
        if (row.technique === 'all') wrong += row.unsound;
        yield row;
      }
    }
    if (wrong > 0) throw new Error(`${wrong} steps are not sound`);
  },
};

interface SoundnessRow extends Row {
  readonly tier: string;
  readonly technique: string;
  readonly puzzles: number;
  readonly steps: number;
  readonly unsound: number;
}

async function* run(
  number: number,
  { files, puzzles, skip, minutes, seed }: Options,
): AsyncGenerator<SoundnessRow> {
  const trial = SOUNDNESS_TRIALS[number];
  if (trial === undefined) return;
  const { tiers, inBenchmark } = trial;
  const wanted = puzzles ?? inBenchmark;
  const tell = progress(`tiers ${tiers.join(', ')}`, wanted - skip);
  const checked = new Map<string, { puzzles: number; steps: number; unsound: number }>(
    TECHNIQUES.filter(({ tier }) => tiers.includes(tier)).map(({ id }) => [
      id,
      { puzzles: 0, steps: 0, unsound: 0 },
    ]),
  );
  const all = { puzzles: 0, steps: 0, unsound: 0 };
  let [changed, rejected, stillTrue] = [0, 0, 0];
  for await (const answer of answers(tasks(), performance.now() + minutes * 60_000)) {
    if (answer.kind !== 'soundness') continue;
    all.puzzles++;
    for (const [technique, steps] of Object.entries(answer.checked)) {
      const sum = checked.get(technique);
      if (sum === undefined) throw new Error(`a step of ${technique}, which was not asked`);
      sum.puzzles++;
      sum.steps += steps;
      all.steps += steps;
    }
    for (const { technique, fault, step } of answer.unsound) {
      const sum = checked.get(technique);
      if (sum !== undefined) sum.unsound++;
      all.unsound++;
      console.error(`${answer.task.puzzle} ${fault}: ${step}`);
    }
    changed += answer.changed;
    rejected += answer.rejected;
    stillTrue += answer.stillTrue;
    tell(all.puzzles, `${all.steps.toLocaleString('en')} steps, ${all.unsound} unsound`);
  }
  const tierOf = new Map<string, string>(TECHNIQUES.map(({ id, tier }) => [id, `${tier}`]));
  for (const [technique, sums] of checked) yield { tier: tierOf.get(technique) ?? '', technique, ...sums };
  yield { tier: tiers.join(' '), technique: 'all', ...all };
  yield {
    tier: tiers.join(' '),
    technique: 'changed',
    puzzles: all.puzzles,
    steps: changed,
    unsound: rejected,
  };
  yield {
    tier: tiers.join(' '),
    technique: 'changed, still true',
    puzzles: all.puzzles,
    steps: stillTrue,
    unsound: 0,
  };
  if (rejected < changed * LEAST_REJECTED)
    throw new Error(`only ${rejected} of ${changed} changed steps are rejected`);

  function* tasks(): Generator<Task> {
    for (const { puzzle } of between(worthwhile(deal(setsOf(files), seededRandom(seed))), skip, wanted))
      yield { kind: 'soundness', trial: number, puzzle };
  }

  /** Tier 6 is tested only in puzzles that tiers 1 and 2 do not solve, because other puzzles do not need it. */
  function* worthwhile(puzzles: Iterable<Dealt>): Generator<Dealt> {
    for (const dealt of puzzles)
      if (!tiers.includes(6) || stuck(dealt.puzzle).digits.includes(0)) yield dealt;
  }
}
