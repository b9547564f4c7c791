import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import type { LanguageId } from '../../../i18n';
import type { OpenHint, Remark } from '../../../stores';
import { explainSteps, WELCOME } from '../../../stores/testing';
import { type Cell, digitSet, EMPTY_GRID } from '../../../sudoku/core';
import { candidate, type Step, type TechniqueId } from '../../../sudoku/techniques';
import { AppProvider } from '../../shared';
import { storesWithHint } from '../testing';
import { Improvement } from './Improvement';
import { ListBody } from './ListBody';
import { RemarkBody } from './RemarkBody';

const HERE = 2 as Cell;
const THERE = 5 as Cell;
const WRONG = { kind: 'wrong', cells: [HERE], shown: false, back: 2, here: null } as const;
const WRONG_NOTES = { kind: 'wrongNotes', cells: [HERE], shown: false } as const;

/** Shows a remark. Returns its words and buttons, and what the buttons have asked for. */
async function open(remark: Remark, language: LanguageId = 'en') {
  const run = {
    showWrong: vi.fn(),
    mend: vi.fn(),
    ignoreNotes: vi.fn(),
    allowAll: vi.fn(),
    goOn: vi.fn(),
  };
  const stores = storesWithHint(run, { languages: [language] });
  const { unmount } = await act(async () =>
    render(
      <AppProvider stores={stores}>
        <Suspense>
          <RemarkBody remark={remark} />
        </Suspense>
      </AppProvider>,
    ),
  );
  const heading = await screen.findByRole('heading', { level: 2 }, { timeout: 20_000 });
  return {
    unmount,
    run,
    says: heading.textContent,
    more: heading.nextElementSibling?.textContent ?? null,
    buttons: screen.queryAllByRole('button').map(({ textContent }) => textContent),
    push: (name: string) => act(() => userEvent.click(screen.getByRole('button', { name }))),
  };
}

it.each<[Remark, string, readonly string[]]>([
  [{ kind: 'given', cell: HERE, digit: 5 }, 'R1c3 is 5, a given.', []],
  [{ kind: 'right', cell: HERE, digit: 4 }, 'R1c3 is 4, which is right.', []],
  [{ kind: 'filled', cell: HERE, digit: 4 }, 'R1c3 is filled in: 4.', []],
  [WRONG, 'One entry on the board is wrong.', ['Show which', 'Undo to before the mistake (2 moves)']],
  [
    { ...WRONG, cells: [HERE, THERE], here: HERE },
    'The entry in r1c3 is wrong.',
    ['Show which', 'Undo to before the mistake (2 moves)'],
  ],
  [
    { ...WRONG, shown: true, here: HERE },
    'The entry in r1c3 is wrong.',
    ['Undo to before the mistake (2 moves)'],
  ],
  [{ ...WRONG, back: null }, 'One entry on the board is wrong.', ['Show which']],
  [{ ...WRONG, back: null, shown: true }, 'One entry on the board is wrong.', ['Erase it']],
  [
    WRONG_NOTES,
    'In at least one empty cell, the right digit is missing from your notes.',
    ['Show which', 'Go on without my notes'],
  ],
  [
    { kind: 'differs', cell: HERE, digits: digitSet(3, 5, 8), isLeft: true },
    'R1c3 can be 3, 5 or 8, as the solutions differ there. Logic cannot choose.',
    ['Examine'],
  ],
  [{ kind: 'fitsNone' }, 'No solution of this puzzle has all the digits on the board.', []],
  [{ kind: 'solved' }, 'The board is full and right. Nothing is left to solve.', []],
  [{ kind: 'emptyBoard' }, 'The board is empty. Type or paste a puzzle first.', []],
  [
    { kind: 'beyond', cell: HERE, fewer: true },
    'The techniques you have ticked cannot solve r1c3.',
    ['Use all techniques this once', 'Techniques to use'],
  ],
  [
    { kind: 'noStep', fewer: true },
    'The techniques you have ticked find no step on this board.',
    ['Use all techniques this once', 'Techniques to use'],
  ],
  [{ kind: 'notRuledOut', cell: HERE, digit: 4 }, "Nothing shows that r1c3 can't be 4.", []],
  [{ kind: 'seen', cell: HERE, digit: 5, by: 0 as Cell }, 'R1c3 sees a 5 in r1c1, in the same row.', []],
  [
    { kind: 'lost', found: 3, rounds: [] },
    'The search for a hint stopped twice. Three steps so far are kept. The board is unchanged.',
    ['Go on searching'],
  ],
])('the remark %j has its sentence, and buttons for what to do about it', async (remark, sentence, names) => {
  const { says, buttons } = await open(remark);
  expect(says?.replaceAll('\u00a0', ' ').replace(/^r(?=\dc\d)/, 'R')).toBe(sentence);
  expect(buttons).toEqual(names);
});

it('the buttons of a remark do what they say, and name the cells only on request', async () => {
  const wrong = await open(WRONG);
  expect(wrong.more).toBeNull();
  await wrong.push('Show which');
  expect(wrong.run.showWrong).toHaveBeenCalledOnce();
  await wrong.push('Undo to before the mistake (2 moves)');
  expect(wrong.run.mend).toHaveBeenCalledOnce();
  wrong.unmount();
  const shown = await open({ ...WRONG, shown: true });
  expect(shown.more).toBe('Wrong: r1c3.');
  shown.unmount();
  const others = await open({ ...WRONG, cells: [HERE, THERE], here: HERE, shown: true });
  expect(others.more).toBe('Wrong: r1c3 and r1c6.');
  others.unmount();
  const alone = await open({ ...WRONG, here: HERE, shown: true });
  expect(alone.more).toBeNull();
  alone.unmount();
  const notes = await open({ ...WRONG_NOTES, shown: true });
  expect(notes.more).toBe('The right digit is missing from the notes of r1c3.');
  await notes.push('Go on without my notes');
  expect(notes.run.ignoreNotes).toHaveBeenCalledOnce();
});

it('a remark is in the language of the page', async () => {
  await open({ kind: 'given', cell: HERE, digit: 5 }, 'ko');
  expect(await screen.findByRole('heading', { name: /주어진 숫자/ })).toBeTruthy();
});

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

/** A path over an empty board, of no steps. */
const BETTER = explainSteps(
  { kind: 'path', solved: false, order: 'fewest', cut: false },
  { givens: EMPTY_GRID, filled: EMPTY_GRID, marks: null, without: [] },
  [],
  'why',
);

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
