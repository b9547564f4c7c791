import { configure, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WELCOME } from '../../stores/testing';
import { openApp } from '../testing';

// As in development: React draws everything and begins every effect twice.
configure({ reactStrictMode: true });

it('menus, dialogs, hints, Watch and the doctor bear it that React begins their effects twice', async () => {
  const { keys, push, user, dialog, cells, button, focused } = await openApp({ puzzle: WELCOME });
  cells()[0]?.focus();

  await push('Puzzle');
  await screen.findAllByRole('menuitem');
  await keys('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(focused()).toBe('Puzzle');

  await keys('?');
  await dialog('Keyboard');
  await keys('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(focused()).toBe('Puzzle');

  await push('Puzzle');
  await user.click(await screen.findByRole('menuitem', { name: 'Examine the puzzle' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await keys('{Escape}');
  await waitFor(() => expect(focused()).toBe('Puzzle'));

  cells()[0]?.focus();
  await keys('h');
  await screen.findByRole('region', { name: 'Hint' });
  await keys('{Escape}');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Hint' })).toBeNull());

  await keys('w');
  await screen.findByRole('button', { name: 'Step forward' });
  await keys('w');
  await waitFor(() => expect(button('Watch').getAttribute('aria-pressed')).toBe('false'));
});
