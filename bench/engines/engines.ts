import { join } from 'node:path';
import { build } from 'vite';
import { startChromium } from '../../e2e/journeys/engines/chromium';
import type { Browser } from '../../e2e/journeys/engines/driver';
import { startFirefox } from '../../e2e/journeys/engines/firefox';
import { startWebKit } from '../../e2e/journeys/engines/webkit';
import { findBrowsers } from '../../scripts/browsers.mjs';
import { serve } from '../../scripts/serve.mjs';
import type { Benchmark, Row } from '../benchmark';
import type { Measured } from './page/page';

const ROUNDS = 5;

/** What is measured, and the names of its numbers. */
const WORKS: readonly (readonly [work: Measured, names: readonly string[], unit: 'a second' | 'ms'])[] = [
  ...['17-clue', 'top1465', 'hardest-1106'].map(
    (set) => [{ kind: 'solve', set }, [`solve ${set}`], 'a second'] as const,
  ),
  [{ kind: 'prove' }, ['proofs, cold', 'proofs, second pass', 'proofs, third pass'], 'ms'],
  [{ kind: 'firsts' }, ['first proof of a worker', 'the same, rehearsed'], 'ms'],
  [{ kind: 'photos' }, ['photographs'], 'ms'],
  [{ kind: 'generate' }, ['hard puzzles made'], 'ms'],
];

/**
 * The same work in a worker of each engine, in turn. The fastest of the rounds counts, since other programs of the
 * machine can only slow one down. `of the best` is 1 for the fastest engine.
 */
export const engines: Benchmark = {
  about:
    'solve, prove, read photographs and make puzzles in Chromium, Firefox and WebKit, in turn; --only solve, prove, firsts, photos, generate',
  async *measure({ root, only }) {
    const site = await open(root);
    const browsers = await startAll();
    try {
      for (const [work, names, unit] of WORKS)
        if (only === null || only.includes(work.kind))
          yield* compare(browsers, site.url, { work, names, unit });
    } finally {
      for (const browser of browsers.values()) await browser.close();
      await site.close();
    }
  },
};

async function open(root: string) {
  const outDir = join(root, 'node_modules/.cache/engines');
  await build({
    root: join(root, 'bench/engines/page'),
    base: './',
    configFile: false,
    logLevel: 'warn',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return serve({ root: outDir });
}

async function startAll(): Promise<ReadonlyMap<string, Browser>> {
  const { chromium, firefox, webkit } = await findBrowsers();
  const starts = {
    chromium: chromium && (() => startChromium(chromium)),
    firefox: firefox && (() => startFirefox(firefox)),
    webkit: webkit && (() => startWebKit(webkit)),
  };
  const started = new Map<string, Browser>();
  for (const start of Object.values(starts)) {
    if (!start) continue;
    const browser = await start();
    started.set(browser.version, browser);
  }
  return started;
}

interface Task {
  readonly work: Measured;
  readonly names: readonly string[];
  readonly unit: 'a second' | 'ms';
}

async function* compare(
  browsers: ReadonlyMap<string, Browser>,
  url: string,
  { work, names, unit }: Task,
): AsyncGenerator<Row> {
  const found = new Map([...browsers.keys()].map((name) => [name, [] as number[][]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, browser] of browsers) found.get(name)?.push(await once(browser, url, work));
  const fastest = unit === 'ms' ? Math.min : Math.max;
  for (const [index, name] of names.entries()) {
    const values = new Map(
      [...found].map(([engine, rounds]) => [engine, fastest(...rounds.map((one) => one[index] ?? 0))]),
    );
    const best = fastest(...values.values());
    for (const [engine, value] of values)
      yield { work: name, engine, value, unit, 'of the best': unit === 'ms' ? best / value : value / best };
  }
}

/** Does a work once in a new tab. */
async function once(browser: Browser, url: string, work: Measured): Promise<number[]> {
  const tab = await browser.open();
  try {
    await tab.goTo(url);
    await tab.evaluate(`(window.measured = window.measure(${JSON.stringify(work)}), 'begun')`);
    // A driver waits only so long for an answer.
    const look = "Promise.race([window.measured, new Promise((done) => setTimeout(done, 5000, ''))])";
    let found = '';
    while (found === '') found = await tab.evaluate(look);
    return JSON.parse(found);
  } finally {
    await tab.close();
  }
}
