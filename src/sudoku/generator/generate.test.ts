import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CELLS,
  cellsOf,
  columnOf,
  countFilled,
  digitAt,
  type Grid,
  grid,
  HOUSES,
  isSolutionOf,
  rowOf,
} from '../core';
import { countSolutions } from '../solver';
import {
  CATALOGUE,
  DIFFICULTIES,
  finish,
  GIVENS,
  hardestOf,
  levelOfRating,
  levelOfStep,
  pathOf,
  positionOf,
  rate,
} from '../techniques';
import { bruteForce } from '../testing';
import { easierThan, generate, isSymmetric, type Made, QUICK_SEEDS, SYMMETRIES, type Wish } from '.';
import { spareGivens } from './puzzles/draft';
import { STARTS } from './starts/list';

const make = (wish: Wish, seed: number): Made => finish(generate(wish, seed));

/** A puzzle that several tests look at. */
const lockedTriple = make({ needs: 'lockedTriple' }, 1);

const patternOf = (puzzle: Grid): readonly boolean[] => CELLS.map((cell) => digitAt(puzzle, cell) !== null);
const positionIn = (puzzle: Grid) => positionOf(puzzle, { givens: puzzle });

/** Every puzzle must be proper, whatever was wished. */
function expectProper({ puzzle, solution, givens }: Made): void {
  expect(isSolutionOf(puzzle, solution)).toBe(true);
  expect(countSolutions(puzzle, { limit: 2 }).count).toBe(1);
  expect(countFilled(puzzle)).toBe(givens);
}

const seeds = fc.nat({ max: 4_000_000_000 });

describe('a puzzle made without a wish', () => {
  it('has one solution and needs all its givens', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const made = make({}, seed);
        expectProper(made);
        expect(made.distance).toBe(0);
        expect(spareGivens(made.puzzle)).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  it('has one solution by brute force too', () => {
    const { puzzle, solution } = make({ givens: 32 }, 1);
    expect(bruteForce(puzzle, 2)).toEqual([solution]);
  });
});

describe('a wish for givens', () => {
  it.each(SYMMETRIES)('in the symmetry %s is fulfilled', (symmetry) => {
    for (let seed = 0; seed < 5; seed++) {
      const made = make({ symmetry }, seed);
      expectProper(made);
      expect(isSymmetric(patternOf(made.puzzle), symmetry)).toBe(true);
    }
  });

  it.each([22, 25, 30, 50, 80])('%i in number is fulfilled', (givens) => {
    const made = make({ givens }, 7);
    expectProper(made);
    expect(made.givens).toBe(givens);
  });

  it('with all of them needed is fulfilled', () => {
    for (const wish of [{ givens: 26 }, { symmetry: 'halfTurn' }] as const) {
      const made = make({ ...wish, minimal: true }, 5);
      expectProper(made);
      expect(spareGivens(made.puzzle)).toBe(0);
      if ('givens' in wish) expect(made.givens).toBe(wish.givens);
    }
  });

  it('in a symmetry and a number is fulfilled', () => {
    const made = make({ symmetry: 'diagonals', givens: 33 }, 5);
    expectProper(made);
    expect(made.givens).toBe(33);
    expect(isSymmetric(patternOf(made.puzzle), 'diagonals')).toBe(true);
  });

  it('in a pattern is fulfilled', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const pattern = patternOf(make({ givens: 26 }, seed).puzzle);
        const made = make({ pattern }, seed);
        expectProper(made);
        expect(patternOf(made.puzzle)).toEqual(pattern);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a pattern of 27 givens', () => {
  it('keeps all of them, however many solutions it has on the way', () => {
    const pattern = CELLS.map((cell) => (rowOf(cell) + 2 * columnOf(cell)) % 3 === 0);
    // With these seeds, boards with several blank cells have more than 1,000 solutions on the way.
    for (const seed of [15, 25, 33]) expect(patternOf(make({ pattern }, seed).puzzle)).toEqual(pattern);
  });
});

describe('a pattern of 21 givens', () => {
  it('reports progress while its first puzzle is being made, which may take seconds', () => {
    const pattern = CELLS.map((cell) => cell % 4 === 0);
    const search = generate({ pattern }, 6);
    for (let i = 0; i < 5; i++) expect(search.next().value).toMatchObject({ tried: 0, best: null });
  });
});

describe('a pattern without a puzzle', () => {
  it('gets a puzzle with a few more givens', () => {
    // Two empty rows of a band can always change places.
    const pattern = CELLS.map((cell) => rowOf(cell) > 1);
    let last: Made | null = null;
    for (const { best, tried } of generate({ pattern }, 1)) {
      if (best !== null && best !== last) {
        expectProper(best);
        expect(patternOf(best.puzzle).every((given, cell) => given || !pattern[cell])).toBe(true);
        expect(best.givens).toBeGreaterThan(63);
        expect(best.givens).toBeLessThan(last?.givens ?? 68);
        expect(best.distance).toBeGreaterThan(0);
      }
      last = best;
      if (tried >= 5) break;
    }
    expect(last).not.toBeNull();
  });
});

/** Seeds whose first attempt takes several puzzles. */
const SEARCHED = { beginner: 7, easy: 4, medium: 8, hard: 4, expert: 8, extreme: 610 } as const;

describe('a wish for how hard it is', () => {
  it.each(DIFFICULTIES)('by the word %s is fulfilled', (level) => {
    // One seed needs a search, the other is quick.
    for (const seed of [SEARCHED[level], QUICK_SEEDS[level][0] ?? 0]) {
      const made = make({ level, symmetry: 'halfTurn' }, seed);
      expectProper(made);
      // By the rating and by the hardest step of the path.
      const { steps } = finish(pathOf(positionIn(made.puzzle)));
      expect(levelOfStep(hardestOf(steps))).toBe(level);
      expect(levelOfRating(finish(rate(positionIn(made.puzzle)))?.er ?? 0)).toBe(level);
      const [least, most] = GIVENS[level] ?? [17, 81];
      expect(made.givens).toBeGreaterThanOrEqual(least);
      expect(made.givens).toBeLessThanOrEqual(most);
    }
  });

  it('by the word easy is fulfilled with the number of givens that is wished, or with none to spare', () => {
    expect(make({ level: 'easy', givens: 27 }, 1).givens).toBe(27);
    const { puzzle } = make({ level: 'easy', minimal: true }, 1);
    expect(spareGivens(puzzle)).toBe(0);
  });

  it('by ratings is fulfilled, in a symmetry too', () => {
    const made = make({ rating: { from: 4.2, to: 4.5 }, symmetry: 'halfTurn' }, 11);
    expectProper(made);
    const { er = 0 } = finish(rate(positionIn(made.puzzle))) ?? {};
    expect(er).toBeGreaterThanOrEqual(4.2);
    expect(er).toBeLessThanOrEqual(4.5);
  });

  it('to be as hard as possible finds harder and harder puzzles', () => {
    const found: number[] = [];
    for (const { best } of generate({ rating: 'hardest' }, 12)) {
      if (best !== null && best.distance !== found.at(-1)) found.push(best.distance);
      if (found.length === 3) break;
    }
    expect(found.length).toBe(3);
    expect(found).toEqual([...found].sort((a, b) => b - a));
  });
});

describe('a wish for a technique', () => {
  // Seeds that are quick to find; the searches of version.test.ts are longer.
  it.each([
    ['fullHouse', 5],
    ['nakedSingle', 4],
    ['directClaiming', 1],
    ['claiming', 11],
    ['nakedPair', 4],
    ['xyWing', 3],
    ['uniqueRectangle1', 4],
    ['wWing', 1],
    ['lockedTriple', 1],
  ] as const)('gives a puzzle that cannot be finished without %s, but with it', (needs, seed) => {
    const made = needs === 'lockedTriple' ? lockedTriple : make({ needs }, seed);
    expectProper(made);
    const without = (ids: readonly string[]) =>
      finish(
        pathOf(positionIn(made.puzzle), {
          without: CATALOGUE.map(({ id }) => id).filter((id) => !ids.includes(id)),
        }),
      );
    expect(without(easierThan(needs)).solved).toBe(false);
    const path = without([...easierThan(needs), needs]);
    expect(path.solved).toBe(true);
    expect(path.steps.some(({ technique }) => technique === needs)).toBe(true);
  });

  it.each(['nakedSingle', 'pointing', 'hiddenPair', 'xWing', 'xyWing', 'uniqueRectangle1'] as const)(
    'gives a puzzle whose path has nothing harder than %s',
    (needs) => {
      const { puzzle } = make({ needs }, 2);
      expect(hardestOf(finish(pathOf(positionIn(puzzle))).steps).technique).toBe(needs);
    },
  );

  it('that is rare gives a puzzle unlike the known one it begins with', () => {
    /* How many givens the houses have. It is the same for all images of a puzzle. */
    const shapeOf = (puzzle: Grid): string =>
      HOUSES.map((house) => cellsOf(house).filter((cell) => digitAt(puzzle, cell) !== null).length)
        .sort()
        .join('');
    const known = STARTS.lockedTriple.map((puzzle) => shapeOf(grid(puzzle)));
    expect(known).not.toContain(shapeOf(lockedTriple.puzzle));
  });

  it('that is rare is fulfilled with a number of givens too', () => {
    const made = make({ needs: 'nakedQuadruple', givens: 27 }, 4);
    expectProper(made);
    expect(made.givens).toBe(27);
  });

  it('that is not to be needed is fulfilled', () => {
    const without = ['nakedPair', 'hiddenPair', 'lockedPair', 'xyWing'] as const;
    const made = make({ without, level: 'hard' }, 3);
    expectProper(made);
    expect(finish(pathOf(positionIn(made.puzzle), { without })).solved).toBe(true);
  });
});

describe('the search', () => {
  it('makes the same puzzle of the same wish and seed', () => {
    for (const wish of [{}, { level: 'expert' }, { needs: 'xyWing', symmetry: 'diagonal' }] as const)
      expect(make(wish, 9)).toEqual(make(wish, 9));
    expect(make({}, 1).puzzle).not.toBe(make({}, 2).puzzle);
  });

  it('makes puzzles that have little in common of the same seed at different levels', () => {
    const solutions = (['beginner', 'easy', 'medium', 'hard'] as const).map(
      (level) => make({ level, symmetry: 'halfTurn' }, 3).solution,
    );
    for (const [i, one] of solutions.entries())
      for (const other of solutions.slice(i + 1)) {
        const shared = CELLS.filter((cell) => digitAt(one, cell) === digitAt(other, cell)).length;
        // Two grids at random share nine cells.
        expect(shared).toBeLessThan(27);
      }
  });

  it('can be stopped at any time with the best so far', () => {
    // With this many givens it is not found.
    let last: Made | null = null;
    for (const { best, tried } of generate({ needs: 'hiddenQuadruple', givens: 40 }, 3)) {
      if (best !== null) expectProper(best);
      if (best !== null && last !== null) expect(best.distance).toBeLessThanOrEqual(last.distance);
      last = best;
      if (tried >= 100) break;
    }
    expect(last).not.toBeNull();
    expect(last?.givens).toBe(40);
  });
});
