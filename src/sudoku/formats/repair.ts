import type { Fault } from './format';
import type { Problem, Repair } from './reading';
import { originalOffset, type Source } from './text/source';

/** What a mended text is: a puzzle with one solution, another board, or a text with this problem and `others`. */
export type Mended = 'proper' | 'board' | { readonly problem: Problem; readonly others: number };

/** Each repair is tried before it is offered, so there may only be a few. */
const MOST_TRIED = 4;
/** A longer text is not read again for every repair. */
const LONGEST_TRIED = 16_384;

/**
 * The fixes of a fault that bring the text nearer to being read, each as the whole text after it. Those that lead to a
 * puzzle with one solution come first.
 */
export async function repairsFor(
  { fixes, problem, others }: Fault,
  source: Source,
  mendedBy: (text: string) => Promise<Mended>,
): Promise<readonly Repair[]> {
  const { original } = source;
  if (original.length > LONGEST_TRIED) return [];
  const [proper, further]: [Repair[], Repair[]] = [[], []];
  for (const { repair, start, end, text } of fixes.slice(0, MOST_TRIED)) {
    const mended =
      original.slice(0, originalOffset(source, start)) + text + original.slice(originalOffset(source, end));
    const after = await mendedBy(mended);
    if (after === 'proper') proper.push({ ...repair, text: mended });
    else if (after === 'board' || (after.problem.kind === problem.kind && after.others < others))
      further.push({ ...repair, text: mended });
  }
  return [...proper, ...further];
}
