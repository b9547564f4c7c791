import { render, waitFor } from '@testing-library/react';
import { lazy, Suspense, useEffect } from 'react';
import { expect, it } from 'vitest';
import { openStores } from '../../stores/testing';
import { AppProvider } from './context';
import { Loading } from './Loading';

it('holds up what is done next until the view that follows has run its effects', async () => {
  const log: string[] = [];
  const stores = openStores();
  let arrive = (_: { default: () => null }): void => {};
  const View = lazy(() => new Promise<{ default: () => null }>((resolve) => (arrive = resolve)));
  render(
    <AppProvider stores={stores}>
      <Suspense fallback={<Loading />}>
        <View />
      </Suspense>
    </AppProvider>,
  );
  await waitFor(() => expect(stores.acts.isBusy()).toBe(true));
  stores.acts.do(() => log.push('act'));
  arrive({
    default: () => {
      useEffect(() => void log.push('effect'));
      return null;
    },
  });
  await waitFor(() => expect(log).toEqual(['effect', 'act']));
});
