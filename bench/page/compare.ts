import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { EMPTY_GRID } from '../../src/sudoku/core';
import { STRATEGIES } from '../../src/sudoku/search';
import type { Benchmark, Row } from '../benchmark';
import { median, percentile } from '../statistics';
import { observeRace } from './observers';

const ROUNDS = 10;
/** How long a race runs before it is stopped, in milliseconds. By then all lanes run at full speed. */
const HEAD_START = 1500;

const EVERY = Object.keys(STRATEGIES);

/** The races to stop: all strategies on an endless tree, and on hard puzzles. */
const RACES: Readonly<Record<string, string>> = {
  'one puzzle': EVERY.map((strategy) => `${strategy},all`).join(';'),
  'a set': `${EVERY.join(';')};set:hardest2019;steps:100000000`,
};

/** How quickly a race stops. */
export const compare: Benchmark = {
  about:
    'build the app and time in Chromium how soon a race of all strategies is stopped, and its signs of life',
  async *measure({ root }) {
    await build({ root, logLevel: 'warn' });
    const server = await serve({ root: `${root}/dist` });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    try {
      for (const [race, link] of Object.entries(RACES)) {
        const address = `${server.url}#p=${EMPTY_GRID}&compare=${link}`;
        const stops = await stopRaces(browser, address);
        yield row(race, 'ms from click on Stop all to the page that says so', stops.said);
        yield row(race, 'ms from click on Stop all to the last word of the last worker', stops.idle);
        yield row(race, 'ms between two signs of life of a worker, the longest of a race', stops.silence);
      }
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

const row = (race: string, measure: string, values: readonly number[]): Row => ({
  race,
  measure,
  runs: values.length,
  p50: median(values),
  p95: percentile(values, 0.95),
  worst: Math.max(...values),
});

async function stopRaces(browser: Browser, address: string) {
  const said: number[] = [];
  const idle: number[] = [];
  const silence: number[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(observeRace);
  await page.goto(address);
  for (let round = 0; round < ROUNDS; round++) {
    await stopButton(page).waitFor();
    await page.evaluate(() => window.race.begin());
    await page.waitForTimeout(HEAD_START);
    await stopButton(page).click();
    const stop = await page.evaluate(() => window.race.stopped());
    said.push(stop.said);
    idle.push(stop.idle);
    silence.push(stop.silence);
    await page.getByRole('button', { name: 'Race again' }).click();
  }
  await context.close();
  return { said, idle, silence };
}

const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop all' });
