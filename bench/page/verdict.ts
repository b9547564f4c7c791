import { basename } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { type Grid, seededRandom } from '../../src/sudoku/core';
import { COUNTED_PUZZLES, PUZZLE_SETS } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';
import { readSet } from '../sets/readSet';
import { percentile } from '../statistics';
import { observeVerdict } from './observers';

const SEED = 4;
/** The number of puzzles of each set. */
const PUZZLES = 60;

/** How soon the built app shows the number of solutions in a real browser, and what this costs the page. */
export const verdict: Benchmark = {
  about:
    'build the app, paste puzzles of every kind in Chromium, and time the verdict; without files, our own sets',
  async *measure({ root, files }) {
    await build({ root, logLevel: 'warn' });
    const random = seededRandom(SEED);
    const sets =
      files.length === 0
        ? new Map([...PUZZLE_SETS, ['counted', COUNTED_PUZZLES.map(({ givens }) => givens)]])
        : new Map(files.map((file) => [basename(file), readSet(file)]));
    const server = await serve({ root: `${root}/dist` });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    try {
      const all: number[] = [];
      const page = await openPage(browser, server.url);
      for (const [set, puzzles] of sets) {
        const times: number[] = [];
        for (const puzzle of random.shuffle(puzzles).slice(0, PUZZLES)) times.push(await paste(page, puzzle));
        all.push(...times);
        yield await row(page, set, times);
      }
      yield await row(page, 'together', all);
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(observeVerdict);
  await page.goto(url);
  await page.locator('.verdict [role=status][aria-busy=false]').waitFor();
  return page;
}

/** Milliseconds from the paste to a painted frame with this puzzle and its verdict. */
const paste = (page: Page, puzzle: Grid): Promise<number> =>
  page.evaluate((text) => window.judge(text), puzzle);

const row = async (page: Page, set: string, times: readonly number[]): Promise<Row> => ({
  set,
  puzzles: times.length,
  p50Milliseconds: percentile(times, 0.5),
  p99Milliseconds: percentile(times, 0.99),
  worstMilliseconds: Math.max(...times),
  tasksOver50Milliseconds: await page.evaluate(() => window.longTasks),
});
