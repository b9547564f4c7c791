import type { Fault } from './format';
import type { Problem, Repair } from './reading';
import { originalOffset, type Source } from './text/source';

/** How many problems a text has: the first one and how many `others`; `null` if it can be read. */
export type ProblemCount = { readonly problem: Problem; readonly others: number } | null;

/** Each repair is tried before it is offered, so there may only be a few. */
const MOST_TRIED = 4;
/** A longer text is not read again for every repair. */
const LONGEST_TRIED = 16_384;

/** The fixes of a fault that bring the text nearer to being read, each as the whole text after it, in their order. */
export async function repairsFor(
  { fixes, problem, others }: Fault,
  source: Source,
  problemsIn: (text: string) => Promise<ProblemCount>,
): Promise<readonly Repair[]> {
  const { original } = source;
  if (original.length > LONGEST_TRIED) return [];
  const repairs: Repair[] = [];
  for (const { repair, start, end, text } of fixes.slice(0, MOST_TRIED)) {
    const mended =
      original.slice(0, originalOffset(source, start)) + text + original.slice(originalOffset(source, end));
    if (isBetter(await problemsIn(mended), problem, others)) repairs.push({ ...repair, text: mended });
  }
  return repairs;
}

const isBetter = (after: ProblemCount, problem: Problem, others: number): boolean =>
  after === null || (after.problem.kind === problem.kind && after.others < others);
