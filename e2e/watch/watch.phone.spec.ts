import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { fitsThumbs, onEveryPhone } from '../support/layout';
import { EASY, EASY_ANSWER, EMPTY, HARD } from '../support/puzzles';
import { Watching } from '../support/watching';

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

test('method and stack open as a sheet, and the buttons stay usable', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(HARD, 'singlesFirst', 20);
  await expect(watching.line).toBeHidden();
  await watching.button('Method and stack').tap();
  await expect(watching.line).toBeVisible();
  await expect(watching.stack.first()).toBeVisible();
  await watching.button('Step forward').tap();
  await watching.isAtStep(21);
  await watching.button('What it keeps in mind').tap();
  await expect(app.page.getByRole('region', { name: 'What it keeps in mind' })).toBeVisible();
  await watching.button('Back to the chart').tap();
  await expect(watching.line).toBeHidden();
});

test('the menu has jumps, steps and the recording, and the page never scrolls', async ({ app }) => {
  const watching = new Watching(app);
  const fits = () =>
    app.page.evaluate(() => document.documentElement.scrollHeight <= document.documentElement.clientHeight);
  await watching.open(EMPTY, 'rowByRow', 1000, 'all');
  await app.press('Escape');
  await expect(watching.recording).toHaveText(/^Recording: /);
  expect(await fits()).toBe(true);
  await watching.choose('Stop recording');
  await expect(watching.recording).toHaveText(/ stopped by you\./);
  expect(await fits()).toBe(true);
  await watching.choose('Next backtrack');
  await expect(watching.sentence).toHaveText(/^Taking \d back out of r\dc\d\.$/);
  await watching.choose('Go to step');
  await app.dialog.getByRole('textbox', { name: 'Go to step' }).fill('77');
  await app.dialog.getByRole('button', { name: 'Go', exact: true }).tap();
  await expect(app.dialog).toBeHidden();
  await watching.isAt(77);
  await watching.choose('Record more');
  await expect(watching.recording).toHaveText(/^Recording: /);
  await watching.isAt(77);
});

test('on every phone all targets are large enough for a thumb, and nothing overflows', async ({ app }) => {
  const watching = new Watching(app);
  const fits = () => onEveryPhone(app.page, () => fitsThumbs(app.page));
  await watching.open(HARD, 'rowByRow', 1234);
  await app.press('Escape');
  await fits();
  const method = watching.button('Method and stack');
  await onEveryPhone(app.page, () => method.tap({ trial: true }));
  await method.tap();
  await fits();
});

test('in a small cell the depth and the failed digits do not overlap', async ({ app }) => {
  const watching = new Watching(app);
  const marksAt = async (step: number) => {
    await watching.open(HARD, 'rowByRow', step);
    return app.grid.locator('.guess-marks').evaluateAll((all) =>
      all.map((mark) => {
        const depth = mark.querySelector('.depth')?.getBoundingClientRect();
        const failed = mark.querySelector('.failed')?.getBoundingClientRect();
        const { left, right, bottom } = mark.getBoundingClientRect();
        const isSeen = failed !== undefined && failed.top < bottom - 1;
        const isWhole = !isSeen || (failed.left >= left - 1 && failed.right <= right + 1);
        return { isSeen, isWhole, isApart: !isSeen || depth === undefined || depth.right < failed.left };
      }),
    );
  };
  // Some of them fit. In the second state, where one guess has four, none do.
  for (const [step, seen] of [
    [1240, 4],
    [1632, 0],
  ] as const) {
    const marks = await marksAt(step);
    expect(marks.filter(({ isSeen }) => isSeen)).toHaveLength(seen);
    expect(marks.filter(({ isWhole, isApart }) => !isWhole || !isApart)).toEqual([]);
  }
});

for (const language of ['en', 'ko'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds no fault in Watch', async ({ app }) => {
      const watching = new Watching(app);
      await watching.open(HARD, 'singlesFirst', 20);
      await app.press('Escape');
      await hasNoViolations(app);
      await watching.button(watching.words.detail).tap();
      await hasNoViolations(app);
    });
  });
}
