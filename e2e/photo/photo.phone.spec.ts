import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { PHOTO_GIVENS, PRINTED_PHOTO } from '../support/photos';

test.use({ locale: 'ko-KR', language: 'ko' });

test('a photograph is taken or chosen on a phone, in Korean', async ({ app }) => {
  const words = app.words.photo;
  await app.open();
  await app.button(app.words.app.start.mine).tap();
  await app.button(app.words.app.welcome.photo).tap();
  await expect(app.dialog.getByRole('button', { name: words.camera })).toBeVisible();
  const chooser = app.page.waitForEvent('filechooser');
  await app.dialog.getByRole('button', { name: words.camera }).tap();
  const asked = await chooser;
  expect(await asked.element().getAttribute('capture')).toBe('environment');
  await asked.setFiles(PRINTED_PHOTO);
  await expect(app.dialog.getByRole('grid', { name: words.board })).toBeVisible();
  await expect(app.dialog.getByRole('status').first()).toContainText(words.verdict.one);
  // A player who corrects a cell sees the result at once.
  await app.dialog.getByRole('gridcell').nth(1).tap();
  await app.type('9');
  const verdict = app.dialog.locator('.photo-verdict');
  await expect(verdict).toHaveText(words.verdict.none);
  await hasNoViolations(app);
  for (const height of [844, 664]) {
    await app.page.setViewportSize({ width: 390, height });
    await expect(verdict).toBeInViewport({ ratio: 1 });
  }
  // On the lowest phone all of the picture and of what was read is above the choices.
  await app.page.setViewportSize({ width: 320, height: 480 });
  const boards = app.dialog.locator('.photo-straight, .photo-board');
  const choices = await app.dialog.locator('.photo-choices').boundingBox();
  for (const board of await boards.all()) {
    const box = await board.boundingBox();
    expect((box?.y ?? 480) + (box?.height ?? 0)).toBeLessThanOrEqual((choices?.y ?? 0) + 1);
  }
  await app.page.setViewportSize({ width: 390, height: 664 });
  await app.press('Backspace');
  await expect(verdict).toHaveText(words.verdict.one);
  await app.dialog.getByRole('button', { name: words.use }).tap();
  await app.showsDigits(PHOTO_GIVENS);
});

test('where no grid is found, the picture is turned at once, and its corners are in view', async ({
  app,
}) => {
  const words = app.words.photo;
  await app.open();
  await app.button(app.words.app.start.mine).tap();
  await app.button(app.words.app.welcome.photo).tap();
  for (const [width, height] of [
    [390, 664],
    [320, 480],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    await app.choosePhoto('public/icon-512.png');
    const turn = app.dialog.getByRole('button', { name: words.turn });
    await expect(turn).toBeInViewport({ ratio: 1 });
    await turn.tap();
    const first = app.dialog.getByRole('button', { name: words.corner[0] });
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport({ ratio: 1 });
  }
});
