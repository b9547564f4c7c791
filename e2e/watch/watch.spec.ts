import { readLink } from '../../src/sudoku/formats';
import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { EASY, EASY_ANSWER, EMPTY, HARD } from '../support/puzzles';
import { Watching } from '../support/watching';
import { holdWorkers } from '../support/workers';

/** Row by row to the first solution. */
const LONG = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';
const LONG_STEPS = 19_454_728;
const CLASH = `55${'.'.repeat(79)}`;
const NONE = '..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..';

test('Watch opens by key and by button, plays, pauses, and does not change the board', async ({ app }) => {
  const watching = new Watching(app);
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  await app.press('w');
  await expect(watching.pause).toBeVisible();
  await app.press('Space');
  await expect(watching.play).toBeVisible();
  await expect(watching.play).toBeFocused();
  await app.press('Home');
  await watching.isAt(0);
  await expect(watching.sentence).toHaveText('Start: 51 cells are empty.');
  await app.press('w');
  await app.showsCell('r1c3', '4');
  await app.start('watch');
  await watching.isAt(0);
  await app.press('Escape');
  await app.showsCell('r1c3', '4');
});

test('the search moves step by step, in both directions, and to its ends', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(EASY, 'rowByRow', 0);
  await watching.isSeen(app.page.getByText('No guesses now.'));
  await app.press('ArrowRight');
  await watching.isAt(1);
  await watching.isSeen(watching.stack.first());
  await expect(watching.sentence).toHaveText('Trying 1 in r1c3, the first of three.');
  await app.showsCell('r1c3', '1, guess, depth 1, tried now');
  await app.showsCell('r1c1', '5, given, in the way');
  await expect(watching.counter('guesses')).toHaveText('1');
  await expect(watching.line).toHaveText('else put it in and go on at the next empty cell');
  await watching.button('Step forward').click();
  await watching.isAt(2);
  await app.press('ArrowLeft');
  await watching.isAt(1);
  await app.press('End');
  await expect(watching.sentence).toHaveText('Solved: every cell is filled.');
  await app.showsDigits(EASY_ANSWER);
  await app.press('Home');
  await watching.isAt(0);
  await app.showsDigits(EASY);
});

test('the timeline, Go to step and the stack lead to any of twenty million steps', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(LONG, 'rowByRow', LONG_STEPS);
  await expect(watching.recording).toHaveText('All 19,454,728 steps recorded, to the solution');
  await expect(watching.sentence).toHaveText('Solved: every cell is filled.');
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
});

test('the accessible name of a guess in the stack is its text during fast play, and a sentence when paused', async ({
  app,
}) => {
  const watching = new Watching(app);
  await watching.open(LONG, 'rowByRow', 1000);
  await watching.speed.fill('3');
  await watching.play.click();
  await expect(watching.stack.first()).toHaveAccessibleName(/^\d+\s+r\dc\d\s+\d/);
  await watching.pause.click();
  await expect(watching.stack.first()).toHaveAccessibleName(/^Depth \d+, row \d, column \d, \d/);
});

test('a search plays at ten million steps a second, backwards, and to the end in ten seconds', async ({
  app,
}) => {
  test.slow();
  const watching = new Watching(app);
  const patience = { timeout: 30_000 };
  await watching.open(LONG, 'rowByRow', 0);
  await expect(watching.recording).toHaveText(/^All/);
  await watching.speed.fill('7');
  await expect(watching.speed).toHaveAttribute('aria-valuetext', '10M steps/s');
  await watching.play.click();
  await expect(watching.sentence).toHaveText('Solved: every cell is filled.', patience);
  await expect(watching.play).toBeVisible();
  await watching.choose('Play backwards');
  await expect(watching.sentence).toHaveText(/^Start/, patience);
  await expect(watching.play).toBeVisible();
  await watching.choose('Finish in ten seconds');
  await expect(watching.speed).toHaveAttribute('aria-valuetext', 'to the end in ten seconds');
  await expect(watching.sentence).toHaveText('Solved: every cell is filled.', patience);
});

test('the bracket keys change the speed, one preset at a time', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(EASY, 'rowByRow', 0);
  await expect(watching.speed).toHaveAttribute('aria-valuetext', '4 steps/s');
  await app.press(']', ']', '[');
  await expect(watching.speed).toHaveAttribute('aria-valuetext', '5 steps/s');
  await watching.speed.focus();
  await app.press('ArrowRight');
  await expect(watching.speed).toHaveAttribute('aria-valuetext', '10 steps/s');
});

test('B and Shift+B find backtracks in both directions; C finds the next change of the selected cell', async ({
  app,
}) => {
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 0);
  await app.press('b');
  await expect(watching.sentence).toHaveText(/^Taking \d back out of r\dc\d\.$/);
  const first = await watching.counter('step').textContent();
  await app.press('b');
  await expect(watching.counter('step')).not.toHaveText(first ?? '');
  await app.press('Shift+B');
  await expect(watching.counter('step')).toHaveText(first ?? '');
  await app.press('Home');
  await watching.isAt(0);
  await app.select('r1c4');
  await expect(watching.button('Run until r1c4 changes')).toBeVisible();
  await app.press('c');
  await expect(app.cell('r1c4')).toHaveAccessibleName(/tried now/);
});

test('the page lists the last find and the breakpoints, and changes them without the dialog', async ({
  app,
}) => {
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 0);
  await watching.choose('Find and stop');
  const row = app.dialog.getByRole('listitem', { name: 'Dead end' });
  await row.getByRole('button', { name: 'Stop there' }).click();
  await row.getByRole('button', { name: 'Next' }).click();
  const stops = app.page.getByRole('region', { name: 'Find and stop' });
  await expect(stops).toContainText('Stops at: Dead end');
  const first = await watching.counter('step').textContent();
  await stops.getByRole('button', { name: 'Next: Dead end' }).click();
  await expect(watching.counter('step')).not.toHaveText(first ?? '');
  await stops.getByRole('button', { name: 'Previous: Dead end' }).click();
  await expect(watching.counter('step')).toHaveText(first ?? '');
  await stops.getByRole('button', { name: 'Remove: Dead end' }).last().click();
  await expect(stops).not.toContainText('Stops at');
  await stops.getByRole('button', { name: 'Remove: Dead end' }).click();
  await expect(stops).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 800],
  [390, 664],
] as const) {
  test(`at ${width}x${height} the value of a condition is chosen within its sentence, and buttons line up in columns`, async ({
    app,
  }) => {
    await app.page.setViewportSize({ width, height });
    const watching = new Watching(app);
    await watching.open(HARD, 'propagation', 0);
    await watching.choose('Find and stop');
    const depth = app.dialog.getByRole('listitem', { name: 'Backtrack to depth 0 or less' });
    const depths = depth.getByRole('combobox', { name: 'Depth' });
    // Also at the beginning, every depth is offered that the search can return to: 60 cells are empty.
    await expect(depths.getByRole('option')).toHaveText(Array.from({ length: 60 }, (_, depth) => `${depth}`));
    await depths.selectOption('2');
    const row = app.dialog.getByRole('listitem', { name: 'Backtrack to depth 2 or less' });
    const told = await row
      .locator('.moment-name')
      .evaluate((name) =>
        [...name.childNodes]
          .map((part) => (part instanceof HTMLSelectElement ? part.value : part.textContent))
          .join(''),
      );
    expect(told).toBe('Backtrack to depth 2 or less');
    for (const name of ['Previous', 'Next', 'Stop there']) {
      const sides = await app.dialog.getByRole('button', { name, exact: true }).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, right } = button.getBoundingClientRect();
          return `${Math.round(left)} to ${Math.round(right)}`;
        }),
      );
      expect(new Set(sides), name).toHaveProperty('size', 1);
    }
  });
}

test('playing stops at a breakpoint', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 0);
  await watching.choose('Find and stop');
  const row = app.dialog.getByRole('listitem', { name: 'Dead end' });
  await row.getByRole('button', { name: 'Stop there' }).click();
  await expect(row.getByRole('button', { name: 'Stop there' })).toHaveAttribute('aria-pressed', 'true');
  await app.closeDialog();
  await watching.speed.fill('4');
  await watching.play.click();
  await expect(watching.sentence).toHaveText(/^Trying \d in r\dc\d\. Dead end: r\dc\d has no digit left\.$/);
  await expect(watching.play).toBeVisible();
  await expect(app.page.getByText('Stopped at: Dead end.', { exact: true })).toBeVisible();
});

test('if a search for a state finds none, the page says so', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(EASY, 'rowByRow', 0);
  await watching.choose('Find and stop');
  await app.dialog
    .getByRole('listitem', { name: 'Dead end' })
    .getByRole('button', { name: 'Previous' })
    .click();
  await expect(app.page.getByText('Dead end: none before this step.', { exact: true })).toBeVisible();
});

test('the page shows the first mistake of the search on request', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 3);
  await watching.button('Where is the mistake?').click();
  await expect(app.page.getByText(/^The mistake is at depth \d+\./)).toBeVisible();
  await expect(app.grid.getByRole('gridcell', { name: /the first mistake/ })).toHaveCount(1);
  await app.page.getByRole('button', { name: /^[\d,]+ more steps? to find out$/ }).click();
  await expect(watching.sentence).toHaveText(/^Taking \d back out of/);
});

test('in desktop windows the method, the variables and the chart are fully in view', async ({ app }) => {
  const watching = new Watching(app);
  for (const strategy of ['rowByRow', 'singlesFirst', 'propagation', 'exactCover']) {
    await watching.open(HARD, strategy, 20);
    const whole = () =>
      app.page.evaluate(async () => {
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
      });
    for (const tab of ['The method', 'What it keeps in mind']) {
      await watching.button(tab).click();
      for (const [width, height] of [
        [1280, 720],
        [1366, 768],
        [1400, 900],
        [1920, 1080],
      ] as const) {
        await app.page.setViewportSize({ width, height });
        expect(await whole(), `${strategy}, ${tab}, at ${width}x${height}`).toEqual([]);
      }
    }
  }
});

test('every strategy shows its current line and its variables', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 0);
  for (const strategy of [
    'rowByRow',
    'candidateLists',
    'colouredNodes',
    'fewestCandidates',
    'singlesFirst',
    'propagation',
    'exactCover',
  ] as const)
    await test.step(strategy, async () => {
      const { name } = watching.words.strategies[strategy];
      const dialog = await watching.openStrategies();
      await dialog.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await watching.button('The method').click();
      await app.press('Home');
      await watching.isAt(0);
      await app.press('ArrowRight', 'ArrowRight');
      await watching.isAt(2);
      await expect(watching.line).toHaveCount(1);
      await watching.button(watching.words.variables.title).click();
      await expect(app.page.getByRole('region', { name: watching.words.variables.title })).not.toBeEmpty();
      await app.press('End');
      await expect(watching.sentence).toHaveText('Solved: every cell is filled.');
    });
});

test('the legend has the colours of the cells on the board of coloured nodes', async ({ app }) => {
  await new Watching(app).open(EASY, 'colouredNodes', 3);
  const grounds = await app.page.evaluate(() => {
    const ground = (selector: string): string =>
      getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;
    return [
      ground('.sign.given'),
      ground('.watch-board .ink-given'),
      ground('.sign.guess'),
      ground('.watch-board .on-guess'),
    ];
  });
  const [given, onGiven, guess, onGuess] = grounds;
  expect([given, guess]).toEqual([onGiven, onGuess]);
  expect(given).not.toBe(guess);
});

test('a link opens the same step, with the options of the search', async ({ app, browser }) => {
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 1234, 'digits:descending,rejections');
  const sentence = await watching.sentence.textContent();
  await app.press('l');
  await expect(app.notices).toContainText('Copied a link');
  const link = await app.clipboard();
  expect(readLink(new URL(link).hash)).toMatchObject({
    value: { watch: { strategy: 'rowByRow', options: 'digits:descending,rejections', step: 1234 } },
  });
  const other = await app.inAnotherBrowser(browser);
  await other.page.goto(link);
  const there = new Watching(other);
  await there.isAt(1234);
  await expect(there.sentence).toHaveText(sentence ?? '');
  await expect(there.play).toBeVisible();
});

test('the player can keep a state or the solution on the board, and undo it', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(EASY, 'rowByRow', 4);
  await watching.choose('Keep this state');
  await expect(app.notices).toContainText('is on the board');
  await app.showsCell('r1c3', '1, answer');
  await app.answerNotice('undo');
  await app.showsDigits(EASY);
  await app.press('w');
  await watching.isAt(4);
  await watching.choose('Keep the solution');
  await app.showsDigits(EASY_ANSWER);
  await app.press('z');
  await app.showsDigits(EASY);
});

test('an endless search can be watched while it is recorded; recording can be paused and stopped', async ({
  app,
}) => {
  const watching = new Watching(app);
  await watching.open(EMPTY, 'rowByRow', 1_000_000, 'all');
  await expect(watching.recording).toHaveText(/^Recording: [\d,]+ steps, .* a second, depth \d+/);
  await app.press('ArrowLeft');
  await watching.isAt(999_999);
  await watching.button('Pause recording').click();
  await expect(watching.recording).toHaveText(/^Recording paused at step/);
  await watching.button('Resume recording').click();
  await expect(watching.recording).toHaveText(/^Recording: /);
  await watching.button('Stop recording').click();
  await expect(watching.recording).toHaveText(/ steps recorded, then stopped by you\./);
  await watching.isAt(999_999);
  await expect(watching.button('Record more')).toBeVisible();
});

test('Escape cancels a long search for the next change of a cell', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(EMPTY, 'rowByRow', 1_000_000, 'all');
  await watching.button('Stop recording').click();
  await expect(watching.recording).toHaveText(/stopped by you/);
  await app.select('r1c1');
  // At once, because on a fast machine the walk would be over before the second key.
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
  await watching.isAt(1_000_000);
  await expect(watching.play).toBeVisible();
});

test('Watch names clashing digits instead of searching', async ({ app }) => {
  const watching = new Watching(app);
  await app.openPuzzle(CLASH);
  await app.start('watch');
  await expect(watching.sentence).toHaveText('There is nothing to search: the digits clash.');
  await expect(app.page.getByText('Row 1 has two 5s, in r1c1 and r1c2.').first()).toBeVisible();
});

test('the search of a puzzle without a solution tries every way', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(NONE, 'fewestCandidates', 0);
  await expect(watching.recording).toHaveText(/every way has been tried$/);
  await app.press('End');
  await expect(watching.sentence).toHaveText(/No solution|Dead end/);
  await expect(app.page.getByText(/no solution/i).first()).toBeVisible();
});

test('the search can start from the player’s board', async ({ app }) => {
  const watching = new Watching(app);
  await app.openPuzzle(EASY);
  await app.select('r1c3');
  await app.type('4');
  await app.press('w');
  const dialog = await watching.openStrategies();
  await dialog.getByRole('button', { name: 'My board' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await watching.isAt(0);
  await expect(watching.sentence).toHaveText('Start: 50 cells are empty.');
  await app.showsCell('r1c3', '4, given');
});

test('Watch works by keyboard alone', async ({ app }) => {
  const watching = new Watching(app);
  await app.openPuzzle(HARD);
  await app.press('w');
  await expect(watching.pause).toBeFocused();
  await app.press('Space');
  await expect(watching.play).toBeFocused();
  await app.press('Home', 'ArrowRight');
  await watching.isAt(1);
  for (let stop = 0; stop < 40 && !(await app.focused()).startsWith('gridcell'); stop++)
    await app.press('Shift+Tab');
  expect(await app.focused()).toMatch(/^gridcell/);
  await app.press('ArrowDown', 'ArrowRight');
  await watching.isAt(1);
  await expect(watching.button('Run until r2c3 changes')).toBeVisible();
  await app.press('Tab');
  await app.press('ArrowRight');
  await watching.isAt(2);
});

test('each single step is announced; while the search plays, only play and pause are', async ({ app }) => {
  const watching = new Watching(app);
  await watching.open(EASY, 'rowByRow', 0);
  await app.press('ArrowRight');
  await expect(watching.announcement).toContainText('Trying 1 in r1c3, the first of three.');
  await app.press('ArrowRight');
  await watching.isAt(2);
  await expect(watching.announcement).toContainText('r1c4');
  await app.press('Space');
  await expect(watching.announcement).toHaveText('Playing.');
  await app.press('Space');
  await expect(watching.announcement).not.toHaveText('Playing.');
});

test('a recorder that dies is restarted, and the page says so', async ({ app }) => {
  const workers = await holdWorkers(app.page);
  const watching = new Watching(app);
  await watching.open(EMPTY, 'rowByRow', 1000, 'all');
  await workers.kill();
  await expect(app.notices).toContainText('The recorder stopped answering.');
  await watching.isAt(1000);
  await expect(watching.recording).toHaveText(/^Recording: /);
});

test('Watch loads only when it is opened', async ({ app }) => {
  const asked: string[] = [];
  app.page.on('request', (request) => asked.push(request.url()));
  await app.openPuzzle(EASY);
  await app.solve();
  await app.showsDigits(EASY_ANSWER);
  const isOfWatch = (url: string): boolean => /room|recorder|timeMachine/i.test(url);
  expect(asked.filter(isOfWatch)).toEqual([]);
  await app.start('watch');
  await expect.poll(() => asked.filter(isOfWatch).length).toBeGreaterThan(2);
});

for (const language of ['en', 'ko'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds no fault in Watch', async ({ app }) => {
      const watching = new Watching(app);
      await watching.open(HARD, 'singlesFirst', 20);
      await app.press('Escape');
      await hasNoViolations(app);
      await watching.button(watching.words.variables.title).click();
      await hasNoViolations(app);
    });
  });
}

test('Space also plays from the timeline, and typing in the step field triggers no shortcut', async ({
  app,
}) => {
  const watching = new Watching(app);
  await watching.open(HARD, 'rowByRow', 0);
  await watching.timeline.focus();
  await app.press('ArrowRight');
  await watching.isAt(1);
  await app.press('Space');
  await expect(watching.pause).toBeVisible();
  await app.press('Space');
  await expect(watching.play).toBeVisible();
  const step = app.page.getByRole('textbox', { name: 'Go to step' });
  await step.click();
  await app.type('ns');
  await expect(step).toHaveValue('ns');
  await step.fill('77');
  await watching.button('Go').click();
  await watching.isAt(77);
});
