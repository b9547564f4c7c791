import type { DigitSet } from '../sudoku/core';
import { easierThan } from '../sudoku/generator';
import { applyStep, CATALOGUE, findSteps, gridOf, pathOf, positionOf } from '../sudoku/techniques';
import type { Answer, Question } from './protocol';
import { runInSlices } from './slices';

/** Plays a puzzle forward by what is easier than a technique. `null` if the technique then finds nothing. */
export async function layLesson({
  givens,
  technique,
  without: forbidden,
}: Question<'lesson'>): Promise<Answer<'lesson'>> {
  const easier = easierThan(technique).filter((id) => !forbidden.includes(id));
  const without = CATALOGUE.map(({ id }) => id).filter((id) => !easier.includes(id));
  const position = positionOf(givens, { givens });
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
