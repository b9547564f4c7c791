import { rmSync, writeFileSync } from 'node:fs';
import { clip as words } from '../../src/i18n/en/clip';
import { type App, expect, test } from '../support/app';
import { Comparing } from '../support/comparing';
import { EASY, FISH, HARD } from '../support/puzzles';
import { Watching } from '../support/watching';

/** The view that is open, and the dialog over it. */
const isOpen = async (app: App, view: string, dialog: string | null = null): Promise<void> => {
  await expect(app.page.locator('[data-mode]')).toHaveAttribute('data-mode', view);
  await expect(app.dialog).toHaveCount(dialog === null ? 0 : 1);
  if (dialog !== null) await expect(app.dialog).toHaveAccessibleName(dialog);
};

for (const language of ['en', 'ko'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('Hint: Forward and reload return to the cell and the level after Back', async ({ app }) => {
      await app.openPuzzle(EASY);
      await app.select('r1c3');
      await app.press('h');
      await isOpen(app, 'hint');
      const level = app.hint.getByRole('navigation').locator('[aria-current=step]');
      await app.hint.getByRole('navigation').getByRole('button').nth(2).click();
      const reached = await level.textContent();
      const text = await app.hint.getByRole('heading').first().textContent();
      await app.page.goBack();
      await isOpen(app, 'play');
      await app.select('r9c9');
      await app.page.goForward();
      await isOpen(app, 'hint');
      await expect(level).toHaveText(reached ?? '');
      await expect(app.hint.getByRole('heading').first()).toHaveText(text ?? '');
      await app.reload();
      await isOpen(app, 'hint');
      await expect(level).toHaveText(reached ?? '');
      await expect(app.hint.getByRole('heading').first()).toHaveText(text ?? '');
      await app.page.goBack();
      await isOpen(app, 'play');
    });

    // A reload loads the words again and nothing about them is stored, so one view in the other language is enough.
    if (language === 'ko') return;

    test('Watch: Forward and reload return to the strategy and the step after Back', async ({ app }) => {
      const watching = new Watching(app);
      await app.openPuzzle(HARD);
      await app.select('r1c2');
      await app.type('1');
      await app.press('w');
      await isOpen(app, 'watch');
      const dialog = await watching.openStrategies();
      await dialog.getByRole('radio').nth(2).click();
      await app.closeDialog();
      await app.press('Home', ...Array<string>(7).fill('ArrowRight'));
      await watching.isAt(7);
      const strategy = await app.page.locator('.pick').first().textContent();
      await app.page.goBack();
      await isOpen(app, 'play');
      await app.showsCell('r1c2', '1');
      await app.page.goForward();
      await isOpen(app, 'watch');
      await watching.isAt(7);
      await app.press('ArrowRight', 'ArrowRight');
      await watching.isAt(9);
      await app.reload();
      await isOpen(app, 'watch');
      await watching.isAt(9);
      await expect(app.page.locator('.pick').first()).toHaveText(strategy ?? '');
      await app.page.goBack();
      await isOpen(app, 'play');
      await app.reload();
      await isOpen(app, 'play');
      await app.page.goForward();
      await isOpen(app, 'watch');
      await watching.isAt(9);
    });

    test('Compare: Forward and reload return to the contestants after Back', async ({ app }) => {
      const comparing = new Comparing(app);
      await comparing.open(EASY);
      const { words } = comparing;
      await app.click(words.change);
      await app.dialog
        .getByRole('button', { name: Object.values(words.contestants.lineUp)[1] ?? '' })
        .click();
      await isOpen(app, 'compare', words.contestants.title);
      await app.page.goBack();
      await isOpen(app, 'compare');
      const names = await comparing.rows.allTextContents();
      const count = names.length;
      await app.page.goBack();
      await isOpen(app, 'play');
      await app.page.goForward();
      await isOpen(app, 'compare');
      await expect(comparing.rows).toHaveCount(count);
      await app.page.goForward();
      await isOpen(app, 'compare', words.contestants.title);
      await app.reload();
      await isOpen(app, 'compare', words.contestants.title);
      await app.page.goBack();
      await isOpen(app, 'compare');
      await expect(comparing.rows).toHaveCount(count);
    });

    test('dialogs: Back closes them, Forward and reload open them', async ({ app }) => {
      await app.openPuzzle(EASY);
      await app.choose('examples');
      const title = app.words.entry.examples.title;
      await isOpen(app, 'play', title);
      await app.page.goBack();
      await isOpen(app, 'play');
      await app.page.goForward();
      await isOpen(app, 'play', title);
      await app.reload();
      await isOpen(app, 'play', title);
      await app.closeDialog();
      await app.page.goForward();
      await isOpen(app, 'play', title);
    });
  });
}

test('Hint: Back leaves one page of a hint, like Escape; Forward and reload return to it', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.press('h');
  await isOpen(app, 'hint');
  const heading = app.hint.getByRole('heading').first();
  const ofCell = (await heading.textContent()) ?? '';
  const { actions } = app.words.hint;
  await app.askElsewhere(actions.all);
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
  await isOpen(app, 'hint');
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
  await app.page.goBack();
  await isOpen(app, 'play');
});

test('Hint: a proof read backwards stays so after a reload, at the same step', async ({ app }) => {
  await app.openPuzzle(HARD);
  await app.select('r1c2');
  await app.press('h');
  await isOpen(app, 'hint');
  await app.hint.getByRole('navigation').getByRole('button', { name: app.words.hint.levels.why }).click();
  await app.click(app.words.hint.backward);
  await app.press('ArrowRight');
  const current = app.hint.locator('.hint-proof [aria-current]');
  const at = (await current.textContent()) ?? '';
  await app.reload();
  await expect(app.page.getByRole('button', { name: app.words.hint.forward, exact: true })).toBeVisible();
  await expect(current).toHaveText(at);
});

test('Hint: a step shown link by link is at the same link after a reload', async ({ app }) => {
  const { hint } = app.words;
  await app.openPuzzle(FISH);
  await app.select('r9c8');
  await app.press('h');
  await app.hint.getByRole('navigation').getByRole('button', { name: hint.levels.why }).click();
  const allLinks = app.page.getByRole('button', { name: hint.allLinks, exact: true });
  await expect(allLinks).toBeVisible();
  await app.press('ArrowRight');
  const current = app.hint.locator('.hint-proof [aria-current]');
  const at = (await current.textContent()) ?? '';
  await app.reload();
  await expect(allLinks).toBeVisible();
  await expect(current).toHaveText(at);
});

test('Watch: Back closes the large chart, Forward and reload open it', async ({ app }) => {
  const { expand, shrink } = app.words.chart;
  await app.openPuzzle(HARD);
  await app.press('w');
  await isOpen(app, 'watch');
  await app.click(expand);
  await expect(app.button(shrink)).toBeVisible();
  await app.page.goBack();
  await expect(app.button(expand)).toBeVisible();
  await isOpen(app, 'watch');
  await app.page.goForward();
  await expect(app.button(shrink)).toBeVisible();
  await app.reload();
  await expect(app.button(shrink)).toBeVisible();
  await app.press('Escape');
  await expect(app.button(expand)).toBeVisible();
  await app.page.goBack();
  await isOpen(app, 'play');
});

test('Watch: the dialog for clips reopens after a reload and after Forward, with its values', async ({
  app,
}) => {
  const watching = new Watching(app);
  await app.openPuzzle(HARD);
  await app.press('w');
  await isOpen(app, 'watch');
  await watching.pause.click();
  await app.page.getByRole('main').getByRole('button', { name: app.words.chart.more }).click();
  await app.page.getByRole('menuitem', { name: words.title }).click();
  await isOpen(app, 'watch', words.title);
  await app.dialog.getByRole('textbox', { name: words.from }).fill('17');
  await app.dialog.getByRole('textbox', { name: words.to }).fill('34');
  await app.reload();
  await isOpen(app, 'watch', words.title);
  await expect(app.dialog.getByRole('textbox', { name: words.from })).toHaveValue('17');
  await app.closeDialog();
  await app.page.goForward();
  await isOpen(app, 'watch', words.title);
  await expect(app.dialog.getByRole('textbox', { name: words.to })).toHaveValue('34');
  await app.page.goBack();
  await isOpen(app, 'watch');
});

test('Compare: the player’s own set returns after a reload, and after Back and Forward', async ({ app }) => {
  const comparing = new Comparing(app);
  await comparing.open(EASY);
  const { set } = comparing.words;
  await app.click(comparing.words.scopes.set);
  await app.click(set.own);
  await app.page.getByRole('textbox', { name: set.pasted }).fill(`${EASY}\n${HARD}\n`);
  await app.click(set.usePasted);
  const report = set.gathered(2, 1, 2);
  await expect(app.page.getByText(report)).toBeVisible();
  await app.page.goBack();
  await isOpen(app, 'play');
  await app.page.goForward();
  await expect(app.page.getByText(report)).toBeVisible();
  await app.reload();
  await isOpen(app, 'compare');
  await expect(app.page.getByText(report)).toBeVisible();
  await app.reload();
  await expect(app.page.getByText(report)).toBeVisible();
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
  await expect(app.dialog.locator('.many-file')).toHaveText('few.txt');
  await expect(row).toContainText('2');
  await app.closeDialog();
  await app.reload();
  await isOpen(app, 'play');
  await app.page.goForward();
  await isOpen(app, 'play', many.title);
  await expect(row).toContainText('2');
  const filter = app.dialog.getByRole('button', { name: many.filter('none', 0), exact: true });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await app.reload();
  await isOpen(app, 'play', many.title);
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  const large = info.outputPath('large.txt');
  writeFileSync(large, `${EASY}\n${' '.repeat(1_000_000)}`.repeat(101));
  await open(large, many.otherFile);
  await expect(app.dialog.locator('.many-file')).toHaveText('large.txt');
  await app.reload();
  const said = notices.fileNotKept({ kind: 'fileNotKept', name: 'large.txt', why: 'tooLarge' });
  await expect(app.page.getByText(said)).toBeVisible();
  rmSync(large);
});

test('Back after Escape leaves the page and reopens nothing', async ({ app }) => {
  await app.page.goto('about:blank');
  await app.openPuzzle(EASY);
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
});

test('from Watch, Back returns to the race in Compare that led there', async ({ app }) => {
  const comparing = new Comparing(app);
  await comparing.open(EASY);
  await comparing.hasEnded();
  await comparing.rows.first().getByRole('button').first().click();
  await isOpen(app, 'watch');
  await app.page.goBack();
  await isOpen(app, 'compare');
  await comparing.hasEnded();
  await app.page.goBack();
  await isOpen(app, 'play');
});

test('Forward reopens no view of another puzzle', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.press('w');
  await isOpen(app, 'watch');
  await app.page.goBack();
  await isOpen(app, 'play');
  await app.paste(HARD);
  await app.showsDigits(HARD);
  await app.page.goForward();
  await app.page.waitForTimeout(300);
  await isOpen(app, 'play');
  await app.showsDigits(HARD);
});

test('after a visit to another page, Back returns to the same view, dialog and step', async ({ app }) => {
  const watching = new Watching(app);
  await app.openPuzzle(HARD);
  await app.placeKept();
  await app.select('r1c2');
  await app.type('1');
  await app.press('w');
  await isOpen(app, 'watch');
  // Keys belong to Watch once it has loaded. It begins with playing.
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
  await app.showsCell('r1c2', '1');
});

test('for a technique that no longer exists, the list of all techniques opens', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.placeKept();
  await app.page.evaluate(() => {
    const place = { view: { kind: 'play' }, dialog: { name: 'technique', technique: 'renamedSince' } };
    history.pushState({ unwind: 2, visit: 'old', key: 'old', chain: ['play', 'dialog'], place }, '');
  });
  await app.reload();
  await isOpen(app, 'play', 'All techniques');
  await app.press('ArrowRight');
  await app.closeDialog();
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

test('Escape never leaves a tab that was copied without its history', async ({ app }) => {
  await app.openPuzzle(EASY);
  await app.press('w');
  await isOpen(app, 'watch');
  await app.press('?');
  await expect(app.dialog).toBeVisible();
  await app.page.waitForTimeout(200);
  const state = await app.page.evaluate(() => history.state);
  const other = await app.page.context().newPage();
  await other.goto(app.page.url());
  await other.evaluate((state) => history.replaceState(state, ''), state);
  await other.reload();
  const mode = other.locator('[data-mode]');
  await expect(mode).toHaveAttribute('data-mode', 'watch');
  await expect(other.getByRole('button', { name: app.words.app.hint, exact: true })).toBeVisible();
  await other.keyboard.press('w');
  await expect(mode).toHaveAttribute('data-mode', 'play');
  await other.keyboard.press('Escape');
  await other.waitForTimeout(300);
  expect(other.url()).toBe(app.page.url());
});
