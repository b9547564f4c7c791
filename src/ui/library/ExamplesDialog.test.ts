import { expect, test } from 'vitest';
import { EXAMPLES as KNOWN } from '../../sudoku/testing/examples';
import { EXAMPLES } from './ExamplesDialog';

test('the built-in examples are the ones whose answers are known', () => {
  expect(Object.values(EXAMPLES)).toEqual(KNOWN.map(({ givens }) => givens));
});
