import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cellAt, grid } from '../../sudoku/core';
import { STRATEGY_IDS } from '../../sudoku/search';
// Loads Watch before the tests: on a busy machine that takes longer than a test waits for a button.
import '../watch';
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

  it('lists the calls with their local variables, and goes to where a pressed one began', async () => {
    const { says, push, playback } = await openWatch();
    playback.seek(120);
    await push('Calls');
    const calls = () => within(screen.getByRole('list', { name: 'Calls' })).getAllByRole('listitem');
    await waitFor(() =>
      expect(calls()).toHaveLength((playback.store.getState().view?.stack.length ?? 0) + 1),
    );
    const third = screen.getByRole('button', { name: /^Call 3 / });
    expect(third.textContent).toMatch(/^Call 3 for r1c4 index 2 list 1 2 .* position \d of 9 digit \d$/);
    await userEvent.click(third);
    await says(/in r1c3/);
    expect(calls()).toHaveLength(3);
    await push('Call 1 for r1c2 index 0 list 1 2 3 4 5 6 7 8 9 position 1 of 9 digit 1');
    await says('Start');
  });

  it('asks first if it is wanted: by buttons and keys, with a count and the reason', async () => {
    const { says, push, keys, button } = await openWatch();
    await says('Start');
    const controls = screen.getByRole('group', { name: 'Playback' });
    await userEvent.click(within(controls).getByRole('button', { name: 'More' }));
    await userEvent.click(
      await screen.findByRole('menuitemcheckbox', { name: /^Ask me first/, checked: false }),
    );
    await push('Step forward');
    const answers = await screen.findByRole('group', { name: 'Which digit comes next in r1c2?' });
    expect(within(answers).getAllByRole('button')).toHaveLength(9);
    await says('Start');
    await userEvent.click(within(answers).getByRole('button', { name: '8' }));
    await says('Trying 1 in r1c2');
    await screen.findByText('Not 8: row 1 has one. 0 of 1 right so far.');
    await keys('{ArrowRight}');
    await screen.findByRole('group', { name: 'Which digit comes next in r1c3?' });
    await keys('2');
    await says('Trying 2 in r1c3');
    await screen.findByText('Right. 1 of 2 right so far.');
    expect(button('Step forward')).toBeTruthy();
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

  it('announces single steps, finds backtracks and changes of the selected cell, and changes the speed, by keys', async () => {
    const { keys, says, playback, selection, cell, announcer } = await openWatch();
    const step = () => playback.store.getState().view?.step;
    const heard = (text: string | RegExp) =>
      waitFor(() => expect(announcer.store.getState().text).toMatch(text));
    await heard(/^Watch the search\. Start: 60 cells are empty\./);
    await keys('{ArrowRight}');
    await heard(/^Trying 1 in r1c2, the first of four\.$/);
    await keys('b');
    await says(/^Taking \d back out of r\dc\d\.$/);
    const first = step();
    await keys('b');
    await waitFor(() => expect(step()).toBeGreaterThan(first ?? 0));
    await keys('{Shift>}B{/Shift}');
    await waitFor(() => expect(step()).toBe(first));
    await keys('{Home}');
    await says('Start');
    act(() => selection.select(cellAt(0, 3)));
    await keys('c');
    await waitFor(() => expect(cell('row 1, column 4, 3, guess, depth 3, tried now')).toBeTruthy());
    const speed = screen.getByRole('slider', { name: 'Speed' });
    const told = () => speed.getAttribute('aria-valuetext');
    expect(told()).toBe('4 steps/s');
    await keys(']]{[}');
    expect(told()).toBe('5 steps/s');
    speed.focus();
    await keys('{ArrowRight}');
    expect(told()).toBe('10 steps/s');
  });

  /** Chooses from the menu beside the buttons. */
  const choose = async (name: string | RegExp) => {
    const controls = screen.getByRole('group', { name: 'Playback' });
    await userEvent.click(within(controls).getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };

  it('plays backwards and to the end in ten seconds, and keeps a state or the solution, from the menu', async () => {
    const { playback, push, game, says, told, cell } = await openWatch();
    const state = playback.store.getState;
    await push('Last step');
    await says('Solved');
    await choose('Play backwards');
    expect(state().playing).toBe('back');
    await choose('Finish in ten seconds');
    expect(state()).toMatchObject({ playing: 'forward', finishing: true });
    expect(screen.getByRole('slider', { name: 'Speed' }).getAttribute('aria-valuetext')).toBe(
      'to the end in ten seconds',
    );
    act(() => playback.goToStep(1));
    await says('Trying 1 in r1c2');
    await choose('Keep this state');
    await told('is on the board');
    expect(cell('row 1, column 2, 1, answer')).toBeTruthy();
    act(() => game.undo());
    await userEvent.keyboard('w');
    await screen.findByRole('button', { name: 'Step forward' });
    await choose('Keep the solution');
    await waitFor(() => expect(cell('row 1, column 2, 1, answer')).toBeTruthy());
    expect(game.now().board.answers.replaceAll('.', '')).toHaveLength(60);
  });

  it('tells which guesses are to blame for a dead end, and marks them on the board and in the stack', async () => {
    const { playback, push, says, names } = await openWatch();
    expect(screen.queryByRole('button', { name: 'Why this dead end?' })).toBeNull();
    await act(() => playback.find({ kind: 'deadEnd' }, 'next'));
    await says(/Dead end/);
    await push('Why this dead end?');
    const told = await screen.findByText(/^Guess(es)? .* enough for it\./);
    const count = playback.store.getState().conflict?.choices.length ?? 0;
    expect(told.textContent).toMatch(/ enough for it\.( Jumping back to \d+ skips [\d,]+ steps?\.)?$/);
    expect(names().filter((name) => name?.includes('to blame'))).toHaveLength(count);
    const rows = within(screen.getByRole('region', { name: 'Stack' })).getAllByRole('button', {
      name: /to blame/,
    });
    expect(rows).toHaveLength(count);
    act(() => playback.step(1));
    await waitFor(() => expect(names().some((name) => name?.includes('to blame'))).toBe(false));
  });

  it('goes another way at a guess, compares both searches, and returns to the first', async () => {
    const { playback, push, says, keys } = await openWatch();
    act(() => playback.goToStep(1));
    await says('Trying 1 in r1c2, the first of four.');
    await keys('g');
    const dialog = await screen.findByRole('dialog', { name: 'Guess something else' });
    await within(dialog).findByText('After step 0, the search tries 1 in r1c2. What would you try?');
    expect(within(dialog).getByText(/takes the cells in a fixed order/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: '4' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try this' }));
    await says('Your guess: 4 in r1c2, the first of four.');
    const both = screen.getByRole('region', { name: 'Both searches' });
    const rows = () =>
      within(both)
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent));
    await waitFor(() => expect(playback.store.getState().recording).toBe('ended'));
    const [head, alone, own] = rows();
    expect(head?.slice(1)).toEqual(['steps', 'dead ends', 'deepest']);
    expect(alone?.slice(0, 2)).toEqual(['Strategy', '99,056']);
    expect(own?.[0]).toBe('Your guess (shown)');
    expect(own?.[1]).not.toBe(alone?.[1]);
    expect(within(both).getByText('They part after step 0.')).toBeTruthy();
    await push('Back to the first search');
    await says('Trying 1 in r1c2, the first of four.');
    await push('To the search with your guess');
    await says('Your guess: 4 in r1c2, the first of four.');
  });

  it('says so where nothing else can be guessed', async () => {
    const { keys } = await openWatch(
      grid('483921657967345821251876493548132976729564138136798245372689514814253769695417382'),
    );
    await keys('g');
    const dialog = await screen.findByRole('dialog', { name: 'Guess something else' });
    await within(dialog).findByText('No guess here leaves anything else to try.');
  });

  it('writes some steps as text, to copy or to save', async () => {
    const { playback } = await openWatch();
    act(() => playback.goToStep(3));
    await choose('Steps as text');
    const dialog = await screen.findByRole('dialog', { name: 'Steps as text' });
    const text = () => within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'The steps' }).value;
    const fill = async (name: string, value: string) => {
      const field = within(dialog).getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, value);
    };
    await fill('From step', '1');
    await fill('To step', '2');
    await waitFor(() => expect(text()).toMatch(/^1 {2}Trying .*\n2 {2}Trying .*$/));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Boards too' }));
    await waitFor(() => expect(text().split('\n')).toHaveLength(40));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(text());
    await fill('To step', '0');
    expect(within(dialog).getByText('The first step comes after the last.')).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Copy' }).disabled).toBe(true);
  });

  it('finds the first mistake, and a kind of state that is chosen within a sentence, and says so if there is none', async () => {
    const { playback, push, says, names } = await openWatch();
    act(() => playback.goToStep(3));
    await says(/^Trying \d in r1c/);
    await push('Where is the mistake?');
    const found = await screen.findByText(/^The mistake is at depth \d\./);
    expect(found.textContent).toMatch(/is \d and should be \d\.$/);
    expect(names().filter((name) => name?.includes('the first mistake'))).toHaveLength(1);
    await push(/^[\d,]+ more steps? to find out$/);
    await says(/^Taking \d back out of/);
    act(() => playback.first());
    await says('Start');
    await choose('Go to or stop at');
    const dialog = await screen.findByRole('dialog', { name: 'Go to or stop at' });
    const of = (row: RegExp) => within(within(dialog).getByRole('listitem', { name: row }));
    const depth = of(/^Backtrack to depth/).getByRole('combobox', { name: 'Depth' });
    // Also at the beginning, every depth is offered that the search can return to.
    expect(within(depth).getAllByRole('option')).toHaveLength(60);
    await userEvent.selectOptions(depth, '2');
    const row = within(dialog).getByRole('listitem', { name: 'Backtrack to depth 2 or less' });
    await userEvent.click(within(row).getByRole('button', { name: 'Stop there' }));
    expect(playback.store.getState().breakpoints).toEqual([{ kind: 'undoTo', depth: 2 }]);
    await userEvent.selectOptions(of(/^Guess with/).getByRole('combobox', { name: 'Choices' }), '4');
    await userEvent.click(of(/^Guess with 4 choices or more$/).getByRole('button', { name: 'Stop there' }));
    await userEvent.selectOptions(of(/^Guess of/).getByRole('combobox', { name: 'Depth' }), '60');
    await userEvent.selectOptions(of(/^Guess of/).getByRole('combobox', { name: 'Digit' }), '7');
    await userEvent.click(of(/^Guess of 7 at depth 60/).getByRole('button', { name: 'Stop there' }));
    await userEvent.click(of(/ is emptied$/).getByRole('button', { name: 'Stop there' }));
    await userEvent.click(of(/ has one digit left$/).getByRole('button', { name: 'Stop there' }));
    expect(playback.store.getState().breakpoints.slice(1)).toEqual([
      { kind: 'choices', least: 4 },
      { kind: 'guessAt', digit: 7, depth: 60 },
      { kind: 'cellEmptied', cell: expect.any(Number) },
      { kind: 'oneLeft', cell: expect.any(Number) },
    ]);
    const deadEnd = within(dialog).getByRole('listitem', { name: 'Dead end' });
    await userEvent.click(within(deadEnd).getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('Dead end: none before this step.')).toBeTruthy();
  });

  it('shows the line and the variables of each strategy, and starts from the player’s board on request', async () => {
    const { playback, game, push, says, cell, user } = await openWatch();
    await push('What it keeps in mind');
    const kept = () => screen.getByRole('region', { name: 'What it keeps in mind' }).textContent;
    const lines = () => screen.getByRole('list', { name: 'The method' }).querySelectorAll('[aria-current]');
    for (const strategy of STRATEGY_IDS) {
      act(() => playback.setStrategy(strategy));
      await waitFor(() => expect(playback.store.getState().recording).toBe('ended'));
      act(() => playback.goToStep(2));
      await waitFor(() => expect(playback.store.getState().view).toMatchObject({ strategy, step: 2 }));
      await waitFor(() => expect(kept()).not.toBe(''));
      await push('The method');
      await waitFor(() => expect(lines()).toHaveLength(1));
      await push('What it keeps in mind');
    }
    act(() => playback.setOptions({ all: true }));
    const recorded = screen.getByRole('status', { name: 'Recording' });
    await waitFor(() => expect(recorded.textContent).toMatch(/every way has been tried$/));
    act(() => void game.play({ kind: 'enter', cells: [cellAt(0, 1)], digit: 1, strike: false }));
    await push(/^Strategy/);
    const dialog = await screen.findByRole('dialog', { name: 'Strategy' });
    await user.click(within(dialog).getByRole('button', { name: 'My board' }));
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await says('Start: 59 cells are empty.');
    expect(cell('row 1, column 2, 1, given')).toBeTruthy();
  });

  it('tells a step line by line, by keys and buttons, and the board shows it once its line has run', async () => {
    const { says, keys, cell, playback } = await openWatch();
    const tools = () => within(screen.getByRole('group', { name: 'Lines' }));
    const line = () =>
      screen
        .getByRole('list', { name: 'The method' })
        .querySelector('[aria-current]')
        ?.getAttribute('data-line');
    await says('Start');
    await keys('.');
    await says('Testing 1 for r1c2.');
    expect(line()).toBe('test');
    expect(cell('row 1, column 2, empty')).toBeTruthy();
    await userEvent.click(tools().getByRole('button', { name: 'Next line' }));
    await says('Trying 1 in r1c2, the first of four.');
    expect(line()).toBe('put');
    expect(cell('row 1, column 2, 1, guess, depth 1, tried now')).toBeTruthy();
    await keys('.');
    await says('The next empty cell is r1c3.');
    expect(screen.getByText('Call 2 works on it.')).toBeTruthy();
    expect(screen.getByText('Line 3 of 3 to step 1')).toBeTruthy();
    await keys(',');
    await userEvent.click(tools().getByRole('button', { name: 'Previous line' }));
    await says('Testing 1 for r1c2.');
    await keys('{ArrowRight}');
    await says('Trying 1 in r1c2');
    await keys('.');
    await says('Testing 1 for r1c3.');
    await keys('.');
    await says(/^1 is skipped: row.1 has one\.$/);
    await keys('o');
    await says(/^Taking 1 back out of r1c2|^Solved/);
    const byLines = screen.getByRole('button', { name: 'Line by line' });
    await userEvent.click(byLines);
    expect(byLines.getAttribute('aria-pressed')).toBe('true');
    playback.first();
    await says('Start');
    const deck = within(screen.getByRole('group', { name: 'Playback' }));
    await userEvent.click(deck.getByRole('button', { name: 'Next line' }));
    await says('Testing 1 for r1c2.');
    await userEvent.click(deck.getByRole('button', { name: 'Previous line' }));
    await says('The next empty cell is r1c2.');
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
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Copy the solution/ }));
    await told('Copied the answer as a text picture.');
    const rows = (await navigator.clipboard.readText()).trimEnd().split('\n');
    expect(rows).toHaveLength(17);
    expect(rows.slice(0, 2)).toEqual(['8|1|2|7|5|3|6|4|9', '-----------------']);
    await navigator.clipboard.writeText('');
    await push('Last step');
    await says('Solved');
    await push('Copy the solution');
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
    expect(screen.getAllByText(/^Row 1 has two 5s, in r1c1 and r1c2\./)).not.toEqual([]);
  });
});
