import { type App, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { EASY, EMPTY, HARD } from '../support/puzzles';
import { Watching } from '../support/watching';
import { holdWorkers } from '../support/workers';

test('two searches go side by side by keys alone, with what differs told and marked, and are part of the link', async ({
  app,
  browser,
}) => {
  const watching = new Watching(app);
  const { beside, strategies, transport } = watching.words;
  const first = app.page.getByRole('region', { name: beside.first(strategies.rowByRow.name) });
  const second = app.page.getByRole('region', { name: beside.second(strategies.fewestCandidates.name) });
  const isAt = async (one: number, other: number): Promise<void> => {
    await expect(first.locator('.steps dd')).toHaveText(new RegExp(`^${one}(/|$)`));
    await expect(second.locator('.steps dd')).toHaveText(new RegExp(`^${other}(/|$)`));
  };
  await watching.open(HARD, 'rowByRow', 5);
  await app.press('Escape', 'd');
  await isAt(5, 5);
  await app.press('ArrowRight');
  await isAt(6, 6);
  await expect(watching.announcement).toHaveText(
    /^First search: Row by row\. .* \d+ cells differ\.$|\d+ cells differ\.$/,
  );
  const told = (await app.page.locator('.differing').textContent()) ?? '';
  const differs = first.getByRole('gridcell', { name: 'differs from the other board' });
  await expect(differs).toHaveCount(Number.parseInt(told, 10));
  for (const side of [first, second])
    await expect(
      side.getByRole('img', { name: /^How many cells differ, all along: up to \d+\.$/ }),
    ).toBeVisible();
  await hasNoViolations(app);

  // The focus goes to the ways of being in step, and on to where they part.
  const focused = async (name: string | RegExp): Promise<void> => {
    const button = app.page.getByRole('button', { name, exact: true });
    for (let presses = 0; presses < 60; presses++) {
      if (await button.evaluate((there) => there === document.activeElement)) return;
      await app.press('Shift+Tab');
    }
    await expect(button).toBeFocused();
  };
  await focused(/^They part at step 1/);
  await app.press('Enter');
  await isAt(1, 1);
  await app.press('End');
  await focused(beside.pairings.depth);
  await app.press('Enter', 'Home');
  await isAt(0, 0);

  await app.choose('copyLink');
  const link = await app.page.evaluate(() => navigator.clipboard.readText());
  const other = await app.inAnotherBrowser(browser);
  await other.open(link.slice(link.indexOf('#')));
  const there = other.page.getByRole('region', { name: beside.second(strategies.fewestCandidates.name) });
  await expect(there.locator('.steps dd')).toHaveText(/^0/);
  await expect(other.page.getByRole('button', { name: beside.pairings.depth, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // The second one gets another puzzle, and takes the lead.
  await second.getByRole('button', { name: strategies.fewestCandidates.name }).click();
  await app.dialog.getByRole('button', { name: beside.another }).click();
  await app.dialog.getByRole('textbox', { name: beside.paste }).fill(EASY);
  await app.dialog.getByRole('button', { name: watching.words.options.done }).click();
  await expect(second.getByRole('gridcell').first()).toHaveAccessibleName(/, 5, given/);
  await app.page.getByRole('button', { name: transport.last }).click();
  await expect(second.getByRole('heading', { level: 2 })).toHaveText(/^Solved/);
  await app.press('d');
  await expect(second).toBeHidden();
  await expect(app.page.getByRole('region', { name: /^First search/ })).toBeHidden();
  await watching.isAt(0);
});

test('the candidates of all cells are shown on request, with what each step has changed', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(EASY, 'rowByRow', 0);
  await app.press('Escape');
  const cell = app.page.getByRole('gridcell').nth(5);
  await expect(cell).not.toHaveAccessibleName(/can be/);
  await watching.choose(watching.words.allCandidates);
  await expect(cell).toHaveAccessibleName(/empty, can be 2 4 6 8$/);
  await app.press('ArrowRight', 'ArrowRight');
  await watching.isAt(2);
  // Row 1 now has a 1 and a 2.
  await expect(cell).toHaveAccessibleName(/empty, can be 4 6 8, no longer 2$/);
  await hasNoViolations(app);
  await app.press('ArrowLeft');
  await expect(cell).toHaveAccessibleName(/empty, can be 2 4 6 8$/);
  await watching.choose(watching.words.allCandidates);
  await expect(cell).not.toHaveAccessibleName(/can be/);
});

test('a small search is read as a tree by keys, in place of the chart’s bars, and a line of it leads to its first guess', async ({
  app,
}) => {
  const watching = new Watching(app);
  const { tree } = watching.words;
  await watching.open(HARD, 'propagation', 0);
  await app.press('Escape');
  await watching.choose(tree.title);
  const asTree = app.page.getByRole('tree', { name: tree.title });
  const lines = asTree.getByRole('treeitem');
  await expect(lines.first()).toHaveAttribute('aria-selected', 'true');
  await expect(lines.first()).toHaveAttribute('aria-level', '1');
  // The propagation has ruled out other digits of the cell before it guesses.
  await expect(lines.first().locator('s').first()).toHaveText(/^[1-9]( [1-9])*$/);
  await expect(lines.first()).toHaveAccessibleName(new RegExp(`, ${tree.ruledOut} [1-9]`));
  await hasNoViolations(app);
  // Over the speed.
  await app.press('Tab', 'Tab');
  await expect(lines.first()).toBeFocused();
  await app.press('ArrowRight');
  await expect(lines.nth(1)).toBeFocused();
  await expect(lines.nth(1)).toHaveAttribute('aria-level', '2');
  await app.press('End');
  await expect(lines.last()).toBeFocused();
  await expect(lines.last()).toHaveAccessibleName(/ solved$/);
  await app.press('ArrowLeft');
  await expect(lines.last()).not.toBeFocused();
  await app.press('ArrowDown', 'Enter');
  await expect(watching.sentence).toHaveText(/^(Trying|Taking|\d)/);
  await expect(lines.and(app.page.locator('[aria-selected="true"]'))).toBeFocused();
  // On the smallest phone the lines have all the room beside the buttons, and the words above them scroll away.
  await app.page.setViewportSize({ width: 320, height: 480 });
  await lines.last().scrollIntoViewIfNeeded();
  const inView = () =>
    lines.evaluateAll((all) => {
      const isSeen = (line: Element): boolean => {
        const { left, top, bottom } = line.getBoundingClientRect();
        return [top + 4, bottom - 4].every((y) => line.contains(document.elementFromPoint(left + 4, y)));
      };
      return all.filter(isSeen).length;
    });
  await expect.poll(inView).toBeGreaterThanOrEqual(4);
  await app.page.setViewportSize({ width: 1280, height: 800 });
  await app.page.getByRole('button', { name: tree.title, pressed: true }).click();
  await expect(asTree).toBeHidden();
  await expect(app.page.locator('.chart-tree')).toBeVisible();
  await app.press('Escape');
  await expect(app.page.locator('.chart')).toHaveAttribute('data-expanded', 'false');

  await watching.open(HARD, 'rowByRow', 0);
  await watching.choose(tree.title);
  await expect(app.page.locator('.chart-read')).toContainText(tree.tooLarge(600));
  await app.button(tree.bars).press('Enter');
  await expect(app.page.locator('.chart-tree')).toBeVisible();
  await expect(app.page.locator(':focus')).toHaveCount(1);
});

test('a guess of one’s own is made by keys alone, announced, compared with the first search, and part of the link', async ({
  app,
  browser,
}) => {
  const watching = new Watching(app);
  const { steering } = watching.words;
  await watching.open(HARD, 'fewestCandidates', 0);
  await app.press('Escape', 'b');
  await expect(watching.sentence).toHaveText(/^Taking /);
  await app.press('g');
  const { dialog } = app;
  const cell = dialog.getByRole('combobox', { name: steering.cell });
  await expect(cell).toBeEnabled();
  await hasNoViolations(app);
  while (!(await cell.evaluate((field) => field === document.activeElement))) await app.press('Tab');
  // The last cell.
  await app.press('End', 'Tab', 'Space');
  const go = dialog.getByRole('button', { name: steering.go });
  while (!(await go.evaluate((button) => button === document.activeElement))) await app.press('Tab');
  await app.press('Enter');
  await expect(watching.sentence).toHaveText(/^Your guess: \d in r\dc\d, the first of \w+\.$/);
  await expect(watching.announcement).toHaveText(/^Your guess: /);
  const own = await watching.sentence.textContent();
  const both = app.page.getByRole('region', { name: steering.both });
  const rows = both.getByRole('row');
  await expect(rows.nth(1)).toContainText('11,938');
  await expect(rows.nth(2)).toHaveText(/^Your guess \(shown\)[\d,]+[\d,]+\d+$/);
  await hasNoViolations(app);
  const step = await app.page.locator('.steps dd').textContent();

  await app.choose('copyLink');
  const link = await app.page.evaluate(() => navigator.clipboard.readText());
  const other = await app.inAnotherBrowser(browser);
  await other.open(link.slice(link.indexOf('#')));
  await expect(new Watching(other).sentence).toHaveText(own ?? '');

  await both.getByRole('button', { name: steering.backToFirst }).press('Enter');
  await expect(watching.sentence).not.toContainText(steering.own);
  await expect(app.page.locator('.steps dd')).toContainText('/11,938');
  await expect(both.getByRole('button', { name: steering.toOwn })).toBeFocused();
  await app.press('Enter');
  await expect(watching.sentence).toHaveText(own ?? '');
  await expect(app.page.locator('.steps dd')).toHaveText(step ?? '');
});

test('a kind of state is chosen in a dialog, found and stopped at, and the page lists it until it is removed', async ({
  app,
}) => {
  const watching = new Watching(app);
  await watching.open(HARD, 'propagation', 0);
  await watching.choose('Go to or stop at');
  for (const [width, height] of [
    [390, 664],
    [1280, 800],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    await expect.poll(() => unaligned(app), `${width} x ${height}`).toEqual([]);
  }
  const row = app.dialog.getByRole('listitem', { name: 'Dead end' });
  await row.getByRole('button', { name: 'Stop there' }).click();
  await expect(row.getByRole('button', { name: 'Stop there' })).toHaveAttribute('aria-pressed', 'true');
  await row.getByRole('button', { name: 'Next' }).click();
  const stops = app.page.getByRole('region', { name: 'Go to or stop at' });
  await expect(stops).toContainText('Stops at: Dead end');
  await expect(watching.sentence).toContainText('has no digit left');
  const first = await watching.counter('step').textContent();
  await stops.getByRole('button', { name: 'Next: Dead end' }).click();
  await expect(watching.counter('step')).not.toHaveText(first ?? '');
  await stops.getByRole('button', { name: 'Previous: Dead end' }).click();
  await expect(watching.counter('step')).toHaveText(first ?? '');
  await app.press('Home');
  await watching.speed.fill('4');
  await watching.play.click();
  await expect(app.page.getByText('Stopped at: Dead end.', { exact: true })).toBeVisible();
  await expect(watching.counter('step')).toHaveText(first ?? '');
  await stops.getByRole('button', { name: 'Remove: Dead end' }).last().click();
  await expect(stops).not.toContainText('Stops at');
  await stops.getByRole('button', { name: 'Remove: Dead end' }).click();
  await expect(stops).toHaveCount(0);
  await watching.choose('Go to or stop at');
  const guess = app.dialog.getByRole('listitem', { name: /^Guess of/ });
  await guess.getByRole('combobox', { name: 'Digit' }).selectOption('3');
  await guess.getByRole('combobox', { name: 'Depth' }).selectOption('2');
  await guess.getByRole('button', { name: 'Next' }).click();
  await expect(watching.sentence).toContainText('Trying 3 in');
  await expect(stops).toContainText('Guess of 3 at depth 2 or more');
});

/** The buttons of the dialog that are not in one column with others of their name. */
const unaligned = async (app: App): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const name of ['Previous', 'Next', 'Stop there']) {
    const sides = await app.dialog.getByRole('button', { name, exact: true }).evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right } = button.getBoundingClientRect();
        return `${Math.round(left)} to ${Math.round(right)}`;
      }),
    );
    if (new Set(sides).size !== 1) found.push(`${name}: ${sides}`);
  }
  return found;
};

test('in desktop windows the method, the variables and the chart of each strategy are fully in view', async ({
  app,
}) => {
  test.slow();
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 20);
  for (const strategy of ['rowByRow', 'propagation', 'exactCover', 'colouredNodes', 'singlesFirst'] as const)
    await test.step(strategy, async () => {
      const { name } = watching.words.strategies[strategy];
      const dialog = await watching.openStrategies();
      await dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await app.page.getByRole('textbox', { name: 'Go to step' }).fill('20');
      await app.press('Enter');
      await watching.isAt(20);
      for (const tab of ['The method', 'What it keeps in mind']) {
        await watching.button(tab).click();
        if (tab === 'The method') await expect(watching.line).toHaveCount(1);
        for (const [width, height] of [
          [1280, 720],
          [1366, 768],
          [1400, 900],
          [1920, 1080],
        ] as const) {
          await app.page.setViewportSize({ width, height });
          expect.soft(await app.page.evaluate(outOfView), `${tab}, ${width} x ${height}`).toEqual([]);
        }
        if (strategy === 'singlesFirst') await hasNoViolations(app);
      }
      if (strategy === 'colouredNodes') await hasColoursOfLegend(app);
    });
});

/** Runs in the page: the parts of Watch that are not whole in the window. */
async function outOfView(): Promise<string[]> {
  // Parts that scripts measure are drawn again in the next frames.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const [panel, page] = [document.querySelector('.panel'), document.documentElement];
  const last = document.querySelector('.code li:last-child, .variables table tr:last-child');
  const chart = document.querySelector('.flame')?.getBoundingClientRect();
  if (!panel || !last || !chart) return ['nothing there'];
  const over = last.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom;
  const wide = (document.querySelector('.variables table')?.scrollWidth ?? 0) - panel.clientWidth;
  return [
    ...(over > 0 ? [`${over} px below the panel`] : []),
    ...(wide > 0 ? [`${wide} px beside the panel`] : []),
    ...(page.scrollHeight > innerHeight ? [`the page is ${page.scrollHeight} px high`] : []),
    ...(chart.bottom > innerHeight ? ['the chart ends below the page'] : []),
  ];
}

/** Checks that the legend has the colours of the cells. */
async function hasColoursOfLegend(app: App): Promise<void> {
  const [given, onGiven, guess, onGuess] = await app.page.evaluate(() => {
    const ground = (selector: string): string =>
      getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;
    return ['.sign.given', '.watch-board .ink-given', '.sign.guess', '.watch-board .on-guess'].map(ground);
  });
  expect([given, guess]).toEqual([onGiven, onGuess]);
  expect(given).not.toBe(guess);
}

test('an endless search is watched while it is recorded; its recording survives a crash, and can be paused and stopped', async ({
  app,
}) => {
  const workers = await holdWorkers(app.page);
  const watching = new Watching(app);
  await watching.open(EMPTY, 'rowByRow', 1_000_000, 'all');
  await expect(watching.recording).toHaveText(/^Recording: [\d,]+ steps, .* a second, depth \d+/);
  await app.press('ArrowLeft');
  await watching.isAt(999_999);
  await watching.button('Pause recording').click();
  await expect(watching.recording).toHaveText(/^Recording paused at step/);
  await watching.button('Resume recording').click();
  await expect(watching.recording).toHaveText(/^Recording: /);
  await workers.kill();
  await expect(app.notices).toContainText('The recorder stopped answering.');
  await expect(watching.recording).toHaveText(/^Recording: \d+,\d{3},\d{3} steps/);
  await watching.isAt(999_999);
  await watching.button('Stop recording').click();
  await expect(watching.recording).toHaveText(/ steps recorded, then stopped by you\./);
  await watching.isAt(999_999);
  await expect(watching.button('Record more')).toBeVisible();
  // Escape cancels a long walk to the next change of a cell. At once, because a fast machine walks quickly.
  await app.select('r1c1');
  await app.page.evaluate(() => {
    for (const [key, code] of [
      ['c', 'KeyC'],
      ['Escape', 'Escape'],
    ] as const)
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
      );
  });
  await expect(watching.button('Cancel')).toBeHidden();
  await watching.isAt(999_999);
  await expect(watching.play).toBeVisible();
});

test.describe('in Korean', () => {
  test.use({ language: 'ko' });
});
