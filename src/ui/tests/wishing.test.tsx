import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { boardOf } from '../../stores/testing';
import { CELLS, digitAt, grid } from '../../sudoku/core';
import { codeOf, dailyOf, GENERATOR_VERSION, generate, recipeOf } from '../../sudoku/generator';
import { openApp, shown } from '../testing';

/** Opens the page and, from its menu, the dialog. */
async function openDialog(options?: Parameters<typeof openApp>[0]) {
  const app = await openApp(options);
  await app.push('Puzzle');
  await app.user.click(await screen.findByRole('menuitem', { name: /^Levels and puzzle of the day/ }));
  await app.dialog('New puzzle');
  const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
  await screen.findByRole('button', { name: 'Calendar' });
  const level = async (name: RegExp) =>
    within(await screen.findByRole('dialog')).findByRole('button', { name });
  const choose = async (name: RegExp) => app.user.click(await level(name));
  const isPressed = async (name: RegExp) => (await level(name)).getAttribute('aria-pressed') === 'true';
  return {
    ...app,
    field,
    choose,
    isPressed,
    /** Unfolds the wishes. */
    wish: () => app.user.click(screen.getByText('More wishes')),
    isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
    heading: () => screen.getByRole('heading', { level: 1 }).textContent,
    objections: () =>
      within(screen.getByRole('dialog'))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
    origin: () => boardOf(app).origin,
  };
}

it('a new puzzle comes by N, and can be undone', async () => {
  const { keys, names, told, settings } = await openApp();
  settings.setState({ level: 'easy' });
  const example = names();
  await keys('n');
  await told('A new puzzle is on the board.');
  const first = names();
  expect(first).not.toEqual(example);
  await keys('n');
  await waitFor(() => expect(names()).not.toEqual(first));
  await keys('z');
  expect(names()).toEqual(first);
});

it('a new puzzle is asked for by its level the first time, and comes at once from then on', async () => {
  const { keys, names, focused, dialog, told } = await openApp();
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const example = names();
  await keys('n');
  await dialog('New puzzle');
  await waitFor(() => expect(focused()).toMatch(/^Beginner/));
  await keys('4');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(heading()).toBe('Hard puzzle');
  await told('A new puzzle is on the board.');
  const first = names();
  expect(first).not.toEqual(example);
  await keys('n');
  await waitFor(() => expect(names()).not.toEqual(first));
  expect([heading(), screen.queryByRole('dialog')]).toEqual(['Hard puzzle', null]);
});

it('a puzzle of a level takes one press on the first screen, and is the level from then on', async () => {
  const { push, settings, told } = await openApp();
  await push('Hard');
  await told('A new puzzle is on the board.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hard puzzle');
  expect(settings.getState().level).toBe('hard');
});

describe('the dialog of new puzzles', () => {
  it('makes a puzzle of the pressed level, and remembers the level', async () => {
    const { choose, isPressed, isClosed, heading, settings, told, origin, keys, dialog } = await openDialog();
    expect(await isPressed(/^Medium/)).toBe(false);
    await choose(/^Medium/);
    await isClosed();
    expect([settings.getState().level, heading()]).toEqual(['medium', 'Medium puzzle']);
    expect(origin().code).toMatch(/-l2-shalfTurn$/);
    await told('A new puzzle is on the board.');
    // The same dialog by its key: the level is one key more.
    await keys('{Shift>}n{/Shift}');
    await dialog('New puzzle');
    expect(await isPressed(/^Medium/)).toBe(true);
    await keys('1');
    await isClosed();
    expect(heading()).toBe('Beginner puzzle');
  });

  it('keeps the wishes until they are changed', async () => {
    const { field, user, wish, choose, isClosed, origin, push } = await openDialog();
    const reopen = async () => {
      await push('Puzzle');
      await user.click(await screen.findByRole('menuitem', { name: /^Levels and puzzle of the day/ }));
    };
    await wish();
    expect((await field('Symmetry')).value).toBe('halfTurn');
    await user.selectOptions(await field('Symmetry'), 'Any');
    await user.type(await field('Number of givens'), '33');
    await choose(/^Easy/);
    await isClosed();
    expect(origin().code).toMatch(/-l1-g33-snone$/);
    await reopen();
    // They still apply, so they are in view.
    expect((await field('Number of givens')).value).toBe('33');
    expect(screen.getByText('More wishes').parentElement?.hasAttribute('open')).toBe(true);
    await push('As usual');
    await choose(/^Easy/);
    await isClosed();
    expect(origin().code).toMatch(/-l1-shalfTurn$/);
  });

  it('names a puzzle after the technique that it was made for, and not its level, in any language', async () => {
    const { field, user, wish, push, isClosed, heading, settings } = await openDialog();
    await wish();
    await user.selectOptions(await field('Must need'), 'Naked pair');
    await push('Make it');
    await isClosed();
    await waitFor(() => expect(heading()).toBe('Made for Naked pair'));
    settings.setState({ language: 'ko' });
    await waitFor(() => expect(heading()).toBe('네이키드 페어 연습 퍼즐'));
  });

  it('gives up the symmetry for what is rare', async () => {
    const { field, user, wish, objections } = await openDialog();
    await wish();
    await user.selectOptions(await field('Must need'), 'Naked pair');
    expect((await field('Symmetry')).value).toBe('halfTurn');
    await user.selectOptions(await field('Must need'), 'Jellyfish');
    expect((await field('Symmetry')).value).toBe('none');
    expect(objections()).toEqual([]);
  });

  it('makes the same puzzle from the same seed and wishes', async () => {
    const { field, push, user, wish, isClosed, origin, grid, names } = await openDialog();
    await wish();
    await user.type(await field(/^Seed/), '42');
    await push('Make it');
    await isClosed();
    expect(origin().code).toBe(`${GENERATOR_VERSION}-16-shalfTurn`);
    const first = names();
    expect(grid()).toBeTruthy();
    await push('Puzzle');
    await user.click(await screen.findByRole('menuitem', { name: /^Levels and puzzle of the day/ }));
    expect(await screen.findByText(/The seed of this puzzle is 42/)).toBeTruthy();
    await user.type(await field(/^Seed/), '42');
    await push('Make it');
    await isClosed();
    expect(names()).toEqual(first);
  });

  it('starts, on request, right before the technique is needed', async () => {
    const { field, user, wish, push, isClosed, told } = await openDialog();
    await wish();
    await user.selectOptions(await field('Must need'), 'Naked pair');
    await user.click(screen.getByRole('switch', { name: /^Start right before it/ }));
    await user.type(await field(/^Seed/), '1');
    await push('Make it');
    await isClosed();
    await told('Naked pair');
  });

  it('allows any level for a technique, and says which wishes contradict each other', async () => {
    const { field, choose, isPressed, user, wish, objections, button } = await openDialog();
    await wish();
    await user.selectOptions(await field('Must need'), 'X-Wing');
    expect(await isPressed(/^Any level/)).toBe(true);
    expect(objections()).toEqual([]);
    await user.type(await field('Number of givens'), '16');
    expect(objections()).toEqual(['No puzzle with 16 givens has one solution. At least 17 are needed.']);
    expect(button('Make it').hasAttribute('disabled')).toBe(true);
    await user.clear(await field('Number of givens'));
    // A level that cannot be is not made.
    await choose(/^Easy/);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(objections()[0]).toContain('A puzzle that needs X-Wing is rated');
    await user.selectOptions(await field('Must need'), 'Any technique');
    expect(objections()).toEqual([]);
    expect(button('Make it').hasAttribute('disabled')).toBe(false);
  });

  it('accepts a rating, and techniques that must not be needed', async () => {
    const { field, user, wish, isPressed, push, isClosed, origin, settings } = await openDialog();
    await wish();
    await user.selectOptions(await field('Rating'), 'From – to');
    expect(await isPressed(/^Any level/)).toBe(true);
    expect([(await field('From')).value, (await field('To')).value]).toEqual(['2.5', '3.1']);
    await user.clear(await field('From'));
    await user.type(await field('From'), '2.6');
    await user.clear(await field('To'));
    await user.type(await field('To'), '3');
    await user.click(screen.getByText('Must not need'));
    await user.click(await field('Hidden pair'));
    await user.click(await field('Naked triple'));
    await user.click(await field('Hidden pair'));
    expect(screen.getByText('Naked triple', { selector: 'small' })).toBeTruthy();
    await user.type(await field(/^Seed/), '5');
    await push('Make it');
    await isClosed();
    const wished = { rating: { from: 2.6, to: 3 }, without: ['nakedTriple'], symmetry: 'halfTurn' } as const;
    expect(settings.getState().level).toBe('any');
    expect(origin().code).toBe(codeOf({ version: GENERATOR_VERSION, seed: 5, wish: wished }));
  });

  it('searches for the hardest puzzle until the player takes it', async () => {
    const { field, user, wish, push, isClosed, heading, origin, told } = await openDialog();
    await wish();
    await user.selectOptions(await field('Rating'), 'As hard as possible');
    await push('Make it');
    await waitFor(() => expect(screen.getByText(/tried, the hardest is rated \d/)).toBeTruthy(), {
      timeout: 20_000,
    });
    await push('Take the hardest');
    await isClosed();
    expect([heading(), origin().code]).toEqual(['A new puzzle', undefined]);
    await told('A new puzzle is on the board.');
  });

  /** Opens the small board on which a pattern is drawn. */
  async function openDrawing() {
    const page = await openDialog();
    await page.wish();
    await page.user.click(screen.getByText('Pattern of givens'));
    const board = await screen.findByRole('grid', { name: 'Pattern of givens' });
    const drawn = (): string[] =>
      [...board.querySelectorAll('[aria-selected="true"]')].map(
        (cell) => cell.getAttribute('aria-label') ?? '',
      );
    return { ...page, board, drawn };
  }

  it('draws a pattern in a symmetry, by mouse and by keys', async () => {
    const { field, user, keys, focused, objections, board, drawn } = await openDrawing();
    board.getBoundingClientRect = () => new DOMRect(0, 0, 90, 90);
    board.setPointerCapture = () => {};
    const at = (row: number, column: number) => ({
      clientX: 10 * column - 5,
      clientY: 10 * row - 5,
      isPrimary: true,
      button: 0,
    });
    await shown(() => fireEvent.pointerDown(board, at(1, 1)));
    await shown(() => fireEvent.pointerMove(board, at(1, 2)));
    await shown(() => fireEvent.pointerMove(board, at(0, 2)));
    await shown(() => fireEvent.pointerUp(board, at(1, 2)));
    await shown(() => fireEvent.pointerMove(board, at(5, 5)));
    await waitFor(() =>
      expect(drawn()).toEqual([
        'row 1, column 1, given',
        'row 1, column 2, given',
        'row 9, column 8, given',
        'row 9, column 9, given',
      ]),
    );
    expect(objections()[0]).toBe('No puzzle with 4 givens has one solution. At least 17 are needed.');
    // Dragging back over givens blanks them.
    await shown(() => fireEvent.pointerDown(board, at(1, 1)));
    await shown(() => fireEvent.pointerUp(board, at(1, 1)));
    await waitFor(() => expect(focused()).toBe('row 1, column 1, empty'));
    await keys('{ArrowRight} {ArrowDown} ');
    expect(focused()).toBe('row 2, column 2, given');
    expect(drawn()).toEqual(['row 2, column 2, given', 'row 8, column 8, given']);
    // With Shift, arrows go on drawing.
    await keys('{Shift>}{ArrowRight}{/Shift}{End}{Home}');
    expect(focused()).toBe('row 2, column 1, empty');
    expect(drawn()).toHaveLength(4);
    // A newly chosen symmetry is completed.
    await user.selectOptions(await field('Symmetry'), 'Both mirrors');
    expect(drawn()).toHaveLength(8);
  });

  it('makes a puzzle with the same given cells as the board', async () => {
    const { push, isClosed, drawn, ...page } = await openDrawing();
    await push('As on the board');
    await push('Clear');
    expect(drawn()).toEqual([]);
    await push('As on the board');
    const before = boardOf(page).givens;
    const pattern = CELLS.map((cell) => digitAt(before, cell) !== null);
    expect(drawn()).toHaveLength(pattern.filter(Boolean).length);
    await push('Make it');
    await isClosed();
    const { givens, origin } = boardOf(page);
    expect(givens).not.toBe(before);
    expect(CELLS.map((cell) => digitAt(givens, cell) !== null)).toEqual(pattern);
    expect(recipeOf(origin.code ?? '')).toMatchObject({
      ok: true,
      value: { wish: { pattern } },
    });
  });

  it('shows how near it has come to a pattern', async () => {
    const { push, drawn, newPuzzle } = await openDrawing();
    await push('As on the board');
    const { store } = await newPuzzle.load();
    const puzzle = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
    const best = { puzzle, solution: puzzle, givens: drawn().length + 2, distance: 102, attempt: 0 };
    await shown(() => store.setState({ making: { tried: 12, kept: 3, best } }));
    expect(
      screen.getByText('12 tried, none with this pattern yet. The nearest has 2 more givens'),
    ).toBeTruthy();
    await shown(() => store.setState({ making: null }));
  });

  it('can be stopped, or takes the nearest puzzle so far', async () => {
    const { field, user, wish, push, focused, isClosed, heading, origin, told } = await openDialog();
    await wish();
    await user.type(await field('Number of givens'), '17');
    await push('Make it');
    await screen.findByRole('button', { name: 'Stop' });
    // The focus stays where it was: the button that started the search now ends it.
    expect(focused()).toBe('Stop');
    await waitFor(() => expect(screen.getByText(/tried, none as wished yet/)).toBeTruthy());
    await push('Stop');
    expect(focused()).toBe('Make it');
    expect(screen.queryByText(/tried/)).toBeNull();
    await push('Make it');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Take the nearest' }).hasAttribute('disabled')).toBe(false),
    );
    await push('Take the nearest');
    await isClosed();
    expect([heading(), origin().code]).toEqual(['A new puzzle', undefined]);
    await told('It does not fit all of them.');
  });

  it('stops when it is closed', async () => {
    const { field, user, wish, push, keys, isClosed, newPuzzle, names } = await openDialog();
    const before = names();
    await wish();
    await user.type(await field('Number of givens'), '17');
    await push('Make it');
    await screen.findByRole('button', { name: 'Stop' });
    await push('Close');
    await isClosed();
    expect((await newPuzzle.load()).store.getState().making).toBeNull();
    await keys('{Escape}');
    expect(names()).toEqual(before);
  });

  it('opens the puzzle of the day, the same for everyone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: +new Date(2026, 5, 1, 9) });
    onTestFinished(() => void vi.useRealTimers());
    const { push, isClosed, heading, ...page } = await openDialog();
    await push('Open');
    await isClosed();
    expect(heading()).toBe('Puzzle of the day');
    expect(screen.getByText(/^Monday, 1 June · \d\d givens$/)).toBeTruthy();
    const { wish, seed } = dailyOf({ year: 2026, month: 6, day: 1 });
    const making = generate(wish, seed);
    let latest = making.next();
    while (!latest.done) latest = making.next();
    expect(boardOf(page).givens).toBe(latest.value.puzzle);
    await shown(() => page.screen.open('newPuzzle'));
    await push('Calendar');
    await page.dialog('Calendar');
  });
});
