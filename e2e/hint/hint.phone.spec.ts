import { cellAt } from '../../src/sudoku/core';
import { candidate } from '../../src/sudoku/techniques';
import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { drawnAgain, fitsThumbs, onEveryPhone } from '../support/layout';
import { EASY, FISH, MODERATE } from '../support/puzzles';

async function ask(app: App, puzzle: string): Promise<void> {
  await app.openPuzzle(puzzle);
  await app.cell('r8c8').tap();
  await app.tapKey('hint');
  await expect(app.hint).toContainText(app.words.hint.outlook(cellAt(7, 7), 1, 'easy').lead);
}

/** The top and bottom of an element, in CSS pixels. */
const edges = (locator: ReturnType<App['cell']>) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

test('on every phone a proof in parts and a step shown link by link are legible and can be operated', async ({
  app,
}) => {
  test.slow();
  const { actions, firstThis, allLinks, link } = app.words.hint;
  const list = app.hint.getByRole('button', { name: new RegExp(`, ${actions.allSteps}$`) });
  const why = async (puzzle: string, cell: `r${number}c${number}`) => {
    await app.openPuzzle(puzzle);
    await app.cell(cell).tap();
    await app.tapKey('hint');
    for (const name of [actions.nudge, actions.technique, actions.why]) await app.button(name).tap();
    await expect(app.hint.locator('li[aria-current=step]')).toBeVisible();
  };
  await why(MODERATE, 'r8c3');
  await onEveryPhone(app.page, async () => {
    const { width, height } = app.page.viewportSize() ?? { width: 0, height: 0 };
    await fitsThumbs(app.page);
    // With the list of all steps come the words about all of them. Beside the board there is room for both.
    if (width < height) await list.tap();
    await expect(app.button(firstThis(cellAt(3, 7)))).toHaveCount(1);
    await fitsThumbs(app.page);
    if (width < height) await list.tap();
  });
  await app.tapKey('hint');
  await why(FISH, 'r9c8');
  await onEveryPhone(app.page, async () => {
    // The text of a link precedes everything else about its step.
    await expect(app.hint.getByText(/^(Row|Column)\s\d can hold \d only in r\dc\d/)).toBeInViewport();
    await fitsThumbs(app.page);
    await app.button(actions.nextLink(2)).tap();
    await expect(app.hint).toContainText(link(2, 3));
    await app.button(actions.backLink(1)).tap();
    await expect(app.hint).toContainText(link(1, 3));
  });
  await app.button(allLinks).tap();
  await onEveryPhone(app.page, () => fitsThumbs(app.page));
});

test('the rating appears under the verdict and moves nothing', async ({ app }) => {
  const { verdict } = app.words;
  const places = async () => ({
    verdict: await edges(app.verdict),
    keypad: await edges(app.keypad),
    examine: await edges(app.button(verdict.examine)),
  });
  const rated = async (givens: number, rating: RegExp) => {
    await expect(app.verdict).toContainText(verdict.one(givens).lead);
    await app.page.evaluate(() => document.fonts.ready);
    const before = await places();
    await expect(app.page.getByText(rating)).toBeVisible();
    expect(await places()).toEqual(before);
    await fitsThumbs(app.page);
  };
  await app.openPuzzle(EASY);
  await rated(30, /^Beginner$/);
  await app.page.setViewportSize({ width: 320, height: 568 });
  await app.paste(MODERATE);
  await app.showsDigits(MODERATE);
  await app.press('Escape');
  await rated(25, /^(Easy|Medium|Hard|Expert)$/);
});

test('the path and the choice of techniques fit, and all buttons can be pressed', async ({ app }) => {
  const { path, choosing, hint } = app.words;
  const fits = async () => {
    for (const [width, height] of [
      [320, 568],
      [390, 844],
    ] as const) {
      await app.page.setViewportSize({ width, height });
      await drawnAgain(app.page);
      await fitsThumbs(app.page);
    }
  };
  await ask(app, EASY);
  const top = async () => (await edges(app.hint)).top;
  const low = await top();
  await app.click(hint.actions.enlarge);
  await expect.poll(top).toBeLessThan(low);
  await app.click(hint.actions.enlarge);
  await expect.poll(top).toBe(low);
  // Small phones have little room for anything but the board.
  await app.click(hint.actions.enlarge);
  await app.askElsewhere(app.words.app.menu.options);
  await fits();
  await app.dialog.getByRole('button', { name: choosing.open }).tap();
  await expect(app.dialog.getByRole('checkbox', { name: choosing.families.fish, exact: true })).toBeVisible();
  await fits();
  // Back to the options, and to the hint.
  await app.press('Escape');
  await app.closeDialog();
  await app.askElsewhere(hint.actions.path);
  await expect(app.button(path.orders.fewest)).toBeVisible();
  await fits();
  await app.hint.getByText(/^\d+ techniques, the hardest: /).tap();
  await app.button(hint.actions.next(2)).tap();
  await expect(app.button(path.playFrom)).toBeVisible();
  await fits();
});

test('a list and a path have a heading and show their first step, and a list shows that there is more', async ({
  app,
}) => {
  const { actions, headings, effect } = app.words.hint;
  const more = app.hint.locator('.hint-more');
  const heading = app.hint.getByRole('heading', { level: 1 });
  const sheet = app.hint.locator('.hint-scroll');
  const isWhole = async (locator: typeof heading) => {
    const [part, all] = [await edges(locator), await edges(sheet)];
    return part.top >= all.top - 1 && part.bottom <= all.bottom + 1;
  };
  await app.page.setViewportSize({ width: 320, height: 480 });
  await app.openPuzzle(MODERATE);
  await app.cell('r1c1').tap();
  await app.tapKey('hint');
  for (const [width, height] of [
    [320, 480],
    [390, 664],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    await drawnAgain(app.page);
    await app.askElsewhere(actions.all);
    await expect(heading).toHaveText(headings.list);
    expect((await edges(heading)).bottom - (await edges(heading)).top).toBeGreaterThan(12);
    const easiest = app.hint.getByRole('listitem').first();
    await expect(easiest).toBeVisible();
    expect(await isWhole(easiest)).toBe(true);
    await expect(more).toHaveCSS('opacity', '1');
    // The list may still be growing.
    await expect(async () => {
      await sheet.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(more).toHaveCSS('opacity', '0', { timeout: 200 });
    }).toPass();
    await app.click(actions.backOut);

    await app.askElsewhere(actions.path);
    await expect(heading).toHaveText(headings.path);
    const step = app.hint.getByRole('heading', { level: 2 });
    await expect(step).toHaveText(effect({ places: [candidate(cellAt(0, 8), 2)], eliminates: [] }));
    await expect.poll(() => isWhole(step)).toBe(true);
    // The sheet shows one step of the path, and nothing of it is hidden.
    await expect(more).toHaveCSS('opacity', '0');
    await app.click(actions.backOut);
  }
});

test.describe('the first hint', () => {
  test.use({ named: false });

  test('asks in view how cells are named, also beside the technique', async ({ app }) => {
    await app.openPuzzle(MODERATE);
    await app.tapKey('hint');
    const asked = app.hint.getByRole('group', { name: app.words.hint.naming });
    const buttons = app.hint.locator('.hint-foot');
    const isInView = async (): Promise<void> => {
      for (const [width, height] of [
        [320, 480],
        [360, 640],
        [390, 664],
        [390, 844],
        [664, 390],
      ] as const) {
        await app.page.setViewportSize({ width, height });
        await drawnAgain(app.page);
        expect
          .soft((await edges(asked)).bottom, `${width}`)
          .toBeLessThanOrEqual((await edges(buttons)).top + 1);
      }
    };
    await isInView();
    await app.button(app.words.hint.actions.technique).tap();
    await isInView();
    await asked.getByRole('button', { name: 'r1c1' }).tap();
    await expect(asked.getByRole('button', { name: 'r1c1' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('in Korean, light and dark', () => {
  test.use({ language: 'ko' });

  test('axe finds no fault at any level', async ({ app }) => {
    test.slow();
    await app.openPuzzle(MODERATE);
    await app.cell('r8c8').tap();
    await app.tapKey('hint');
    const { actions } = app.words.hint;
    for (const name of [actions.nudge, actions.technique, actions.why]) {
      await expect(app.button(name)).toBeVisible();
      await hasNoViolations(app, ['light', 'dark']);
      await app.button(name).tap();
    }
    await hasNoViolations(app, ['light', 'dark']);
  });
});
