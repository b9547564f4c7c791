import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardOf, FakeStorage, WELCOME } from '../../stores/testing';
import { type Cell, cellAt, grid, put } from '../../sudoku/core';
import { HeldThread } from '../../worker/testing';
import { openApp } from '../testing';

const hint = () => screen.findByRole('region', { name: /^(Hint|힌트)$/ });
/** Waits until the hint says this. */
const says = async (text: string | RegExp) => {
  const region = await hint();
  await waitFor(() => expect(region.textContent?.replace(/\s/g, ' ')).toMatch(text));
};

const TWO = grid('.39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.');

/** How long the first question may take: it waits for the human techniques, a large file. */
const PATIENCE = 20_000;

/** Its first cell, where the cursor begins, is a given. */
const GIVEN_FIRST = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');

/** A puzzle that needs forcing chains. */
const HARDEST = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');

describe('hints', () => {
  it(
    'are for the next step if nobody but Watch has chosen a cell',
    async () => {
      const { keys, push, button } = await openApp({ puzzle: GIVEN_FIRST });
      await keys('w');
      await waitFor(() => expect(button('Step forward')).toBeTruthy());
      await keys('{Escape}');
      await push('Hint');
      await says('The next step');
    },
    PATIENCE,
  );

  it(
    'open by the key and the button, tell more by Enter, and close by Escape',
    async () => {
      const { click, keys, push, button, names, screen: mode } = await openApp({ puzzle: WELCOME });
      await click(0);
      await push('Hint');
      await says('A hint for r1c1');
      await says('can be solved now');
      expect(button('Hint').getAttribute('aria-pressed')).toBe('true');
      (document.activeElement as HTMLElement | null)?.blur();
      await keys('{Enter}');
      const current = within(await hint()).getByRole('button', { current: 'step' });
      expect(current.textContent).toBe('Nudge');
      await keys('{Enter}{Enter}');
      await says('On the board');
      expect(screen.getByRole('list', { name: 'What the marks mean' })).toBeTruthy();
      expect(names()[0]).toMatch(/^row 1, column 1, empty/);
      await keys('{Escape}');
      expect(mode.store.getState().mode).toBe('play');
      expect(screen.getByRole('region', { name: 'Keypad' })).toBeTruthy();
    },
    PATIENCE,
  );

  it(
    'say that they are searched for, if the worker is late',
    async () => {
      const { push, button } = await openApp({ puzzle: WELCOME, newThread: () => new HeldThread() });
      await push('Hint');
      await says('Looking for the easiest way');
      await push('Back to the puzzle');
      await waitFor(() => expect(button('Hint').getAttribute('aria-pressed')).toBe('false'));
    },
    PATIENCE,
  );

  it(
    'name cells in words for a newcomer, who chooses once to have them short',
    async () => {
      const storage = new FakeStorage();
      const { click, push, keys, button, settings, close } = await openApp({
        puzzle: WELCOME,
        storage,
        named: false,
      });
      await click(0);
      await push('Hint');
      await says('A hint for row 1, column 1');
      expect(button('row 1, column 1').getAttribute('aria-pressed')).toBe('true');
      await push('r1c1');
      await says('A hint for r1c1');
      expect(settings.getState().cellNaming).toBe('rowColumn');
      // It can be taken back as long as this hint is open.
      await push('row 1, column 1');
      await says('A hint for row 1, column 1');
      await keys('{Escape}');
      await push('Hint');
      await says('A hint for row 1, column 1');
      expect(screen.queryByRole('button', { name: 'r1c1' })).toBeNull();
      close();
      await openApp({ puzzle: WELCOME, storage });
      await push('Hint');
      await says('The next step');
      expect(screen.queryByRole('button', { name: 'r1c1' })).toBeNull();
    },
    PATIENCE,
  );

  it(
    'are about the easiest next step for somebody who has chosen no empty cell, and about a cell that is chosen then',
    async () => {
      const { click, push } = await openApp({ puzzle: WELCOME });
      await push('Hint');
      await says('The next step');
      await click(0);
      await says('r1c1 can be solved now');
      await push('Easiest step anywhere');
      await says('The next step');
      await click(2);
      await says('r1c3 is 3, a given.');
      await push('The next step');
      await says('Look at');
    },
    PATIENCE,
  );

  it(
    'do not say that a step solves a cell if it only rules out candidates',
    async () => {
      // No easy path reaches a digit here, so the first step is told as it is.
      const { push } = await openApp({ puzzle: HARDEST });
      await push('Hint');
      await says('This step only rules out candidates.');
    },
    PATIENCE,
  );

  it.each([
    ['no solution', put(WELCOME, 12 as Cell, 4), 'The givens have no solution', 'Did you mistype?'],
    [
      'two solutions',
      TWO,
      'r4c1 can be 3 or 6, as the solutions differ there. Logic cannot choose.',
      'Examine',
    ],
  ])(
    'offer to examine a puzzle with %s',
    async (_, puzzle, sentence, name) => {
      const { push, screen: mode, game, ...stores } = await openApp({ puzzle: WELCOME });
      game.play({ kind: 'import', board: { ...boardOf({ game, ...stores }), givens: puzzle } });
      stores.selection.select(cellAt(3, 0));
      await push('Hint');
      await says(sentence);
      within(await hint())
        .getByRole('button', { name })
        .click();
      await waitFor(() => expect(mode.store.getState().mode).toBe('play'));
      const panel = await screen.findByRole('heading', { level: 1 });
      expect(panel.closest('section')?.className).toContain('doctor-panel');
      await waitFor(() => expect(document.activeElement).toBe(panel));
    },
    PATIENCE,
  );

  it(
    'tell what all solutions of a puzzle have in common',
    async () => {
      const { click, push, selection } = await openApp({ puzzle: TWO });
      await push('Hint');
      await says('One step solves the cell.');
      selection.select(cellAt(3, 0));
      await says('Logic cannot choose.');
      await click(0);
      await says('r1c1 can be solved now');
    },
    PATIENCE,
  );

  it(
    'go back one level by Escape: from a question about a digit to the hint, then to the puzzle',
    async () => {
      const { click, keys, push, screen: mode } = await openApp({ puzzle: WELCOME });
      await click(0);
      await push('Hint');
      await says('can be solved now');
      await push('Why not 3?');
      await waitFor(async () => expect((await hint()).textContent).not.toMatch('can be solved now'));
      await keys('{Escape}');
      await says('can be solved now');
      expect(mode.store.getState().mode).toBe('hint');
      await keys('{Escape}');
      expect(mode.store.getState().mode).toBe('play');
    },
    PATIENCE,
  );

  it(
    'fill the cell by one press at the end of the proof, and offer the next step',
    async () => {
      const { click, keys, push, names } = await openApp({ puzzle: WELCOME });
      await click(0);
      await push('Hint');
      await says('can be solved now');
      (document.activeElement as HTMLElement | null)?.blur();
      await keys('{Enter}{Enter}{Enter}');
      await says('On the board');
      while (screen.queryByRole('button', { name: 'Fill it in' }) === null) await keys('{Enter}');
      const step = within(await hint()).getByRole('heading', { level: 2 }).textContent ?? '';
      const [, digit = ''] = /^r1c1 is (\d)$/.exec(step) ?? [];
      await push('Fill it in');
      await waitFor(() => expect(names()[0]).toBe(`row 1, column 1, ${digit}, answer`));
      await says(`r1c1 is filled in: ${digit}.`);
      await push('The next step');
      await says('Look at');
    },
    PATIENCE,
  );

  it(
    'say more on → right after H on the board',
    async () => {
      const { click, keys } = await openApp({ puzzle: WELCOME });
      await click(0);
      document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
      await keys('h');
      await says('can be solved now');
      await keys('{ArrowRight}');
      const current = within(await hint()).getByRole('button', { current: 'step' });
      expect(current.textContent).toBe('Nudge');
    },
    PATIENCE,
  );

  it(
    'list the digits that the cell sees, and say why one of them is impossible',
    async () => {
      const { click, push } = await openApp({ puzzle: WELCOME });
      await click(0);
      await push('Hint');
      await says('can be solved now');
      await push('What the cell sees');
      await says('1, 3 and 9: in box 1. 2 and 6: in row 1. 7 and 8: in column 1. Two digits are left.');
      await push('Why not 3?');
      await says(/r1c1 sees a 3 in r1c3/i);
    },
    PATIENCE,
  );

  it(
    'speak Korean',
    async () => {
      const { click, push } = await openApp({ puzzle: WELCOME, languages: ['ko'] });
      await click(0);
      await push('힌트');
      await says('1행 1열은 지금 풀 수 있습니다');
    },
    PATIENCE,
  );
});
