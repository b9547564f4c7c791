import { type App, expect, test } from '../support/app';
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

test('a puzzle takes 81 keys, its solution one more key, and a copy of the answer one more click', async ({
  app,
}) => {
  await app.open();
  const actions = await countActions(app);
  await app.type(EASY);
  await app.press('s');
  await app.showsDigits(EASY_ANSWER);
  expect(await actions()).toBe(82);
  await app.click(app.words.verdict.copyAnswer);
  await expect.poll(() => app.clipboard()).toContain(EASY_ANSWER.slice(0, 9));
  expect(await actions()).toBe(83);
});

test('a mistyped puzzle is pasted and corrected in two actions', async ({ app }) => {
  await app.open();
  await app.setClipboard(MISTYPED);
  const actions = await countActions(app);
  await app.press('ControlOrMeta+v');
  await app.click('Change it to 5');
  await expect(app.verdict).toContainText('One solution');
  expect(await actions()).toBe(2);
});

test('one digit is revealed in three actions: a click on its cell and two keys', async ({ app }) => {
  await app.openPuzzle(EASY);
  const actions = await countActions(app);
  await app.select('r8c8');
  await app.press('h');
  // Hints load when they are first requested. After that nothing has to be waited for.
  await expect(app.hint).toBeVisible();
  await app.press('f');
  await app.showsCell('r8c8', '3, answer');
  expect(await actions()).toBe(3);
});
