import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { Watching } from '../support/watching';

/** Row by row to the first solution: 19,454,728 steps. */
const LONG = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

test('a search of twenty million steps opens zoomed in enough to read; chart, map, timeline and stack lead to any step, and it plays in seconds', async ({
  app,
}) => {
  test.slow();
  const watching = new Watching(app);
  await watching.open(LONG, 'rowByRow', 0);
  const chart = app.page.getByRole('tree');
  await expect(chart).toHaveAccessibleName(/19,454,728 steps, solved$/);
  const says = app.page.getByText(
    /^A long search: the chart shows steps 0 to \d{3} of 19,454,728, the map all/,
  );
  await expect(says).toBeVisible();
  const { mouse } = app.page;
  const step = async () => Number(await watching.timeline.inputValue());
  const map = app.page.locator('.chart-map');
  const area = await map.boundingBox();
  if (area === null) throw new Error('no map');
  const onMap = (share: number) => [area.x + area.width * share, area.y + area.height / 2] as const;
  await mouse.move(...onMap(0.5));
  await mouse.down();
  await mouse.move(...onMap(0.75), { steps: 3 });
  await mouse.up();
  await expect.poll(step).toBeGreaterThan(14_500_000);
  await expect(says).toBeHidden();
  const before = await step();
  await watching.timeline.focus();
  await app.press('ArrowRight');
  await expect.poll(step).toBe(before + 1);
  await expect(map).toHaveCSS('outline-style', 'solid');
  await app.press('Home');
  await expect(says).toBeVisible();
  await expect(watching.sentence).toContainText('Start: ');
  await hasNoViolations(app);
  await app.click('Show all');
  await expect(says).toBeHidden();
  const box = await chart.boundingBox();
  if (box === null) throw new Error('no chart');
  const half = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await mouse.click(half.x, half.y);
  await expect.poll(step).toBeGreaterThan(9_700_000);
  expect(await step()).toBeLessThan(9_760_000);
  // While the whole search is in view, a drag seeks.
  await mouse.move(half.x, half.y);
  await mouse.down();
  await mouse.move(half.x + box.width / 4, half.y, { steps: 3 });
  await mouse.up();
  await expect.poll(step).toBeGreaterThan(14_500_000);
  // Zoomed in, a drag moves the view, and a pixel stands for fewer steps.
  for (let turn = 0; turn < 30; turn++) await mouse.wheel(0, -100);
  const zoomed = await step();
  await mouse.down();
  await mouse.move(half.x, half.y, { steps: 3 });
  await mouse.up();
  expect(await step()).toBe(zoomed);
  await mouse.click(half.x, half.y);
  await expect.poll(step).not.toBe(zoomed);
  expect(Math.abs((await step()) - zoomed)).toBeLessThan(500_000);

  // The timeline, Go to step and the stack lead to any of the steps, which play in seconds.
  await expect(watching.recording).toHaveText('All 19,454,728 steps recorded, to the solution');
  await watching.timeline.fill('9000000');
  await watching.isAt(9_000_000);
  await app.press('ArrowLeft');
  await watching.isAt(8_999_999);
  await app.page.getByRole('textbox', { name: 'Go to step' }).fill('12,345,678');
  await app.press('Enter');
  await watching.isAt(12_345_678);
  await expect(watching.stack.first()).toBeVisible();
  await watching.stack.last().click();
  await app.showsCell('r1c2', '1, guess, depth 1, tried now');
  // While choices change too fast to read, a row of the stack is named by its digits only.
  await watching.speed.fill('3');
  await watching.play.click();
  await expect(watching.stack.first()).toHaveAccessibleName(/^\d+\s+r\dc\d\s+\d/);
  await watching.pause.click();
  await expect(watching.stack.first()).toHaveAccessibleName(/^Depth \d+, row \d, column \d, \d/);
  await watching.speed.fill('7');
  await expect(watching.speed).toHaveAttribute('aria-valuetext', '10M steps/s');
  await watching.play.click();
  await expect(watching.sentence).toHaveText('Solved: every cell is filled.', { timeout: 30_000 });
  await expect(watching.play).toBeVisible();
});

test('the chart works by keyboard alone; F expands it, and Escape closes the large chart, then Watch', async ({
  app,
}) => {
  const watching = new Watching(app);
  await watching.open(LONG, 'singlesFirst', 58);
  await app.page.getByRole('tree').focus();
  const chosen = app.page.getByRole('treeitem', { selected: true });
  await expect(chosen).toHaveText(/^r2c8 equals 9, depth 8, 10 steps, leads to no solution$/);
  await app.press('ArrowLeft');
  await expect(chosen).toHaveText(/^r2c8 equals 4, depth 8/);
  await hasNoViolations(app);
  await app.press('f');
  await expect(watching.button('Back to the board')).toBeVisible();
  await hasNoViolations(app);
  await app.press('Escape');
  await expect(watching.button('Expand the chart')).toBeVisible();
  await watching.isAt(58);
  await app.press('Escape');
  await expect(app.keypad).toBeVisible();
});
