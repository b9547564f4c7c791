import { type App, expect, test } from '../support/app';
import { EASY } from '../support/puzzles';
import { Watching } from '../support/watching';

/* Back, by a phone's button or by a swipe, closes whatever covers the board. */

const isOpen = async (app: App, view: string): Promise<void> => {
  await expect(app.view).toHaveAttribute('data-mode', view);
  await expect(app.dialog).toHaveCount(0);
};

test('Back closes what covers the board, one at a time: the sheet of a hint, the method of Watch, a dialog over it; Forward and reload open it', async ({
  app,
}) => {
  const watching = new Watching(app);
  await app.openPuzzle(EASY);
  await app.placeKept();
  await app.cell('r4c4').tap();
  await app.tapKey('hint');
  await expect(app.hint.getByRole('heading').first()).toBeVisible();
  const level = app.hint.getByRole('navigation').locator('[aria-current=step]');
  await app.hint.getByRole('navigation').getByRole('button').nth(2).tap();
  const reached = (await level.textContent()) ?? '';
  await app.page.goBack();
  await isOpen(app, 'play');
  await expect(app.hint).toBeHidden();
  await expect(app.keypad).toBeVisible();
  await app.page.goForward();
  await isOpen(app, 'hint');
  await expect(level).toHaveText(reached);
  await app.page.goBack();
  await isOpen(app, 'play');

  await app.tapKey('watch');
  await watching.pause.tap();
  const { detail, closeDetail } = watching.words;
  await watching.button(detail).tap();
  await expect(watching.button(closeDetail)).toBeVisible();
  await app.page.goBack();
  await expect(watching.button(detail)).toBeVisible();
  await isOpen(app, 'watch');
  await app.page.goForward();
  await expect(watching.button(closeDetail)).toBeVisible();
  await app.reload();
  await expect(watching.button(closeDetail)).toBeVisible();
  await app.press('Escape');
  await expect(watching.button(detail)).toBeVisible();
  await isOpen(app, 'watch');

  await watching.choose(app.words.menus.options);
  await expect(app.dialog).toBeVisible();
  await app.page.goBack();
  await isOpen(app, 'watch');
  await app.page.goBack();
  await isOpen(app, 'play');
  await app.showsDigits(EASY);
});
