import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { storedText } from '../../e2e/support/stored';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { DIFFICULTIES } from '../../src/sudoku/techniques';
import type { Benchmark } from '../benchmark';
import { percentile } from '../statistics';

/** The number of visits for each level. */
const VISITS = 5;

/** How soon new puzzles are on the board in a real browser. */
export const newPuzzle: Benchmark = {
  about:
    'build the app and time in Chromium the first press of New puzzle in a visit, a second press right after it, one when puzzles are made ahead, and the first press of a later visit (--only easy,extreme, --puzzles VISITS)',
  async *measure({ root, only, puzzles }) {
    await build({ root, logLevel: 'warn' });
    const server = await serve({ root: `${root}/dist` });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    try {
      for (const level of DIFFICULTIES) {
        if (only !== null && !only.includes(level)) continue;
        const times: Record<'first' | 'second' | 'ahead' | 'later visit', number[]> = {
          first: [],
          second: [],
          ahead: [],
          'later visit': [],
        };
        for (let visit = 0; visit < (puzzles ?? VISITS); visit++) {
          const page = await openPage(browser, server.url, level);
          times.first.push(await press(page));
          times.second.push(await press(page));
          await madeAhead(page);
          times.ahead.push(await press(page));
          await page.reload();
          await settled(page);
          times['later visit'].push(await press(page));
          await page.context().close();
        }
        for (const [which, each] of Object.entries(times))
          yield {
            level,
            puzzle: which,
            visits: each.length,
            p50Milliseconds: percentile(each, 0.5),
            worstMilliseconds: Math.max(...each),
          };
      }
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

async function openPage(browser: Browser, url: string, level: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript((level) => {
    localStorage.setItem('unwind.settings', JSON.stringify({ version: 1, level }));
  }, level);
  await page.goto(url);
  await settled(page);
  return page;
}

/** Waits until the board is drawn and judged. */
const settled = (page: Page): Promise<void> =>
  page.locator('.verdict [role=status][aria-busy=false]').waitFor();

/** Waits until two puzzles are made ahead. They wait until the puzzle on the board has been rated. */
async function madeAhead(page: Page): Promise<void> {
  const count = async () =>
    JSON.parse((await storedText(page, 'unwind.newPuzzles')) ?? '{"ahead":[]}').ahead.length;
  for (let waited = 0; (await count()) < 2; waited++) {
    if (waited === 120) throw new Error('no two puzzles were made ahead in two minutes');
    await page.waitForTimeout(1000);
  }
}

/** Milliseconds from the key to a painted frame with new givens. */
const press = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const givens = (): string =>
      Array.from(
        document.querySelectorAll('[role=gridcell]'),
        (cell) => cell.getAttribute('aria-label') ?? '',
      )
        .filter((name) => name.includes('given'))
        .join();
    const before = givens();
    const start = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', code: 'KeyN', bubbles: true }));
    return new Promise<number>((resolve) => {
      const look = (): void => {
        if (givens() === before) {
          requestAnimationFrame(look);
          return;
        }
        // A message sent before the frame is painted arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  });
