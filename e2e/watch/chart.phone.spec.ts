import type { Locator } from 'playwright/test';
import { type App, expect, test } from '../support/app';
import { finger } from '../support/touch';
import { Watching } from '../support/watching';

/** Row by row to the first solution. */
const LONG = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const STEPS = 19_454_728;

/** A point of an element at a fraction of its width and half of its height. */
async function pointIn(element: Locator, share: number) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
}

/** The position of the board in the search, from 0 to 1. */
const shareAt = async (app: App): Promise<number> =>
  Number((await app.page.locator('.steps dd').textContent())?.replaceAll(',', '')) / STEPS;

test('a pinch zooms the chart, and a drag on the map moves the view or the step', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(LONG, 'rowByRow', 1_000_000);
  await app.press('Escape');
  const chart = app.page.getByRole('tree');
  await expect(chart).toHaveAccessibleName(/19,454,728 steps, solved$/);
  await app.press('Shift+0');
  const touch = await finger(app);
  const tap = async (share: number) => {
    const { x, y } = await pointIn(chart, share);
    await app.page.touchscreen.tap(x, y);
  };
  await tap(0.8);
  await expect.poll(() => shareAt(app)).toBeCloseTo(0.8, 2);
  // Two fingers move apart to four times their distance: a quarter of the search is in view.
  await touch.pinch(await pointIn(chart, 0.5), 20, 80);
  await tap(0.7);
  await expect.poll(() => shareAt(app)).toBeCloseTo(0.55, 1);
  expect(await shareAt(app)).toBeLessThan(0.6);
  // The frame on the map, dragged to the end of the search.
  const map = app.page.locator('.chart-map');
  await touch.drag(await pointIn(map, 0.5), await pointIn(map, 0.99));
  await tap(0.7);
  await expect.poll(() => shareAt(app)).toBeGreaterThan(0.85);
  // Beside the frame, a drag changes the step that the board shows.
  await touch.drag(await pointIn(map, 0.1), await pointIn(map, 0.2));
  await expect.poll(() => shareAt(app)).toBeCloseTo(0.2, 2);
});
