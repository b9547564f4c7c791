import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Card, dateAt, keptFromPuzzle } from '../../stores';
import { WELCOME } from '../../stores/testing';
import { boardOf, EMPTY_GRID, grid } from '../../sudoku/core';
import { codeOfDay } from '../../sudoku/generator';
import type { Rating } from '../../sudoku/techniques';
import { openApp, shown } from '../testing';

const SOLVED = '483921657967345821251876493548132976729564138136798245372689514814253769695417382';

const openEmpty = async () => {
  const app = await openApp({ puzzle: EMPTY_GRID });
  app.cells()[0]?.focus();
  return app;
};
const openPuzzle = async () => {
  const app = await openApp({ puzzle: WELCOME });
  app.cells()[0]?.focus();
  return app;
};

describe('the grid', () => {
  it('has 81 cells in 9 rows, named by place, digit and kind', async () => {
    const { grid, names } = await openApp();
    expect(grid()).toBe(screen.getByRole('grid', { name: 'Sudoku grid' }));
    expect(within(grid()).getAllByRole('row')).toHaveLength(9);
    expect(names()).toHaveLength(81);
    expect(names().slice(0, 3)).toEqual([
      'row 1, column 1, empty',
      'row 1, column 2, empty',
      'row 1, column 3, 3, example',
    ]);
    expect(names().at(-1)).toBe('row 9, column 9, empty');
  });

  it('numbers its rows and columns from 1', async () => {
    const { grid, cells } = await openApp();
    const rows = within(grid()).getAllByRole('row');
    expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual([...'123456789']);
    expect(
      cells()
        .slice(0, 9)
        .map((cell) => cell.getAttribute('aria-colindex')),
    ).toEqual([...'123456789']);
    expect([grid().getAttribute('aria-rowcount'), grid().getAttribute('aria-colcount')]).toEqual(['9', '9']);
  });

  it('shows digits, and notes in fixed places', async () => {
    const { cells, shiftDigit, keys } = await openPuzzle();
    expect(
      cells()
        .map(({ textContent }) => textContent || '.')
        .join(''),
    ).toBe(WELCOME);
    await shiftDigit(2);
    await shiftDigit(6);
    expect(
      [...(cells()[0]?.querySelectorAll('i') ?? [])].map(({ textContent }) => textContent?.trim()),
    ).toEqual([...['', '2', ''], ...['', '', '6'], ...['', '', '']]);
    await keys('4');
    expect(cells()[0]?.textContent).toBe('4');
  });

  it('is one Tab stop, which the arrows move, and Tab leaves', async () => {
    const { cells, keys, user, focused, grid } = await openPuzzle();
    const stops = () => cells().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([document.activeElement]);
    await keys('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('row 2, column 2, empty');
    expect(stops()).toEqual([document.activeElement]);
    await keys('{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowLeft}{End}');
    expect(focused()).toBe('row 1, column 9, empty');
    await keys('{Home}');
    expect(focused()).toBe('row 1, column 1, empty');
    await user.tab();
    expect(grid().contains(document.activeElement)).toBe(false);
    await user.tab({ shift: true });
    expect(focused()).toBe('row 1, column 1, empty');
  });

  it('chooses several cells with Shift, all with Ctrl+A, and one with Escape', async () => {
    const { keys, chosen } = await openEmpty();
    await keys('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['row 1, column 1, empty', 'row 1, column 2, empty', 'row 2, column 2, empty']);
    await keys('{Control>}a{/Control}');
    expect(chosen()).toHaveLength(81);
    await keys('{Escape}');
    expect(chosen()).toEqual(['row 2, column 2, empty']);
  });

  it('announces what changed', async () => {
    const { keys, shiftDigit } = await openPuzzle();
    const said = () => screen.getByText((_, element) => element?.className === 'unseen').textContent;
    await keys('4');
    await waitFor(() => expect(said()).toBe('row 1, column 1, 4'));
    await keys('{ArrowRight}');
    await shiftDigit(8);
    await waitFor(() => expect(said()).toBe('row 1, column 2, empty, notes 8'));
    await keys('{Shift>}{ArrowLeft}{/Shift}');
    await waitFor(() => expect(said()).toBe('2 cells selected'));
  });

  it('announces the verdict only after a pause, however slowly the player skips cells', async () => {
    const { cells } = await openApp({ puzzle: EMPTY_GRID, now: () => Date.now() });
    cells()[0]?.focus();
    const said = () => screen.getByText((_, element) => element?.className === 'unseen').textContent;
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const type = (key: string) => shown(() => fireEvent.keyDown(document.activeElement ?? document, { key }));
    await type('5');
    await type('5');
    for (let skipped = 0; skipped < 4; skipped++) {
      await shown(() => vi.advanceTimersByTime(700));
      expect(said()).not.toContain('No solution');
      await type('.');
    }
    await shown(() => vi.advanceTimersByTime(2000));
    expect(said()).toContain('No solution');
  });

  it.each([
    ['a click without a pointer', (cell: HTMLElement) => cell.click()],
    ['focus', (cell: HTMLElement) => cell.focus()],
  ])('chooses the cell that assistive technology reaches by %s', async (_, reach) => {
    const { cells, chosen, keys, names } = await openPuzzle();
    const [start] = cells();
    for (const at of [40, 80]) {
      const cell = cells()[at];
      await shown(() => cell && reach(cell));
      expect(chosen()).toEqual([names()[at]]);
      expect(cells().filter(({ tabIndex }) => tabIndex === 0)).toEqual([cell]);
    }
    await keys('4');
    expect(names()[80]).toMatch(/, 4(,|$)/);
    await shown(() => start && reach(start));
    expect(chosen()).toEqual(['row 1, column 1, empty']);
  });
});

describe('the first visit', () => {
  it('shows an example, what one can begin with, and both ways to use the keys', async () => {
    const { button } = await openApp();
    screen.getByRole('heading', { name: 'Sudoku, with reasons.' });
    const levels = within(screen.getByRole('group', { name: 'New puzzle' })).getAllByRole('button');
    expect(levels.map(({ textContent }) => textContent)).toEqual([
      'Beginner',
      'Easy',
      'Medium',
      'Hard',
      'Expert',
      'Extreme',
    ]);
    expect(button('Play').getAttribute('aria-pressed')).toBe('true');
    expect(button('Today’s puzzle')).toHaveProperty('disabled', false);
  });

  it('plays the example at the first digit, which one act turns into a puzzle of one’s own, and another back', async () => {
    const { keys, names, button, push, game } = await openApp();
    await keys('5');
    expect(names().slice(0, 3)).toEqual([
      'row 1, column 1, 5',
      'row 1, column 2, empty',
      'row 1, column 3, 3, given',
    ]);
    await push('Typing your own? Start with an empty board');
    expect(names().slice(0, 3)).toEqual([
      'row 1, column 1, 5, given',
      'row 1, column 2, empty',
      'row 1, column 3, empty',
    ]);
    screen.getByRole('heading', { name: 'Your puzzle' });
    expect(button('Enter').getAttribute('aria-pressed')).toBe('true');
    await push('Back to the example');
    expect(names()[0]).toBe('row 1, column 1, 5');
    expect(game.now().phase).toBe('play');
  });

  it('gives an empty board for one’s own puzzle, and goes on with the game that was on the board', async () => {
    const { push, names, keys } = await openApp({ puzzle: WELCOME });
    await keys('4e');
    expect(names()[0]).toBe('row 1, column 1, empty');
    await push(/^Continue/);
    expect(names()[0]).toBe('row 1, column 1, 4');
  });

  it('has the choice between the example and one’s own puzzle on the first screen', async () => {
    const { push, names, focused, game, button } = await openApp();
    expect(button('Play this').getAttribute('aria-pressed')).toBe('true');
    expect(button('Type, paste or photograph mine').getAttribute('aria-pressed')).toBe('false');
    await push('Play this');
    expect(game.now().welcome).toBe(false);
    expect(focused()).toBe(names().find((name) => name?.endsWith(', empty')));
  });

  it('says nothing of a puzzle while it is typed, but where digits clash', async () => {
    const { push, keys, verdictSays } = await openApp();
    await push('Type, paste or photograph mine');
    await keys('12');
    await verdictSays('Entering a puzzle · 2 givens');
    expect(screen.queryByRole('button', { name: /Reveal|Fill in all|Notes|Check/ })).toBeNull();
    await keys('1');
    await verdictSays('No solution · row 1 has two 1s');
    expect(screen.queryByRole('region', { name: 'Did you mistype?' })).toBeNull();
    await keys('z');
    await push('Play');
    await verdictSays('Many solutions');
  });

  it('lets a click play the example', async () => {
    const { click, names, keys } = await openApp();
    await click(0);
    await keys('4');
    expect(names().slice(0, 3)).toEqual([
      'row 1, column 1, 4',
      'row 1, column 2, empty',
      'row 1, column 3, 3, given',
    ]);
  });
});

describe('setting a puzzle', () => {
  it('takes 81 keys in a row, and is played after the last', async () => {
    const { keys, game, button } = await openEmpty();
    const digits = WELCOME.replaceAll('.', '0');
    await keys(digits.slice(0, 80));
    expect(button('Enter').getAttribute('aria-pressed')).toBe('true');
    await keys(digits.slice(80));
    expect(game.now().board.givens).toBe(WELCOME);
    expect(button('Play').getAttribute('aria-pressed')).toBe('true');
  });

  it('ends when the player asks for a hint or watches a search', async () => {
    for (const key of ['h', 'w']) {
      const { keys, game, close } = await openEmpty();
      await keys('5');
      expect(game.now().phase).toBe('set');
      await keys(key);
      expect(game.now().phase).toBe('play');
      close();
    }
  });

  it('calls the erase key Skip, which playing does not', async () => {
    const { push, button, user } = await openEmpty();
    const [skip] = screen.getAllByRole('button', { name: 'Skip' });
    expect(screen.queryByRole('button', { name: 'Notes' })).toBeNull();
    await user.click(skip ?? document.body);
    await push('5, 9 left');
    expect(screen.getByLabelText('row 1, column 2, 5, given')).toBeTruthy();
    await push('Play');
    expect(screen.queryAllByRole('button', { name: 'Skip' })).toEqual([]);
    expect(screen.getAllByRole('button', { name: 'Erase' })).not.toHaveLength(0);
    button('Notes');
  });

  it('ends by a button when the puzzle has one solution, and the cursor stays', async () => {
    const { keys, push, button, verdictSays, focused } = await openEmpty();
    await keys(WELCOME.slice(0, 79).replaceAll('.', '0'));
    await verdictSays('One solution · 32 givens');
    await push('Start playing');
    expect(button('Play').getAttribute('aria-pressed')).toBe('true');
    expect(focused()).toBe('row 9, column 8, empty');
  });

  it('steps back with Backspace', async () => {
    const { keys, names, focused } = await openEmpty();
    await keys('12{Backspace}');
    expect(names().slice(0, 2)).toEqual(['row 1, column 1, 1, given', 'row 1, column 2, empty']);
    expect(focused()).toBe('row 1, column 2, empty');
  });

  it('makes entries givens from the Puzzle menu', async () => {
    const { push, keys, user, told, names } = await openPuzzle();
    await keys('4');
    await push('Puzzle');
    await user.click(await screen.findByRole('menuitem', { name: 'Make my entries givens' }));
    await told('Your entries are givens now.');
    expect(names()[0]).toBe('row 1, column 1, 4, given');
  });
});

describe('playing', () => {
  it('writes, erases, and undoes', async () => {
    const { keys, push, names, button } = await openPuzzle();
    await keys('4');
    expect(names()[0]).toBe('row 1, column 1, 4');
    await keys('0');
    expect(names()[0]).toBe('row 1, column 1, empty');
    await push('Undo');
    expect(names()[0]).toBe('row 1, column 1, 4');
    await push('Redo');
    expect(names()[0]).toBe('row 1, column 1, empty');
    expect(button('Redo')).toHaveProperty('disabled', true);
    await keys('{Control>}z{/Control}');
    expect(names()[0]).toBe('row 1, column 1, 4');
    await keys('{Control>}y{/Control}');
    await keys('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
    expect(names()[0]).toBe('row 1, column 1, empty');
  });

  it('pencils notes with Shift, with the Notes switch, and with M', async () => {
    const { shiftDigit, keys, push, names, button } = await openPuzzle();
    await shiftDigit(4);
    expect(names()[0]).toBe('row 1, column 1, empty, notes 4');
    await push('Notes');
    await keys('8');
    expect(names()[0]).toBe('row 1, column 1, empty, notes 4 8');
    await keys('m');
    expect(button('Digit').getAttribute('aria-pressed')).toBe('true');
    await keys('4');
    expect(names()[0]).toBe('row 1, column 1, 4');
  });

  it('fills in all candidates once, keeps handwritten notes, and undoes it', async () => {
    const { keys, names, push, user } = await openPuzzle();
    await keys('m7m');
    const fill = await screen.findByRole('button', { name: 'Fill in all candidates' });
    await user.click(fill);
    expect(names()[0]).toBe('row 1, column 1, empty, notes 7');
    expect(names()[1]).toBe('row 1, column 2, empty, notes 4 5 7 8');
    expect(fill).toHaveProperty('disabled', true);
    await push('Undo');
    expect(names()[0]).toBe('row 1, column 1, empty, notes 7');
    expect(names()[1]).toBe('row 1, column 2, empty');
  });

  it('names every clash in both cells, at once', async () => {
    const { keys, names } = await openPuzzle();
    await keys('3');
    expect(names()[0]).toBe('row 1, column 1, 3, clashes with row 1, column 3');
    expect(names()[2]).toBe('row 1, column 3, 3, given, clashes with row 1, column 1');
  });

  it('says how the board stands after the last digit', async () => {
    const {
      keys,
      cells,
      names,
      editor,
      selection,
      verdictSays,
      user,
      game,
      screen: page,
    } = await openPuzzle();
    for (const [index, digit] of [...SOLVED].entries()) {
      selection.select(index as never);
      if (index < 80) await shown(() => editor.digit(Number(digit) as 1));
    }
    cells()[80]?.focus();
    await keys('9');
    await verdictSays('Full, but something is wrong');
    expect(names().filter((name) => name?.includes('wrong'))).toEqual([]);
    await keys('2');
    await verdictSays('Solved, by you');
    const card = await screen.findByRole('region', { name: 'Finished' });
    expect(card.textContent).toMatch(/0:\d\d · no hints · 1 mistake/);
    const follow = await within(card).findByRole('button', { name: /^By logic alone: \d+ steps$/ });
    // Its level may be known by now.
    within(card).getByRole('button', { name: /^(New puzzle|Another Beginner)$/ });
    within(card).getByRole('button', { name: 'Today’s puzzle' });
    await user.click(within(card).getByRole('button', { name: 'Watch the search' }));
    expect(page.store.getState().mode).toBe('watch');
    await keys('w');
    expect(follow.isConnected).toBe(false);
    await user.click(await screen.findByRole('button', { name: /^By logic alone: \d+ steps$/ }));
    expect(page.store.getState().mode).toBe('hint');
    expect(game.now().board.entries).toBe(EMPTY_GRID);
  });

  describe('finished', () => {
    /** Finishes a puzzle of which only the last digit is missing. */
    const finish = async (
      code: string,
      options: Parameters<typeof openApp>[0] = {},
      history = true,
      before: (app: Awaited<ReturnType<typeof openApp>>) => void | Promise<void> = () => {},
    ) => {
      const app = await openApp({ puzzle: EMPTY_GRID, ...options });
      await before(app);
      app.settings.setState({ history });
      const board = boardOf(grid(`${SOLVED.slice(0, 80)}.`), { kind: 'made', name: null, at: 0, code });
      await shown(() => app.importing.lay(board));
      app.selection.select(80 as never);
      await shown(() => app.editor.digit(2));
      const card = await screen.findByRole('region', { name: 'Finished' });
      return { ...app, card };
    };
    /** A puzzle of the shelf that was finished. */
    const finished = (level: 'easy' | 'hard', spent: number, at: number, daily = false): Card => {
      const givens = grid(SOLVED.replaceAll(`${(spent % 9) + 1}`, '.'));
      const puzzle = { givens, entries: EMPTY_GRID, notes: null, name: null };
      const { card } = keptFromPuzzle(puzzle, '', { newId: () => `${spent}`, at });
      return {
        ...card,
        ...(daily && { origin: { ...card.origin, code: codeOfDay(dateAt(at), level) } }),
        hardness: { kind: 'rated', difficulty: level, er: 1, whole: true },
        finishes: [{ at, spent, hints: 0, mistakes: 0 }],
      };
    };

    it('offers another of its own level first, which is one act away', async () => {
      const { card, newPuzzle, settings } = await finish('8-16-l1-shalfTurn');
      const next = vi.spyOn(newPuzzle, 'next').mockResolvedValue();
      settings.setState({ level: 'hard' });
      const labels = within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
      expect(labels.filter(Boolean)[0]).toBe('Another Easy');
      within(card).getByRole('button', { name: 'Another Easy' }).click();
      expect(next).toHaveBeenCalledWith('easy');
    });

    const RATING = { difficulty: 'hard', hardest: null, er: 3.2, ep: 1.2, ed: 1.2, solved: true } as const;

    it('knows the level of a puzzle from elsewhere by its rating', async () => {
      const { card } = await finish('', {}, true, ({ hint }) => {
        vi.spyOn(hint, 'rated').mockReturnValue(RATING);
      });
      within(card).getByRole('button', { name: 'Another Hard' });
    });

    it('names the level as soon as a puzzle from elsewhere is rated, and the button keeps the focus', async () => {
      let rated: (rating: Rating) => void = () => {};
      const rating = new Promise<Rating>((resolve) => {
        rated = resolve;
      });
      const { card } = await finish('', {}, true, async ({ hint }) => {
        vi.spyOn(await hint.load(), 'rate').mockReturnValue(rating);
      });
      const button = within(card).getByRole('button', { name: 'New puzzle' });
      button.focus();
      await shown(() => rated(RATING));
      expect(within(card).getByRole('button', { name: 'Another Hard' })).toBe(button);
      expect(document.activeElement).toBe(button);
      expect(card.textContent).toMatch(/Hard · 0:\d\d/);
    });

    it('tells the level, and the times before at that level', async () => {
      const { card, shelf } = await finish('8-16-l1-shalfTurn');
      expect(card.textContent).toMatch(/Easy · 0:\d\d · no hints · no mistakes/);
      const now = Date.now();
      const cards = [
        finished('easy', 90_000, now - 24 * 60 * 60 * 1000),
        finished('easy', 130_001, now - 48 * 60 * 60 * 1000),
        finished('hard', 5002, now),
      ];
      const { store } = await shelf();
      await shown(() => store.setState({ cards: new Map(cards.map((one) => [one.id, one])) }));
      expect(card.textContent).toContain('Your best time; 1:30 before, usually 1:50');
      expect(card.textContent).not.toContain('in a row');
    });

    it('tells of a puzzle of today on how many days in a row one was solved on its own day', async () => {
      const now = Date.now();
      const day = 24 * 60 * 60 * 1000;
      const { card, shelf } = await finish(codeOfDay(dateAt(now), 'easy'));
      const cards = [
        finished('easy', 90_000, now - day, true),
        finished('hard', 130_001, now - 2 * day, true),
        finished('easy', 5002, now - 3 * day),
      ];
      const { store } = await shelf();
      await shown(() => store.setState({ cards: new Map(cards.map((one) => [one.id, one])) }));
      expect(card.textContent).toContain('A puzzle of the day on 3 days in a row');
    });

    it('offers the latest unfinished puzzle of the shelf, with its level and what is left of it', async () => {
      const { card, shelf } = await finish('8-16-l1-shalfTurn');
      within(card).getByRole('button', { name: 'Watch the search' });
      const begun = (id: string, changed: number, entries: string): Card => ({
        ...finished('hard', 0, changed),
        ...{ id, changed, progress: 'begun', finishes: [] },
        ...{
          givens: grid(`.${SOLVED.slice(1, 40)}${'.'.repeat(41)}`),
          entries: grid(entries.padEnd(81, '.')),
        },
      });
      const cards = [begun('older', 1, ''), begun('latest', 2, '4'), finished('easy', 1, 3)];
      const { store } = await shelf();
      await shown(() => store.setState({ cards: new Map(cards.map((one) => [one.id, one])) }));
      const goOn = within(card).getByRole('button', { name: 'Continue Hard · 41 left' });
      expect(goOn.querySelector('svg')).not.toBeNull();
      expect(within(card).queryByRole('button', { name: 'Watch the search' })).toBeNull();
    });

    it('offers today’s own puzzle, unless it is the one that is finished', async () => {
      const now = new Date();
      const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
      const button = () => screen.queryByRole('button', { name: 'Today’s puzzle' });
      const { close } = await finish(codeOfDay(today, 'extreme'));
      expect(button()).not.toBeNull();
      close();
      await finish(codeOfDay(today));
      expect(button()).toBeNull();
    });

    it('tells nothing unasked to a player who keeps no results', async () => {
      const { card, user } = await finish('8-16-l1-shalfTurn', {}, false);
      expect(card.textContent).not.toContain('no hints');
      await user.click(within(card).getByRole('button', { name: 'How it went' }));
      expect(within(card).getByRole('status').textContent).toMatch(
        /^Easy · 0:\d\d · no hints · no mistakes$/,
      );
    });
  });

  it('shows how long the player has played, if that is switched on', async () => {
    const { settings } = await openPuzzle();
    expect(screen.queryByRole('timer')).toBeNull();
    await shown(() => settings.setState({ timer: true }));
    expect(screen.getByRole('timer', { name: 'Time played' }).textContent).toMatch(/^\d+:\d\d$/);
  });

  it('has a button beside the time that pauses, until the puzzle is finished', async () => {
    const { settings, push, keys, dialog, game } = await openPuzzle();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await shown(() => settings.setState({ timer: true }));
    await push('Pause');
    await dialog('Paused');
    await keys('p');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
    await shown(() => game.play({ kind: 'solve', solution: grid(SOLVED) }));
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it("goes on showing the time in a hint, beside mistakes, and in the doctor's panel", async () => {
    const { settings, push, keys, game, doctor } = await openPuzzle();
    await shown(() => settings.setState({ timer: true }));
    const timer = () => screen.findByRole('timer', { name: 'Time played' });
    await timer();
    await push('Hint');
    expect(await screen.findByRole('region', { name: 'Hint' })).toContain(await timer());
    await keys('{Escape}');
    await shown(() => doctor.open());
    const panel = (await screen.findByRole('button', { name: 'Close' })).closest('section');
    expect(panel?.contains(await timer())).toBe(true);
    await shown(() => doctor.close());
    // A digit that clashes.
    await keys('3');
    await timer();
    expect(game.now().phase).toBe('play');
  });

  it('says which digits a cell can have, and which digit it has, if that is switched on', async () => {
    const { keys, settings } = await openPuzzle();
    expect(screen.queryByText('r1c1 can be 4 or 5.')).toBeNull();
    expect(document.querySelector('.board .labels')).toBeNull();
    await shown(() => settings.setState({ cellSentence: true }));
    screen.getByText('r1c1 can be 4 or 5.');
    await waitFor(() => expect(document.querySelector('.board .labels')).not.toBeNull());
    await keys('4');
    screen.getByText('r1c1 is 4, your entry.');
    await keys('{ArrowRight}{ArrowRight}');
    screen.getByText('r1c3 is 3, a given.');
    await keys('{Shift>}{ArrowLeft}{/Shift}');
    screen.getByText('2 cells selected.');
  });

  it('starts over from the Puzzle menu, and that can be undone', async () => {
    const { keys, push, user, told, names, news, shiftDigit } = await openPuzzle();
    await keys('4{ArrowRight}');
    await shiftDigit(8);
    await push('Puzzle');
    await user.click(await screen.findByRole('menuitem', { name: 'Start over' }));
    await told('Entries, notes and colours are cleared; the givens stay.');
    expect(names().slice(0, 2)).toEqual(['row 1, column 1, empty', 'row 1, column 2, empty']);
    await user.click(within(news()).getByRole('button', { name: 'Undo' }));
    expect(names().slice(0, 2)).toEqual(['row 1, column 1, 4', 'row 1, column 2, empty, notes 8']);
    expect(news().textContent).toBe('');
  });

  it('shows on each digit key how many of its digit are left', async () => {
    const { keys, button } = await openEmpty();
    button('7, 9 left');
    await keys('777777777');
    button('7, 0 left');
  });

  it('leaves Space and the arrows to a button that has the focus', async () => {
    const { keys, button, names, chosen } = await openPuzzle();
    button('Notes').focus();
    await keys('{ArrowRight} ');
    expect(chosen()).toEqual(['row 1, column 1, empty']);
    expect(button('Notes').getAttribute('aria-pressed')).toBe('true');
    await keys('4');
    expect(names()[0]).toBe('row 1, column 1, empty, notes 4');
  });
});

describe('the mouse', () => {
  it('chooses a cell, and several with Ctrl, Cmd, Shift or by dragging', async () => {
    const { click, down, move, up, chosen } = await openEmpty();
    await click(10);
    expect(chosen()).toEqual(['row 2, column 2, empty']);
    await click(12, { ctrlKey: true });
    await click(14, { metaKey: true });
    await click(16, { shiftKey: true });
    await click(12, { ctrlKey: true });
    expect(chosen()).toEqual(['row 2, column 2, empty', 'row 2, column 6, empty', 'row 2, column 8, empty']);
    await down(0);
    await move(1);
    await move(10);
    await up(10);
    await move(11);
    expect(chosen()).toEqual(['row 1, column 1, empty', 'row 1, column 2, empty', 'row 2, column 2, empty']);
  });

  it('does nothing with its other buttons, or with a second finger', async () => {
    const { click, chosen } = await openEmpty();
    await click(10, { button: 2 });
    await click(10, { isPrimary: false });
    expect(chosen()).toEqual(['row 1, column 1, empty']);
  });
});

describe('a finger', () => {
  const touch = { pointerType: 'touch' } as const;
  const rest = () => shown(() => vi.advanceTimersByTime(500));

  it('chooses by a tap, and not while it scrolls', async () => {
    const { down, move, up, click, chosen } = await openEmpty();
    await click(10, touch);
    expect(chosen()).toEqual(['row 2, column 2, empty']);
    await down(20, touch);
    await move(29, touch);
    await up(29, touch);
    expect(chosen()).toEqual(['row 2, column 2, empty']);
  });

  it('chooses all cells of a digit by a double click or a long press', async () => {
    const { chosen, down, up } = await openPuzzle();
    const threes = ['row 1, column 3', 'row 2, column 4', 'row 8, column 6', 'row 9, column 7'].map(
      (place) => `${place}, 3, given`,
    );
    await down(2);
    await up(2);
    const grid = screen.getByRole('grid');
    await shown(() => fireEvent.doubleClick(grid, { clientX: 165, clientY: 35 }));
    expect(chosen()).toEqual(threes);
    expect(grid.getAttribute('data-digit')).toBe('3');
    await down(0, { pointerType: 'mouse' });
    await up(0, { pointerType: 'mouse' });
    expect(grid.getAttribute('data-digit')).toBeNull();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await down(2, { pointerType: 'touch' });
    await shown(() => vi.advanceTimersByTime(500));
    await up(2, { pointerType: 'touch' });
    expect(chosen()).toEqual(threes);
  });

  it('draws a selection after a long press', async () => {
    const { down, move, up, chosen, grid } = await openEmpty();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await down(20, touch);
    const scrolls = () => fireEvent.touchMove(grid());
    const opensMenu = () => fireEvent.contextMenu(grid());
    expect([scrolls(), opensMenu()]).toEqual([true, true]);
    await rest();
    expect([scrolls(), opensMenu()]).toEqual([false, false]);
    await move(21, touch);
    await move(22, touch);
    await up(22, touch);
    expect(scrolls()).toBe(true);
    expect(chosen()).toEqual(['row 3, column 3, empty', 'row 3, column 4, empty', 'row 3, column 5, empty']);
  });
});

describe('options', () => {
  it('point out mistakes', async () => {
    const { keys, names, user } = await openPuzzle();
    await keys('5');
    expect(names()[0]).toBe('row 1, column 1, 5');
    await user.click(screen.getByRole('switch', { name: 'Point out mistakes as I go' }));
    expect(names()[0]).toBe('row 1, column 1, 5, wrong');
  });

  it('pick the digit first', async () => {
    const { push, dialog, user, keys, button, click, names, cells } = await openPuzzle();
    await push('More options');
    const options = await dialog('Options');
    await user.click(within(options).getByRole('switch', { name: /^Pick the digit first/ }));
    await keys('{Escape}');
    await push('4, 8 left');
    expect(button('4, 8 left').getAttribute('aria-pressed')).toBe('true');
    await click(0);
    expect(names()[0]).toBe('row 1, column 1, 4');
    await click(0);
    expect(names()[0]).toBe('row 1, column 1, empty');
    // A click that follows a pointer does not count as a second press; one of assistive technology writes once.
    await click(0);
    await shown(() => fireEvent.click(cells()[0] ?? document, { detail: 1 }));
    expect(names()[0]).toBe('row 1, column 1, 4');
    await shown(() => cells()[3]?.focus());
    expect(names()[3]).toBe('row 1, column 4, empty');
    await shown(() => cells()[3]?.click());
    expect(names()[3]).toMatch(/^row 1, column 4, 4/);
    await click(0);
    await shown(() => cells()[3]?.click());
    expect([names()[0], names()[3]]).toEqual(['row 1, column 1, empty', 'row 1, column 4, empty']);
    const [eraser] = screen.getAllByRole('button', { name: 'Erase' });
    await user.click(eraser ?? document.body);
    expect([eraser, button('4, 8 left')].map((key) => key?.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
    ]);
    await keys('{Escape}');
    expect(button('4, 8 left').getAttribute('aria-pressed')).toBeNull();
  });

  it('keep single letters from being shortcuts', async () => {
    const { push, dialog, user, keys, names, button } = await openPuzzle();
    expect(button('Solve').dataset.key).toBe('S');
    await push('More options');
    await user.click(
      within(await dialog('Options')).getByRole('switch', { name: 'Single letters are shortcuts' }),
    );
    await keys('{Escape}s');
    expect(names()[0]).toBe('row 1, column 1, empty');
    expect(button('Solve').dataset.key).toBeUndefined();
  });
});
