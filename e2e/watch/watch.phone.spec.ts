import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { drawnAgain, fitsThumbs, onEveryPhone } from '../support/layout';
import { EASY, EASY_ANSWER, EMPTY, HARD } from '../support/puzzles';
import { Watching } from '../support/watching';
import type { Language } from '../support/words';

test('a search can be watched and its solution kept with one thumb', async ({ app }) => {
  const watching = new Watching(app);
  await app.openPuzzle(EASY);
  await app.tapKey('watch');
  await watching.pause.tap();
  await expect(watching.play).toBeVisible();
  await watching.button('First step').tap();
  await watching.isAt(0);
  await watching.button('Step forward').tap();
  await watching.isAt(1);
  await expect(watching.sentence).toHaveText('Trying 1 in r1c3, the first of three.');
  await watching.button('Last step').tap();
  await app.showsDigits(EASY_ANSWER);
  await watching.button('Keep the solution').tap();
  await expect(app.notices).toContainText('The solution that the search found is on the board.');
  await app.showsDigits(EASY_ANSWER);
  await app.answerNotice('undo');
  await app.showsDigits(EASY);
});

test('lines of own code have the whole width of a phone held upright, and a line is stopped at by thumb', async ({
  app,
}) => {
  const watching = new Watching(app);
  const { program: words, detail } = watching.words;
  await app.openPuzzle(EASY);
  await app.tapKey('watch');
  await app.page.locator('.readout .pick').tap();
  await app.dialog.getByRole('button', { name: words.title }).tap();
  await app.dialog.getByRole('button', { name: words.run }).tap();
  await expect(app.dialog).toBeHidden();
  await watching.button(detail).tap();
  const lines = app.page.getByRole('group', { name: words.lines });
  await onEveryPhone(app.page, async () => {
    const window = app.page.viewportSize()?.width ?? 0;
    const { width } = (await lines.boundingBox()) ?? { width: 0 };
    if (window < 600) expect(width).toBeGreaterThan(window - 56);
  });
  await hasNoViolations(app);
  const number = lines.getByRole('button', { name: words.stopAt(3), exact: true });
  await number.tap();
  await expect(number).toHaveAttribute('aria-pressed', 'true');
});

test('the menu has jumps, steps and the recording, and the page never scrolls', async ({ app }) => {
  const watching = new Watching(app);
  const fits = () =>
    app.page.evaluate(() => document.documentElement.scrollHeight <= document.documentElement.clientHeight);
  await watching.open(EMPTY, 'rowByRow', 1000, 'all');
  await app.press('Escape');
  await expect(watching.recording).toHaveText(/^Recording: /);
  expect(await fits()).toBe(true);
  await app.page.setViewportSize({ width: 390, height: 664 });
  for (const entry of await (await watching.openMenu()).locator('[role^=menuitem]').all())
    await expect.soft(entry).toBeInViewport({ ratio: 1 });
  await app.press('Escape');
  await watching.choose('Stop recording');
  await expect(watching.recording).toHaveText(/ stopped by you\./);
  expect(await fits()).toBe(true);
  const own = app.page.viewportSize() ?? { width: 0, height: 0 };
  for (const [width, height] of [
    [320, 480],
    [375, 553],
    [568, 320],
    [844, 390],
    [932, 430],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    await drawnAgain(app.page);
    expect(await fits(), `${width} x ${height}`).toBe(true);
  }
  await app.page.setViewportSize(own);
  await watching.choose('Next backtrack');
  await expect(watching.sentence).toHaveText(/^Taking \d back out of r\dc\d\.$/);
  await goToStep(watching, 77);
  await watching.choose('Record more');
  await expect(watching.recording).toHaveText(/^Recording: /);
  await watching.isAt(77);
});

test('one menu has what else there is, also of the large chart, the counts and the page; on every phone all of it is in view, high enough for a thumb', async ({
  app,
}) => {
  test.slow();
  await new Watching(app).open(HARD, 'rowByRow', 1240);
  await app.press('Escape');
  for (const language of ['en', 'ko'] as const) {
    const there = await app.speaking(language);
    const watching = new Watching(there);
    const { words } = watching;
    await expect(there.page.getByRole('button', { name: words.more })).toHaveCount(1);
    const isInView = async (state: string, least: (size: string) => number): Promise<void> => {
      for (const [width, height] of [
        [320, 480],
        [375, 553],
        [390, 664],
        [390, 844],
        [568, 320],
        [667, 375],
        [844, 390],
      ] as const) {
        await app.page.setViewportSize({ width, height });
        const menu = await watching.openMenu();
        const size = `${width} x ${height}`;
        for (const entry of await menu.locator('[role^=menuitem]').all()) {
          await expect.soft(entry, `${size}, ${language}, ${state}`).toBeInViewport({ ratio: 1 });
          const { height = 0 } = (await entry.boundingBox()) ?? {};
          expect.soft(height, `${size}, ${language}, ${state}`).toBeGreaterThanOrEqual(least(size));
        }
        await there.press('Escape');
        await expect(menu).toBeHidden();
      }
    };
    await isInView('board', (size) => (size === '568 x 320' ? 30 : 32));
    await watching.choose(words.moreCounts);
    await expect(there.page.getByText(words.counters.maxDepth)).toBeVisible();
    await watching.choose(words.fewerCounts);
    await watching.choose(words.allCandidates);
    const on = (await watching.openMenu()).getByRole('menuitemcheckbox', {
      name: words.allCandidates,
      checked: true,
    });
    await expect(on.locator('svg')).toBeVisible();
    await on.tap();
    await watching.button(there.words.chart.expand).tap();
    await watching.button(there.words.chart.bookmark).tap();
    await watching.choose(there.words.chart.goToBookmark(1240));
    await watching.choose(there.words.chart.showAll);
    await isInView('large chart', (size) => (size === '568 x 320' ? 30 : 32));
    await watching.button(there.words.chart.bookmark).tap();
    await watching.button(there.words.chart.shrink).tap();
    await there.press('d');
    await expect(there.page.locator('.differing').first()).toHaveText(/\d/);
    await isInView('side by side', () => 24);
    await there.press('d');
    await watching.choose(there.words.menus.options);
    await there.closeDialog();
    await hasNoViolations(there);
  }
  const back = await app.speaking('en');
  await back.press('w');
  await expect(back.page.getByRole('button', { name: back.words.app.menu.more })).toHaveCount(1);
});

test('on every phone all targets are large enough for a thumb, and nothing overflows, also with the method as a sheet', async ({
  app,
}) => {
  test.slow();
  const watching = new Watching(app);
  const fits = () => onEveryPhone(app.page, () => fitsThumbs(app.page));
  await watching.open(HARD, 'rowByRow', 1240);
  await app.press('Escape');
  // Some marks of failed digits fit. In the second state, where one guess has four, none do.
  expect(await failedMarks(app)).toEqual({ seen: 4, faults: [] });
  await goToStep(watching, 1632);
  expect(await failedMarks(app)).toEqual({ seen: 0, faults: [] });
  await fits();
  await hasNoViolations(app);
  await expect(watching.line).toBeHidden();
  const method = watching.button('Method and stack');
  await onEveryPhone(app.page, () => method.tap({ trial: true }));
  await method.tap();
  await expect(watching.line).toBeVisible();
  await expect(watching.stack.first()).toBeVisible();
  await fits();
  await hasNoViolations(app);
  await watching.button('Step forward').tap();
  await watching.isAt(1633);
  await watching.button('What it keeps in mind').tap();
  await expect(app.page.getByRole('region', { name: 'What it keeps in mind' })).toBeVisible();
  await watching.button('Back to the chart').tap();
  await expect(watching.line).toBeHidden();
});

/** A search in a language, at a step among guesses, and a check that thumbs reach all of it on every phone. */
async function searching(app: App, language: Language) {
  await app.open();
  const there = await app.speaking(language);
  const watching = new Watching(there);
  await watching.open(HARD, 'propagation', 800);
  await there.press('Escape');
  return { there, watching, fits: () => onEveryPhone(there.page, () => fitsThumbs(there.page)) };
}

test('on every phone one goes another way at a guess and back with a thumb, in Korean', async ({ app }) => {
  test.slow();
  const { there, watching, fits } = await searching(app, 'ko');
  const { steering, detail } = watching.words;
  await watching.choose(steering.title);
  await expect(there.dialog.getByRole('button', { name: steering.go })).toBeVisible();
  await fits();
  await hasNoViolations(there);
  await there.dialog.getByRole('button', { name: steering.go }).tap();
  await expect(watching.sentence).toContainText(steering.own);
  await fits();
  await watching.button(detail).tap();
  await expect(there.page.getByRole('region', { name: steering.both })).toBeVisible();
  await fits();
  await hasNoViolations(there);
  await there.page.getByRole('region', { name: steering.both }).getByRole('button').tap();
  await expect(watching.sentence).not.toContainText(steering.own);
  await watching.choose(steering.toOwn);
  await expect(watching.sentence).toContainText(steering.own);
});

test('on every phone two searches go side by side, one of them small, and a thumb goes to the other', async ({
  app,
}) => {
  test.slow();
  const { there, watching, fits } = await searching(app, 'en');
  const { beside, strategies } = watching.words;
  await watching.beside();
  await fits();
  await hasNoViolations(there);
  const to = (name: 'rowByRow' | 'propagation') =>
    there.page.getByRole('button', { name: beside.goTo(strategies[name].name) });
  await to('rowByRow').tap();
  await expect(to('propagation')).toBeVisible();
  await fits();
  await watching.choose(beside.pairings.depth);
  await watching.choose(beside.goTo(strategies.propagation.name));
  await expect(to('rowByRow')).toBeVisible();
  await watching.choose(beside.close);
  await expect(to('rowByRow')).toBeHidden();
});

async function goToStep(watching: Watching, step: number): Promise<void> {
  const { dialog } = watching.app;
  await watching.choose('Go to or stop at');
  await dialog.getByRole('textbox', { name: 'Go to step' }).fill(`${step}`);
  await dialog.getByRole('button', { name: 'Go', exact: true }).tap();
  await expect(dialog).toBeHidden();
  await watching.isAt(step);
}

/** How many small cells show failed digits, and the digits that are not whole or overlap the depth. */
async function failedMarks({ grid }: App): Promise<{ seen: number; faults: string[] }> {
  const marks = await grid.locator('.guess-marks').evaluateAll((all) =>
    all.map((mark) => {
      const depth = mark.querySelector('.depth')?.getBoundingClientRect();
      const failed = mark.querySelector('.failed')?.getBoundingClientRect();
      const { left, right, bottom } = mark.getBoundingClientRect();
      const isSeen = failed !== undefined && failed.top < bottom - 1;
      const isWhole = !isSeen || (failed.left >= left - 1 && failed.right <= right + 1);
      const isApart = !isSeen || depth === undefined || depth.right < failed.left;
      return { text: mark.textContent, isSeen, isRight: isWhole && isApart };
    }),
  );
  const faults = marks.filter(({ isRight }) => !isRight).map(({ text }) => text);
  return { seen: marks.filter(({ isSeen }) => isSeen).length, faults };
}

test.describe('in Korean', () => {
  test.use({ language: 'ko' });

  test('axe finds no fault in Watch', async ({ app }) => {
    const watching = new Watching(app);
    await watching.open(HARD, 'singlesFirst', 20);
    await app.press('Escape');
    await hasNoViolations(app);
    await watching.button(watching.words.detail).tap();
    await hasNoViolations(app);
  });
});
