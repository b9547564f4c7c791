import { seededRandom } from '../../src/sudoku/core';
import { generate, type Wish } from '../../src/sudoku/generator';
import {
  applyStep,
  appraise,
  DIFFICULTIES,
  finish,
  hardestOf,
  isNoHarder,
  type Position,
  pathOf,
  positionOf,
  rate,
  type Step,
  TECHNIQUES,
} from '../../src/sudoku/techniques';
import type { Benchmark } from '../benchmark';

/** How many puzzles are checked if nothing else is said. */
const COUNT = 2000;

/** So many paths in random order are tried for each puzzle: every other one begins with what other steps may break. */
const ORDERS = 6;

/** The kinds of puzzles that are checked in turn. */
const WISHES: readonly Wish[] = [
  {},
  { symmetry: 'halfTurn' },
  ...DIFFICULTIES.filter((level) => level !== 'extreme').map((level) => ({
    level,
    symmetry: 'halfTurn' as const,
  })),
];

/**
 * Checks what is said of puzzles. `hardest step: X`: X is the technique of the hardest step of the easiest path. `needs
 * X`: no path that we know does without X and has only steps as easy, or easier: not the path of the fewest steps, that
 * of Sudoku Explainer, nor paths that take such steps in random order.
 */
export const hardest: Benchmark = {
  about: 'check "needs" and "hardest step" against all paths we know (--puzzles 2000, --seed 1)',
  *measure({ puzzles, seed, minutes }) {
    const end = performance.now() + minutes * 60_000;
    const count = { checked: 0, beyond: 0, needs: 0, hardest: 0, paths: 0, wrong: 0 };
    for (let i = 0; i < (puzzles ?? COUNT) && performance.now() < end; i++) {
      const { puzzle } = finish(generate(WISHES[i % WISHES.length] ?? {}, seed + i));
      const start = positionOf(puzzle, { givens: puzzle });
      // The hardest puzzles take minutes each.
      if (!finish(rate(start, 7.4))?.solved) {
        count.beyond++;
        continue;
      }
      count.checked++;
      const rating = finish(appraise(start));
      const fail = (why: string): void => {
        count.wrong++;
        console.error(`${puzzle}: ${why}`);
      };
      if (rating?.hardest == null) {
        fail('is not rated');
        continue;
      }
      const { technique, needed } = rating.hardest;
      const { steps } = finish(pathOf(start));
      const top = hardestOf(steps);
      if (top.technique !== technique) fail(`${technique} is not the hardest of the path, ${top.technique}`);
      if (needed) count.needs++;
      else count.hardest++;
      const isOther = (step: Step): boolean => step.technique !== technique && isNoHarder(step, top);
      const paths = [
        steps,
        finish(pathOf(start, { order: 'fewest' })).steps,
        [...rate(start)],
        ...Array.from({ length: ORDERS }, (_, order) =>
          randomPath(start, top, seed + i + order, order % 2 > 0),
        ),
      ];
      count.paths += paths.length;
      const without = paths.some((path) => path?.every(isOther) === true);
      if (needed && without) fail(`does not need ${technique}`);
    }
    yield count;
  },
};

/**
 * A path that takes the techniques in random order, or first those whose patterns other steps may break; never the
 * technique of the hardest step, and only steps as easy as that, or easier; `null` if they do not solve the position.
 */
function randomPath(
  start: Position,
  hardest: Step,
  seed: number,
  fragileFirst: boolean,
): readonly Step[] | null {
  const random = seededRandom(seed);
  const position = structuredClone({ ...start, onTick: undefined });
  const allowed = TECHNIQUES.filter(
    ({ id, rating }) => id !== hardest.technique && isNoHarder({ technique: id, rating }, hardest),
  );
  const fragile = allowed.filter(
    ({ family }) => fragileFirst && (family === 'uniqueness' || family === 'fish'),
  );
  const steps: Step[] = [];
  for (;;) {
    let step: Step | null = null;
    for (const technique of [...random.shuffle(fragile), ...random.shuffle(allowed)]) {
      step = anyOf(technique.find(position), (one) => isNoHarder(one, hardest));
      if (step !== null) break;
    }
    if (step === null) return position.digits.every((digit) => digit > 0) ? steps : null;
    steps.push(step);
    applyStep(position, step);
  }
}

function anyOf(steps: Iterable<Step>, fits: (step: Step) => boolean): Step | null {
  for (const step of steps) if (fits(step)) return step;
  return null;
}
