import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { boardOf } from '../../stores/testing';
import { dailyOf, GENERATOR_VERSION, generate } from '../../sudoku/generator';
import { loadDialogs } from '..';
import { openApp } from '../testing';

// On a busy machine this takes longer than a test waits for a dialog.
beforeAll(async () => void (await loadDialogs()), 60_000);

/** Opens the page and, from its menu, the dialog. */
async function openDialog(options?: Parameters<typeof openApp>[0]) {
  const app = await openApp(options);
  await app.push('Puzzle');
  await app.user.click(await screen.findByRole('menuitem', { name: 'Levels and puzzle of the day' }));
  await app.dialog('New puzzle');
  const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
  await field('Date');
  const choose = async (name: RegExp) => app.user.click(await field(name));
  return {
    ...app,
    field,
    choose,
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

describe('the dialog of new puzzles', () => {
  it('makes a puzzle of the level chosen, which is kept', async () => {
    const { field, choose, push, isClosed, heading, settings, told } = await openDialog();
    expect((await field(/^Easy/)).checked).toBe(true);
    await choose(/^Medium/);
    expect(settings.getState().level).toBe('medium');
    await push('Make it');
    await isClosed();
    expect(heading()).toBe('A medium puzzle');
    await told('A new puzzle is on the board.');
  });

  it('makes the same puzzle of the same seed and wishes', async () => {
    const { field, push, user, wish, isClosed, origin, grid, names } = await openDialog();
    await wish();
    await user.type(await field(/^Seed/), '42');
    await push('Make it');
    await isClosed();
    expect(origin().code).toBe(`${GENERATOR_VERSION}-16-l1`);
    const first = names();
    expect(grid()).toBeTruthy();
    await push('Puzzle');
    await user.click(await screen.findByRole('menuitem', { name: 'Levels and puzzle of the day' }));
    expect(await screen.findByText(/That of this puzzle is 42/)).toBeTruthy();
    await user.type(await field(/^Seed/), '42');
    await push('Make it');
    await isClosed();
    expect(names()).toEqual(first);
  });

  it('takes any level for a technique, and says what speaks against a wish', async () => {
    const { field, choose, user, wish, objections, button } = await openDialog();
    await wish();
    await user.selectOptions(await field('Must need'), 'X-Wing');
    expect((await field(/^Any level/)).checked).toBe(true);
    expect(objections()).toEqual([]);
    await user.type(await field('Number of givens'), '16');
    expect(objections()).toEqual(['No puzzle with 16 givens has one solution. It takes 17.']);
    expect(button('Make it').hasAttribute('disabled')).toBe(true);
    await user.clear(await field('Number of givens'));
    await choose(/^Easy/);
    expect(objections()[0]).toContain('A puzzle that needs X-Wing is rated');
    await user.selectOptions(await field('Must need'), 'Any technique');
    expect(objections()).toEqual([]);
    expect(button('Make it').hasAttribute('disabled')).toBe(false);
  });

  it('can be stopped, or take the nearest so far', async () => {
    const { field, user, wish, push, focused, isClosed, heading, origin, told } = await openDialog();
    await wish();
    await user.type(await field('Number of givens'), '17');
    await push('Make it');
    await screen.findByRole('button', { name: 'Stop' });
    // The focus stays where it was, on what ends what it began.
    expect(focused()).toBe('Stop');
    await waitFor(() => expect(screen.getByText(/tried, not as wished yet/)).toBeTruthy());
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
    await told('It is not quite as wished.');
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

  it('opens the puzzle of a day, the same for everyone', async () => {
    const { field, user, push, isClosed, heading, ...page } = await openDialog();
    const date = await field('Date');
    await user.clear(date);
    await user.type(date, '2026-06-01');
    await push('Open');
    await isClosed();
    expect(heading()).toBe('Puzzle of the day');
    expect(screen.getByText(/^Monday, 1 June · \d\d givens$/)).toBeTruthy();
    const { wish, seed } = dailyOf({ year: 2026, month: 6, day: 1 });
    const making = generate(wish, seed);
    let latest = making.next();
    while (!latest.done) latest = making.next();
    expect(boardOf(page).givens).toBe(latest.value.puzzle);
  });
});
