import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { WELCOME } from '../../../stores/testing';
import type { Cell } from '../../../sudoku/core';
import { candidate, type Step, type TechniqueId } from '../../../sudoku/techniques';
import { AppProvider } from '../../shared';
import { storesWithHint } from '../testing';
import { ListBody } from './ListBody';

const step = (technique: TechniqueId, rating: number, cell: number): Step => ({
  technique,
  rating,
  places: [],
  eliminates: [candidate(cell, 5)],
  because: { kind: 'nakedSingle', cell: cell as Cell },
});
const BOARD = { givens: WELCOME, filled: WELCOME, marks: null, without: [] };

it('the list of steps begins with the twelve easiest, each once, and explains the one that is pressed', async () => {
  const explainStep = vi.fn();
  const hard = Array.from({ length: 14 }, (_, cell) => step('xWing', 3.2, cell));
  // Three techniques find the first eight.
  const easy = hard.slice(0, 8).map((_, cell) => step('pointing', 2.6, cell));
  const again = hard.slice(0, 8).map((_, cell) => step('claiming', 2.8, cell));
  const available = [
    { technique: 'xWing', steps: hard },
    { technique: 'claiming', steps: again },
    { technique: 'pointing', steps: easy },
  ] as const;
  await act(async () =>
    render(
      <AppProvider stores={storesWithHint({ explainStep })}>
        <Suspense>
          <ListBody
            list={{ kind: 'list', board: BOARD, available, end: 'complete' }}
            open={new Set<TechniqueId>()}
            onOpen={() => {}}
          />
        </Suspense>
      </AppProvider>,
    ),
  );
  const [list] = await screen.findAllByRole('list', {}, { timeout: 20_000 });
  const buttons = within(list as HTMLElement).getAllByRole('button');
  const cells = buttons.map(({ textContent }) => /r\dc\d/.exec(textContent ?? '')?.[0]);
  expect(cells).toHaveLength(12);
  expect(new Set(cells).size).toBe(12);
  await act(() => userEvent.click(buttons[0] as HTMLElement));
  expect(explainStep).toHaveBeenCalledExactlyOnceWith(easy[0]);
});
