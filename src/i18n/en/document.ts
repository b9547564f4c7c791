import type { DocumentMessages } from '../sections/document';

export const document: DocumentMessages = {
  title: 'Unwind: Sudoku solver',
  description: 'Type or paste a Sudoku: solve it, watch the search think, get a hint you can follow.',
};
