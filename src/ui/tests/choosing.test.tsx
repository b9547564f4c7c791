import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeStorage, WELCOME } from '../../stores/testing';
import { CATALOGUE } from '../../sudoku/techniques';
import { openApp } from '../testing';

/** How long the first dialog may take: it waits for the words of hints, a large file. */
const PATIENCE = 20_000;

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** Opens the dialog of techniques by way of the options. */
async function openChoosing(storage = new FakeStorage()) {
  const app = await openApp({ puzzle: WELCOME, storage });
  await app.push('More options');
  const link = await waitFor(() => screen.getByRole('button', { name: 'Techniques to use' }), {
    timeout: PATIENCE,
  });
  await app.user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Techniques' });
  return { ...app, storage, dialog };
}

describe('the dialog of techniques', () => {
  it(
    'switches a technique or a whole family off and on, marks those that rely on uniqueness, and keeps the choice',
    async () => {
      const { user, dialog, hint, storage } = await openChoosing();
      const { choice } = await hint.load();
      const count = within(dialog).getByRole('status');
      // Searching among all buttons would take long.
      const bar = within(count.parentElement ?? dialog);
      expect(count.textContent).toMatch(/^All \d+ are ticked.$/);
      await user.click(box(/^Unique rectangle 1/));
      expect(choice.getState().without).toEqual(['uniqueRectangle1']);
      expect(box(/^Unique rectangle 1/).closest('label')?.textContent).toContain('one solution');
      expect(box('Uniqueness').indeterminate).toBe(true);
      await user.click(box('Uniqueness'));
      expect(choice.getState().without).toEqual([]);
      await user.click(box('Uniqueness'));
      expect(box('Uniqueness').checked).toBe(false);
      expect(choice.getState().without).toContain('bugPlusOne');
      expect(storage.getItem('unwind.techniques')).toContain('bugPlusOne');
      await user.click(bar.getByRole('button', { name: 'Difficulty' }));
      expect(box('Hard').indeterminate).toBe(true);
      expect(box('Extreme').checked).toBe(true);
      await user.click(bar.getByRole('button', { name: 'Tick all' }));
      expect(choice.getState().without).toEqual([]);
      expect(box('Hard').indeterminate).toBe(false);
    },
    PATIENCE,
  );

  it(
    'leads from each technique to its page, and keeps the choice',
    async () => {
      const { user, dialog, hint } = await openChoosing();
      const { choice } = await hint.load();
      await user.click(within(dialog).getByLabelText(/^X-Wing/));
      const about = within(dialog).getByLabelText('About: X-Wing', { selector: 'button' });
      // Beside the label of the checkbox, not inside it.
      expect(about.closest('label')).toBeNull();
      about.focus();
      await user.keyboard('{Enter}');
      const page = await screen.findByRole('dialog', { name: 'X-Wing' }, { timeout: PATIENCE });
      expect(within(page).getByText('Look for')).toBeTruthy();
      expect(dialog.isConnected).toBe(false);
      expect(choice.getState().without).toEqual(['xWing']);
    },
    PATIENCE,
  );

  it(
    'applies to hints: a hint says so and offers to allow all techniques once',
    async () => {
      const { click, push, hint } = await openApp({ puzzle: WELCOME });
      await click(0);
      const { choice, tick } = await hint.load();
      const ids = CATALOGUE.map(({ id }) => id);
      tick(ids, false);
      await push('Hint');
      const says = (text: string | RegExp) =>
        waitFor(() => expect(screen.getByRole('region', { name: 'Hint' }).textContent).toMatch(text), {
          timeout: PATIENCE,
        });
      await says('The techniques you have ticked cannot solve r1c1.');
      await push('Use all techniques this once');
      await says('can be solved now');
      expect(choice.getState().without).toEqual(ids);
    },
    PATIENCE,
  );
});
