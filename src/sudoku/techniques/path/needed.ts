import type { TechniqueId } from '../catalogue';
import { applyStep } from '../find';
import { findFinnedFish } from '../fish/finned';
import { copyOf, isSolved, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import { isNoHarder } from '../levels';
import { TECHNIQUES, techniqueOf } from '../registry';
import { easiest } from './easiest';

/*
 * What other steps may leave of a technique's pattern, if that is another technique which is no easier. A path that
 * finds the whole pattern does without the other one, so both count as long as the whole one does.
 */
const LEFT_OF: ReadonlyMap<TechniqueId, TechniqueId> = new Map([
  ['nakedPair', 'lockedPair'],
  ['nakedTriple', 'lockedTriple'],
  ['sashimiXWing', 'finnedXWing'],
  ['sashimiSwordfish', 'finnedSwordfish'],
  ['finnedSwordfish', 'siameseFish'],
  ['twoStringKite', 'dualTwoStringKite'],
  ['emptyRectangle', 'dualEmptyRectangle'],
  ['simpleColoursWrap', 'simpleColoursTrap'],
]);

/** Whether a step is of another technique than the hardest one, and as easy, or easier. */
export const isOther = (step: Step, hardest: Step): boolean =>
  step.technique !== hardest.technique && isNoHarder(step, hardest);

/**
 * Whether nothing solves a position without the technique of a step, by steps that are as easy, or easier. `true` is
 * proved: by a position that no such steps leave, in whatever order they are made. Yields after each step, so that it
 * can be cancelled.
 */
export function* isNeeded(start: Position, hardest: Step): Generator<void, boolean> {
  const end = yield* endWithout(start, hardest);
  return end !== null && !isSolved(end);
}

/**
 * A position none of whose candidates is eliminated, in any order, by steps of other techniques than that of a step,
 * which are as easy, or easier; `null` if the order may matter. The room's README has the proof.
 */
export function* endWithout(start: Position, hardest: Step): Generator<void, Position | null> {
  const others = TECHNIQUES.filter(
    ({ id, rating }) => id !== hardest.technique && isNoHarder({ technique: id, rating }, hardest),
  );
  // Almost any step breaks the patterns that rely on one solution.
  if (others.some(({ usesUniqueness }) => usesUniqueness)) return null;
  const counts = (id: TechniqueId | undefined): boolean =>
    id !== undefined && (others.some((other) => other.id === id) || counts(LEFT_OF.get(id)));
  const left = TECHNIQUES.filter(({ id }) => counts(LEFT_OF.get(id)));
  // A finned swordfish may also lose all its places in the line of what it eliminates. That has no name.
  if (counts('finnedSwordfish'))
    left.push({
      ...techniqueOf('sashimiSwordfish'),
      find: (position) => findFinnedFish(position, 3, 'left'),
    });
  const fits = (step: Step): boolean =>
    isOther(step, hardest) || (counts(LEFT_OF.get(step.technique)) && mayBeLeft(step));
  const techniques = [...new Set([...others, ...left])].sort((a, b) => a.rating - b.rating);
  const position = copyOf(start);
  for (let step = easiest(position, techniques, fits); step !== null; ) {
    applyStep(position, step);
    yield;
    step = easiest(position, techniques, fits);
  }
  return position;
}

/** A locked subset lies in two houses; so does what is left of it. */
const mayBeLeft = ({ because }: Step): boolean => because.kind !== 'subset' || because.houses.length === 2;
