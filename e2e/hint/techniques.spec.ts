import { pages } from '../../src/i18n/en/pages';
import { expect, test } from '../support/app';
import { hasNoViolations } from '../support/axe';
import { drawnAgain } from '../support/layout';
import { EASY } from '../support/puzzles';

test('each technique has a page with a drawn example, and all pages can be browsed', async ({ app }) => {
  test.slow();
  const { names } = app.words.techniques;
  const { actions, levels } = app.words.hint;
  const about = app.hint.getByRole('button', { name: actions.aboutTechnique });
  const heading = app.dialog.getByRole('heading', { level: 2 });
  await app.openPuzzle(EASY);
  await app.select('r8c8');
  await app.start('hint');
  await app.hint.getByRole('button', { name: levels.technique, exact: true }).click();
  await about.click();
  await expect(heading).toHaveText(names.nakedSingle);
  await expect(app.dialog).toContainText(pages.pages.nakedSingle.look);
  await expect(
    app.dialog.getByRole('img', { name: pages.picture('nakedSingle') }),
  ).toHaveAccessibleDescription(/^On the board: highlighted: .+; placed: \d in r\dc\d\.$/);

  await app.dialog.getByRole('button', { name: pages.next }).click();
  await expect(heading).toHaveText(names.directHiddenTriple);
  await app.press('ArrowLeft', 'ArrowLeft');
  await expect(heading).toHaveText(names.directHiddenPair);
  await app.dialog.getByRole('button', { name: pages.list }).click();
  await expect(heading).toHaveText(pages.list);
  await hasNoViolations(app);
  await app.dialog.getByRole('button', { name: /^Skyscraper/ }).click();
  await expect(app.dialog.getByRole('img')).toBeVisible();
  await hasNoViolations(app);

  // The hint under it is unchanged, and continues where it was.
  await app.press('Escape');
  await expect(app.dialog).toBeHidden();
  await expect(about).toBeFocused();
  await expect(app.hint.getByRole('button', { name: levels.technique, exact: true })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await app.click(actions.why);
  await app.hint.getByRole('button', { name: names.nakedSingle, exact: true }).click();
  await expect(heading).toHaveText(names.nakedSingle);
  await app.closeDialog();
});

/** A phone's window and four of a desk. */
const WINDOWS = [
  [360, 640],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

/** The least width of the words of a page, in pixels; less only where they have the whole width of the dialog. */
const ROOM = 300;

for (const language of ['en', 'ko'] as const)
  test.describe(language, () => {
    test.use({ language });

    test('the words of every page have room, and nothing is cut off, in five windows', async ({ app }) => {
      test.slow();
      const { names } = app.words.techniques;
      const titles = Object.values(names);
      await app.openPuzzle(EASY);
      await app.start('hint');
      await app.askElsewhere(app.words.hint.actions.allTechniques);
      await app.dialog.getByRole('button', { name: new RegExp(`^${names.fullHouse}`) }).click();
      await expect(app.dialog.getByRole('img')).toBeVisible();
      // From the first page to the last, then back, and so on.
      for (const [index, [width, height]] of WINDOWS.entries()) {
        await app.page.setViewportSize({ width, height });
        await drawnAgain(app.page);
        const { seen, faults } = await app.page.evaluate(turnThrough, {
          key: index % 2 === 0 ? 'ArrowRight' : 'ArrowLeft',
          room: ROOM,
        });
        expect(seen.toSorted(), `${width}`).toEqual(titles.toSorted());
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
