import type { Locator } from 'playwright/test';
import { expect, SOON, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { faults } from '../support/layout';

test('new puzzles can be made by touch, without and with wishes', async ({ app }) => {
  const { app: words, newPuzzle } = app.words;
  await app.open();
  const before = await app.givens();
  await app.button(words.levels.easy).tap();
  await expect.poll(() => app.givens(), SOON).not.toBe(before);
  const first = await app.givens();
  await app.choose('wishPuzzle');
  await app.dialog.getByText(newPuzzle.wishes).tap();
  await app.dialog.getByText(newPuzzle.pattern, { exact: true }).tap();
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [320, 480],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    await expect(app.dialog.getByRole('button', { name: newPuzzle.make })).toBeInViewport({ ratio: 1 });
    expect.soft(await faults(app.page, 32), `${width} x ${height}`).toEqual([]);
  }
  // After a pattern is begun, the sentence about why it has no puzzle yet leaves room for the whole board, and for
  // a thumb that scrolls beside it.
  const board = app.dialog.getByRole('grid', { name: newPuzzle.pattern });
  await board.getByRole('gridcell').first().tap();
  await expect(app.dialog.getByRole('listitem')).toHaveCount(1);
  await expect(app.dialog.getByRole('button', { name: newPuzzle.make })).toBeDisabled();
  const frame = await frameOf(app.dialog);
  const drawn = await frameOf(board);
  const said = await frameOf(app.dialog.getByRole('status'));
  expect(said.y - frame.y).toBeGreaterThan(drawn.height);
  expect(frame.x + frame.width - (drawn.x + drawn.width)).toBeGreaterThanOrEqual(44);
  await app.dialog.getByRole('button', { name: newPuzzle.clearPattern }).tap();
  await app.dialog.getByRole('button', { name: app.words.choosing.difficulties.medium }).tap();
  await expect.poll(() => app.givens(), SOON).not.toBe(first);
  await expect(app.heading).toHaveText(words.made[2] ?? '');
});

/** The position of an element in the window. Throws if it is not shown. */
test('a puzzle of the course says beside the verdict which technique it was made for', async ({ app }) => {
  await app.open();
  await app.choose('course');
  const { record, techniques } = app.words;
  await app.dialog.getByRole('button', { name: record.course.begin(techniques.names.fullHouse) }).tap();
  const title = app.words.app.madeFor(techniques.names.fullHouse);
  await expect(app.heading).toHaveText(title);
  await app.press('Escape');
  await expect(app.page.locator('.rated').getByText(title)).toBeInViewport({ ratio: 1 });
  await hasNoViolations(app);
});

async function frameOf(part: Locator) {
  const frame = await part.boundingBox();
  if (frame === null) throw new Error('not shown');
  return frame;
}
