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
