import { readFileSync } from 'node:fs';
import { cellAt } from '../../src/sudoku/core';
import { type App, expect, test } from '../support/app';
import { drawnAgain, fitsThumbs, notInView } from '../support/layout';
import { MODERATE } from '../support/puzzles';

/** Screens of phones, from the smallest that still shows board and sheet together. */
const PHONES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [320, 480],
] as const;

const PUZZLES = readFileSync('src/sudoku/testing/puzzles/top1465.txt', 'utf8').split('\n');

/** Lines of that file whose r5c5 takes five steps or more: simple and hard ones, with and without links. */
const LINES = {
  en: [300, 119, 321, 526, 674],
  ko: [82, 270, 501, 600, 711],
} as const;

/** How many steps of each proof are looked at. */
const STEPS = 5;

const puzzleOf = (line: number): string => PUZZLES[line - 1]?.trim() ?? '';

/** Opens the proof of r5c5 at its first step. */
async function openProof(app: App): Promise<void> {
  const { actions } = app.words.hint;
  await app.cell('r5c5').tap();
  await app.tapKey('hint');
  for (const name of [actions.nudge, actions.technique, actions.why]) await app.button(name).tap();
  await expect(app.hint.locator('li[aria-current=step]')).toBeVisible();
}

/** Leaves the hint for another puzzle. */
async function exchange(app: App, puzzle: string): Promise<void> {
  await app.tapKey('hint');
  await expect(app.keypad).toBeVisible();
  await app.paste(puzzle);
  await app.showsDigits(puzzle);
  await app.press('Escape');
}

/** The ways to the next page and to the page before. */
const ways = (app: App) => {
  const acts = app.hint.locator('.hint-acts');
  return {
    on: [() => app.press('Enter'), () => acts.locator('.ink').tap(), () => app.press('ArrowRight')],
    back: [() => app.press('ArrowLeft'), () => acts.locator('.button:not(.ink)').tap()],
  };
};

for (const language of ['en', 'ko'] as const)
  test.describe(language, () => {
    test.use({ language });

    test('after every key the step in view is whole, in 25 steps of five proofs, each on two of four phones', async ({
      app,
    }) => {
      test.slow();
      const [first, ...others] = LINES[language];
      await app.openPuzzle(puzzleOf(first));
      for (const [proof, line] of [first, ...others].entries()) {
        if (line !== first) await exchange(app, puzzleOf(line));
        await openProof(app);
        // Forward on one phone, back on the other. A phone meets each way, over all proofs.
        for (const [index, phone] of [proof, proof + 1].entries()) {
          const [width, height] = PHONES[phone % PHONES.length] ?? PHONES[0];
          await app.page.setViewportSize({ width, height });
          await drawnAgain(app.page);
          const way = index % 2 === 0 ? { key: 'Enter', last: STEPS } : { key: 'ArrowLeft', last: 1 };
          const { seen, faults } = await app.page.evaluate<Walked>(
            `(${walk})(${JSON.stringify(way)}, ${stepInView})`,
          );
          expect.soft(faults, `${line}, ${width} x ${height}`).toEqual([]);
          expect(new Set(seen).size, `${line}, ${width} x ${height}`).toBe(STEPS);
        }
      }
    });
  });

test.describe('in Korean', () => {
  test.use({ language: 'ko' });

  test('after every tap, and every key after a tap, the step in view is whole; the other steps are a list that opens on demand', async ({
    app,
  }) => {
    const { step, actions, firstThis } = app.words.hint;
    const { on, back } = ways(app);
    await app.openPuzzle(puzzleOf(300));
    await openProof(app);
    let turn = 0;
    for (const [index, [width, height]] of PHONES.entries()) {
      await app.page.setViewportSize({ width, height });
      await drawnAgain(app.page);
      for (let step = index % 2 === 0 ? 1 : 7; ; step += index % 2 === 0 ? 1 : -1) {
        expect(await app.page.evaluate(stepInView), `${width} x ${height}`).toEqual({
          at: step,
          faults: [],
        });
        if (step === (index % 2 === 0 ? 7 : 1)) break;
        const keys = index % 2 === 0 ? on : back;
        await keys[turn++ % keys.length]?.();
        // The sign that there is more appears in the next frame.
        await drawnAgain(app.page);
      }
    }
    // Now on the smallest phone, at the first step.
    for (let page = 0; page < 3; page++) await on[page]?.();
    const place = app.hint.getByRole('button', { name: `4/10, ${actions.allSteps}` });
    const first = app.hint.getByRole('button', { name: new RegExp(`^${step(1, 10)}, `) });
    await expect(place).toHaveAttribute('aria-expanded', 'false');
    await expect(first).toBeHidden();
    await place.tap();
    await expect(place).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toBeVisible();
    await fitsThumbs(app.page);
    expect((await app.page.evaluate(stepInView)).faults.filter((fault) => !/board/.test(fault))).toEqual([]);
    await first.scrollIntoViewIfNeeded();
    await first.tap();
    await expect(first).toBeHidden();
    await expect(app.hint.getByRole('button', { name: `1/10, ${actions.allSteps}` })).toBeVisible();
    expect((await app.page.evaluate(stepInView)).faults).toEqual([]);
    // Of a cell that is far away, the cell to solve first is offered in full.
    await exchange(app, MODERATE);
    await app.cell('r8c3').tap();
    await app.tapKey('hint');
    const offer = app.button(firstThis(cellAt(3, 7)));
    await expect(offer).toBeVisible();
    expect(await notInView(app.page, { offer })).toEqual([]);
    await expect.poll(() => offer.evaluate(isUncovered)).toBe(true);
  });
});

test('a reason that is unfolded has the tall sheet, until the next step', async ({ app }) => {
  const { whole, lessOfIt } = app.words.hint;
  await app.page.setViewportSize({ width: 390, height: 664 });
  await app.openPuzzle(puzzleOf(674));
  await openProof(app);
  const { on } = ways(app);
  const unfold = app.button(whole);
  for (let page = 0; page < 20 && !(await unfold.isVisible()); page++) await on[0]?.();
  const low = await app.hint.boundingBox();
  await unfold.tap();
  await expect(app.button(lessOfIt)).toBeVisible();
  await expect.poll(async () => (await app.hint.boundingBox())?.height).toBeGreaterThan(low?.height ?? 0);
  await on[0]?.();
  await expect.poll(async () => (await app.hint.boundingBox())?.height).toBe(low?.height);
});

interface Walked {
  /** The step of each page. */
  readonly seen: readonly number[];
  readonly faults: readonly string[];
}

/** Runs in the page: presses a key until the step `last` is in view, and looks at each page. */
async function walk(
  { key, last }: { readonly key: string; readonly last: number },
  look: typeof stepInView,
): Promise<Walked> {
  const seen: number[] = [];
  const faults: string[] = [];
  for (let page = 0; page < 100; page++) {
    const now = look();
    seen.push(now.at);
    faults.push(...now.faults.map((fault) => `step ${now.at}: ${fault}`));
    if (now.at === last || now.at === 0) break;
    const focused = document.activeElement ?? document.body;
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // React has drawn the page, and what measures it has seen it, before the second frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  return { seen, faults };
}

/**
 * Runs in the page: the number of the step in view, and its faults. Its headline, its reason and its conclusion have to
 * be in the window and in the sheet, uncovered, and the board above them. On the smallest phone, the parts of a long
 * reason may follow below its conclusion, with a sign that there is more; nothing else may scroll.
 */
function stepInView(): { at: number; faults: string[] } {
  const faults: string[] = [];
  const step = document.querySelector('li[aria-current=step]');
  const sheet = document.querySelector('.side.hint');
  const scroller = step?.closest('.hint-scroll');
  const board = document.querySelector('.board')?.getBoundingClientRect();
  if (!step || !sheet || !scroller || !board) return { at: 0, faults: ['no step'] };
  const edge = scroller.getBoundingClientRect();
  if (board.top < 0 || board.bottom > sheet.getBoundingClientRect().top + 0.5) faults.push('the board');
  const isScrolledTo =
    innerHeight <= 480 &&
    getComputedStyle(step.querySelector('.hint-parts') ?? step).order === '1' &&
    getComputedStyle(scroller.querySelector('.hint-more') ?? scroller).opacity === '1';
  const isThere = (words: Element): boolean => words.getClientRects().length > 0;
  if (![...step.querySelectorAll('h2')].some(isThere)) faults.push('no headline');
  if (![...step.querySelectorAll('.hint-parts li, p:not(.unseen, .hint-needs, .hint-link p)')].some(isThere))
    faults.push('no reason');
  for (const words of step.querySelectorAll('h2, p:not(.unseen), .hint-parts li')) {
    if (!isThere(words) || (isScrolledTo && words.matches('.hint-parts li'))) continue;
    const text = document.createRange();
    text.selectNodeContents(words);
    const { left, right, top, bottom } = text.getBoundingClientRect();
    if (top < edge.top - 1 || bottom > edge.bottom + 1 || left < 0 || right > innerWidth)
      faults.push(`${words.textContent}: ${top} to ${bottom}, of ${edge.top} to ${edge.bottom}`);
    for (const { x, y, width, height } of text.getClientRects()) {
      const over = document.elementFromPoint(x + Math.min(width, 8) / 2, y + height / 2);
      if (width > 1 && over !== null && !step.contains(over)) faults.push(`${words.textContent}: covered`);
    }
  }
  const at = step.querySelector('.no')?.textContent ?? '';
  return { at: Number(at), faults };
}

/** Runs in the page: whether the four corners of an element can be pressed. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left + 4, right - 4].every((x) =>
    [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(x, y))),
  );
}
