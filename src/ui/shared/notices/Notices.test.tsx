import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStores } from '../../../stores/testing';
import { AppProvider } from '../context';
import { Notices } from './Notices';

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
