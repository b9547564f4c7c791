import { type App, expect, test } from '../support/app';
import { EASY } from '../support/puzzles';

/** The page itself may have the focus for at most this many frames in a row, while one element replaces another. */
const FRAMES_BETWEEN = 3;

/** A period in which the page itself had the focus. */
interface Fall {
  readonly frames: number;
  readonly milliseconds: number;
  /** What was open. */
  readonly mode: string | undefined;
}

declare global {
  interface Window {
    falls: Fall[];
  }
}

/** From now on records in each frame whether the page itself has the focus. */
const watchFocus = (app: App): Promise<void> =>
  app.page.evaluate(() => {
    window.falls = [];
    let since = 0;
    let frames = 0;
    const look = (now: number): void => {
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) {
        if (frames++ === 0) since = now;
      } else if (frames > 0) {
        const mode = document.querySelector<HTMLElement>('[data-mode]')?.dataset.mode;
        window.falls.push({ frames, milliseconds: Math.round(now - since), mode });
        frames = 0;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Checks that the page itself never had the focus for longer than a replacement takes. */
const neverFell = async (app: App): Promise<void> => {
  const falls = await app.page.evaluate(() => window.falls);
  expect(falls.filter(({ frames }) => frames > FRAMES_BETWEEN)).toEqual([]);
};

/** The focused element, once nothing changes any more; it is never the page itself. */
const settledFocus = async (app: App): Promise<string> => {
  let focus = '';
  await expect(async () => {
    focus = await app.focused();
    expect(focus).not.toBe('');
    await app.page.waitForTimeout(150);
    expect(await app.focused()).toBe(focus);
  }).toPass({ timeout: 10_000 });
  return focus;
};

type View = 'watch' | 'hint' | 'compare';

/** Waits for the view itself, not for the placeholder that is shown while it loads. */
const isThere = async (app: App, view: View): Promise<void> => {
  await expect(app.view).toHaveAttribute('data-mode', view);
  if (view === 'hint') await expect(app.hint.getByRole('heading').first()).toBeVisible();
  else await expect(app.page.locator('main [data-home]')).toBeVisible();
};

const WAYS_OUT = {
  // The first Escape ends the running job, if there is one.
  Escape: (app: App) =>
    expect(async () => {
      await app.press('Escape');
      await expect(app.view).toHaveAttribute('data-mode', 'play', { timeout: 1000 });
    }).toPass(),
  'its own key': (app: App, key: string) => app.press(key),
  Back: async (app: App) => void (await app.page.goBack()),
} as const;

/** Which of them are tried from each view. `src/ui/focusKept.test.tsx` tries them all. */
const WAYS_FROM: Readonly<Record<View, readonly (keyof typeof WAYS_OUT)[]>> = {
  watch: ['Escape', 'its own key', 'Back'],
  hint: ['Escape', 'Back'],
  compare: ['its own key'],
};

const VIEWS = [
  ['w', 'watch'],
  ['h', 'hint'],
  ['r', 'compare'],
] as const;

test.describe('in Korean, whose words for a hint load with it', () => {
  test.use({ language: 'ko' });

  test('while a view loads slowly, the focus stays where it is; each way out returns it to its cell', async ({
    app,
  }) => {
    await app.openPuzzle(EASY);
    await app.placeKept();
    await app.select('r4c4');
    const cell = await settledFocus(app);
    await app.page.route('**/assets/*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await watchFocus(app);
    // Where the slow scripts have come, each way out leads back to the cell.
    for (const [key, view] of VIEWS)
      for (const name of WAYS_FROM[view])
        await test.step(`${view}, ${name}`, async () => {
          await app.press(key);
          await isThere(app, view);
          await settledFocus(app);
          await WAYS_OUT[name](app, key);
          await expect(app.view).toHaveAttribute('data-mode', 'play');
          await expect(app.keypad).toBeVisible();
          expect(await settledFocus(app)).toBe(cell);
        });
    await neverFell(app);
  });
});

test('after Back and Forward, the keyboard works in the view or dialog that they show, also after a reload', async ({
  app,
}) => {
  await app.openPuzzle(EASY);
  await app.placeKept();
  await app.select('r4c4');
  await settledFocus(app);
  const steps = app.page.locator('.steps dd');
  await app.press('w');
  await isThere(app, 'watch');
  await app.press('Home', 'ArrowRight', 'ArrowRight');
  await expect(steps).toHaveText(/^2(\/|$)/);
  await app.page.goBack();
  await expect(app.view).toHaveAttribute('data-mode', 'play');
  await expect(app.keypad).toBeVisible();
  await settledFocus(app);
  // The arrows continue from the focused cell, and digits go into the cell that they lead to.
  await app.press('ArrowLeft', '9');
  await app.showsCell('r4c3', '9');
  await app.page.goForward();
  await isThere(app, 'watch');
  await expect(steps).toHaveText(/^2(\/|$)/);
  await settledFocus(app);
  await app.press('ArrowRight');
  await expect(steps).toHaveText(/^3(\/|$)/);
  await app.page.goBack();
  await expect(app.keypad).toBeVisible();

  const more = app.button(app.words.play.moreOptions);
  await more.focus();
  const before = await settledFocus(app);
  await watchFocus(app);
  for (const leave of [() => app.press('Escape'), () => app.page.goBack()]) {
    await app.press('Enter');
    await expect(app.dialog).toBeVisible();
    await settledFocus(app);
    await leave();
    await expect(app.dialog).toBeHidden();
    expect(await settledFocus(app)).toBe(before);
  }
  // After Forward and after a reload there is no place to return to, so the board gets the focus.
  await app.page.goForward();
  await expect(app.dialog).toBeVisible();
  await settledFocus(app);
  await neverFell(app);
  await app.reload();
  await expect(app.dialog).toBeVisible();
  await settledFocus(app);
  await app.press('Escape');
  await expect(app.dialog).toBeHidden();
  expect(await settledFocus(app)).toMatch(/^gridcell/);
});
