import { act, render, screen, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { KeptFile } from '../../stores';
import { boardOf, openStores } from '../../stores/testing';
import { AppProvider } from '../shared';
import { ManyDialog } from './ManyDialog';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const ANSWER = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const TWO = '.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.';
const HARDER = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const NONE = `55${'.'.repeat(79)}`;
const FILE = `${PUZZLE}\n${TWO}\n${NONE}\n${PUZZLE.slice(1)}\n`;

async function open(text?: string, last: readonly KeptFile[] = []) {
  const stores = openStores();
  const run = await stores.many.load();
  vi.spyOn(run, 'lastFiles').mockResolvedValue(last);
  await act(async () => {
    render(
      <AppProvider stores={stores}>
        <Suspense>
          <ManyDialog />
        </Suspense>
      </AppProvider>,
    );
  });
  // The dialog opens a moment after it is in the page; before that, nothing in it has a role.
  await screen.findByRole('heading', { name: 'Solve many puzzles' });
  if (text !== undefined) await act(() => run.start({ blob: new Blob([text]), name: 'puzzles.sdm' }));
  /** What the rows in view say, cell by cell. */
  const rows = () =>
    within(screen.getByRole('grid'))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('gridcell')
          .slice(0, 4)
          .map(({ textContent }) => textContent),
      );
  return { ...stores, run, rows, user: userEvent.setup() };
}

describe('the dialog for many puzzles', () => {
  it('asks for a file', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Solve many puzzles' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open a file' })).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('offers the file opened last, and opens it again', async () => {
    const file = { key: 'a', name: 'sunday.sdm', bytes: 1200 };
    const { run, user } = await open(undefined, [file, { key: 'b', name: null, bytes: 2_000_000 }]);
    const reopen = vi.spyOn(run, 'reopen').mockResolvedValue();
    expect(await screen.findByRole('button', { name: 'A text · 2.0 MB' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'sunday.sdm · 2 KB' }));
    expect(reopen).toHaveBeenCalledExactlyOnceWith({ file, limit: 100 });
  });

  it('solves the puzzles on the clipboard, for devices without a key to paste with', async () => {
    const { screen: page, user, rows } = await open();
    page.open('many');
    await navigator.clipboard.writeText(FILE);
    await user.click(screen.getByRole('button', { name: 'Paste a text' }));
    await screen.findByRole('grid');
    await vi.waitFor(() => expect(rows()[0]).toEqual(['1', '1', 'One', PUZZLE + ANSWER]));
  });

  it('shows each puzzle with its line, verdict and solution', async () => {
    const { rows } = await open(FILE);
    expect(rows()).toEqual([
      ['1', '1', 'One', PUZZLE + ANSWER],
      ['2', '2', '2', expect.stringContaining(TWO)],
      ['3', '3', 'None', NONE],
      ['4', '4', 'Unreadable', '80 of 81 cells.'],
    ]);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('5');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
    expect(screen.getByRole('status').textContent).toMatch(
      /^1 of 4 puzzles solved in .+, 1 has many solutions, 1 has no solution, 1 could not be read\.$/,
    );
  });

  it('shows the rows of one finding', async () => {
    const { rows, user } = await open(FILE);
    await user.click(screen.getByRole('button', { name: 'Unreadable 1' }));
    expect(rows().map(([number]) => number)).toEqual(['4']);
    await user.click(screen.getByRole('button', { name: 'All 4' }));
    expect(rows()).toHaveLength(4);
  });

  it('rates the puzzles if asked, lists them by how hard they are, and puts them on the shelf', async () => {
    const { user, rows, ...stores } = await open(`${PUZZLE}\n${HARDER}\n${TWO}\n`);
    await user.click(screen.getByRole('button', { name: 'Rate them' }));
    await vi.waitFor(() => expect(rows()[0]?.[2]).toBe('OneBeginner, SE 1.2'), { timeout: 20_000 });
    await vi.waitFor(() => expect(rows()[1]?.[2]).toBe('OneEasy, SE 2.3'), { timeout: 20_000 });
    expect(screen.queryByRole('button', { name: 'Rate them' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Hardest first');
    expect(rows().map(([number]) => number)).toEqual(['2', '1', '3']);
    await user.click(screen.getByRole('button', { name: 'Put 3 on the shelf' }));
    const shelf = await stores.shelf();
    await vi.waitFor(() => expect(shelf.store.getState().cards.size).toBe(3));
    const [hardest] = [...shelf.store.getState().cards.values()];
    expect(hardest).toMatchObject({ givens: HARDER, hardness: { difficulty: 'easy' } });
  }, 40_000);

  it('says so if there are no such rows', async () => {
    const { user } = await open(`${PUZZLE}\n`);
    await user.click(screen.getByRole('button', { name: 'None 0' }));
    expect(screen.getByRole('grid').textContent).toContain('There are none of this kind.');
  });

  it('keeps only the rows in view of a long table, and walks to the others', async () => {
    const { rows, user } = await open(`${PUZZLE}\n`.repeat(2000));
    expect(rows().length).toBeLessThan(30);
    const [, first] = screen.getAllByRole('row');
    first?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('4');
    await user.keyboard('{End}');
    expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('2001');
    await user.keyboard('{Home}');
    expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('2');
  });

  it('opens a row on the board, which undo brings back', async () => {
    const { game, work, user, ...stores } = await open(FILE);
    const before = game.now().board;
    await user.click(screen.getByRole('button', { name: 'Open puzzle 1 in the editor' }));
    const { readText } = await import('../../sudoku/formats');
    const asked = await vi.waitFor(() => work.latest('read'));
    await act(async () => asked.answer(await readText(asked.question.text)));
    expect(boardOf({ game })).toMatchObject({ givens: PUZZLE, origin: { name: 'puzzles.sdm, puzzle 1' } });
    expect(stores.screen.store.getState().dialog).toBeNull();
    game.undo();
    expect(game.now().board).toBe(before);
  });

  it('opens what could not be read in the dialog that mends it', async () => {
    const { importing, screen: dialogs, work, user } = await open(FILE);
    const [, , , , row] = screen.getAllByRole('row');
    row?.focus();
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(importing.store.getState().text).toBe(PUZZLE.slice(1)));
    const { readText } = await import('../../sudoku/formats');
    await act(async () => work.latest('read').answer(await readText(PUZZLE.slice(1))));
    expect(dialogs.store.getState().dialog).toBe('paste');
  });

  it('counts up to another limit', async () => {
    const { user, run } = await open('.'.repeat(81));
    expect(screen.getByRole('grid').textContent).toContain('over 100');
    await user.selectOptions(screen.getByRole('combobox'), 'up to 2 solutions');
    await vi.waitFor(() => expect(run.store.getState()).toMatchObject({ runs: 2, phase: 'done' }));
    expect(screen.getByRole('grid').textContent).toContain('over 2');
  });
});
