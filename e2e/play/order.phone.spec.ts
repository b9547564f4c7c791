import { expect, test } from '../support/app';
import { openAsleep } from '../support/late';

// On a first visit: a page that a player comes back to shows no board before its scripts do.
test.use({ named: false });

test('Pause while a first hint loads comes after it, and the page says that it waits', async ({ app }) => {
  await app.open();
  await app.type('53');
  // The words of messages are there; what a hint needs is not.
  await app.page.waitForLoadState('networkidle');
  let goOn = (): void => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await app.page.route(/\/assets\//, async (route) => {
    await held;
    await route.continue();
  });
  await app.press('h', 'p');
  await expect(app.notices).toContainText('What you have done since comes after it.');
  await expect(app.dialog).toBeHidden();
  goOn();
  await expect(app.dialog).toHaveAccessibleName(app.words.record.pause.title);
  await app.press('p');
  await expect(app.hint).toBeVisible();
});

test('taps on a page that still loads are all done, in their order', async ({ app }) => {
  const { start } = app.words.app;
  const wake = await openAsleep(app);
  const cells = app.page.getByRole('gridcell');
  await cells.nth(40).tap();
  await app.page.getByRole('button', { name: start.mine }).tap();
  await cells.nth(9).tap();
  await expect(app.page.locator('.keeping')).toBeInViewport({ ratio: 1 });
  wake();
  await app.awake();
  // The board is emptied before the last cell is chosen, so that its keypad writes there.
  await app.showsDigits('.'.repeat(81));
  await app.digitKey(7).tap();
  await app.showsDigits(`${'.'.repeat(9)}7${'.'.repeat(71)}`);
});
