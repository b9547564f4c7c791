import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { seededRandom } from '../../src/sudoku/core';
import { PUZZLE_SETS } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';
import { imageOf } from '../sets/images';

const PUZZLES = 1_000_000;
const SEED = 2026;
const SETS = ['easy', '17-clue', 'top1465', 'norvig-easy50', 'bank-hard'];
/** Milliseconds between two readings of the page's memory. */
const LOOK = 200;
/** How long a run lasts before it is stopped, in milliseconds. */
const BEFORE_STOP = 1500;
/** The longest wait, in milliseconds: a file may take an hour. */
const PATIENCE = 3_600_000;

/** How fast the built app solves files of many puzzles in a real browser, and what this costs the page. */
export const many: Benchmark = {
  about:
    'build the app and solve whole files in Chromium: rate, memory, longest task; without files, a million images',
  async *measure({ root, files }) {
    await build({ root, logLevel: 'warn' });
    const folder = await mkdtemp(join(tmpdir(), 'unwind-'));
    const server = await serve({ root: `${root}/dist` });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    try {
      for (const file of files.length > 0 ? files : [await writeImages(join(folder, 'images.sdm'))])
        yield await measureFile(browser, server.url, file);
    } finally {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true });
    }
  },
};

/** Writes a million puzzles: symmetric images of our own sets, from a fixed seed. */
async function writeImages(path: string): Promise<string> {
  const random = seededRandom(SEED);
  const sets = SETS.map((name) => PUZZLE_SETS.get(name) ?? []);
  const file = createWriteStream(path);
  let text = '';
  for (let i = 0; i < PUZZLES; i++) {
    const set = sets[i % sets.length] ?? [];
    const puzzle = set[Math.floor(i / sets.length) % set.length];
    if (puzzle === undefined) throw new Error(`no puzzles: ${SETS}`);
    text += `${imageOf(puzzle, random)}\n`;
    if (text.length < 1 << 20) continue;
    if (!file.write(text)) await once(file, 'drain');
    text = '';
  }
  file.end(text);
  await once(file, 'finish');
  return path;
}

async function measureFile(browser: Browser, url: string, file: string): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: 'Puzzle', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Solve many puzzles' }).click();
  await page.getByRole('button', { name: 'Open a file' }).waitFor();
  const tools = await browser.newBrowserCDPSession();
  const memory = await watchMemory(tools);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate(() => performance.mark('solving'));

  const started = performance.now();
  await choose(page, file);
  await untilPhase(page, 'done');
  const seconds = (performance.now() - started) / 1000;
  const peak = await memory.stop();
  await page.evaluate(() => performance.mark('saving'));

  const saving = performance.now();
  const download = page.waitForEvent('download', { timeout: PATIENCE });
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  await (await download).delete();
  const saveSeconds = (performance.now() - saving) / 1000;
  const tasks = longestTasks(String(await browser.stopTracing()));
  const rows = Number(await page.getByRole('grid').last().getAttribute('aria-rowcount')) - 1;

  await choose(page, file);
  await page.waitForTimeout(BEFORE_STOP);
  const stopMilliseconds = await page.evaluate(stopRun);
  await context.close();
  return {
    file: basename(file),
    megabytes: (await stat(file)).size / 1e6,
    rows,
    seconds,
    rowsPerSecond: rows / seconds,
    peakMegabytes: peak,
    saveSeconds,
    ...tasks,
    msToStop: stopMilliseconds,
  };
}

async function choose(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Open (a|another) file$/ })
    .click();
  await (await chooser).setFiles(file);
}

async function untilPhase(page: Page, phase: string): Promise<void> {
  const bar = `[role=progressbar][data-phase=${phase}]`;
  // Polled rarely. Waiting for an element would keep the page busy and be measured with it.
  await page.waitForFunction((bar) => document.querySelector(bar) !== null, bar, {
    polling: 250,
    timeout: PATIENCE,
  });
}

/**
 * Watches the resident memory of all processes that render pages, including workers. `stop` returns the greatest
 * increase since the start, in megabytes; `NaN` if the system does not report it.
 */
async function watchMemory(tools: CDPSession): Promise<{ stop(): Promise<number> }> {
  const look = async (): Promise<number> => {
    const { processInfo } = await tools.send('SystemInfo.getProcessInfo');
    const sizes = processInfo
      .filter(({ type }) => type === 'renderer')
      .map(({ id }) => residentMegabytes(id));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const before = await look();
  let peak = before;
  let watching = true;
  const watch = (async () => {
    while (watching) {
      peak = Math.max(peak, await look());
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  })();
  return {
    async stop() {
      watching = false;
      await watch;
      return peak - before;
    },
  };
}

async function residentMegabytes(process: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${process}/status`, 'utf8');
    return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds: the start, the duration, and how much of the duration the thread had a processor. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/**
 * The longest task of the page's main thread before and after the mark `saving`, in milliseconds: elapsed time and
 * processor time.
 */
function longestTasks(trace: string): Row {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const saving = traceEvents.find(({ name }) => name === 'saving');
  if (saving === undefined) throw new Error('the trace lacks its mark');
  const longest = { msTask: 0, msTaskCpu: 0, msTaskSaving: 0, msTaskSavingCpu: 0 };
  for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of traceEvents) {
    if (pid !== saving.pid || tid !== saving.tid || !name.endsWith('RunTask')) continue;
    const [clock, cpu] =
      ts < saving.ts ? (['msTask', 'msTaskCpu'] as const) : (['msTaskSaving', 'msTaskSavingCpu'] as const);
    longest[clock] = Math.max(longest[clock], dur / 1000);
    longest[cpu] = Math.max(longest[cpu], tdur / 1000);
  }
  return longest;
}

/**
 * Runs in the page, sent as text: presses Stop, and returns the milliseconds until the page says that it has stopped.
 */
async function stopRun(): Promise<number> {
  const buttons = Array.from(document.querySelectorAll<HTMLElement>('dialog button'));
  const stop = buttons.find(({ textContent }) => textContent === 'Stop');
  if (stop === undefined) throw new Error('the run had ended already');
  const start = performance.now();
  stop.click();
  while (document.querySelector('[role=progressbar][data-phase=stopped]') === null)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}
