import { attempt } from '../sudoku/generator';
import type { Answer, Progress, Question } from './protocol';
import { runInSlices } from './slices';

export { layLesson } from './lesson';

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
