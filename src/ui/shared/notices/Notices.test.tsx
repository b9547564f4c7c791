import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openStores } from '../../../stores/testing';
import { AppProvider } from '../context';
import { Notices } from './Notices';

it('a patient notice stays as long as it is read, and goes with the next press', async () => {
  const stores = openStores();
  const page = render(
    <AppProvider stores={stores}>
      <button type="button">Watch</button>
      <Notices />
    </AppProvider>,
  );
  const kinds = (): string[] => stores.notices.store.getState().shown.map(({ notice }) => notice.kind);
  const isShown = (): void => expect(page.container.querySelector('.notice')).not.toBeNull();
  stores.notices.tell({ kind: 'openedLink' });
  await waitFor(isShown);
  vi.useFakeTimers();
  try {
    stores.notices.tell({ kind: 'lesson', name: 'Full house' }, { patient: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(kinds()).toEqual(['lesson']);
    fireEvent.pointerDown(page.getByText('Watch'));
    expect(kinds()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

it('a press that had to wait closes the notice before it, though only its click is done again', async () => {
  const stores = openStores();
  const page = render(
    <AppProvider stores={stores}>
      <button type="button">Watch</button>
      <Notices />
    </AppProvider>,
  );
  stores.notices.tell({ kind: 'openedLink' });
  await waitFor(() => expect(page.container.querySelector('.notice')).not.toBeNull());
  fireEvent.click(page.getByText('Watch'), { detail: 1 });
  expect(stores.notices.store.getState().shown).toEqual([]);
});
