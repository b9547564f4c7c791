import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cellAt, grid } from '../../sudoku/core';
import { openApp } from '../testing';

const HARD = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');

async function openWatch(puzzle = HARD) {
  const app = await openApp({ puzzle });
  await app.keys('w');
  const playback = await app.watch.load();
  await waitFor(() => expect(playback.store.getState().recording).toBe('ended'));
  await screen.findByRole('button', { name: 'Step forward' });
  const sentence = () => screen.getByRole('heading', { level: 2 }).textContent;
  return {
    ...app,
    playback,
    sentence,
    says: (text: string | RegExp) => waitFor(() => expect(sentence()).toMatch(text)),
  };
}

describe('the page of Watch', () => {
  it('says what happens, on the board too, and highlights the line of the method', async () => {
    const { says, push, cell } = await openWatch();
    await says('Start: 60 cells are empty.');
    await push('Step forward');
    await says('Trying 1 in r1c2, the first of four.');
    expect(cell('row 1, column 2, 1, guess, depth 1, tried now').textContent).toBe('1');
    const method = screen.getByRole('list', { name: 'The method' });
    const lines = within(method).getAllByRole('listitem');
    expect(lines.filter((line) => line.getAttribute('aria-current') === 'step')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Stack' }).textContent).toContain('1 deep');
  });

  it('speaks the language of the page', async () => {
    const { keys } = await openApp({ puzzle: HARD, languages: ['ko'] });
    await keys('w');
    await screen.findByText(/^시작: 빈칸이 60개입니다\./);
    await screen.findByRole('button', { name: '재생' });
    await keys('{ArrowRight}');
    await screen.findByText(/^1행 2열에 1을 넣어 봅니다\.$/);
  });

  it('takes over the keys, and the digits from the board', async () => {
    const { says, keys, game, button } = await openWatch();
    const before = game.now();
    await keys('{ArrowRight}{ArrowRight}5m{Delete}');
    await says(/^Trying \d in r1c3/);
    expect(game.now()).toBe(before);
    await keys('{Home}');
    await says('Start');
    await keys('{End}');
    await says('Solved');
    expect(button('Keep the solution')).toBeTruthy();
    await keys('w');
    expect(screen.queryByRole('button', { name: 'Step forward' })).toBeNull();
    expect(game.now()).toBe(before);
  });

  it('is left by Escape one level at a time: the large chart, then playing, then the search', async () => {
    const { keys, push, says, screen: mode, playback } = await openWatch();
    await push('Expand the chart');
    await screen.findByRole('button', { name: 'Back to the board' });
    playback.play('forward');
    await keys('{Escape}');
    await screen.findByRole('button', { name: 'Expand the chart' });
    expect(playback.store.getState().playing).not.toBe('no');
    await keys('{Escape}');
    expect(playback.store.getState().playing).toBe('no');
    expect(mode.store.getState().mode).toBe('watch');
    await says(/./);
    await keys('{Escape}');
    expect(mode.store.getState().mode).toBe('play');
  });

  it('copies the answer as rows with bars, from anywhere in the search', async () => {
    const { push, says, told } = await openWatch();
    const controls = screen.getByRole('group', { name: 'Playback' });
    await userEvent.click(within(controls).getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Copy the answer/ }));
    await told('Copied the answer as a text picture.');
    const rows = (await navigator.clipboard.readText()).trimEnd().split('\n');
    expect(rows).toHaveLength(17);
    expect(rows.slice(0, 2)).toEqual(['8|1|2|7|5|3|6|4|9', '-----------------']);
    await navigator.clipboard.writeText('');
    await push('Last step');
    await says('Solved');
    await push('Copy the answer');
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(`${rows.join('\n')}\n`));
  });

  it('chooses another strategy, with its options', async () => {
    const { playback, push, user } = await openWatch();
    await push(/^Strategy/);
    const dialog = await screen.findByRole('dialog', { name: 'Strategy' });
    await user.click(within(dialog).getByRole('radio', { name: /^Coloured nodes/ }));
    await user.click(within(dialog).getByRole('switch', { name: 'Write in all singles before the search' }));
    await user.selectOptions(
      within(dialog).getByRole('combobox', { name: /^Order of digits/ }),
      'Descending',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Whole tree' }));
    await waitFor(() =>
      expect(playback.moment()).toMatchObject({
        strategy: 'colouredNodes',
        options: 'all,digits:descending,singlesBefore',
      }),
    );
  });

  it('names cells A1 to I9 on request, and lists the units and peers of the selected one', async () => {
    const { playback, push, says, selection, cell } = await openWatch();
    playback.setStrategy('propagation');
    await waitFor(() => expect(playback.store.getState().recording).toBe('ended'));
    await push(/^Strategy/);
    const dialog = await screen.findByRole('dialog', { name: 'Strategy' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'A1' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await push('Step forward');
    await says('A1 cannot be 1: it is given.');
    selection.select(cellAt(2, 4));
    await waitFor(() => expect(cell('C5, 9, given')).toBeTruthy());
    await push('What it keeps in mind');
    const selected = screen.getByRole('region', { name: 'Selected: C5' });
    const listed = (name: string) =>
      within(selected)
        .getByText(name)
        .nextElementSibling?.textContent?.match(/[A-I]\d/g);
    expect(listed('row 3')).toEqual(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9']);
    expect(listed('column 5')).toHaveLength(9);
    expect(listed('box 2')).toHaveLength(9);
    expect(listed('20 peers of C5')).toHaveLength(20);
    const judge = screen.getByRole('region', { name: 'The judge' });
    expect(judge.textContent).toContain('After propagation aloneonce every given is assigned');
    await push('Last step');
    await waitFor(() =>
      expect(judge.textContent).toContain(
        'After the search9 of 9 rows, 9 of 9 columns, 9 of 9 boxes complete',
      ),
    );
    expect(judge.textContent).toContain(
      'After propagation alone0 of 9 rows, 0 of 9 columns, 0 of 9 boxes complete',
    );
  });

  it('leaves the focus where the player put it while the page loaded', async () => {
    const app = await openApp({ puzzle: HARD });
    const field = () => screen.queryByRole('textbox', { name: 'Go to step' });
    const seen = new MutationObserver(() => {
      if (field() === null) return;
      seen.disconnect();
      field()?.focus();
    });
    seen.observe(document.body, { childList: true, subtree: true });
    await app.keys('w');
    const playback = await app.watch.load();
    await waitFor(() => expect(playback.store.getState().recording).toBe('ended'));
    await screen.findByRole('button', { name: 'Step forward' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.activeElement).toBe(field());
  });

  it('goes to a step by its number', async () => {
    const { says, user, playback } = await openWatch();
    await user.type(screen.getByRole('textbox', { name: 'Go to step' }), '1,000{Enter}');
    await waitFor(() => expect(playback.store.getState().view?.step).toBe(1000));
    await says(/./);
    expect(screen.getByRole('slider', { name: 'Step' }).getAttribute('aria-valuetext')).toMatch(
      /^step 1,000 of/,
    );
  });

  it('names what clashes', async () => {
    const { says } = await openWatch(grid(`55${'.'.repeat(79)}`));
    await says('There is nothing to search: the digits clash.');
  });
});
