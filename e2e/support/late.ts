import type { App } from './app';

/** Opens the page while its scripts do not come. Resolves when the board is seen; returns what lets them come. */
export async function openAsleep(app: App): Promise<() => void> {
  let wake = (): void => {};
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await app.page.route('**/assets/first-*.js', async (route) => {
    await awake;
    await route.continue();
  });
  await app.page.goto('./', { waitUntil: 'commit' });
  await app.page.getByRole('grid').waitFor();
  return wake;
}
