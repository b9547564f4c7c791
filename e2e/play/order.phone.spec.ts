import { expect, test } from '../support/app';
import { openAsleep } from '../support/late';

test('taps on a page that still loads are all done, in their order', async ({ app }) => {
  const wake = await openAsleep(app);
  const cells = app.page.getByRole('gridcell');
  const digit = (value: number) => app.page.locator('.digit-key', { hasText: String(value) }).first();
  await cells.nth(40).tap();
  await digit(5).tap();
  await cells.nth(0).tap();
  await digit(7).tap();
  await expect(app.page.locator('.keeping')).toBeInViewport({ ratio: 1 });
  wake();
  await app.awake();
  // A tap takes up the example, so the digits are entries in it.
  await expect
    .poll(async () => [...(await app.digits())].filter((_, cell) => cell % 40 === 0).join(''))
    .toBe('75.');
});
