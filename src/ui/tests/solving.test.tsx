import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { WELCOME, WELCOME_SOLUTION } from '../../stores/testing';
import { EMPTY_GRID, type Grid, grid } from '../../sudoku/core';
import { bruteForce } from '../../sudoku/testing';
import { HeldThread } from '../../worker/testing';
import { openApp, shown } from '../testing';

const TWO = grid('.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.');
const NONE = grid('..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..');
const CLASH = grid(`55${'.'.repeat(79)}`);

/** The visible digits, in reading order. */
const seen = (names: readonly (string | null)[]): Grid =>
  grid(names.map((name) => /column \d, (\d)/.exec(name ?? '')?.[1] ?? '.').join(''));

const actions = () =>
  [...document.querySelectorAll('.verdict-actions button:not([disabled])')].map(
    ({ textContent }) => textContent,
  );

describe('Solve', () => {
  it('fills the board, names the answers, and can be taken back', async () => {
    const { push, names, verdictSays, grid } = await openApp({ puzzle: WELCOME });
    await push('Solve');
    await verdictSays(/^Solved in .* · the only solution$/);
    expect(grid().dataset.arriving).toBe('true');
    expect(names().filter((name) => name?.endsWith(', answer'))).toHaveLength(49);
    expect(names().slice(0, 3)).toEqual([
      'row 1, column 1, 4, answer',
      'row 1, column 2, 8, answer',
      'row 1, column 3, 3, given',
    ]);
    expect(seen(names())).toBe(WELCOME_SOLUTION);
    await push('Take it back');
    expect(seen(names())).toBe(WELCOME);
    await verdictSays('One solution · 32 givens');
    expect(grid().dataset.arriving).toBeUndefined();
  });

  it('offers to copy the answer, by one press or by Ctrl+C', async () => {
    const { push, told, verdictSays } = await openApp({ puzzle: WELCOME });
    const setData = vi.fn();
    const copy = () => shown(() => fireEvent.copy(document.body, { clipboardData: { setData } }));
    await push('Solve');
    await verdictSays('Solved in');
    await push('Copy solution');
    await told('Copied the answer as nine lines.');
    const lines = `${WELCOME_SOLUTION.match(/.{9}/g)?.join('\n')}\n`;
    expect(await navigator.clipboard.readText()).toBe(lines);
    await copy();
    expect(setData).toHaveBeenLastCalledWith('text/plain', lines);
    await push('Take it back');
    expect(screen.queryByRole('button', { name: 'Copy solution' })).toBeNull();
    await copy();
    expect(setData).toHaveBeenLastCalledWith('text/plain', expect.stringContaining('003020600\n'));
  });

  it('has a key, and is undone like any move', async () => {
    const { keys, names, verdictSays } = await openApp({ puzzle: WELCOME });
    await keys('s');
    await verdictSays('Solved in');
    await keys('z');
    expect(seen(names())).toBe(WELCOME);
    await verdictSays('One solution');
    await keys('y');
    await verdictSays('Solved in');
  });

  it('solves the example of a first visit', async () => {
    const { push, names, verdictSays } = await openApp();
    await push('Solve');
    await verdictSays('Solved in');
    expect(names()[2]).toBe('row 1, column 3, 3, given');
  });

  it('keeps right entries, and strikes and replaces wrong ones', async () => {
    const { user, keys, push, names, verdictSays, cells } = await openApp({ puzzle: WELCOME });
    await keys('4{ArrowRight}9');
    await push('Solve');
    await user.click(await screen.findByRole('button', { name: 'Show the solution' }));
    await verdictSays('1 entry corrected');
    expect(names().slice(0, 2)).toEqual(['row 1, column 1, 4', 'row 1, column 2, 8, answer, in place of 9']);
    expect(cells()[1]?.dataset.replaced).toBe('9');
  });

  it('says that there is no solution', async () => {
    const { push, verdictSays, names } = await openApp({ puzzle: NONE });
    await verdictSays('No solution · 28 givens');
    await push('Solve');
    await verdictSays(/^No solution · proved in .* · 28 givens/);
    expect(seen(names())).toBe(NONE);
  });

  it('names givens that clash, at once and when asked', async () => {
    const { push, verdictSays, names } = await openApp({ puzzle: CLASH });
    await verdictSays('No solution · row 1 has two 5s, in r1c1 and r1c2');
    await push('Solve');
    await verdictSays('No solution · row 1 has two 5s, in r1c1 and r1c2');
    expect(names()[1]).toBe('row 1, column 2, 5, given, clashes with row 1, column 1');
    expect(seen(names())).toBe(CLASH);
  });

  it('says that a full board is solved already', async () => {
    const { push, verdictSays } = await openApp({ puzzle: WELCOME_SOLUTION });
    await push('Solve');
    await verdictSays('Already solved · every row, column and box is complete');
  });

  it('browses through many solutions', async () => {
    const [first, second] = bruteForce(TWO, 2);
    const { push, verdictSays, names, button } = await openApp({ puzzle: TWO });
    await verdictSays('Many solutions: 2');
    await push('Solve');
    await verdictSays('2 solutions · this is the first, row by row');
    expect([seen(names()), actions()]).toEqual([first, ['Take it back', 'Copy solution', 'Next solution']]);
    button('Next solution').focus();
    await push('Next solution');
    await verdictSays('2 solutions · this is the last one');
    expect([seen(names()), actions()]).toEqual([
      second,
      ['Take it back', 'Copy solution', 'Show the first', 'Previous'],
    ]);
    await push('Previous');
    await verdictSays('this is the first');
    await push('Next solution');
    await push('Show the first');
    expect(seen(names())).toBe(first);
  });

  it('shows the one of many solutions that fits the entries', async () => {
    const [, second = EMPTY_GRID] = bruteForce(TWO, 2);
    const { user, push, verdictSays, names, editor, selection } = await openApp({ puzzle: TWO });
    const cell = [...TWO].findIndex(
      (digit, at) => digit === '.' && second[at] !== bruteForce(TWO, 1)[0]?.[at],
    );
    await shown(() => {
      selection.select(cell as never);
      editor.digit(Number(second[cell]) as 1);
    });
    await push('Solve');
    await user.click(await screen.findByRole('button', { name: 'Show the solution' }));
    await verdictSays('2 solutions · this one fits your entries');
    expect(seen(names())).toBe(second);
    await push('Show the first');
    await verdictSays('this is the first');
  });

  it('keeps the focus on the button while browsing solutions', async () => {
    const { push, keys, verdictSays, focused } = await openApp({ puzzle: EMPTY_GRID });
    await push('Solve');
    await verdictSays('Over 10,000 solutions · this is the first, row by row');
    await push('Next solution');
    await verdictSays('this is another one');
    expect(focused()).toBe('Next solution');
    await keys('{Enter}');
    expect(focused()).toBe('Next solution');
    expect(actions()).toEqual([
      'Take it back',
      'Copy solution',
      'Show the first',
      'Previous',
      'Next solution',
      'Count to 1,000,000',
    ]);
  });
});

describe('a long job', () => {
  it('is mentioned only after a moment', async () => {
    const { verdict } = await openApp({ puzzle: TWO, workThread: new HeldThread() });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await shown(() => fireEvent.keyDown(document, { key: 's', code: 'KeyS' }));
    expect(verdict()).toContain('Many solutions: 2');
    await shown(() => vi.advanceTimersByTime(1000));
    expect(verdict()).toContain('Working');
  });

  it('is stopped by button or Escape', async () => {
    const workThread = new HeldThread();
    const { keys, verdictSays } = await openApp({ puzzle: TWO, workThread });
    for (const stop of ['button', 'Escape']) {
      await keys('s');
      await shown(() => workThread.latest('solve').tell({ solutions: 1234 }));
      await verdictSays('1,234 solutions so far');
      expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
      if (stop === 'button') screen.getByRole('button', { name: /^Stop here/ }).click();
      else await keys('{Escape}');
      expect(workThread.latest('solve').aborted).toBe(true);
      await verdictSays('Many solutions: 2');
    }
  });

  it('continues counting on request, and keeps the count', async () => {
    const workThread = new HeldThread();
    const { keys, push, verdictSays } = await openApp({ puzzle: TWO, workThread });
    const [first = EMPTY_GRID] = bruteForce(TWO, 1);
    await keys('s');
    const many = { kind: 'many', count: 10_000, exact: false, milliseconds: 1, guesses: 1 } as const;
    await shown(() => workThread.latest('solve').answer({ ...many, first, fitting: null }));
    await verdictSays('Over 10,000 solutions');
    await push('Count to 1,000,000');
    await shown(() => workThread.latest('assess').tell({ solutions: 54_321 }));
    await verdictSays('54,321 solutions so far');
    await keys('{Escape}');
    await verdictSays('Over 54,321 solutions');
    await push('Count to 1,000,000');
    await shown(() => workThread.latest('assess').answer({ ...many, count: 123_456, exact: true }));
    await verdictSays('123,456 solutions');
    expect(actions()).toEqual(['Take it back', 'Copy solution', 'Next solution']);
  });

  it('says so if the solver stops twice', async () => {
    const workThread = new HeldThread();
    const { keys, verdictSays, news, told } = await openApp({ puzzle: TWO, workThread });
    await keys('s');
    await shown(() => workThread.latest('solve').crash());
    await verdictSays('The solver stopped twice · the board is unchanged; try again');
    expect(news().textContent).toBe('');
    const event = new Event('paste', { bubbles: true });
    document.dispatchEvent(Object.assign(event, { clipboardData: { files: [], getData: () => '1' } }));
    await shown(() => workThread.latest('read').crash());
    await told('The solver stopped twice.');
  });
});

describe('Check and Reveal', () => {
  it('mark wrong entries, and say how many', async () => {
    const { keys, push, names, verdictSays } = await openApp({ puzzle: WELCOME });
    await keys('4{ArrowRight}5');
    await push('Check');
    await verdictSays('1 mistake · struck on the board · 2 checked');
    expect(names().slice(0, 2)).toEqual(['row 1, column 1, 4', 'row 1, column 2, 5, wrong']);
    await keys('z');
    expect(names()[1]).toBe('row 1, column 2, 5');
  });

  it('write one answer, and undo it', async () => {
    const { keys, push, names, verdictSays, button } = await openApp({ puzzle: WELCOME });
    await push('Reveal this cell');
    await verdictSays('Revealed · r1c1');
    expect(names().slice(0, 2)).toEqual(['row 1, column 1, 4, answer', 'row 1, column 2, empty']);
    await push('Take it back');
    expect(names()[0]).toBe('row 1, column 1, empty');
    await keys('{ArrowRight}{ArrowRight}');
    expect(button('Reveal this cell')).toHaveProperty('disabled', true);
  });

  it('corrects a wrong entry by its answer', async () => {
    const { keys, push, names } = await openApp({ puzzle: WELCOME });
    await keys('5');
    await push('Reveal this cell');
    await waitFor(() => expect(names()[0]).toBe('row 1, column 1, 4, answer, in place of 5'));
  });

  it('say of a puzzle with many solutions only whether the entries fit, and reveal none', async () => {
    const { keys, push, verdictSays } = await openApp({ puzzle: TWO });
    await keys('4');
    await push('Check');
    await verdictSays('Your entries fit');
    await keys('7');
    await push('Check');
    await verdictSays('Your entries do not fit');
    await push('Reveal this cell');
    await verdictSays('No one answer · the puzzle has many solutions');
  });

  it('reveals all chosen cells', async () => {
    const { keys, push, names, cells } = await openApp({ puzzle: WELCOME });
    cells()[0]?.focus();
    await keys('{Shift>}{ArrowRight}{/Shift}');
    await push('Reveal these cells');
    expect(
      names()
        .slice(0, 2)
        .every((name) => name?.endsWith('answer')),
    ).toBe(true);
  });
});

describe('A notice', () => {
  it('is closed by its button, and by Escape', async () => {
    const { keys, told, news, user } = await openApp({ puzzle: WELCOME });
    await keys('e');
    await told('The board is empty.');
    await user.click(within(news()).getByRole('button', { name: 'Close' }));
    expect(news().textContent).toBe('');
    await keys('z');
    await keys('e');
    await told('The board is empty.');
    await keys('{Escape}');
    expect(news().textContent).toBe('');
  });

  it('closes by itself after a while', async () => {
    const { news } = await openApp({ puzzle: WELCOME });
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    await shown(() => fireEvent.keyDown(document, { key: 'e', code: 'KeyE' }));
    expect(news().textContent).toContain('The board is empty.');
    await shown(() => vi.advanceTimersByTime(10_000));
    expect(news().textContent).toBe('');
  });
});
