import type { WatchSentence } from '../../../i18n';
import { fail, ok, type Result } from '../../../sudoku/core';
import type { SearchView } from '../../../sudoku/search';

/** The most steps of a log. */
export const LONGEST_LOG = 1000;

/** Steps from one to another, both included. */
export interface Steps {
  readonly from: number;
  readonly to: number;
}

/** Why two fields name no steps of a log. */
export type LogProblem = 'noNumber' | 'notRecorded' | 'backwards' | 'tooMany';

/** The steps that two fields name, of a recording with this last step. */
export function stepsOf(from: string, to: string, last: number): Result<Steps, LogProblem> {
  const [first, end] = [from, to].map((text) => Number(text.replaceAll(/[\s,.]/g, '') || Number.NaN));
  if (first === undefined || end === undefined || !Number.isInteger(first) || !Number.isInteger(end))
    return fail('noNumber');
  if (Math.min(first, end) < 0 || Math.max(first, end) > last) return fail('notRecorded');
  if (first > end) return fail('backwards');
  return end - first >= LONGEST_LOG ? fail('tooMany') : ok({ from: first, to: end });
}

/** A state in the log: its step and sentence, and, if wanted, its board as the study notes print it. */
export function logEntry(
  { step, board }: SearchView,
  { lead, rest }: WatchSentence,
  withBoard: boolean,
): string {
  const line = `${step}  ${lead} ${rest}`.trimEnd();
  return withBoard ? `${line}\n\n${printed(board)}\n` : line;
}

/** Rows joined by `|`, with a line of `-` between them. */
function printed(board: SearchView['board']): string {
  const rows = board.match(/.{9}/g) ?? [];
  return rows.map((row) => [...row].join('|')).join(`\n${'-'.repeat(17)}\n`);
}
