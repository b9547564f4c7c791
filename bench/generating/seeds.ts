import { attempt, GENERATOR_VERSION } from '../../src/sudoku/generator';
import { DIFFICULTIES } from '../../src/sudoku/techniques';
import type { Benchmark } from '../benchmark';

/** So many seeds a level. */
const COUNT = 24;

/** So many puzzles are tried with a seed. A test holds the seeds to it. */
const TRIES = 3;

/** Finds the quick seeds of this version of the generator, as `quickSeeds.ts` has them. */
export const seeds: Benchmark = {
  about:
    'find the seeds that make a puzzle of a level at once, for quickSeeds.ts, after the version has gone up',
  *measure() {
    console.error(`Generator ${GENERATOR_VERSION}`);
    for (const level of DIFFICULTIES) {
      const quick: number[] = [];
      for (let seed = 1; quick.length < COUNT; seed++) {
        const making = attempt({ level, symmetry: 'halfTurn' }, seed, 0);
        let latest = making.next();
        while (!latest.done && latest.value.tried < TRIES) latest = making.next();
        if (latest.value.best?.distance === 0) quick.push(seed);
      }
      yield { level, seeds: quick.join(', ') };
    }
  },
};
