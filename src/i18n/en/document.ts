import type { InAnyLanguage } from '../inAnyLanguage';

export const document = {
  title: 'Unwind: Sudoku solver',
  description: 'Type or paste a Sudoku: solve it, watch the search think, get a hint you can follow.',
};

export type DocumentMessages = InAnyLanguage<typeof document>;
