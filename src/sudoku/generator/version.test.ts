import { describe, expect, it } from 'vitest';
import { generate } from './generate';
import { GENERATOR_VERSION } from './version';
import type { Wish } from './wish';

function made(wish: Wish, seed: number): string {
  const making = generate(wish, seed);
  let latest = making.next();
  while (!latest.done) latest = making.next();
  return latest.value.puzzle;
}

/* If one of these changes, the version has to go up, and they are of the new version. */
describe(`version ${GENERATOR_VERSION} makes these puzzles for ever`, () => {
  it.each<[string, Wish]>([
    ['easy', { level: 'easy' }],
    ['medium', { level: 'medium' }],
    ['hard', { level: 'hard' }],
    ['expert', { level: 'expert' }],
    ['extreme', { level: 'extreme' }],
    ['minimal', { minimal: true }],
    ['half turn', { symmetry: 'halfTurn' }],
    ['24 givens', { givens: 24 }],
    ['rated 4.0 to 4.4', { rating: { from: 4, to: 4.4 } }],
    ['rated 6.0 to 6.4', { rating: { from: 6, to: 6.4 } }],
    ['needs a jellyfish', { needs: 'jellyfish' }],
  ])('%s', (_, wish) => {
    expect([made(wish, 1), made(wish, 2_026_000_000)]).toMatchSnapshot();
  });

  it('needs a region forcing chain', () => {
    // One seed: each puzzle takes long to judge.
    expect(made({ needs: 'regionForcingChain' }, 1)).toMatchSnapshot();
  });
});
