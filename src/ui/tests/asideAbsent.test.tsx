import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en, LANGUAGES } from '../../i18n';
import { PartAbsent } from '../../parts';
import { openStores } from '../../stores/testing';
import { App } from '..';

vi.mock('../../stores', async (original) => ({
  ...(await original<object>()),
  // Asked anew each time, as a part is that did not come.
  loadAsides: () => Promise.reject(new PartAbsent('refused')),
}));

it('what was set aside, where that does not come, is told in its dialog', async () => {
  const stores = openStores();
  const messages = await LANGUAGES.en.load();
  await act(async () => {
    render(<App stores={stores} messages={messages} />, { onCaughtError: () => {} });
  });
  await act(async () => stores.screen.open('aside'));
  expect((await screen.findByRole('alert')).textContent).toBe(en.app.failure.what('dialog', 'refused'));
});
