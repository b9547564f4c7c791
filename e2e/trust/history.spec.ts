import { rmSync, writeFileSync } from 'node:fs';
import { clip as words } from '../../src/i18n/en/clip';
import { type App, expect, test } from '../support/app';
import { Comparing } from '../support/comparing';
import { EASY, HARD } from '../support/puzzles';
import { Watching } from '../support/watching';

/** The view that is open, and the dialog over it. */
const isOpen = async (app: App, view: string, dialog: string | null = null): Promise<void> => {
  await expect(app.page.locator('[data-mode]')).toHaveAttribute('data-mode', view);
  await expect(app.dialog).toHaveCount(dialog === null ? 0 : 1);
  if (dialog !== null) await expect(app.dialog).toHaveAccessibleName(dialog);
};

test('Hint: Back leaves one page, like Escape; Forward and reload return to the page, its level and its step', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.press('h');
  await isOpen(app, 'hint');
  const levels = app.hint.getByRole('navigation');
  const heading = app.hint.getByRole('heading').first();
  const ofCell = (await heading.textContent()) ?? '';
  await app.askElsewhere(app.words.hint.actions.all);
  const group = app.hint.getByRole('group').nth(1);
  await group.locator('summary').click();
  const ofList = (await heading.textContent()) ?? '';
  await group.getByRole('button').nth(2).click();
  await expect(heading).not.toHaveText(ofList);
  const ofStep = (await app.hint.getByRole('list').first().textContent()) ?? '';
  await app.page.goBack();
  await expect(heading).toHaveText(ofList);
  await app.page.goBack();
  await expect(heading).toHaveText(ofCell);
  await app.page.goForward();
  await expect(heading).toHaveText(ofList);
  await app.page.goForward();
  await expect(app.hint.getByRole('list').first()).toHaveText(ofStep);
  await app.reload();
  await expect(app.hint.getByRole('list').first()).toHaveText(ofStep);
  await app.press('Escape');
  await expect(heading).toHaveText(ofList);
  await app.page.goBack();
  await expect(heading).toHaveText(ofCell);
  await levels.getByRole('button').nth(2).click();
  const reached = (await levels.locator('[aria-current=step]').textContent()) ?? '';
  await app.page.goBack();
  await isOpen(app, 'play');
  await app.select('r9c9');
  await app.page.goForward();
  await isOpen(app, 'hint');
  await expect(levels.locator('[aria-current=step]')).toHaveText(reached);
});

test.describe('in Korean', () => {
  test.use({ language: 'ko' });

  test('Hint: a proof read backwards stays so after a reload, at the same step', async ({ app }) => {
    await app.openPuzzle(HARD);
    await app.select('r1c2');
    await app.press('h');
    await isOpen(app, 'hint');
    const { hint } = app.words;
    await app.hint.getByRole('navigation').getByRole('button', { name: hint.levels.why }).click();
    await app.click(hint.backward);
    await app.press('ArrowRight');
    const current = app.hint.locator('.hint-proof [aria-current]');
    const at = (await current.textContent()) ?? '';
    await app.reload();
    await expect(app.page.getByRole('button', { name: hint.forward, exact: true })).toBeVisible();
    await expect(current).toHaveText(at);
  });
});

test('Watch: Back, Forward and reload keep the strategy, the step, the large chart and the values of a clip', async ({
  app,
}) => {
  const watching = new Watching(app);
  const { expand, shrink, more } = app.words.chart;
  const strategy = app.page.locator('.pick').first();
  await app.openPuzzle(HARD);
  await app.select('r1c2');
  await app.type('1');
  await app.press('w');
  await isOpen(app, 'watch');
  await (await watching.openStrategies()).getByRole('radio').nth(2).click();
  await app.closeDialog();
  await app.press('Home', ...Array<string>(7).fill('ArrowRight'));
  await watching.isAt(7);
  const chosen = (await strategy.textContent()) ?? '';
  await app.page.goBack();
  await isOpen(app, 'play');
  await app.showsCell('r1c2', '1');
  await app.page.goForward();
  await isOpen(app, 'watch');
  await watching.isAt(7);
  await app.page.getByRole('main').getByRole('button', { name: more }).click();
  await app.page.getByRole('menuitem', { name: words.title }).click();
  await isOpen(app, 'watch', words.title);
  await app.dialog.getByRole('textbox', { name: words.from }).fill('17');
  await app.reload();
  await isOpen(app, 'watch', words.title);
  await expect(app.dialog.getByRole('textbox', { name: words.from })).toHaveValue('17');
  await app.page.goBack();
  await isOpen(app, 'watch');
  await app.click(expand);
  await app.page.goBack();
  await expect(app.button(expand)).toBeVisible();
  await app.page.goForward();
  await expect(app.button(shrink)).toBeVisible();
  await app.reload();
  await expect(app.button(shrink)).toBeVisible();
  await watching.isAt(7);
  await expect(strategy).toHaveText(chosen);
  await app.press('Escape');
  await app.page.goBack();
  await isOpen(app, 'play');
});

test('Compare: the contestants and the player’s own set return after Back, Forward and reload; from Watch, Back returns to the race', async ({
  app,
}) => {
  const comparing = new Comparing(app);
  await comparing.open(EASY);
  const { words } = comparing;
  await app.click(words.change);
  await app.dialog.getByRole('button', { name: Object.values(words.contestants.lineUp)[1] ?? '' }).click();
  await isOpen(app, 'compare', words.contestants.title);
  await app.page.goBack();
  await isOpen(app, 'compare');
  const count = await comparing.rows.count();
  await comparing.hasEnded();
  await comparing.rows.first().getByRole('button').first().click();
  await isOpen(app, 'watch');
  await app.page.goBack();
  await isOpen(app, 'compare');
  await expect(comparing.rows).toHaveCount(count);
  await app.click(words.scopes.set);
  await app.click(words.set.own);
  await app.page.getByRole('textbox', { name: words.set.pasted }).fill(`${EASY}\n${HARD}\n`);
  await app.click(words.set.usePasted);
  const report = app.page.getByText(words.set.gathered(2, 1, 2));
  await expect(report).toBeVisible();
  await app.page.goBack();
  await isOpen(app, 'play');
  await app.page.goForward();
  await expect(report).toBeVisible();
  await app.reload();
  await isOpen(app, 'compare');
  await expect(report).toBeVisible();
});

test('Many: a file returns after a reload and after Forward; a notice reports one too large to keep', async ({
  app,
}, info) => {
  await app.openPuzzle(EASY);
  await app.choose('many');
  const { many, notices } = app.words;
  await isOpen(app, 'play', many.title);
  const open = async (path: string, name: string): Promise<void> => {
    const chooser = app.page.waitForEvent('filechooser');
    await app.dialog.getByRole('button', { name, exact: true }).click();
    await (await chooser).setFiles(path);
  };
  const few = info.outputPath('few.txt');
  writeFileSync(few, `${EASY}\n${HARD}\n`);
  await open(few, many.openFile);
  const row = app.dialog.getByRole('grid').getByRole('row').nth(2);
  await expect(row).toContainText('2');
  await app.reload();
  await isOpen(app, 'play', many.title);
  await expect(app.dialog.getByText('few.txt', { exact: true })).toBeVisible();
  await expect(row).toContainText('2');
  await app.closeDialog();
  await app.page.goForward();
  await isOpen(app, 'play', many.title);
  const large = info.outputPath('large.txt');
  writeFileSync(large, `${EASY}\n${' '.repeat(1_000_000)}`.repeat(101));
  await open(large, many.otherFile);
  await expect(app.dialog.getByText('large.txt', { exact: true })).toBeVisible();
  await app.reload();
  const said = notices.fileNotKept({ kind: 'fileNotKept', name: 'large.txt', why: 'tooLarge' });
  await expect(app.page.getByText(said)).toBeVisible();
  rmSync(large);
});

test('Back after Escape leaves the page and reopens nothing; back from another page, the view, the dialog and the step are the same', async ({
  app,
}) => {
  const watching = new Watching(app);
  await app.page.goto('about:blank');
  await app.openPuzzle(HARD);
  const views = { w: 'watch', h: 'hint', r: 'compare' } as const;
  for (const key of ['w', 'h', 'r', 'w', 'r', 'h'] as const) {
    await app.press(key);
    // While keys wait for a view, Escape ends their waiting and leaves nothing.
    await isOpen(app, views[key]);
  }
  await app.press('Escape');
  await isOpen(app, 'play');
  await app.choose('examples');
  await app.closeDialog();
  await expect.poll(() => app.page.evaluate(() => history.state.chain)).toEqual(['play']);
  await app.page.goBack();
  expect(app.page.url()).toBe('about:blank');
  await app.page.goForward();
  await app.awake();
  await app.showsDigits(HARD);

  await app.press('w');
  await isOpen(app, 'watch');
  await watching.pause.click();
  await expect(watching.play).toBeVisible();
  await app.press('Home', 'ArrowRight', 'ArrowRight');
  await watching.isAt(2);
  const strategies = await watching.openStrategies();
  await expect(strategies).toBeVisible();
  const title = (await strategies.getByRole('heading').first().textContent()) ?? '';
  await app.page.goto('about:blank');
  await app.page.goBack();
  await isOpen(app, 'watch', title);
  await app.page.goBack();
  await isOpen(app, 'watch');
  await watching.isAt(2);
  await app.page.goBack();
  await isOpen(app, 'play');
});

test('from a step opened by a link, Back returns to the page of the link, Escape to the board', async ({
  app,
}) => {
  const watching = new Watching(app);
  await app.page.goto('about:blank');
  await watching.open(EASY, 'rowByRow', 12);
  await app.reload();
  await watching.isAt(12);
  await app.page.goBack();
  expect(app.page.url()).toBe('about:blank');
  await app.page.goForward();
  await watching.isAt(12);
  await app.press('Escape');
  await isOpen(app, 'play');
});
