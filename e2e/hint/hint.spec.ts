import { cellAt, housesOf } from '../../src/sudoku/core';
import { type App, type CellName, expect, type Language, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { drawnAgain, notInView } from '../support/layout';
import {
  EASY,
  EASY_ANSWER,
  EASY_ENTRIES,
  FISH,
  HARD,
  MODERATE,
  NONE,
  TWO,
  withDigits,
} from '../support/puzzles';

/** Two cells of the easy puzzle: one with a single digit left by its peers, and one that is some steps away. */
const NEAR: CellName = 'r8c8';
const NEAR_CELL = cellAt(7, 7);
const NEAR_DIGIT = 3;
const NEAR_BOX = housesOf(NEAR_CELL)[2];
const FARTHER: CellName = 'r1c3';
/** A cell of the moderate puzzle whose proof takes more than five steps. */
const FAR: CellName = 'r1c3';
const FAR_CELL = cellAt(0, 2);

/** Opens a hint for one cell. */
async function ask(app: App, puzzle: string, cell: CellName, entries = ''): Promise<void> {
  await app.openPuzzle(puzzle, entries);
  await app.select(cell);
  await app.start('hint');
}

const says = (app: App, text: string | RegExp) => expect(app.hint).toContainText(text);
const doesNotSay = (app: App, text: string | RegExp) => expect(app.hint).not.toContainText(text);
const level = (app: App, name: 'nudge' | 'technique' | 'why' | 'fill') =>
  app.hint.getByRole('button', { name: app.words.hint.levels[name], exact: true });
const isAt = (app: App, name: Parameters<typeof level>[1]) =>
  expect(level(app, name)).toHaveAttribute('aria-current', 'step');

test('Enter shows the next level, also after a click on the Hint key', async ({ app }) => {
  await ask(app, EASY, NEAR);
  await says(app, app.words.hint.outlook(NEAR_CELL, 1, 'easy').lead);
  await app.press('Enter');
  await isAt(app, 'nudge');
});

test('after a click on a level or a button, Enter still tells more; reached by Tab, a button keeps it', async ({
  app,
}) => {
  const { actions } = app.words.hint;
  const isAtStep = (at: number) =>
    expect(app.hint.locator('li[aria-current=step] .no')).toHaveText(String(at));
  await ask(app, MODERATE, FAR);
  await level(app, 'why').click();
  await isAtStep(1);
  await app.press('Enter');
  await isAtStep(2);
  await app.button(actions.back(1)).click();
  await isAtStep(1);
  await app.press('Enter', 'Enter');
  await isAtStep(3);
  await level(app, 'technique').click();
  await app.press('Shift+Tab');
  await expect(level(app, 'nudge')).toBeFocused();
  await app.press('Enter');
  await isAt(app, 'nudge');
});

test('a hint says whether a cell can be solved, tells more only on request, and writes only at the last level', async ({
  app,
}) => {
  const { headings, outlook, nudge, actions, filled, write, remarks } = app.words.hint;
  await ask(app, EASY, NEAR);
  await expect(app.heading).toHaveText(headings.cell(NEAR_CELL));
  await says(app, outlook(NEAR_CELL, 1, 'easy').lead);
  await doesNotSay(app, `is ${NEAR_DIGIT}`);
  await app.click(actions.nudge);
  await isAt(app, 'nudge');
  await says(app, nudge({ house: NEAR_BOX, digit: null }));
  await app.click(actions.technique);
  await isAt(app, 'technique');
  await says(app, app.words.techniques.names.nakedSingle);
  await says(app, app.words.techniques.definitions.nakedSingle);
  await doesNotSay(app, `is ${NEAR_DIGIT}`);
  await app.click(actions.why);
  await isAt(app, 'why');
  await says(app, filled(NEAR_CELL, NEAR_DIGIT).replace('.', ''));
  await says(app, 'Box 9 already has 2, 5, 7, 8 and 9');
  await says(app, 'On the board: highlighted: row 8, box 9 and column 8; placed: 3 in r8c8.');
  await app.showsDigits(EASY);
  await app.click(actions.fill);
  await app.showsCell(NEAR, `${NEAR_DIGIT}, answer`);
  await expect(app.cell(NEAR)).toBeFocused();
  await says(app, remarks.filled(NEAR_CELL, NEAR_DIGIT));
  await expect(app.hint.getByRole('button', { name: /^Easiest cell now: r\dc\d$/ })).toBeVisible();
  await app.press('z');
  await app.showsDigits(EASY);
  // The digit can be told without the proof, and is not written until its button is pressed.
  await level(app, 'fill').click();
  await says(app, filled(NEAR_CELL, NEAR_DIGIT));
  await app.showsDigits(EASY);
  await app.click(write([NEAR_CELL], [NEAR_DIGIT]));
  await app.showsCell(NEAR, `${NEAR_DIGIT}, answer`);
});

test('the keyboard alone moves through a hint, fills the cell, undoes it and returns to Play', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.select('r1c1');
  for (let down = 0; down < 7; down++) await app.press('ArrowDown');
  for (let right = 0; right < 7; right++) await app.press('ArrowRight');
  await app.press('h');
  await says(app, app.words.hint.outlook(NEAR_CELL, 1, 'easy').lead);
  await app.press('Enter');
  await isAt(app, 'nudge');
  await app.press('Enter');
  await isAt(app, 'technique');
  // Away from the board, arrows turn pages.
  await level(app, 'why').focus();
  await app.press('ArrowRight');
  await isAt(app, 'why');
  await app.press('ArrowLeft');
  await isAt(app, 'technique');
  await app.press('f');
  await app.showsCell(NEAR, `${NEAR_DIGIT}, answer`);
  await app.press('z');
  await app.showsDigits(EASY);
  await says(app, app.words.techniques.names.nakedSingle);
  await app.press('Escape');
  await expect(app.hint).toBeHidden();
  await expect(app.keypad).toBeVisible();
  await app.press('h');
  await expect(app.hint).toBeVisible();
  await app.press('h');
  await expect(app.hint).toBeHidden();
});

test('a hint reopens at its last level, and follows the selected cell', async ({ app }) => {
  await ask(app, EASY, NEAR);
  await app.click(app.words.hint.actions.nudge);
  await isAt(app, 'nudge');
  await app.press('Escape');
  await expect(app.hint).toBeHidden();
  await app.start('hint');
  await isAt(app, 'nudge');
  await app.select(FARTHER);
  await expect(app.heading).toHaveText(app.words.hint.headings.cell(FAR_CELL));
  await says(app, app.words.hint.outlook(FAR_CELL, 5, 'easy').lead);
  await app.select(NEAR);
  await isAt(app, 'nudge');
});

test('a proof can be read step by step, forwards or backwards from the answer', async ({ app }) => {
  const { actions, step, notShown, backward } = app.words.hint;
  await ask(app, EASY, FARTHER);
  await says(app, app.words.hint.outlook(FAR_CELL, 5, 'easy').lead);
  await level(app, 'why').click();
  const steps = app.hint.getByRole('listitem');
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(app.hint.getByRole('button', { name: `${step(5, 5)}, ${notShown}` })).toBeVisible();
  await app.click(actions.next(2));
  await expect(app.hint.getByRole('button', { name: actions.back(1), exact: true })).toBeVisible();
  await app.hint.getByRole('button', { name: `${step(5, 5)}, ${notShown}` }).click();
  await expect(app.hint.locator('[aria-current=step] h2')).toHaveText('r1c3 is 4');
  await app.click(backward);
  await expect(app.hint.locator('[aria-current=step] h2')).toHaveText('r1c3 is 4');
  await expect(app.hint.getByRole('button', { name: `${step(1, 5)}, ${notShown}` })).toBeVisible();
  await app.showsDigits(EASY);
});

test('a hint for a distant cell leads to a nearer cell first, and back', async ({ app }) => {
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

test('a long proof has parts, and the part with the current step is open', async ({ app }) => {
  await ask(app, MODERATE, FAR);
  await level(app, 'why').click();
  const parts = app.hint.locator('.hint-parted > li');
  await expect(parts).toHaveCount(3);
  const summary = (at: number) => parts.nth(at).locator('summary');
  await expect(summary(0)).toHaveText(/^First r\dc\d = \d, four steps · /);
  await expect(summary(1)).toHaveText(/^Then r\dc\d = \d, \w+ steps · /);
  await expect(summary(2)).toHaveText(/^Finally r1c3, \w+ steps · /);
  const isOpen = async () =>
    parts.locator('details').evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
  expect(await isOpen()).toEqual([true, false, false]);
  // Other parts can be opened, and the next step closes them again.
  await summary(2).click();
  await expect(parts.nth(2).getByRole('button').first()).toBeVisible();
  for (let step = 2; step <= 5; step++) await app.press('ArrowRight');
  await expect(parts.nth(1).locator('[aria-current=step]')).toBeVisible();
  expect(await isOpen()).toEqual([false, true, false]);
});

test('a step with many marks is shown link by link, on the board and in words, or as a whole', async ({
  app,
}) => {
  const { link, follows, earlierLink, laterLink, allLinks, linkByLink, actions } = app.words.hint;
  await ask(app, FISH, 'r9c8');
  await level(app, 'why').click();
  const inView = app.hint.locator('li[aria-current=step]');
  const marks = () => app.grid.locator('.hint-mark').count();
  await expect(inView).toContainText(link(1, 3));
  await expect(inView).toContainText(/Column\s\d can hold \d only in r\dc\d/);
  const drawn = [await marks()];
  for (const place of [link(2, 3), link(3, 3), follows]) {
    await app.press('ArrowRight');
    await expect(inView).toContainText(place);
    drawn.push(await marks());
  }
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(new Set(drawn).size).toBe(4);
  await app.press('ArrowRight');
  await expect(app.hint.getByRole('button', { name: actions.back(1), exact: true })).toBeVisible();
  await app.press('ArrowLeft');
  await expect(inView).toContainText(follows);
  await app.click(earlierLink);
  await app.click(earlierLink);
  await expect(inView).toContainText(link(2, 3));
  await app.click(laterLink);
  await expect(inView).toContainText(link(3, 3));
  await app.click(allLinks);
  await expect(inView).not.toContainText(link(3, 3));
  await expect(inView.getByRole('listitem')).toHaveCount(3);
  expect(await marks()).toBe(drawn.at(-1));
  await app.click(linkByLink);
  await expect(inView).toContainText(link(1, 3));
});

test('for a digit, the hint says why it is impossible, or that nothing rules it out', async ({ app }) => {
  const { whyNotDigit, remarks, actions, headings } = app.words.hint;
  await ask(app, EASY, FARTHER);
  await app.click(whyNotDigit(5));
  await says(app, 'r1c3 sees a 5 in r1c1');
  await app.click(actions.backOut);
  await app.click(whyNotDigit(4));
  await says(app, remarks.notRuledOut(FAR_CELL, 4));
  await app.press('ArrowLeft');
  await app.select('r5c5');
  await app.select(FARTHER);
  await app.click(whyNotDigit(2));
  await expect(app.heading).toHaveText(headings.digit(FAR_CELL, 2));
  await says(app, app.words.hint.actions.next(2));
});

test('the hint lists the digits that the cell sees', async ({ app }) => {
  await ask(app, EASY, FARTHER);
  await app.click(app.words.hint.sees);
  await says(app, '3, 5, 6, 8 and 9: in box 1. 7: in row 1. Three digits are left.');
});

test('the menu leads to the cells that singles fill and to all steps, and back', async ({ app }) => {
  const { actions, headings, singles } = app.words.hint;
  await ask(app, MODERATE, 'r8c8');
  await says(app, app.words.hint.outlook(cellAt(7, 7), 4, 'hard').lead);
  await app.askElsewhere(actions.singles);
  await expect(app.heading).toHaveText(headings.singles);
  await says(app, /filled by a single now/);
  expect(singles([])).toContain('No cell');
  await app.click(actions.backOut);
  await app.askElsewhere(actions.all);
  await expect(app.heading).toHaveText(headings.list);
  await says(app, app.words.techniques.names.pointing);
  // Two techniques may find the same step. The twelve easiest steps contain it once.
  const easiest = await app.hint.getByRole('list').first().getByRole('button').allTextContents();
  expect(easiest).toHaveLength(12);
  expect(new Set(easiest).size).toBe(easiest.length);
  await app.hint.getByText(/^Pointing /).click();
  await app.hint
    .getByRole('button', { name: /^Remove .* from r\dc\d/ })
    .first()
    .click();
  await expect(app.heading).toHaveText(headings.step);
  await says(app, 'can hold');
  await app.click(actions.backOut);
  await expect(app.heading).toHaveText(headings.list);
  // As it was before.
  await expect(app.hint.getByRole('button', { name: /^Remove .* from r\dc\d/ }).first()).toBeVisible();
});

const given = { cell: cellAt(0, 0), digit: 5 } as const;

/** The remarks in place of a hint, and how to reach each. */
function specialCases(app: App): readonly (readonly [string, () => Promise<void>, string])[] {
  const { remarks } = app.words.hint;
  return [
    ['a given', () => ask(app, EASY, 'r1c1'), remarks.given(given.cell, given.digit)],
    [
      'a right entry',
      () => ask(app, EASY, FARTHER, withDigits('.'.repeat(81), 2, '4')),
      remarks.right(FAR_CELL, 4),
    ],
    [
      'a wrong entry elsewhere',
      () => ask(app, EASY, NEAR, withDigits('.'.repeat(81), 2, '2')),
      remarks.wrong(1),
    ],
    [
      'a wrong entry here',
      () => ask(app, EASY, FARTHER, withDigits('.'.repeat(81), 2, '1')),
      remarks.wrongHere(FAR_CELL),
    ],
    ['many solutions', () => ask(app, TWO, 'r1c1'), remarks.many(2, true)],
    ['no solution', () => ask(app, NONE, 'r1c1'), remarks.noSolution],
    ['a solved board', () => ask(app, EASY, FARTHER, EASY_ENTRIES), remarks.solved],
    [
      'an empty board',
      async () => {
        await app.open();
        await app.press('e');
        await app.start('hint');
      },
      remarks.emptyBoard,
    ],
    [
      'several cells',
      async () => {
        await app.openPuzzle(EASY);
        await app.select(FARTHER);
        await app.press('Shift+ArrowDown');
        await app.start('hint');
      },
      remarks.several(2),
    ],
  ];
}

for (const language of ['en', 'ko'] as const satisfies readonly Language[]) {
  test.describe(language, () => {
    test.use({ language });

    test('if there is no hint to give, one sentence says why', async ({ app }) => {
      for (const [, reach, sentence] of specialCases(app)) {
        await reach();
        await says(app, sentence);
        await app.start('hint');
        await expect(app.hint).toBeHidden();
      }
    });

    test('axe finds no fault in the choice of techniques and the path', async ({ app }) => {
      const { choosing, path } = app.words;
      const { actions } = app.words.hint;
      await ask(app, EASY, NEAR);
      await app.chooseTechniques();
      await app.dialog.getByRole('checkbox', { name: choosing.families.uniqueness, exact: true }).uncheck();
      await hasNoViolations(app);
      await app.closeTechniques();
      await app.askElsewhere(actions.path);
      await expect(app.button(path.orders.fewest)).toBeVisible();
      await app.click(actions.next(2));
      await expect(app.button(path.playFrom)).toBeVisible();
      await hasNoViolations(app);
    });

    test('axe finds no fault in a proof in parts and a step shown link by link', async ({ app }) => {
      const { levels, allLinks, linkByLink } = app.words.hint;
      const why = () => app.hint.getByRole('button', { name: levels.why, exact: true }).click();
      await ask(app, MODERATE, FAR);
      await why();
      await expect(app.hint.locator('.hint-parted details[open]')).toBeVisible();
      await hasNoViolations(app);
      await app.start('hint');
      await ask(app, FISH, 'r9c8');
      await why();
      await expect(app.button(allLinks)).toBeVisible();
      await hasNoViolations(app);
      await app.click(allLinks);
      await expect(app.button(linkByLink)).toBeVisible();
      await hasNoViolations(app);
    });

    test('axe finds no fault at any level', async ({ app }) => {
      test.slow();
      const { actions, levels } = app.words.hint;
      await ask(app, MODERATE, 'r8c8');
      await expect(app.button(actions.nudge)).toBeVisible();
      await hasNoViolations(app);
      for (const name of [levels.nudge, levels.technique, levels.why, levels.fill]) {
        await app.hint.getByRole('button', { name, exact: true }).first().click();
        await expect(app.hint.locator('[aria-current=step]').first()).toBeVisible();
        await hasNoViolations(app);
      }
      await app.select('r1c2');
      await expect(app.button(actions.enough)).toBeVisible();
      await hasNoViolations(app);
    });
  });
}

test('the hint for a given offers the easiest cell without selecting it', async ({ app }) => {
  await ask(app, EASY, 'r1c1');
  const offer = app.hint.getByRole('button', { name: /^Easiest cell now: r\dc\d$/ });
  await expect(offer).toBeVisible();
  await expect(app.chosenCells).toHaveCount(1);
  await offer.click();
  await says(app, 'can be solved now');
});

test('the hint says that entries are wrong, shows them on request, and undoes back to before them', async ({
  app,
}) => {
  const { actions, remarks } = app.words.hint;
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
  await says(app, app.words.hint.outlook(NEAR_CELL, 1, 'easy').lead);
  await app.showsCell('r5c5', '5');
  await app.showsCell(FARTHER, 'empty');
});

test('the hint points out notes without the right digit', async ({ app }) => {
  const { actions, remarks } = app.words.hint;
  await app.openPuzzle(EASY);
  await app.click(app.words.play.fillNotes);
  await app.select(FARTHER);
  await app.press('Shift+Digit4');
  await app.showsCell(FARTHER, 'empty, notes 1 2');
  await app.start('hint');
  await says(app, remarks.wrongNotes);
  await app.click(actions.which);
  await says(app, remarks.wrongNotesWhich([FAR_CELL]));
  await app.click(actions.ignoreNotes);
  await says(app, app.words.hint.outlook(FAR_CELL, 5, 'easy').lead);
});

for (const language of ['en', 'ko'] as const)
  test.describe(language, () => {
    test.use({ language });

    test('the legend is clear of the names of the columns, however many marks it explains', async ({
      app,
    }) => {
      const words = Object.values(app.words.hint.legend).toSorted((a, b) => b.length - a.length);
      await ask(app, FISH, 'r9c8');
      await app.hint.getByRole('button', { name: app.words.hint.levels.why, exact: true }).click();
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

test('drawings lie on their cells at any window size', async ({ app }) => {
  await ask(app, EASY, NEAR);
  await level(app, 'why').click();
  await says(app, 'On the board');
  for (const width of [1280, 1000, 700]) {
    await app.page.setViewportSize({ width, height: 800 });
    await expect
      .poll(async () => {
        const cell = await app.cell(NEAR).boundingBox();
        const mark = await app.grid.locator('.placed rect').boundingBox();
        if (cell === null || mark === null) return 'not there';
        const inside = mark.x >= cell.x && mark.y >= cell.y && mark.x + mark.width <= cell.x + cell.width + 1;
        return inside && mark.y + mark.height <= cell.y + cell.height + 1;
      })
      .toBe(true);
  }
});

test('an open menu stays in view when the window shrinks', async ({ app }) => {
  const { page } = app;
  await ask(app, MODERATE, FAR);
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
});

test('the steps of a long proof scroll in the panel, and the page does not', async ({ app }) => {
  await ask(app, MODERATE, FAR);
  await level(app, 'why').click();
  for (const [width, height] of [
    [1280, 800],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    await drawnAgain(app.page);
    for (let step = 0; step < 6; step++) await app.press(width === 1280 ? 'ArrowRight' : 'ArrowLeft');
    const longer = await app.page.evaluate(
      () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
    );
    expect(longer, `${width} x ${height}`).toBe(0);
    expect(await app.page.evaluate(() => scrollY)).toBe(0);
  }
});

test('the current step stays in view when the window shrinks', async ({ app }) => {
  await ask(app, MODERATE, FAR);
  await level(app, 'why').click();
  for (let step = 2; step <= 8; step++) await app.press('ArrowRight');
  const isSeen = async () => {
    const step = await app.hint.locator('li[aria-current=step] h2').boundingBox();
    const sheet = await app.hint.locator('.hint-scroll').boundingBox();
    if (step === null || sheet === null) return false;
    return step.y >= sheet.y - 1 && step.y + step.height <= sheet.y + sheet.height + 1;
  };
  for (const [width, height] of [
    [390, 664],
    [320, 480],
    [1280, 800],
    [390, 844],
  ] as const) {
    await app.page.setViewportSize({ width, height });
    await expect.poll(isSeen, `${width} x ${height}`).toBe(true);
  }
});

test('the whole path is shown step by step, with the chosen names of cells', async ({ app }) => {
  const { actions, headings, namings } = app.words.hint;
  await ask(app, EASY, NEAR);
  await app.askElsewhere(app.words.app.menu.options);
  await app.dialog.getByRole('button', { name: namings.letters, exact: true }).click();
  await app.closeDialog();
  await expect(app.heading).toHaveText('A hint for H8');
  await app.askElsewhere(actions.path);
  await expect(app.heading).toHaveText(headings.path);
  await says(app, /^The whole path.*1[A-I][1-9] is [1-9]/);
  await app.click(actions.next(2));
  await expect(app.hint.getByRole('button', { name: actions.back(1), exact: true })).toBeVisible();
  await app.showsDigits(EASY);
});

test('a path lists its techniques, has two orders, and can be continued from any step in Play', async ({
  app,
}) => {
  const { path } = app.words;
  const { actions, step } = app.words.hint;
  await ask(app, MODERATE, 'r8c8');
  await app.askElsewhere(actions.path);
  await says(app, /\d+ steps to the end/);
  await says(app, /Needs \d techniques, the hardest: \w/);
  await app.hint.getByText(/^Needs /).click();
  await expect(app.hint.getByText(path.hardest, { exact: true })).toBeVisible();
  await says(app, path.ratedHow);
  await app.click(path.orders.fewest);
  await expect(app.button(path.orders.fewest)).toHaveAttribute('aria-pressed', 'true');
  await app.hint.getByRole('button', { name: new RegExp(`^${step(4, 60).replace('60', '')}`) }).click();
  await app.press('ArrowRight');
  await app.press('ArrowLeft');
  await says(app, path.playFromWrites(3, false));
  await app.click(path.playFrom);
  await expect(app.keypad).toBeVisible();
  await expect(app.cell('r8c8')).toBeFocused();
  await expect.poll(async () => (await app.digits()).replaceAll('.', '').length).toBe(28);
  await app.press('z');
  await app.showsDigits(MODERATE);
});

test('hints do not use techniques that are switched off, but can allow them once', async ({ app }) => {
  const { choosing } = app.words;
  const { actions, remarks, outlook } = app.words.hint;
  await ask(app, MODERATE, 'r8c8');
  await says(app, outlook(cellAt(7, 7), 4, 'hard').lead);
  await app.chooseTechniques();
  await app.dialog.getByRole('button', { name: choosing.groupings.difficulty }).click();
  for (const level of ['medium', 'hard', 'expert', 'extreme'] as const)
    await app.dialog.getByRole('checkbox', { name: choosing.difficulties[level], exact: true }).uncheck();
  await app.closeTechniques();
  await says(app, remarks.beyond(cellAt(7, 7), true));
  await app.click(actions.allowAll);
  await says(app, outlook(cellAt(7, 7), 4, 'hard').lead);
  // The hint returns after a reload.
  await app.reload();
  await says(app, remarks.beyond(cellAt(7, 7), true));
});

test('the digits that hints fill in, cell after cell, are those of the solution', async ({ app }) => {
  await ask(app, EASY, NEAR);
  await says(app, app.words.hint.outlook(NEAR_CELL, 1, 'easy').lead);
  await app.press('f');
  await app.showsCell(NEAR, `${NEAR_DIGIT}, answer`);
  const offer = app.hint.getByRole('button', { name: /^Easiest cell now: / });
  for (let filled = 2; filled < 6; filled++) {
    await offer.click();
    await says(app, 'can be solved now');
    await app.press('f');
    await expect
      .poll(async () => [...(await app.digits())].filter((digit) => digit !== '.').length)
      .toBe(30 + filled);
  }
  const digits = await app.digits();
  expect([...digits].every((digit, cell) => digit === '.' || digit === EASY_ANSWER[cell])).toBe(true);
});

test('the rating appears under the verdict, and the verdict does not wait for it', async ({ app }) => {
  await app.openPuzzle(MODERATE);
  await expect(app.verdict).toHaveText('One solution · 25 givens');
  await expect(app.page.getByText(/^\w+ · needs \w.*\s·\sSE \d\.\d/)).toBeVisible({
    timeout: 20_000,
  });
  await expect(app.verdict).toHaveText('One solution · 25 givens');
});

test('the first proof is shown during the search for a shorter one, and the search can be stopped', async ({
  app,
}) => {
  const { improving, actions } = app.words.hint;
  await ask(app, HARD, 'r1c2');
  const status = app.hint.getByRole('status');
  // The first proof takes seconds, the search for a shorter one many times as long.
  await expect(status).toContainText(improving.running, { timeout: 60_000 });
  await app.click(actions.nudge);
  await isAt(app, 'nudge');
  await expect(status).toContainText(improving.running);
  await hasNoViolations(app);
  await status.getByRole('button', { name: improving.stop }).click();
  await expect(status).toBeEmpty();
  await isAt(app, 'nudge');
});
