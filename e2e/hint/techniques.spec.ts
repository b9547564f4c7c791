import { expect, test } from '../support/app';
import { drawnAgain } from '../support/layout';
import { EASY } from '../support/puzzles';

/** In each language a phone's window and one of a desk. */
const WINDOWS = {
  en: [
    [360, 640],
    [1440, 900],
  ],
  ko: [
    [360, 640],
    [1024, 768],
  ],
} as const;

/** The least width of the words of a page, in pixels; less only where they have the whole width of the dialog. */
const ROOM = 300;

for (const language of ['en', 'ko'] as const)
  test.describe(language, () => {
    test.use({ language });

    test('the page of a technique leads back to its hint; on every page the words have room, and nothing is cut off', async ({
      app,
    }) => {
      test.slow();
      const { names } = app.words.techniques;
      const { actions, levels } = app.words.hint;
      const heading = app.dialog.getByRole('heading', { level: 2 });
      const technique = app.hint.getByRole('button', { name: levels.technique, exact: true });
      await app.openPuzzle(EASY);
      await app.select('r8c8');
      await app.start('hint');
      await technique.click();
      const about = app.hint.getByRole('button', { name: actions.aboutTechnique });
      await about.click();
      await expect(heading).toHaveText(names.nakedSingle);
      await expect(app.dialog.getByRole('img')).toBeVisible();
      await app.closeDialog();
      await expect(about).toBeFocused();
      await expect(technique).toHaveAttribute('aria-current', 'step');
      await app.click(actions.why);
      await app.hint.getByRole('button', { name: names.nakedSingle, exact: true }).click();
      await expect(heading).toHaveText(names.nakedSingle);
      // To the first page, on which the arrow does nothing.
      for (let page = 0; page < 8; page++) await app.press('ArrowLeft');
      await expect(heading).toHaveText(names.fullHouse);
      // From the first page to the last, then back, and so on.
      for (const [index, [width, height]] of WINDOWS[language].entries()) {
        await app.page.setViewportSize({ width, height });
        await drawnAgain(app.page);
        const { seen, faults } = await app.page.evaluate(turnThrough, {
          key: index % 2 === 0 ? 'ArrowRight' : 'ArrowLeft',
          room: ROOM,
        });
        expect(seen.toSorted(), `${width}`).toEqual(Object.values(names).toSorted());
        expect.soft(faults, `${width} x ${height}`).toEqual([]);
      }
    });
  });

/**
 * Runs in the page: turns the pages of techniques with a key until there are no more. Returns their titles, and their
 * faults: words that are neither all beside the board nor all in its column, words in less than `room` pixels beside anything else, and anything that is wider than the place it has.
 */
async function turnThrough({ key, room }: { readonly key: string; readonly room: number }) {
  const dialog = document.querySelector<HTMLElement>('dialog[open]');
  const seen: string[] = [];
  const faults: string[] = [];
  while (dialog !== null) {
    const title = dialog.querySelector('h2')?.textContent ?? '';
    if (seen.at(-1) === title) break;
    seen.push(title);
    for (const folded of dialog.querySelectorAll('details')) folded.open = true;
    const inside = dialog.getBoundingClientRect();
    const right = inside.left + dialog.clientLeft + dialog.clientWidth;
    const whole = dialog.querySelector('.technique-body')?.getBoundingClientRect().width ?? 0;
    if (dialog.scrollWidth > dialog.clientWidth)
      faults.push(`${title}: sideways, ${dialog.scrollWidth} of ${dialog.clientWidth}`);
    const lefts = [...dialog.querySelectorAll('.technique-parts, .technique-example')].map(
      (words) => words.getBoundingClientRect().left,
    );
    if (new Set(lefts).size !== 1) faults.push(`${title}: words at ${lefts}`);
    for (const words of dialog.querySelectorAll('.technique-parts dd, .technique-example > p')) {
      const { width } = words.getBoundingClientRect();
      if (width < room && width < whole - 1) faults.push(`${title}: words ${width.toFixed()} wide`);
    }
    for (const part of dialog.querySelectorAll<HTMLElement>(
      'h2, h3, p, dt, dd, li, summary, button, .board',
    )) {
      if (getComputedStyle(part).clipPath !== 'none') continue;
      const box = part.getBoundingClientRect();
      if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        faults.push(
          `${title}: ${part.textContent?.slice(0, 30)}, ${part.scrollWidth} of ${part.clientWidth}`,
        );
      if (box.left < inside.left || box.right > right + 0.5)
        faults.push(`${title}: ${part.textContent?.slice(0, 30)}, out of the dialog`);
    }
    document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // React draws the page that a key has turned to before the browser's next task.
    await new Promise((done) => setTimeout(done));
  }
  return { seen, faults };
}
