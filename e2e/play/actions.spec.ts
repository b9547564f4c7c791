import { grid } from '../../src/sudoku/core';
import { findSolutions } from '../../src/sudoku/solver';
import { type App, expect, SOON, test } from '../support/app';
import { EASY, EASY_ANSWER, MISTYPED } from '../support/puzzles';

// Counts the actions that each job takes. A key press or a click is one action.

/** Counts key presses and clicks from now on. */
async function countActions(app: App): Promise<() => Promise<number>> {
  await app.page.evaluate(() => {
    const counted = { actions: 0 };
    Object.assign(window, { counted });
    for (const kind of ['keydown', 'click'])
      addEventListener(
        kind,
        (event) => {
          // A modifier counts together with the key that it is held for, and a click that a key causes counts as that
          // key.
          const isAlone =
            event instanceof KeyboardEvent
              ? !/^(Control|Meta|Shift|Alt)/.test(event.key)
              : !(event instanceof MouseEvent) || event.detail > 0;
          // An action that has to wait is done again by an equal event; the first is not seen here.
          if (isAlone) counted.actions++;
        },
        true,
      );
  });
  return () =>
    app.page.evaluate(() => (window as unknown as { counted: { actions: number } }).counted.actions);
}

test('few actions solve a typed puzzle and copy its answer, correct a mistyped one, and reveal a digit', async ({
  app,
}) => {
  await app.open();
  let actions = await countActions(app);
  await app.type(EASY);
  // With a Korean input method, a letter is the one printed on the key.
  await app.pressAs('ㄴ', 'KeyS');
  await app.showsDigits(EASY_ANSWER);
  expect(await actions()).toBe(82);
  await app.click(app.words.verdict.copyAnswer);
  await expect.poll(() => app.clipboard()).toContain(EASY_ANSWER.slice(0, 9));
  expect(await actions()).toBe(83);

  await app.setClipboard(MISTYPED);
  actions = await countActions(app);
  await app.press('ControlOrMeta+v');
  await app.click('Change it to 5');
  await expect(app.verdict).toContainText('One solution');
  expect(await actions()).toBe(2);

  await app.paste(EASY);
  await app.showsDigits(EASY);
  actions = await countActions(app);
  await app.select('r8c8');
  await app.press('h');
  // Hints load when they are first requested. After that nothing has to be waited for.
  await expect(app.hint).toBeVisible();
  await app.press('f');
  await app.showsCell('r8c8', '3, answer');
  expect(await actions()).toBe(3);
});

test.describe('on a first visit', () => {
  test.use({ named: false });

  test('what people come for takes few acts', async ({ app }) => {
    const { start, levels, made, title } = app.words.app;
    /** Opens the page as on a first visit, and counts from there. */
    const visit = async (link = '') => {
      await app.forget();
      await app.open(link);
      return countActions(app);
    };
    await app.open();

    await test.step('today’s puzzle: 1', async () => {
      const actions = await visit();
      await app.click(start.today);
      await expect(app.heading).toHaveText(title({ kind: 'daily', name: null, at: null }, null));
      expect(await actions()).toBe(1);
    });

    await test.step('a Hard puzzle: 1, and 2 are allowed', async () => {
      const actions = await visit();
      await app.click(levels.hard);
      await expect(app.heading).toHaveText(made[3] ?? '');
      expect(await actions()).toBe(1);
    });

    await test.step('one’s own newspaper puzzle: 1 and its cells; Solve: 1 more', async () => {
      const actions = await visit();
      await app.click(start.mine);
      await app.type(EASY.replaceAll('.', '0'));
      await expect(app.verdict).toContainText('One solution');
      expect(await actions()).toBe(1 + 81);
      await app.start('solve');
      await app.showsDigits(EASY_ANSWER);
      expect(await actions()).toBe(1 + 81 + 1);
    });

    await test.step('a hint for the next step: 1; written: 3', async () => {
      const actions = await visit();
      const before = await app.digits();
      await app.start('hint');
      await expect(app.button(app.words.hint.actions.technique)).toBeVisible();
      expect(await actions()).toBe(1);
      await app.press('f');
      await expect
        .poll(async () => (await app.digits()).replaceAll('.', '').length)
        .toBe(before.replaceAll('.', '').length + 1);
      expect(await actions()).toBeLessThanOrEqual(3);
    });

    await test.step('a hint for a chosen cell: 2', async () => {
      const actions = await visit(`#p=${EASY}`);
      await app.select('r5c5');
      await app.start('hint');
      await expect(app.hint.getByRole('heading', { level: 2 })).toContainText('Row 5, column 5');
      expect(await actions()).toBe(2);
    });

    await test.step('finish to the next puzzle of the same level: 1', async () => {
      await visit();
      await app.click(levels.beginner);
      await expect(app.heading).toHaveText(made[0] ?? '');
      const { solutions } = findSolutions(grid(await app.givens()), { limit: 1 });
      await app.select('r1c1');
      // Along the rows, forwards and backwards in turn.
      for (const row of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
        const digits = [...String(solutions[0]).slice(row * 9, row * 9 + 9)];
        const [first = '', ...others] = row % 2 === 0 ? digits : digits.toReversed();
        const along = row % 2 === 0 ? 'ArrowRight' : 'ArrowLeft';
        await app.press(first, ...others.flatMap((digit) => [along, digit]), 'ArrowDown');
      }
      const another = app.button(app.words.play.another(levels.beginner));
      await expect(another).toBeVisible();
      const before = await app.givens();
      const actions = await countActions(app);
      await another.click();
      await expect.poll(() => app.givens(), SOON).not.toBe(before);
      await expect(app.heading).toHaveText(made[0] ?? '');
      expect(await actions()).toBe(1);
    });
  });
});
