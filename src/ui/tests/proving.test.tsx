import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cellAt, grid } from '../../sudoku/core';
import { openApp } from '../testing';

/** Its r8c3 takes many steps. */
const LONG = grid('.9.4..8.....25..39.2....1...78...5......3......3...72...6....7.78..42.....2..8.1.');
/** The proof of its r9c8 begins with a fish of many marks. */
const FISH = grid('.6..4..3..7..9..8...1...5....61.28..1.......2.8.3.4.6.7.......6.19.6.37.....1....');

/** How long the first question may take: it waits for the human techniques, a large file. */
const PATIENCE = 20_000;

/** Opens the page with hints for one cell. */
async function openHint(puzzle: ReturnType<typeof grid>, row: number, column: number) {
  // The voice of the page waits between two speakers.
  const page = await openApp({ puzzle, now: () => Date.now() });
  await page.click(cellAt(row - 1, column - 1));
  await page.push('Hint');
  const hint = () => screen.getByRole('region', { name: 'Hint' });
  await waitFor(() => expect(within(hint()).getByRole('navigation')).toBeTruthy());
  const says = (text: string | RegExp) => waitFor(() => expect(hint().textContent).toMatch(text));
  return {
    ...page,
    hint,
    says,
    heading: () => within(hint()).getByRole('heading', { level: 1 }).textContent,
    /** Each part: its visible text, and whether it is unfolded. */
    parts: () =>
      [...hint().querySelectorAll('details')].map(
        (part) => `${part.querySelector('summary')?.textContent}${part.open ? ' (open)' : ''}`,
      ),
  };
}

describe('a long proof', () => {
  it(
    'is shown in parts, of which the one with the current step is unfolded',
    async () => {
      const { push, keys, parts, hint, user } = await openHint(LONG, 8, 3);
      await push('Why');
      expect(parts()).toHaveLength(3);
      const [first, second, last] = parts();
      expect(first).toMatch(/^First r\dc\d = \d, four steps · finned X-Wing \(open\)$/);
      expect(second).toMatch(/^Then r\dc\d = \d, \w+ steps · \w[\w -]+$/);
      // The digit of the cell itself is not named before its step.
      expect(last).toMatch(/^Finally r8c3, \w+ steps · /);
      await keys('{ArrowRight}{ArrowRight}{ArrowRight}');
      expect(parts()[0]).toContain('(open)');
      await keys('{ArrowRight}');
      expect(parts().map((part) => part.endsWith('(open)'))).toEqual([false, true, false]);
      expect(within(hint()).getByRole('listitem', { current: 'step' }).textContent).toMatch(/^5/);
      // Other parts can be unfolded, until the next part begins.
      const unfold = async (part: number) => {
        const details = hint().querySelectorAll('details')[part];
        await user.click(details?.querySelector('summary') as HTMLElement);
        await waitFor(() => expect(parts()[part]).toContain('(open)'));
        return within(details as HTMLElement);
      };
      // A step is not named before it is reached.
      expect((await unfold(2)).getByRole('button', { name: 'Step 12 of 12, not shown yet' })).toBeTruthy();
      await keys('{ArrowLeft}');
      expect(parts().map((part) => part.endsWith('(open)'))).toEqual([true, false, false]);
      await push('From the answer back');
      expect(within(hint()).queryByRole('button', { name: /^Step 12 of 12/ })).toBeNull();
      expect(parts().at(-1)).toMatch(/^Finally r8c3 = \d, .*\(open\)$/);
    },
    PATIENCE,
  );

  it.each([
    ['of two steps, which every search has failed to shorten, says so', 3, 9, true],
    ['of twelve steps does not claim to be the shortest', 8, 3, false],
  ])('%s', async (_, row, column, isShortest) => {
    const { push, says, hint } = await openHint(LONG, row, column);
    await push('Technique');
    await says('About this technique');
    const claim = 'No proof with techniques this easy has fewer steps.';
    expect(hint().textContent?.includes(claim)).toBe(isShortest);
  });

  it('is announced page by page: the steps, the parts where they begin, and what a step builds on', async () => {
    const { keys } = await openHint(LONG, 8, 3);
    const said = (text: RegExp) =>
      waitFor(() => expect(document.querySelector('p.unseen[aria-live]')?.textContent).toMatch(text));
    await said(/^A hint for r8c3\. r8c3 is 12 steps away\. Hardest step: finned X-Wing\.$/);
    await keys('{ArrowRight}');
    await said(/^Look at column 3, and at the digit 9\. 12 steps solve the cell\./);
    await keys('{ArrowRight}');
    await said(/^Finned X-Wing\. .* Also used: naked pair,/);
    await keys('{ArrowRight}');
    await said(
      /^Step 1 of 12\. 12 steps in three parts\. The hardest: finned X-Wing\. First r4c8 = 9, four steps · finned X-Wing\. Remove 9 from r8c8\..* On the board: /,
    );
    await keys('{ArrowRight}');
    await said(/^Step 2 of 12\. Remove 5 from r3c8; .* On the board: .*5 in r3c8/);
    await keys('{ArrowLeft}');
    await said(/^Step 1 of 12\. Remove 9 from r8c8\./);
    await keys('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await said(/^Step 5 of 12\. Then r2c6 = 7, four steps · direct hidden pair\./);
    await keys('{ArrowRight}');
    await said(/^Step 6 of 12\. r5c7 is 4\. .*Builds on steps 3 to 5\./);
  });

  it(
    'is closed by one Escape from any step; opened again, it continues there, and the arrows turn its pages',
    async () => {
      const { push, keys, hint, screen: mode } = await openHint(LONG, 8, 3);
      await push('Why');
      const step = () => within(hint()).getByRole('listitem', { current: 'step' }).textContent;
      await keys('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
      const there = step();
      expect(there).toMatch(/^3/);
      await keys('{Escape}');
      expect(mode.store.getState().mode).toBe('play');
      await keys('h');
      await waitFor(() => expect(step()).toBe(there));
    },
    PATIENCE,
  );

  it(
    'leads to a cell to solve first, and Escape leads back from there',
    async () => {
      const { push, keys, says, heading, chosen, screen: mode } = await openHint(LONG, 8, 3);
      await says('r8c3 is 12 steps away');
      const there = chosen();
      await push(/^Solve r\dc\d first$/);
      await says('can be solved now');
      expect(heading()).not.toBe('A hint for r8c3');
      expect(chosen()).toHaveLength(1);
      expect(chosen()).not.toEqual(there);
      await keys('{Escape}');
      await says('r8c3 is 12 steps away');
      expect(chosen()).toEqual(there);
      await keys('{Escape}');
      expect(mode.store.getState().mode).toBe('play');
    },
    PATIENCE,
  );
});

describe('a step of many marks', () => {
  it(
    'is shown link by link, by keys and by buttons, or whole at one press',
    async () => {
      const { push, keys, hint, says } = await openHint(FISH, 9, 8);
      await push('Why');
      await says('Link 1 of 3');
      const marks = () => hint().ownerDocument.querySelectorAll('.hint-overlay .hint-mark').length;
      const atFirst = marks();
      await keys('{ArrowRight}');
      await says('Link 2 of 3');
      expect(marks()).toBeGreaterThan(atFirst);
      await push('Link after');
      await push('Link after');
      await says('What follows');
      expect(within(hint()).getByRole('button', { name: 'Link after' }).getAttribute('aria-disabled')).toBe(
        'true',
      );
      await push('Link before');
      await says('Link 3 of 3');
      const all = marks();
      await push('Show all links');
      expect(marks()).toBeGreaterThan(all);
      expect(within(hint()).queryByText(/^Link \d of/)).toBeNull();
      await keys('{ArrowRight}');
      await keys('{ArrowLeft}');
      expect(within(hint()).queryByText(/^Link \d of/)).toBeNull();
      await push('Link by link');
      await says('Link 1 of 3');
    },
    PATIENCE,
  );
});
