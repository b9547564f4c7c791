import { type Cell, DIGITS, type Digit } from '../../sudoku/core';
import type { Question } from '../../sudoku/search';

/** The most choices to go back to that are offered. */
const NEWEST = 5;

/** What a question can be answered with: digits, cells, or the cells of choices and `null` for none of them. */
export function answersOf(question: Question): readonly (Digit | Cell | null)[] {
  if (question.kind === 'digit') return DIGITS;
  if (question.kind === 'place') return question.cells;
  const { choices, answer } = question;
  const newest = choices.slice(0, NEWEST).map(({ cell }) => cell);
  // If the right one is older than those, it takes the place of the oldest.
  if (answer !== null && !newest.includes(answer.cell)) newest.splice(-1, 1, answer.cell);
  return [...newest, null];
}
