import { attempt } from '../sudoku/generator';
import type { Answer, Progress, Question } from './protocol';
import { runInSlices } from './slices';

export { layLesson } from './lesson';

/** One attempt to make a puzzle as wished. A nearer puzzle is told at once. */
export function makePuzzle(
  { wish, seed, attempt: number }: Question<'make'>,
  tell: (progress: Progress<'make'>, always?: boolean) => void,
): Promise<Answer<'make'>> {
  let nearest = Number.POSITIVE_INFINITY;
  return runInSlices(attempt(wish, seed, number), (progress) => {
    const distance = progress.best?.distance ?? Number.POSITIVE_INFINITY;
    tell(progress, distance < nearest);
    nearest = distance;
  });
}
