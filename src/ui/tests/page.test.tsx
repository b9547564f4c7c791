import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStorage, WELCOME } from '../../stores/testing';
import { followTheme } from '..';
import { openApp, shown } from '../testing';

const openPuzzle = () => openApp({ puzzle: WELCOME });

describe('a menu', () => {
  const items = () => screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);

  it('is opened and walked by keyboard, and returns the focus', async () => {
    const { button, keys, focused } = await openPuzzle();
    const puzzle = button('Puzzle');
    puzzle.focus();
    await keys('{Enter}');
    expect(puzzle.getAttribute('aria-expanded')).toBe('true');
    expect(await screen.findByRole('menu', { name: 'Puzzle' })).toBeTruthy();
    const first = 'New puzzleN';
    await waitFor(() => expect(focused()).toBe(first));
    await keys('{ArrowDown}');
    expect(focused()).toBe('Levels and puzzle of the dayShift + N');
    await keys('{ArrowUp}{ArrowUp}');
    expect(focused()).toBe('Your data');
    await keys('{ArrowDown}');
    expect(focused()).toBe(first);
    await keys('{End}');
    expect(focused()).toBe('Your data');
    await keys('{Home}');
    expect(focused()).toBe(first);
    await keys('{Escape}');
    expect(items()).toEqual([]);
    expect(document.activeElement).toBe(puzzle);
    await keys(' ');
    expect(items()).not.toEqual([]);
    await keys('{Tab}');
    expect(items()).toEqual([]);
    expect(document.activeElement).toBe(puzzle);
  });

  it('closes on a press elsewhere, and on its button', async () => {
    const { push } = await openPuzzle();
    await push('Puzzle');
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
    await shown(() => menu.hidePopover());
    expect(items()).toEqual([]);
    await push('Puzzle');
    await push('Puzzle');
    expect(items()).toEqual([]);
  });

  it('keeps its keys to itself', async () => {
    const { push, keys, names } = await openPuzzle();
    await push('Puzzle');
    await keys('4s');
    expect(names()[0]).toBe('row 1, column 1, empty');
    expect(items()).not.toEqual([]);
  });

  it('shows commands that are not possible now, and does not run them', async () => {
    const { push, user, names, keys } = await openPuzzle();
    await push('Puzzle');
    const startOver = await screen.findByRole('menuitem', { name: /^Start over/ });
    expect(startOver.getAttribute('aria-disabled')).toBe('true');
    expect(startOver.textContent).toBe('Start overnothing written yet');
    await user.click(startOver);
    expect(items()).not.toEqual([]);
    await keys('{Escape}4');
    await push('Puzzle');
    expect(screen.getByRole('menuitem', { name: 'Start over' }).getAttribute('aria-disabled')).toBe('false');
    expect(names()[0]).toBe('row 1, column 1, 4');
  });

  it('says why the givens cannot be edited', async () => {
    const { push, user, keys, game } = await openApp();
    const edit = () => screen.findByRole('menuitem', { name: /^Edit the givens/ });
    const look = async () => {
      const entry = await edit();
      return [entry.textContent, entry.getAttribute('aria-disabled')];
    };
    await push('Puzzle');
    expect(await look()).toEqual(['Edit the givenstype your own', 'true']);
    await keys('{Escape}');
    act(() => game.adoptExample());
    act(() => game.setPhase('play'));
    await push('Puzzle');
    expect(await look()).toEqual(['Edit the givens', 'false']);
    await user.click(await edit());
    await push('Puzzle');
    expect(await look()).toEqual(['Edit the givensyou are doing it', 'true']);
  });

  it('contains, on narrow screens, the commands that do not fit elsewhere', async () => {
    const { push, user, names, click } = await openPuzzle();
    const off = () =>
      screen.queryAllByRole('menuitem').filter((entry) => entry.getAttribute('aria-disabled') === 'true')
        .length;
    await push('More');
    await screen.findAllByRole('menuitem');
    expect(off()).toBe(1);
    expect(items()).toEqual([
      'Reveal this cell',
      'Fill in all candidates',
      'Erase all notesthere are none',
      'Options',
      'Light or dark',
      '한국어',
      'Keyboard shortcuts?',
    ]);
    await user.click(await screen.findByRole('menuitem', { name: 'Fill in all candidates' }));
    expect(names()[0]).toBe('row 1, column 1, empty, notes 4 5');
    await click(2);
    await push('More');
    await screen.findAllByRole('menuitem');
    expect(off()).toBe(2);
    expect(items().slice(0, 3)).toEqual([
      'Reveal this cellit is a given',
      'Fill in all candidatesevery cell has notes',
      'Erase all notes',
    ]);
    await user.click(await screen.findByRole('menuitem', { name: 'Erase all notes' }));
    expect(names()[0]).toBe('row 1, column 1, empty');
    await push('More');
    await user.click(await screen.findByRole('menuitem', { name: '한국어' }));
    await screen.findByRole('grid', { name: '스도쿠 판' });
  });

  it('has no help in playing while a puzzle is typed', async () => {
    const { push, keys } = await openPuzzle();
    await keys('e');
    await push('More');
    await screen.findAllByRole('menuitem');
    expect(items()).toEqual(['Options', 'Light or dark', '한국어', 'Keyboard shortcuts?']);
  });
});

describe('a dialog', () => {
  it.each([
    ['Escape', async ({ keys }: Awaited<ReturnType<typeof openApp>>) => keys('{Escape}')],
    [
      'its button',
      async ({ user }: Awaited<ReturnType<typeof openApp>>) =>
        user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' })),
    ],
    [
      'a click beside it',
      async ({ user }: Awaited<ReturnType<typeof openApp>>) => user.click(screen.getByRole('dialog')),
    ],
  ])('closes by %s and gives the focus back', async (_, close) => {
    const app = await openPuzzle();
    app.cells()[0]?.focus();
    await app.keys('{ArrowRight}?');
    await app.dialog('Keyboard');
    await close(app);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.focused()).toBe('row 1, column 2, empty');
  });

  it('keeps keys from the board', async () => {
    const { keys, dialog, names } = await openPuzzle();
    await keys('?');
    await dialog('Keyboard');
    await keys('4s');
    expect(names()[0]).toBe('row 1, column 1, empty');
  });

  it('opens from a button in the bar too', async () => {
    const { push, dialog } = await openPuzzle();
    await push('Keyboard shortcuts');
    const { getByText } = within(await dialog('Keyboard'));
    getByText('Write or remove a note, or a corner note');
  });
});

describe('the writing modes', () => {
  it('are found among the options', async () => {
    const { dialog, user, push } = await openPuzzle();
    await push('More');
    await user.click(await screen.findByRole('menuitem', { name: 'Options' }));
    const { getByRole, getByText } = within(await dialog('Options'));
    getByRole('heading', { name: 'Ways to write' });
    getByRole('switch', { name: /^Pick the digit first/ });
    getByRole('switch', { name: /^Corner notes and centre marks/ });
    getByText(/^Several cells at once/);
  });
});

describe('the language', () => {
  it('is switched at once, for the grid, its cells, the keys and the verdict', async () => {
    const { push, names, verdictSays, settings } = await openPuzzle();
    await push('한국어');
    await screen.findByRole('grid', { name: '스도쿠 판' });
    expect(names().slice(1, 3)).toEqual(['1행 2열, 빈칸', '1행 3열, 3, 주어진 숫자']);
    expect(document.documentElement.lang).toBe('ko');
    for (const key of ['풀기', '지켜보기', '힌트']) screen.getByRole('button', { name: key });
    await verdictSays('답이 하나입니다 · 주어진 숫자 32개');
    expect(settings.getState().language).toBe('ko');
    await push('English');
    await screen.findByRole('grid', { name: 'Sudoku grid' });
  });

  it('is the browser’s on a first visit, from the first paint on', async () => {
    await openApp({ languages: ['ko-KR'] });
    screen.getByRole('grid', { name: '스도쿠 판' });
  });

  it('of dialogs and messages follows', async () => {
    const { push, keys, user } = await openApp({ languages: ['ko'], puzzle: WELCOME });
    await keys('e');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '알림' }).textContent).toContain('판을 비웠습니다.'),
    );
    await push('더 보기');
    await user.click(await screen.findByRole('menuitem', { name: '설정' }));
    const { getByRole } = within(await screen.findByRole('dialog', { name: '설정' }));
    await user.click(getByRole('button', { name: 'English' }));
    await screen.findByRole('dialog', { name: 'Options' });
  });
});

describe('the theme', () => {
  const shown = () => document.documentElement.dataset.theme;

  it('is switched, chosen, and kept', async () => {
    const storage = new FakeStorage();
    const { push, dialog, user, settings } = await openApp({ puzzle: WELCOME, storage });
    followTheme(settings);
    expect(shown()).toBe('light');
    await push('Theme');
    expect(shown()).toBe('dark');
    await push('Theme');
    expect(shown()).toBe('light');
    await push('More options');
    const { getByRole } = within(await dialog('Options'));
    await user.click(getByRole('button', { name: 'Dark' }));
    expect(shown()).toBe('dark');
    expect(getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
    expect(storage.getItem('unwind.settings')).toContain('"theme":"dark"');
    await user.click(getByRole('button', { name: 'As the system' }));
    expect(shown()).toBe('light');
  });
});

describe('options', () => {
  it.each([
    ['Point out mistakes as I go', 'pointOutMistakes', true],
    ['Writing a digit removes it from the notes it rules out', 'strikeNotes', false],
    [/^Pick the digit first, then the cells/, 'digitFirst', true],
    [/^Corner notes and centre marks/, 'cornerNotes', true],
    ['Single letters are shortcuts', 'letterKeys', false],
    ['Say which digits the selected cell can have', 'cellSentence', true],
  ] as const)('%s', async (name, key, value) => {
    const { push, dialog, user, settings } = await openPuzzle();
    await push('More options');
    const option = within(await dialog('Options')).getByRole('switch', { name });
    await user.click(option);
    expect(settings.getState()[key]).toBe(value);
    expect(option).toHaveProperty('checked', value);
  });
});

describe('messages', () => {
  it('say that nothing can be saved, and can be closed', async () => {
    const { told, user, news } = await openApp({ storage: null });
    await told('The browser keeps no data for this page. Everything works, but a reload begins anew.');
    await user.click(within(news()).getByRole('button', { name: 'Close' }));
    expect(news().textContent).toBe('');
  });

  it('say that a save was damaged', async () => {
    const storage = new FakeStorage();
    storage.setItem('unwind.game', '{"version":1');
    const { told } = await openApp({ storage });
    await told('The saved game is damaged and was set aside. A new game begins.');
  });

  it('say that another tab has the puzzle, until this tab goes on; closed, the question is left in the menu', async () => {
    const { told, news, user, saving, keys, push } = await openApp();
    await shown(() => saving.giveWay(false));
    await told('This puzzle is open in another tab');
    await keys('{Escape}');
    await user.click(within(news()).getByRole('button', { name: 'Close' }));
    expect(news().textContent).toBe('');
    await push('Puzzle');
    await user.click(await screen.findByRole('menuitem', { name: 'Go on in this tab?' }));
    expect(within(news()).getByRole('button', { name: 'Go on here' })).not.toBeNull();
    await shown(() => saving.goOn(true));
    expect(news().textContent).toBe('');
  });
});
