import { type DigitSet, type Grid, sizeOf } from '../../core';
import { countSolutions } from '../../solver';
import {
  applyStep,
  CATALOGUE,
  factsOf,
  finish,
  hardestOf,
  type Position,
  pathOf,
  positionOf,
  type Step,
  type TechniqueId,
  techniqueOf,
} from '../../techniques';
import { type Aim, FITS, type Judgement, type OnTick, openCells } from './aim';
import { easierThan, hasMoreGeneral } from './easier';

type Techniques = readonly ReturnType<typeof techniqueOf>[];

/* Distances by what is wrong with a puzzle. */
const TOO_EASY = 300;
const NOT_FOUND = 200;
const NOT_ENOUGH = 100;
const NOT_HARDEST = 50;

/* From the next tier on, steps of one technique differ in how hard they are, so that another one may be the hardest. */
const SHORT = 3;

/* Up to this tier all steps that a technique finds are applied together, since to find one takes nearly as long. */
const QUICK = 2;

/**
 * Wants a puzzle that needs a technique: the easier ones do not finish it, and together with this one they do. If it can
 * be, the technique is also the hardest of the whole path, so that nothing else is said of the puzzle. `rare`: hardly any
 * puzzle needs it, so that no more is asked for.
 */
export function needing(id: TechniqueId, without: readonly TechniqueId[], rare: boolean): Aim {
  const allowed = easierThan(id).filter((other) => !without.includes(other));
  const easier = allowed.map(techniqueOf);
  const technique = techniqueOf(id);
  const together = [...easier, technique];
  const mayBeHardest = !rare && technique.tier <= SHORT && !hasMoreGeneral(id);
  const lockedCandidates = easier.some((other) => other.id === 'claiming');

  return (puzzle, onTick) => {
    // A puzzle that takes the solver no guess needs only singles and locked candidates.
    if (lockedCandidates && countSolutions(puzzle, { limit: 2 }).guesses === 0)
      return { distance: TOO_EASY, open: [] };
    const position = positionOf(puzzle, { givens: puzzle, onTick });
    if (exhaust(position, easier)) return { distance: TOO_EASY, open: [] };
    if (!advance(position, [technique])) return notFound(position, id);
    if (!exhaust(position, together)) {
      const open = openCells(position);
      return { distance: NOT_ENOUGH + open.length, open };
    }
    if (!isFinished(puzzle, [...allowed, id], onTick) || isFinished(puzzle, allowed, onTick))
      return { distance: TOO_EASY, open: [] };
    if (!mayBeHardest || without.length > 0) return FITS;
    const { steps } = finish(pathOf(positionOf(puzzle, { givens: puzzle, onTick })));
    return hardestOf(steps).technique === id ? FITS : { distance: NOT_HARDEST, open: [] };
  };
}

/* These are found only where nearly every blank cell has two candidates. */
const GRAVES: readonly TechniqueId[] = ['bugPlusOne', 'bug2', 'bug3', 'bug4'];

/* These consist of cells that are filled, but not given. */
const AVOIDABLE: readonly TechniqueId[] = ['avoidableRectangle1', 'avoidableRectangle2'];

/**
 * Judges a puzzle in which the easier techniques find nothing more, nor does the wanted one. For most techniques
 * nothing tells how near such a puzzle is, and more givens would not bring it nearer.
 */
function notFound(position: Position, id: TechniqueId): Judgement {
  const open = openCells(position);
  // Nothing is easier than a full house, so more givens never make a puzzle too easy for it.
  if (id === 'fullHouse') return { distance: NOT_FOUND + open.length, open };
  if (AVOIDABLE.includes(id)) return { distance: NOT_FOUND + open.length, open: [] };
  if (!GRAVES.includes(id)) return { distance: NOT_FOUND, open: [] };
  const many = open.filter((cell) => sizeOf((position.candidates[cell] ?? 0) as DigitSet) > 2);
  return { distance: NOT_FOUND + many.length, open };
}

/** Wants a puzzle that can be finished without some techniques, and without chains within chains. */
export const doingWithout =
  (without: readonly TechniqueId[]): Aim =>
  (puzzle, onTick) => {
    const rest = CATALOGUE.filter(({ id, rating }) => !without.includes(id) && rating < NESTED);
    const position = positionOf(puzzle, { givens: puzzle, onTick });
    if (
      !exhaust(
        position,
        rest.map(({ id }) => techniqueOf(id)),
      )
    ) {
      const open = openCells(position);
      return { distance: NOT_ENOUGH + open.length, open };
    }
    const finished = isFinished(
      puzzle,
      rest.map(({ id }) => id),
      onTick,
    );
    return finished ? FITS : { distance: NOT_ENOUGH, open: [] };
  };

/* Chains within chains solve nearly every puzzle, and take minutes. */
const NESTED = factsOf('nestedForcingChain').rating;

/** Whether the easiest path by these techniques solves a puzzle. */
const isFinished = (puzzle: Grid, techniques: readonly TechniqueId[], onTick: OnTick | undefined): boolean =>
  finish(
    pathOf(positionOf(puzzle, { givens: puzzle, onTick }), {
      without: CATALOGUE.map(({ id }) => id).filter((id) => !techniques.includes(id)),
    }),
  ).solved;

/** Applies steps that fit until there are none. Returns whether the board is full. */
export function exhaust(position: Position, techniques: Techniques, fits = allFit): boolean {
  while (advance(position, techniques, fits)) {
    // The condition does all the work.
  }
  return position.digits.every((digit) => digit !== 0);
}

const allFit = (_step: Step): boolean => true;

/** Applies one or more steps that fit, of the first technique that finds any. Returns whether there was one. */
function advance(position: Position, techniques: Techniques, fits = allFit): boolean {
  for (const { tier, find } of techniques) {
    position.onTick?.();
    if (tier <= QUICK) {
      const steps = [...find(position)].filter(fits);
      for (const step of steps) applyStep(position, step);
      if (steps.length > 0) return true;
    } else {
      for (const step of find(position)) {
        if (!fits(step)) continue;
        applyStep(position, step);
        return true;
      }
    }
  }
  return false;
}
