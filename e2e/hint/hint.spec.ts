import { type App, type CellName, expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { drawnAgain, LANGUAGES, notInView } from '../support/layout';
import { FISH, MODERATE } from '../support/puzzles';

/** A cell of the moderate puzzle with a proof of three parts. */
const IN_PARTS: CellName = 'r8c3';
/** A given of that puzzle. */
const GIVEN: CellName = 'r1c2';

/** Opens a hint for one cell. */
async function ask(app: App, puzzle: string, cell: CellName): Promise<void> {
  await app.openPuzzle(puzzle);
  await app.select(cell);
  await app.start('hint');
}

const says = (app: App, text: string | RegExp) => expect(app.hint).toContainText(text);
const level = (app: App, name: 'nudge' | 'technique' | 'why' | 'fill') =>
  app.hint.getByRole('button', { name: app.words.hint.levels[name], exact: true });

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

test('in every window the open menu and the step in view stay in view, only the steps scroll, and only what the hint is about is shaded', async ({
  app,
}) => {
  const { page } = app;
  await app.openPuzzle(MODERATE);
  await app.start('hint');
  const peer = app.grid.locator('.peer:not(.chosen, [class*="hint-"])').first();
  await expect(peer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await app.select(IN_PARTS);
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
  await isDrawnOn(app, 'r1c9');
  await app.click(actions.next(2));
  await expect(app.button(path.playFrom)).toBeVisible();
  await hasNoViolations(app);
  await app.select('r1c3');
  await level(app, 'why').click();
  await expect(app.hint.locator('.hint-parted details[open]')).toBeVisible();
  await hasNoViolations(app);
});

test('link by link or as a whole, a step has no fault that axe finds; its legend is clear of the names of columns', async ({
  app,
}) => {
  const { allLinks, linkByLink } = app.words.hint;
  await ask(app, FISH, 'r9c8');
  await level(app, 'why').click();
  await expect(app.button(allLinks)).toBeVisible();
  await hasNoViolations(app);
  await app.click(allLinks);
  await expect(app.button(linkByLink)).toBeVisible();
  await hasNoViolations(app);
  await app.click(linkByLink);
  await expect(app.page.locator('.hint-legend li').first()).toBeVisible();
  for (const language of LANGUAGES) {
    const { words } = await app.speaking(language);
    const entries = Object.values(words.hint.legend).toSorted((a, b) => b.length - a.length);
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
      expect(await app.page.evaluate(legendFaults, entries), `${width} x ${height}, ${language}`).toEqual([]);
    }
  }
});

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

test.describe('with power to spare', () => {
  test.use({ ahead: true });

  test('while a proof is read, a shorter one is looked for and offered', async ({ app }) => {
    await ask(
      app,
      '.97.68.......741...5.......91.....8...2..1..5.........4...9..7..8.4.....72..8..6.',
      'r8c9',
    );
    await level(app, 'why').click();
    const { found, show } = app.words.hint.improving;
    await says(app, found(11, 12));
    await says(app, /12 steps in \w+ parts/);
    await hasNoViolations(app);
    await app.hint.getByRole('button', { name: show }).click();
    await expect(app.hint.getByText(found(11, 12))).toBeHidden();
    await says(app, /11 steps in \w+ parts/);
  });
});

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
