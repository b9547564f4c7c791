import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import type { Explanation, OpenHint } from '../../../stores';
import { ALL_DIGITS, CELLS, EMPTY_GRID } from '../../../sudoku/core';
import { AppProvider } from '../../shared';
import { storesWithHint } from '../testing';
import { Improvement } from './Improvement';

/** A path over an empty board, of no steps. */
const BETTER: Explanation = {
  kind: 'explanation',
  subject: { kind: 'path', solved: false, order: 'fewest', cut: false },
  board: { givens: EMPTY_GRID, filled: EMPTY_GRID, marks: null, without: [] },
  candidates: CELLS.map(() => ALL_DIGITS),
  steps: [],
  from: [],
  first: 'why',
  level: 'why',
  at: 0,
  seen: 0,
  backward: false,
  parts: [],
  solveFirst: null,
  isShortest: false,
  link: 0,
  whole: false,
};

it('a search for a shorter proof is told and can be stopped, and what it found is shown on request', async () => {
  const run = { showBetter: vi.fn(), stopImproving: vi.fn() };
  const stores = storesWithHint(run, { languages: ['en'] });
  const at = (improvement: OpenHint['improvement']) => (
    <AppProvider stores={stores}>
      <Suspense>
        <Improvement improvement={improvement} steps={9} />
      </Suspense>
    </AppProvider>
  );
  const { rerender } = await act(async () => render(at(null)));
  const status = await screen.findByRole('status', {}, { timeout: 20_000 });
  expect(status.textContent).toBe('');

  rerender(at({ better: null, running: true }));
  expect(status.textContent).toContain('shorter');
  await act(() => userEvent.click(screen.getByRole('button')));
  expect(run.stopImproving).toHaveBeenCalledOnce();

  rerender(at({ better: BETTER, running: false }));
  await act(() => userEvent.click(screen.getByRole('button')));
  expect(run.showBetter).toHaveBeenCalledOnce();
});
