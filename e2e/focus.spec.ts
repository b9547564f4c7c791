import { type App, expect, test } from './app';
import { EASY } from './puzzles';

/** What has the focus, once nothing changes any more; the page itself never has it. */
const settledFocus = async (app: App): Promise<string> => {
  let focus = '';
  await expect(async () => {
    focus = await app.focused();
    expect(focus).not.toBe('');
    await app.page.waitForTimeout(150);
    expect(await app.focused()).toBe(focus);
  }).toPass({ timeout: 5000 });
  return focus;
};

const WAYS_OUT = {
  Escape: async (app: App, key: string) => {
    await app.press('Escape');
    // The first ends what is under way.
    if (key === 'w' || key === 'r') await app.page.waitForTimeout(150);
    const mode = await app.page.locator('[data-mode]').getAttribute('data-mode');
    if (mode !== 'play') await app.press('Escape');
  },
  'its own key': (app: App, key: string) => app.press(key),
  Back: async (app: App) => void (await app.page.goBack()),
} as const;

for (const language of ['en', 'ko'] as const) {
  test.describe(language, () => {
    test.use({ language });

    for (const [key, mode] of [
      ['w', 'watch'],
      ['h', 'hint'],
      ['r', 'compare'],
    ] as const)
      for (const [name, leave] of Object.entries(WAYS_OUT))
        test(`${mode}: the focus comes back to the cell one came from, out by ${name}`, async ({ app }) => {
          await app.openPuzzle(EASY);
          await app.select('r4c4');
          await app.page.waitForTimeout(500);
          const cell = await settledFocus(app);
          await app.press(key);
          await expect(app.page.locator('[data-mode]')).toHaveAttribute('data-mode', mode);
          await settledFocus(app);
          await app.page.waitForTimeout(300);
          await settledFocus(app);
          await leave(app, key);
          await expect(app.page.locator('[data-mode]')).toHaveAttribute('data-mode', 'play');
          expect(await settledFocus(app)).toBe(cell);
        });

    test('dialogs: the focus comes back to what opened them, out by Escape and by Back', async ({ app }) => {
      await app.openPuzzle(EASY);
      await app.page.waitForTimeout(500);
      const more = app.button(app.words.app.options.more);
      await more.focus();
      const before = await settledFocus(app);
      for (const leave of [() => app.press('Escape'), () => app.page.goBack()]) {
        await app.press('Enter');
        await expect(app.dialog).toBeVisible();
        await settledFocus(app);
        await leave();
        await expect(app.dialog).toBeHidden();
        expect(await settledFocus(app)).toBe(before);
      }
      // Opened by Forward, and after a reload, there is nothing one came from: then it is the board.
      await app.page.goForward();
      await expect(app.dialog).toBeVisible();
      await settledFocus(app);
      await app.reload();
      await expect(app.dialog).toBeVisible();
      await settledFocus(app);
      await app.press('Escape');
      await expect(app.dialog).toBeHidden();
      expect(await settledFocus(app)).toMatch(/^gridcell/);
    });
  });
}
