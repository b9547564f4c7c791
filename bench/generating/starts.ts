import { CELLS, type Cell, digitAt } from '../../src/sudoku/core';
import { easierThan } from '../../src/sudoku/generator';
import { needing } from '../../src/sudoku/generator/aims/technique';
import { walk } from '../../src/sudoku/generator/attempt';
import { blank, type Draft, give, isProper } from '../../src/sudoku/generator/puzzles/draft';
import { freeShape } from '../../src/sudoku/generator/puzzles/free';
import { sourceOf } from '../../src/sudoku/generator/random';
import { RARE } from '../../src/sudoku/generator/starts/rare';
import { countSolutions } from '../../src/sudoku/solver';
import {
  applyStep,
  CATALOGUE,
  factsOf,
  type Position,
  positionOf,
  type Step,
  TECHNIQUES,
  type TechniqueId,
} from '../../src/sudoku/techniques';
import type { Benchmark } from '../benchmark';

/** A puzzle is changed so often before another random one is taken. */
const CHANGES = 40;

/** So many walks towards a technique from the images of one random puzzle. */
const WALKS = 3;

/** A position of a puzzle on its way to the end in which a technique finds something and no easier one does. */
interface Meeting {
  readonly technique: TechniqueId;
  readonly step: Step;
  /** The cells that are filled there. */
  readonly filled: readonly Cell[];
}

/**
 * Looks for puzzles that need rare techniques, to begin with: all of the techniques at once, since each puzzle may meet
 * any of them. From a puzzle that meets one the generator's own walk leads on.
 */
export const starts: Benchmark = {
  about:
    'look for puzzles that need rare techniques, as the generator begins with (--only NAME, --puzzles 5, --minutes)',
  *measure({ only, puzzles, seed, minutes }) {
    const end = performance.now() + minutes * 60_000;
    const ids = only === null ? RARE : CATALOGUE.map(({ id }) => id).filter((id) => only.includes(id));
    const left = new Map<TechniqueId, number>(ids.map((id) => [id, puzzles ?? 5]));
    const shape = freeShape({});
    const known = new Set<string>();
    for (let number = 0; left.size > 0 && performance.now() < end; number++) {
      const source = sourceOf(0, seed, number);
      const walks = new Map<TechniqueId, number>();
      const path = orderFor([...left.keys()]);
      let draft: Draft | null = null;
      let deepest = 0;
      for (let change = 0; change < CHANGES && performance.now() < end; change++) {
        const next: Draft | null = draft === null ? shape.start(source) : shape.vary(draft, source);
        if (next === null) continue;
        const { meetings, tier } = follow(next, path, left);
        if (tier < deepest) continue;
        draft = next;
        deepest = tier;
        for (const { technique, step, filled } of meetings) {
          const walked = walks.get(technique) ?? 0;
          if (walked >= WALKS || !left.has(technique)) continue;
          const judge = needing(technique, [], true);
          const start = variants(next, step, filled).find((one) => judge(one.puzzle).distance < 200);
          if (start === undefined) continue;
          walks.set(technique, walked + 1);
          const found = lastOf(walk({ needs: technique }, start, source, number)).best;
          if (found?.distance !== 0 || known.has(found.puzzle)) continue;
          known.add(found.puzzle);
          // Others found from here would be much alike.
          walks.set(technique, WALKS);
          yield { technique, puzzle: found.puzzle };
          const missing = (left.get(technique) ?? 0) - 1;
          if (missing > 0) left.set(technique, missing);
          else left.delete(technique);
        }
      }
    }
  },
};

/**
 * The techniques up to tier 5, or 2 if that is enough, the easiest first; but those that are more general than a wanted
 * one, and so do not count as easier, come last.
 */
function orderFor(wanted: readonly TechniqueId[]): typeof TECHNIQUES {
  const isLower = (one: TechniqueId, other: TechniqueId): boolean => ranked(one) < ranked(other);
  const general = (id: TechniqueId): boolean =>
    wanted.some((one) => isLower(id, one) && !easierThan(one).includes(id));
  const rank = (id: TechniqueId): number =>
    (general(id) ? 1000 : 0) + ranked(id) - (wanted.includes(id) ? 0.01 : 0);
  // Where harder steps lead on, an easy technique may be met later.
  const highest = wanted.every((id) => factsOf(id).tier <= 2) ? 2 : 5;
  return TECHNIQUES.filter(({ tier }) => tier <= highest).toSorted((a, b) => rank(a.id) - rank(b.id));
}

const ranked = (id: TechniqueId): number => 100 * factsOf(id).tier + factsOf(id).rating;

/** Solves a puzzle as far as may be. Tells which wanted techniques were met on the way, and the highest tier. */
function follow(
  { puzzle }: Draft,
  techniques: typeof TECHNIQUES,
  wanted: ReadonlyMap<TechniqueId, number>,
): { readonly meetings: readonly Meeting[]; readonly tier: number } {
  // Without a guess it takes singles and locked candidates only.
  if (countSolutions(puzzle, { limit: 2 }).guesses === 0) return { meetings: [], tier: 2 };
  const position = positionOf(puzzle, { givens: puzzle });
  const meetings = new Map<TechniqueId, Meeting>();
  let highest = 2;
  for (;;) {
    const step = first(position, techniques);
    if (step === null) return { meetings: [...meetings.values()], tier: highest };
    const { technique } = step;
    highest = Math.max(highest, factsOf(technique).tier);
    if (wanted.has(technique) && !meetings.has(technique))
      meetings.set(technique, {
        technique,
        step,
        filled: CELLS.filter((cell) => position.digits[cell] !== 0),
      });
    applyStep(position, step);
  }
}

function first(position: Position, techniques: typeof TECHNIQUES): Step | null {
  for (const { find } of techniques) for (const step of find(position)) return step;
  return null;
}

/**
 * Puzzles in which the same may be met: this one, and with all given that was filled. An avoidable rectangle must not
 * be given.
 */
function variants(draft: Draft, { because }: Step, filled: readonly Cell[]): readonly Draft[] {
  const { puzzle, solution } = draft;
  const corners =
    because.kind === 'deadly' ? because.cells.filter((cell) => digitAt(puzzle, cell) === null) : [];
  const eased = { puzzle: blank(give(puzzle, solution, filled), corners), solution };
  return [draft, eased].filter((one) => isProper(one.puzzle));
}

function lastOf<T>(search: Generator<T, T>): T {
  let latest = search.next();
  while (!latest.done) latest = search.next();
  return latest.value;
}
