import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { boardOf, openStores } from '../../stores/testing';
import { EMPTY_GRID, type Grid, grid } from '../../sudoku/core';
import { readLink } from '../../sudoku/formats';
import { pageThread } from '../../worker/testing';
import { AppProvider } from '../shared';
import { ComparePage } from './ComparePage';
import { ContestantsDialog } from './ContestantsDialog';

const HARD = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
const NAMES = [
  'Row by row',
  'Fewest candidates first',
  'Singles first, then backtracking',
  'Propagation and search',
  'Exact cover',
];

/** Opens the page, or a part of it, with a race on a puzzle. */
async function open(puzzle: Grid = HARD, page = <ComparePage />) {
  const stores = openStores({ puzzle, workThread: pageThread() });
  const comparison = await stores.compare.load();
  onTestFinished(comparison.rest);
  const user = userEvent.setup();
  stores.compare.start();
  await act(async () => {
    render(
      <AppProvider stores={stores}>
        <Suspense>{page}</Suspense>
      </AppProvider>,
    );
  });
  await screen.findAllByRole('heading', {}, { timeout: 20_000 });
  const state = comparison.store.getState;
  return {
    ...stores,
    user,
    comparison,
    state,
    ended: () =>
      waitFor(() => expect(state()).toMatchObject({ racing: false, setRacing: false }), { timeout: 20_000 }),
    row: (name: string) =>
      within(screen.getByRole('button', { name: `Watch ${name}` }).closest('tr') ?? document.body),
  };
}

describe('the race on one puzzle', () => {
  it('has a row for each strategy, an axis for all, and a link and a table to copy', async () => {
    const { user, ended, row, state } = await open();
    await ended();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Five ways through one puzzle');
    await waitFor(() =>
      expect(screen.getAllByRole('status')[0]?.textContent).toMatch(
        /^21 givens · all 5 finished · the race took/,
      ),
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Where it worked, and how',
      expect.stringMatching(/^Guesses/),
      expect.stringMatching(/^Backtracks/),
      expect.stringMatching(/^Steps/),
      expect.stringMatching(/^Time/),
    ]);
    for (const name of NAMES) {
      expect(
        row(name).getByRole('img', { name: new RegExp(`Where ${name} worked: most often in row`) }),
      ).toBeTruthy();
    }
    const cells = row('Row by row').getAllByRole('cell').slice(1);
    expect(cells.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      '49,558 × 1,200',
      '49,498 × 1,800',
      '99,056 × 230',
    ]);
    expect(state().contestants).toHaveLength(5);
    // In words: which is best.
    await waitFor(() =>
      expect(row('Singles first, then backtracking').getAllByText('fewest')).toHaveLength(3),
    );
    expect(row('Row by row').queryByText('fewest')).toBeNull();
    expect(screen.getAllByText('fastest')).toHaveLength(1);
    const axis = screen.getByRole('region', { name: 'On one axis' });
    await waitFor(() => expect(within(axis).getAllByRole('listitem')[0]?.textContent).toContain('99,056'));
    await user.click(within(axis).getByRole('button', { name: 'Time' }));
    expect(within(axis).getAllByRole('listitem')[0]?.textContent).toMatch(/ (ms|µs)/);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(async () =>
      expect(readLink(new URL(await navigator.clipboard.readText()).hash)).toMatchObject({
        value: {
          puzzle: { givens: expect.stringMatching(/^8[\d.]{80}$/) },
          compare: 'rowByRow;fewestCandidates;singlesFirst;propagation;exactCover',
        },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Copy table' }));
    await screen.findByText('Copied the table.');
    const lines = (await navigator.clipboard.readText()).split('\n').map((line) => line.split('\t'));
    expect(lines[0]).toEqual([
      'strategy',
      'options',
      'end',
      'solutions',
      'guesses',
      'backtracks',
      'steps',
      'milliseconds',
      'dead ends',
      'forced fills',
      'eliminations',
      'deepest',
      'guesses ÷ fewest',
      'backtracks ÷ fewest',
      'steps ÷ fewest',
      'time ÷ fastest',
    ]);
    expect(lines.slice(1).map(([name]) => name)).toEqual(NAMES);
    expect(lines[1]?.slice(0, 7)).toEqual(['Row by row', '', 'finished', '1', '49558', '49498', '99056']);
    for (const measure of [4, 5, 6]) {
      const figures = lines.slice(1).map((line) => Number(line[measure]));
      const best = Math.min(...figures);
      const ratios = lines.slice(1).map((line) => line[measure + 8]);
      expect(ratios).toEqual(
        figures.map((figure) =>
          figure === best ? '1' : best === 0 ? '' : `${Number((figure / best).toPrecision(4))}`,
        ),
      );
    }
  });

  it('stops a row, and all, and says so when the time limit does', async () => {
    const { user, comparison, state, row } = await open(EMPTY_GRID);
    const [first, second] = state().contestants;
    act(() => {
      comparison.setOptions(first?.id ?? 0, { all: true });
      comparison.setOptions(second?.id ?? 0, { all: true });
    });
    await user.click(await screen.findByRole('button', { name: 'Stop Row by row, Whole tree' }));
    expect(row('Row by row, Whole tree').getByText('stopped')).toBeTruthy();
    expect(row('Fewest candidates first, Whole tree').getByText('searching')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop all' }));
    expect(screen.getByRole('button', { name: 'Race again' })).toBeTruthy();
    expect(row('Fewest candidates first, Whole tree').getByText('stopped')).toBeTruthy();
    act(() => comparison.setTimeLimit(50));
    expect(await row('Row by row, Whole tree').findByText('stopped at 50 ms, not finished')).toBeTruthy();
  });

  it('opens Watch with the strategy of a row', async () => {
    const { user, ended, screen: page, watch } = await open();
    await ended();
    await user.click(screen.getByRole('button', { name: 'Watch Exact cover' }));
    expect(page.store.getState().mode).toBe('watch');
    const playback = await watch.load();
    await waitFor(() => expect(playback.moment()).toEqual({ strategy: 'exactCover', options: '', step: 0 }));
    playback.rest();
  });

  it('shows where two strategies first differ, and opens Watch there', async () => {
    const { user, ended, screen: page, watch } = await open();
    await ended();
    const part = screen.getByRole('region', { name: 'Where two strategies differ' });
    await waitFor(() => expect(part.textContent).toContain('They differ at the first step.'));
    await user.selectOptions(within(part).getByRole('combobox', { name: 'Second strategy' }), 'Row by row');
    await waitFor(() => expect(part.textContent).toContain('Choose two different strategies.'));
    await user.selectOptions(within(part).getByRole('combobox', { name: 'First strategy' }), 'Exact cover');
    await user.click(await within(part).findByRole('button', { name: 'Watch Exact cover at step 1' }));
    expect(page.store.getState().mode).toBe('watch');
    const playback = await watch.load();
    await waitFor(() => expect(playback.moment()).toMatchObject({ strategy: 'exactCover', step: 1 }));
    playback.rest();
  });

  it('names cells as the player has chosen', async () => {
    const { ended, settings, row } = await open();
    await ended();
    act(() => settings.setState({ cellNaming: 'letters' }));
    const part = screen.getByRole('region', { name: 'Where two strategies differ' });
    await waitFor(() => expect(part.textContent).toMatch(/Row by row tries \d in [A-I][1-9]\./));
    expect(row('Row by row').getByRole('img', { name: /most often in [A-I][1-9], filled/ })).toBeTruthy();
    act(() => settings.setState({ cellNaming: 'words' }));
    expect(part.textContent).toMatch(/Row by row tries \d in row\s\d, column\s\d\./);
  });

  it('says that clashing givens leave nothing to search', async () => {
    await open(grid(`55${'.'.repeat(79)}`));
    expect(await screen.findByText('There is nothing to search: the givens clash.')).toBeTruthy();
  });
});

describe('a set of puzzles', () => {
  it('shows a distribution for each strategy', async () => {
    const { user, ended, state } = await open();
    await ended();
    await user.click(screen.getByRole('button', { name: 'A set of puzzles' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Give up after' }), '10,000 steps');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Puzzles' }), 'Norvig, hardest: 11');
    await waitFor(() => expect(state().puzzles).toHaveLength(11));
    await ended();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Five ways through 11 puzzles' }),
    ).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Puzzles done' }).getAttribute('aria-valuenow')).toBe(
        '100',
      ),
    );
    const plots = screen.getAllByRole('img').map((plot) => plot.getAttribute('aria-label') ?? '');
    expect(plots).toHaveLength(5);
    expect(plots[0]).toMatch(/^Row by row, guesses over 11 puzzles: .*given up/);
    expect(plots[2]).toMatch(
      /^Singles first, then backtracking, guesses over 11 puzzles: median \d.* in all, from \d+ to \d+$/,
    );
    await user.click(screen.getByRole('button', { name: 'Time' }));
    expect(screen.getAllByRole('img')[2]?.getAttribute('aria-label')).toMatch(
      /time over 11 puzzles: median .*s,/,
    );
  });

  it('can be stopped, shows its progress, and continues', async () => {
    const { user, ended, state } = await open();
    await ended();
    await user.click(screen.getByRole('button', { name: 'A set of puzzles' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Give up after' }), '10,000,000 steps');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Puzzles' }), '17 givens: a sample of 50');
    await user.click(await screen.findByRole('button', { name: 'Stop all' }));
    await waitFor(() =>
      expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^stopped at \d+ of 50 puzzles$/),
    );
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(state().setRacing).toBe(true);
  });

  /** Races on a set to the end, and returns the plot of a strategy. */
  const openSet = async () => {
    const opened = await open();
    const { user, state, ended, comparison } = opened;
    await ended();
    await user.click(screen.getByRole('button', { name: 'A set of puzzles' }));
    act(() => comparison.setStepLimit(1000));
    await act(() => comparison.chooseSet('norvigHardest'));
    await ended();
    const plot = (name: string) =>
      screen.getByRole('button', { name: `Puzzles by column: ${name}, guesses` });
    const list = () => within(screen.getByRole('region', { name: /, guesses$/ }));
    const heading = () => list().getByRole('heading', { level: 2 }).textContent ?? '';
    /** The results of a strategy, puzzle by puzzle. */
    const results = (strategy: string) =>
      state().setRows[state().contestants.find((one) => one.strategy === strategy)?.id ?? 0]?.results ?? [];
    return { ...opened, plot, list, heading, results };
  };

  it('leads from a column to its puzzles and each strategy’s result on them', async () => {
    const { user, plot, list, heading, results } = await openSet();
    const button = plot('Singles first, then backtracking');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.focus();
    await user.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    // Walking from the first column to the last meets every puzzle once, in the column that contains it.
    for (let step = 0; step < 20; step++) await user.keyboard('{ArrowLeft}');
    const met: number[] = [];
    for (let last = ''; heading() !== last; ) {
      last = heading();
      const range = /guesses ([\d,]+)(?: to ([\d,]+))?: \d+ puzzles?$/.exec(last);
      const [from, to = from] = range?.slice(1).map((text) => text?.replaceAll(',', '')) ?? [];
      const titles = list()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => Number(/^Puzzle (\d+)/.exec(textContent ?? '')?.[1]));
      for (const number of titles) {
        const result = results('singlesFirst')[number - 1];
        expect(result?.end).toBe(range === null ? 'steps' : 'finished');
        if (range === null) continue;
        expect(result?.guesses).toBeGreaterThanOrEqual(Number(from));
        expect(result?.guesses).toBeLessThanOrEqual(Number(to));
      }
      met.push(...titles);
      await user.keyboard('{ArrowRight}');
    }
    expect(met.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const figures = list()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent ?? '');
    expect(figures[0]).toMatch(/^≥ [\d,]+( × [\d,.]+)?$/);
    expect(figures.some((text) => text.endsWith(' fewest'))).toBe(true);
    list().getByRole('button', { name: 'Close' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: /, guesses$/ })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it('puts stopped searches in a column of their own, and closes the list when another measure is shown', async () => {
    const { user, plot, list, heading, results } = await openSet();
    await user.click(plot('Row by row'));
    while (!list().getByRole('button', { name: 'Column after' }).hasAttribute('disabled'))
      await user.click(list().getByRole('button', { name: 'Column after' }));
    const capped = results('rowByRow').filter(({ end }) => end === 'steps');
    expect(heading()).toBe(`Row by row, guesses ${capped.length} given up`);
    expect(list().getAllByRole('listitem')).toHaveLength(capped.length);
    await user.click(screen.getByRole('button', { name: 'Steps' }));
    expect(screen.queryByRole('region', { name: /, (guesses|steps)$/ })).toBeNull();
  });

  it('opens a puzzle of a column on the board, and keeps its place for the way back', async () => {
    const { user, plot, list, state, screen: page, compare, ...stores } = await openSet();
    await user.click(plot('Exact cover'));
    const before = state();
    const button = list().getAllByRole('button', { name: /^Open puzzle/ })[0];
    if (button === undefined) throw new Error('an empty column');
    const number = Number(/\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0]);
    await user.click(button);
    await waitFor(() => expect(page.store.getState().mode).toBe('play'));
    const { givens, origin } = boardOf(stores);
    expect(givens).toBe(before.puzzles[number - 1]);
    expect(origin.name).toBe(`Norvig, hardest, puzzle ${number}`);
    act(() => compare.start());
    expect(state().setRows).toBe(before.setRows);
    expect(state().picked).toBe(before.picked);
    expect(state().scope).toBe('set');
    act(() => stores.game.undo());
    expect(boardOf(stores).givens).toBe(HARD);
  });

  it('races on a puzzle of the set, and watches the strategy of the column there', async () => {
    const { user, plot, list, state, ended, screen: page, watch, comparison, ...stores } = await openSet();
    await user.click(plot('Exact cover'));
    const race = list().getAllByRole('button', { name: /^Race on puzzle/ })[0];
    const number = Number(/\d+/.exec(race?.getAttribute('aria-label') ?? '')?.[0]);
    if (race !== undefined) await user.click(race);
    await waitFor(() => expect(state().scope).toBe('one'));
    await ended();
    expect(state().givens).toBe(state().puzzles[number - 1]);
    await user.click(screen.getByRole('button', { name: 'A set of puzzles' }));
    await user.click(list().getByRole('button', { name: `Watch Exact cover on puzzle ${number}` }));
    await waitFor(() => expect(page.store.getState().mode).toBe('watch'));
    const playback = await watch.load();
    await waitFor(() => expect(playback.moment()).toEqual({ strategy: 'exactCover', options: '', step: 0 }));
    expect(boardOf(stores).givens).toBe(state().puzzles[number - 1]);
    playback.rest();
  });

  it('can be pasted', async () => {
    const { user, ended, state } = await open();
    await ended();
    await user.click(screen.getByRole('button', { name: 'A set of puzzles' }));
    await user.click(screen.getByRole('button', { name: 'Your own' }));
    await user.click(screen.getByRole('textbox', { name: 'Your own puzzles' }));
    await user.paste(`${HARD}\nnothing\n`);
    await user.click(screen.getByRole('button', { name: 'Compare on these' }));
    const report = await screen.findByText('Read 1 puzzle. 1 entry was left out');
    await user.click(report);
    expect(screen.getByText('Line 2, “nothing”:').closest('li')?.textContent).toMatch(/nothing”: .+\.$/);
    await ended();
    expect(state().puzzles).toEqual([HARD]);
  });
});

describe('the dialog of contestants', () => {
  it('offers line-ups that each show one thing', async () => {
    const { user, state } = await open(HARD, <ContestantsDialog />);
    const first = state().contestants[0]?.id;
    await user.click(screen.getByRole('button', { name: 'Orders of cells' }));
    expect(state().contestants.map(({ strategy, options }) => `${strategy} ${options.cells?.kind}`)).toEqual([
      'rowByRow rows',
      'rowByRow columns',
      'rowByRow boxes',
      'rowByRow spiral',
      'fewestCandidates rows',
    ]);
    expect(state().contestants[0]?.id).toBe(first);
    await user.click(screen.getByRole('button', { name: 'All seven' }));
    expect(new Set(state().contestants.map(({ strategy }) => strategy)).size).toBe(7);
  });

  it('adds one, takes one out, and changes options', async () => {
    const { user, state } = await open(HARD, <ContestantsDialog />);
    await user.click(screen.getByRole('button', { name: 'Add a strategy' }));
    expect(state().contestants.at(-1)?.strategy).toBe('candidateLists');
    await user.click(screen.getByRole('button', { name: 'Remove Exact cover' }));
    expect(state().contestants.map(({ strategy }) => strategy)).not.toContain('exactCover');
    const [first] = screen.getAllByRole('listitem');
    if (first === undefined) throw new Error('nobody takes part');
    await user.selectOptions(within(first).getByRole('combobox', { name: 'Order of digits' }), 'Descending');
    await user.click(within(first).getByRole('switch', { name: 'Whole tree' }));
    expect(state().contestants[0]?.options).toMatchObject({ all: true, digits: { kind: 'descending' } });
  });
});
