import { type App, expect, test } from '../support/app';
import { EASY } from '../support/puzzles';
import { Watching } from '../support/watching';

/* Back, by a phone's button or by a swipe, closes whatever covers the board. */

const isOpen = async (app: App, view: string): Promise<void> => {
  await expect(app.view).toHaveAttribute('data-mode', view);
  await expect(app.dialog).toHaveCount(0);
};

test('Back closes the sheet of a hint, and Forward opens it at the same level', async ({ app }) => {
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
});

test('Back closes the method and the stack, Forward and reload open them, Escape closes them', async ({
  app,
}) => {
  const watching = new Watching(app);
  await app.openPuzzle(EASY);
  await app.placeKept();
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
  await app.page.goBack();
  await isOpen(app, 'play');
});

test('Back closes a dialog over Watch, then Watch', async ({ app }) => {
  const watching = new Watching(app);
  await app.openPuzzle(EASY);
  await app.placeKept();
  await app.tapKey('watch');
  await watching.pause.tap();
  await watching.button(watching.words.transport.first).tap();
  await watching.isAt(0);
  await watching.button(watching.words.transport.forward).tap();
  await watching.isAt(1);
  await app.chooseMore('options');
  await expect(app.dialog).toBeVisible();
  await app.page.goBack();
  await isOpen(app, 'watch');
  await watching.isAt(1);
  await app.page.goBack();
  await isOpen(app, 'play');
  await expect(app.keypad).toBeVisible();
  await app.page.goForward();
  await isOpen(app, 'watch');
  await watching.isAt(1);
});

test('Back closes a dialog of the menu, and the board is unchanged', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.placeKept();
  await app.chooseMore('options');
  await expect(app.dialog).toBeVisible();
  await app.page.goBack();
  await isOpen(app, 'play');
  await app.showsDigits(EASY);
  await app.page.goForward();
  await expect(app.dialog).toBeVisible();
  await app.closeDialog();
  await isOpen(app, 'play');
});
