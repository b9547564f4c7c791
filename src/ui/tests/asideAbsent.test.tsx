import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en, LANGUAGES } from '../../i18n';
import { PartAbsent } from '../../parts';
import { openStores } from '../../stores/testing';
import { App } from '..';

vi.mock('../../stores', async (original) => ({
  ...(await original<object>()),
  // Rejects at each request, as `later` does for a part that cannot be loaded.
  loadAsides: () => Promise.reject(new PartAbsent('refused')),
}));

it('if the games set aside cannot be loaded, their dialog says so', async () => {
  const stores = openStores();
  const messages = await LANGUAGES.en.load();
  await act(async () => {
    render(<App stores={stores} messages={messages} />, { onCaughtError: () => {} });
  });
  await act(async () => stores.screen.open('aside'));
  expect((await screen.findByRole('alert')).textContent).toBe(en(null).app.failure.what('dialog', 'refused'));
});
