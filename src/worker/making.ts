import type { DigitSet } from '../sudoku/core';
import { attempt, easierThan } from '../sudoku/generator';
import { applyStep, CATALOGUE, findSteps, gridOf, pathOf, positionOf } from '../sudoku/techniques';
import type { Answer, Progress, Question } from './protocol';
import { runInSlices } from './slices';

/** Makes one attempt at a wish. Reports each nearer puzzle at once, and signs of life while one puzzle is judged. */
export function makePuzzle(
  { wish, seed, attempt: number }: Question<'make'>,
  tell: (progress: Progress<'make'>, always?: boolean) => void,
): Promise<Answer<'make'>> {
  let nearest = Number.POSITIVE_INFINITY;
  let latest: Progress<'make'> = { tried: 0, kept: 0, best: null };
  return runInSlices(
    attempt(wish, seed, number, () => tell(latest)),
    (progress) => {
      latest = progress;
      const distance = progress.best?.distance ?? Number.POSITIVE_INFINITY;
      tell(progress, distance < nearest);
      nearest = distance;
    },
  );
}

/**
 * Solves a puzzle with the techniques that are easier than `technique`, until they find nothing. `null` if `technique`
 * then finds nothing either.
 */
export async function layLesson(
  { givens, technique, without: forbidden }: Question<'lesson'>,
  tell: (progress: null) => void,
): Promise<Answer<'lesson'>> {
  const easier = easierThan(technique).filter((id) => !forbidden.includes(id));
  const without = CATALOGUE.map(({ id }) => id).filter((id) => !easier.includes(id));
  const position = positionOf(givens, { givens, onTick: () => tell(null) });
  const { steps } = await runInSlices(pathOf(position, { without }), () => {});
  for (const step of steps) applyStep(position, step);
  const found = [...findSteps(position, technique)];
  return found.length === 0
    ? null
    : {
        filled: gridOf(position),
        candidates: Array.from(position.candidates, (set) => set as DigitSet),
        steps: found,
      };
}
