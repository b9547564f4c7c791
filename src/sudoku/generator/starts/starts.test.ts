import { describe, expect, it } from 'vitest';
import { countFilled, type Grid, grid } from '../../core';
import { countSolutions } from '../../solver';
import { factsOf } from '../../techniques';
import { ratedIn } from '../aims/rating';
import { needing } from '../aims/technique';
import { sourceOf } from '../random';
import { STARTS } from './list';
import { RARE } from './rare';
import { RATED_STARTS } from './rated';
import { drawImage, startFor } from './start';

describe('the puzzles to begin with', () => {
  // From tier 5 on, each takes up to seconds. The benchmark checks those, and the other puzzles of each technique.
  it.each([...RARE.filter((id) => factsOf(id).tier < 5), 'siameseFrankenFish' as const, 'sueDeCoq' as const])(
    'need %s',
    (id) => {
      expect(needing(id, [], true)(grid(STARTS[id][0] ?? '')).distance).toBe(0);
    },
  );

  it.each(Object.keys(RATED_STARTS).map(Number))('are rated %i tenths', (tenths) => {
    const puzzles = RATED_STARTS[tenths] ?? [];
    expect(puzzles.length).toBeGreaterThan(0);
    for (const puzzle of puzzles)
      expect(ratedIn({ from: tenths, to: tenths })(grid(puzzle)).distance).toBe(0);
  });

  it('are proper, and none is listed twice', () => {
    const all = Object.values(STARTS).flat();
    for (const puzzle of all) expect(countSolutions(grid(puzzle), { limit: 2 }).count).toBe(1);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('images of a puzzle', () => {
  const puzzle = grid(STARTS.jellyfish[0] ?? '');
  const images = Array.from({ length: 50 }, (_, attempt) => drawImage(sourceOf(1, 2, attempt))(puzzle));

  it('have one solution and the same number of givens', () => {
    for (const image of images) {
      expect(countSolutions(image, { limit: 2 }).count).toBe(1);
      expect(countFilled(image)).toBe(countFilled(puzzle));
    }
    expect(new Set(images).size).toBe(50);
  });

  it('put each given everywhere', () => {
    const first = Array.from({ length: 400 }, (_, attempt) => {
      const image: Grid = drawImage(sourceOf(1, 3, attempt))(grid(`1${'.'.repeat(80)}`));
      return `${image.search(/\d/)} ${image.replaceAll('.', '')}`;
    });
    expect(new Set(first.map((one) => one.split(' ')[0])).size).toBe(81);
    expect(new Set(first.map((one) => one.split(' ')[1])).size).toBe(9);
  });
});

describe('what a search begins with', () => {
  it('is a known puzzle only if the givens may be anywhere', () => {
    const begun = (wish: Parameters<typeof startFor>[0]) => startFor(wish, sourceOf(1, 1, 1));
    expect(
      needing('jellyfish', [], true)(begun({ needs: 'jellyfish' })?.puzzle ?? expect.fail()).distance,
    ).toBe(0);
    expect(begun({ needs: 'jellyfish', symmetry: 'halfTurn' })).toBeNull();
    expect(begun({ needs: 'jellyfish', pattern: Array(81).fill(true) })).toBeNull();
    expect(begun({ needs: 'nakedPair' })).toBeNull();
    const rated = begun({ rating: { from: 6, to: 6.4 } })?.puzzle ?? expect.fail();
    expect(ratedIn({ from: 60, to: 60 })(rated).distance).toBe(0);
    expect(begun({ rating: { from: 6, to: 6.4 }, symmetry: 'halfTurn' })).toBeNull();
    expect(begun({ rating: { from: 5.5, to: 6.4 } })).toBeNull();
    expect(begun({})).toBeNull();
  });
});
