import { cellAt, housesOf } from '../../src/sudoku/core';
import { type App, type CellName, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { drawnAgain, notInView } from '../support/layout';
import { EASY, EASY_ANSWER, FISH, HARDEST, MODERATE } from '../support/puzzles';
import type { Language } from '../support/words';

/** Two cells of the easy puzzle: one with a single digit left by its peers, and one that is some steps away. */
const NEAR: CellName = 'r8c8';
const NEAR_CELL = cellAt(7, 7);
const NEAR_DIGIT = 3;
const NEAR_BOX = housesOf(NEAR_CELL)[2];
const FARTHER: CellName = 'r1c3';
/** A cell of the moderate puzzle whose proof takes more than five steps. */
const FAR: CellName = 'r1c3';
const FAR_CELL = cellAt(0, 2);
/** In the same puzzle, a cell with a proof of three parts. */
const IN_PARTS: CellName = 'r8c3';
/** A given of the moderate puzzle. */
const GIVEN: CellName = 'r1c2';

/** Opens a hint for one cell. */
async function ask(app: App, puzzle: string, cell: CellName): Promise<void> {
  await app.openPuzzle(puzzle);
  await app.select(cell);
  await app.start('hint');
}

const says = (app: App, text: string | RegExp) => expect(app.hint).toContainText(text);
const doesNotSay = (app: App, text: string | RegExp) => expect(app.hint).not.toContainText(text);
const level = (app: App, name: 'nudge' | 'technique' | 'why' | 'fill') =>
  app.hint.getByRole('button', { name: app.words.hint.levels[name], exact: true });
const isAt = (app: App, name: Parameters<typeof level>[1]) =>
  expect(level(app, name)).toHaveAttribute('aria-current', 'step');
const isAtStep = (app: App, at: number) =>
  expect(app.hint.locator('li[aria-current=step] .no')).toHaveText(String(at));

test('a hint tells more on request, is drawn on the board, reopens where it was left, and writes only at the last level', async ({
  app,
}) => {
  const { headings, outlook, nudge, actions, filled, write, remarks } = app.words.hint;
  await ask(app, EASY, NEAR);
  await expect(app.heading).toHaveText(headings.cell(NEAR_CELL));
  await says(app, outlook(NEAR_CELL, 1, 'easy').lead);
  // After a click on the Hint key, Enter does not press it again.
  await app.press('Enter');
  await isAt(app, 'nudge');
  await says(app, nudge({ house: NEAR_BOX, digit: null }));
  await app.click(actions.technique);
  await isAt(app, 'technique');
  await doesNotSay(app, `is ${NEAR_DIGIT}`);
  await app.press('Enter');
  await isAt(app, 'why');
  await says(app, 'Box 9 already has 2, 5, 7, 8 and 9');
  await says(app, 'On the board: highlighted: row 8, box 9 and column 8; placed: 3 in r8c8.');
  await isDrawnOn(app, NEAR);
  await app.showsDigits(EASY);
  await app.press('Escape');
  await expect(app.hint).toBeHidden();
  await expect(app.keypad).toBeVisible();
  await app.press('h');
  await isAt(app, 'why');
  await app.click(actions.fill);
  await app.showsCell(NEAR, `${NEAR_DIGIT}, answer`);
  await expect(app.cell(NEAR)).toBeFocused();
  await says(app, remarks.filled(NEAR_CELL, NEAR_DIGIT));
  await app.press('z');
  await app.showsDigits(EASY);
  // The digit can be told without the proof, and is not written until its button is pressed.
  await level(app, 'fill').click();
  await says(app, filled(NEAR_CELL, NEAR_DIGIT));
  await app.showsDigits(EASY);
  await app.click(write([NEAR_CELL], [NEAR_DIGIT]));
  await app.showsCell(NEAR, `${NEAR_DIGIT}, answer`);
});

/** Checks at some widths of the window that the mark of a placed digit is inside its cell. */
async function isDrawnOn(app: App, name: CellName): Promise<void> {
  for (const width of [1000, 700, 1280]) {
    await app.page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const cell = await app.cell(name).boundingBox();
        const mark = await app.grid.locator('.placed rect').boundingBox();
        if (cell === null || mark === null) return 'not there';
        const inside = mark.x >= cell.x && mark.y >= cell.y && mark.x + mark.width <= cell.x + cell.width + 1;
        return inside && mark.y + mark.height <= cell.y + cell.height + 1;
      }, `${width}`)
      .toBe(true);
  }
}

test('a hint undoes wrong entries on request; then it fills in the digits of the solution, cell after cell', async ({
  app,
}) => {
  const { headings, actions, remarks, outlook } = app.words.hint;
  await app.openPuzzle(EASY);
  await app.select('r5c5');
  await app.type('5');
  await app.select(FARTHER);
  await app.type('2');
  await app.select(NEAR);
  await app.start('hint');
  await says(app, remarks.wrong(1));
  await doesNotSay(app, 'r1c3');
  await app.click(actions.which);
  await says(app, remarks.wrongWhich([FAR_CELL]));
  await app.click(actions.undo(1));
  await says(app, outlook(NEAR_CELL, 1, 'easy').lead);
  await app.showsCell('r5c5', '5');
  await app.showsCell(FARTHER, 'empty');
  for (let filled = 1; filled < 5; filled++) {
    if (filled > 1) {
      await app.click(actions.nextStep);
      await expect(app.heading).toHaveText(headings.step);
    }
    await app.press('f');
    await expect.poll(async () => (await app.digits()).replaceAll('.', '').length).toBe(31 + filled);
  }
  const digits = await app.digits();
  expect([...digits].every((digit, cell) => digit === '.' || digit === EASY_ANSWER[cell])).toBe(true);
});

test('a hint for a distant cell leads to a nearer cell first, and back, also after a reload', async ({
  app,
}) => {
  const { headings, actions } = app.words.hint;
  await ask(app, MODERATE, FAR);
  await says(app, /r1c3 is \w+ steps away/);
  const first = app.hint.getByRole('button', { name: /^Solve r\dc\d first$/ });
  for (const back of [() => app.press('Escape'), () => app.click(actions.backOut), () => app.page.goBack()]) {
    await first.click();
    await expect(app.heading).not.toHaveText(headings.cell(FAR_CELL));
    await says(app, 'can be solved now');
    await expect(app.cell(FAR)).toHaveAttribute('aria-selected', 'false');
    await back();
    await expect(app.heading).toHaveText(headings.cell(FAR_CELL));
    await says(app, /r1c3 is \w+ steps away/);
    await expect(app.cell(FAR)).toHaveAttribute('aria-selected', 'true');
  }
  // After the first cell is filled, the other is nearer.
  const before = await app.hint.getByRole('heading', { level: 2 }).textContent();
  await first.click();
  await says(app, 'can be solved now');
  await app.press('f');
  await expect(app.heading).toHaveText(headings.cell(FAR_CELL));
  await says(app, /r1c3 is \w+ steps away/);
  expect(await app.hint.getByRole('heading', { level: 2 }).textContent()).not.toBe(before);
  await first.click();
  await says(app, 'can be solved now');
  const there = await app.heading.textContent();
  // Both return after a reload.
  await app.reload();
  await expect(app.heading).toHaveText(there ?? '');
  await app.press('Escape');
  await expect(app.heading).toHaveText(headings.cell(FAR_CELL));
});

test('a long proof is read part by part with Enter and arrows; a button reached by Tab keeps its Enter', async ({
  app,
}) => {
  await ask(app, MODERATE, IN_PARTS);
  await level(app, 'why').click();
  await isAtStep(app, 1);
  await app.press('Enter');
  await isAtStep(app, 2);
  await app.button(app.words.hint.actions.back(1)).click();
  await isAtStep(app, 1);
  await app.press('Enter', 'Enter');
  await isAtStep(app, 3);
  // Other parts can be opened, and the next part closes them again.
  const parts = app.hint.locator('.hint-parted > li');
  const isOpen = () =>
    parts.locator('details').evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  expect(await isOpen()).toEqual([true, false, false]);
  await parts.nth(2).locator('summary').click();
  await expect(parts.nth(2).getByRole('button').first()).toBeVisible();
  await app.press('ArrowRight', 'ArrowRight');
  await expect(parts.nth(1).locator('[aria-current=step]')).toBeVisible();
  expect(await isOpen()).toEqual([false, true, false]);
  await level(app, 'technique').click();
  await app.press('Shift+Tab');
  await expect(level(app, 'nudge')).toBeFocused();
  await app.press('Enter');
  await isAt(app, 'nudge');
});

test('in every window the open menu and the step in view stay in view, and only the steps scroll', async ({
  app,
}) => {
  const { page } = app;
  await ask(app, MODERATE, IN_PARTS);
  await app.hint.getByRole('button', { name: app.words.hint.elsewhere }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  for (const [width, height] of [
    [390, 664],
    [320, 480],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => notInView(page, { menu })).toEqual([]);
  }
  await app.press('Escape');
  await expect(menu).toBeHidden();
  await level(app, 'why').click();
  for (const [width, height] of [
    [1280, 800],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await drawnAgain(page);
    for (let step = 0; step < 6; step++) await app.press(width === 1280 ? 'ArrowRight' : 'ArrowLeft');
    const { longer, scrolled } = await page.evaluate(() => ({
      longer: document.documentElement.scrollHeight - document.documentElement.clientHeight,
      scrolled: scrollY,
    }));
    expect({ longer, scrolled }, `${width} x ${height}`).toEqual({ longer: 0, scrolled: 0 });
  }
  for (const [width, height] of [
    [390, 664],
    [320, 480],
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => isStepSeen(app), `${width} x ${height}`).toBe(true);
  }
});

async function isStepSeen(app: App): Promise<boolean> {
  const step = await app.hint.locator('li[aria-current=step] h2').boundingBox();
  const sheet = await app.hint.locator('.hint-scroll').boundingBox();
  if (step === null || sheet === null) return false;
  return step.y >= sheet.y - 1 && step.y + step.height <= sheet.y + sheet.height + 1;
}

for (const language of ['en', 'ko'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    test.use({ language });

    test('axe finds no fault at any level of a hint, in a remark, in a path and in a proof in parts', async ({
      app,
    }) => {
      test.slow();
      const { path } = app.words;
      const { actions } = app.words.hint;
      await ask(app, MODERATE, 'r8c8');
      await expect(app.button(actions.nudge)).toBeVisible();
      await hasNoViolations(app);
      for (const name of ['nudge', 'technique', 'why', 'fill'] as const) {
        await level(app, name).first().click();
        await expect(app.hint.locator('[aria-current=step]').first()).toBeVisible();
        await hasNoViolations(app);
      }
      await app.select(GIVEN);
      await expect(app.button(actions.enough)).toBeVisible();
      await hasNoViolations(app);
      await app.askElsewhere(actions.path);
      await app.click(actions.next(2));
      await expect(app.button(path.playFrom)).toBeVisible();
      await hasNoViolations(app);
      await app.select(FAR);
      await level(app, 'why').click();
      await expect(app.hint.locator('.hint-parted details[open]')).toBeVisible();
      await hasNoViolations(app);
    });

    test('link by link or as a whole, a step has no fault that axe finds; its legend is clear of the names of columns', async ({
      app,
    }) => {
      const { allLinks, linkByLink, legend } = app.words.hint;
      const words = Object.values(legend).toSorted((a, b) => b.length - a.length);
      await ask(app, FISH, 'r9c8');
      await level(app, 'why').click();
      await expect(app.button(allLinks)).toBeVisible();
      await hasNoViolations(app);
      await app.click(allLinks);
      await expect(app.button(linkByLink)).toBeVisible();
      await hasNoViolations(app);
      await app.click(linkByLink);
      await expect(app.page.locator('.hint-legend li').first()).toBeVisible();
      for (const [width, height] of [
        [1280, 800],
        [1280, 720],
        [1920, 1080],
        [1024, 768],
        [900, 600],
      ] as const) {
        await app.page.setViewportSize({ width, height });
        await drawnAgain(app.page);
        expect(await app.page.evaluate(legendFaults, words), `${width} x ${height}`).toEqual([]);
      }
    });
  });
}

/** Runs in the page: the numbers of entries at which an entry of the legend lies on the name of a column. */
function legendFaults(words: readonly string[]): string[] {
  const legend = document.querySelector('.hint-legend');
  const entry = legend?.querySelector('li');
  const names = [...document.querySelectorAll('.board .labels-columns li')];
  if (!legend || !entry || names.length !== 9) return ['there is none'];
  const own = [...legend.children];
  const found: string[] = [];
  for (let many = 1; many <= words.length; many++) {
    legend.replaceChildren(
      ...words.slice(0, many).map((text) => {
        const other = entry.cloneNode(true);
        other.lastChild?.replaceWith(text);
        return other;
      }),
    );
    for (const one of legend.querySelectorAll('li')) {
      const box = one.getBoundingClientRect();
      for (const name of names) {
        const { left, right, bottom } = name.getBoundingClientRect();
        if (box.left < right && box.right > left && box.top < bottom)
          found.push(`${many}: ${one.textContent} on ${name.textContent}, by ${bottom - box.top}`);
      }
    }
  }
  legend.replaceChildren(...own);
  return found;
}

test('the whole path is shown with the chosen names of cells, in two orders, and continued from any step in Play', async ({
  app,
}) => {
  const { path } = app.words;
  const { actions, headings, namings, step } = app.words.hint;
  await ask(app, MODERATE, 'r8c8');
  await app.askElsewhere(app.words.app.menu.options);
  await app.dialog.getByRole('button', { name: namings.letters, exact: true }).click();
  await app.closeDialog();
  await expect(app.heading).toHaveText('A hint for H8');
  await app.askElsewhere(actions.path);
  await expect(app.heading).toHaveText(headings.path);
  await says(app, /\d+ steps to the end/);
  await says(app, /1[A-I][1-9] is [1-9]/);
  await app.hint.getByText(/^\d techniques, the hardest: \w/).click();
  await expect(app.hint.getByText(path.hardest, { exact: true })).toBeVisible();
  await says(app, path.ratedHow);
  await app.click(path.orders.fewest);
  await expect(app.button(path.orders.fewest)).toHaveAttribute('aria-pressed', 'true');
  await app.hint.getByRole('button', { name: new RegExp(`^${step(4, 60).replace('60', '')}`) }).click();
  await says(app, path.playFromWrites(3, false));
  await app.showsDigits(MODERATE);
  await app.click(path.playFrom);
  await expect(app.keypad).toBeVisible();
  await expect.poll(() => app.focused()).toMatch(/^gridcell "H8/);
  await expect.poll(async () => (await app.digits()).replaceAll('.', '').length).toBe(28);
  await app.press('z');
  await app.showsDigits(MODERATE);
});

test('the first proof is shown during the search for a shorter one, and the search can be stopped', async ({
  app,
}) => {
  const { improving, actions } = app.words.hint;
  await ask(app, HARDEST, 'r2c6');
  const status = app.hint.getByRole('status');
  // The first proof takes a second or two, the search for a shorter one twice as long.
  await expect(status).toContainText(improving.running, { timeout: 60_000 });
  await app.click(actions.nudge);
  await isAt(app, 'nudge');
  await expect(status).toContainText(improving.running);
  await hasNoViolations(app);
  await status.getByRole('button', { name: improving.stop }).click();
  await expect(status).toBeEmpty();
  await isAt(app, 'nudge');
});
