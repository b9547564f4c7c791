import { readdirSync, readFileSync } from 'node:fs';
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

/** The puzzles that are the first of a worker. */
const FIRSTS = [0, 4, 8, 12, 16, 20];

const firsts = (rehearsed: boolean): readonly Measured[] =>
  FIRSTS.map((nth) => ({ kind: 'first', nth, rehearsed }));

interface Task {
  /** By which `--only` chooses it. */
  readonly called: string;
  /** Each is done in a worker of its own; the mean counts. */
  readonly works: readonly Measured[];
  /** Of the parts of the work. */
  readonly names: readonly string[];
  readonly unit: 'a second' | 'ms';
}

const TASKS: readonly Task[] = [
  ...['17-clue', 'top1465', 'hardest-1106'].map(
    (set) =>
      ({
        called: 'solve',
        works: [{ kind: 'solve', set }],
        names: [`solve ${set}`],
        unit: 'a second',
      }) as const,
  ),
  {
    called: 'prove',
    works: [{ kind: 'prove' }],
    names: ['proofs, cold', 'proofs, second pass', 'proofs, third pass'],
    unit: 'ms',
  },
  { called: 'firsts', works: firsts(false), names: ['first proof of a worker'], unit: 'ms' },
  { called: 'firsts', works: firsts(true), names: ['the same, rehearsed'], unit: 'ms' },
  { called: 'photos', works: [{ kind: 'photos' }], names: ['photographs'], unit: 'ms' },
  { called: 'generate', works: [{ kind: 'generate' }], names: ['hard puzzles made'], unit: 'ms' },
];

/**
 * The same work in a worker of each engine, in turn, by the processor time of the thread that does it. The fastest of the
 * rounds counts, since other programs of the machine can only slow one down. `of the best` is 1 for the fastest engine.
 */
export const engines: Benchmark = {
  about:
    'solve, prove, read photographs and make puzzles in Chromium, Firefox and WebKit, in turn; --only solve, prove, firsts, photos, generate',
  async *measure({ root, only }) {
    const site = await open(root);
    const browsers = await startAll();
    try {
      for (const task of TASKS)
        if (only === null || only.includes(task.called)) yield* compare(browsers, site.url, task);
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

async function* compare(
  browsers: ReadonlyMap<string, Browser>,
  url: string,
  { works, names, unit }: Task,
): AsyncGenerator<Row> {
  const found = new Map([...browsers.keys()].map((name) => [name, [] as number[][]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, browser] of browsers) {
      const each: (readonly number[])[] = [];
      for (const work of works) each.push(await once(browser, url, work));
      const mean = (part: number): number =>
        each.reduce((sum, parts) => sum + (parts[part] ?? Number.NaN), 0) / each.length;
      found.get(name)?.push(names.map((_, part) => mean(part)));
    }
  for (const [part, name] of names.entries()) {
    const times = new Map(
      [...found].map(([engine, rounds]) => [
        engine,
        Math.min(...rounds.map((one) => one[part] ?? Number.NaN)),
      ]),
    );
    const best = Math.min(...times.values());
    for (const [engine, milliseconds] of times) {
      const value = unit === 'ms' ? milliseconds : 1000 / milliseconds;
      yield { work: name, engine, value, unit, 'of the best': best / milliseconds };
    }
  }
}

/** Does a work once in a new tab. Gives the milliseconds for each thing that it does, by parts. */
async function once(browser: Browser, url: string, work: Measured): Promise<number[]> {
  const tab = await browser.open();
  const ask = async (expression: string): Promise<string> => {
    await tab.evaluate(`(window.asked = ${expression}, 'asked')`);
    // A driver waits only so long for an answer.
    const look = "Promise.race([window.asked, new Promise((done) => setTimeout(done, 5000, ''))])";
    let answer = '';
    while (answer === '') answer = await tab.evaluate(look);
    return answer;
  };
  try {
    await tab.goTo(url);
    await ask(`window.begin(${JSON.stringify(work)})`);
    const parts: number[] = [];
    for (;;) {
      const before = workerTimes();
      const done: number | null = JSON.parse(await ask('window.next()'));
      if (done === null) return parts;
      const worked = [...workerTimes()].map(([thread, time]) => time - (before.get(thread) ?? 0));
      parts.push(Math.max(...worked) / done);
    }
  } finally {
    await tab.close();
  }
}

/** How the engines name the threads of workers. Others compile beside them. */
const WORKER = /^(DedicatedWorker|DOM Worker|WebCore: Worker)/;

/** The processor time of each worker in the programs that this one has started, in milliseconds. Linux alone tells it. */
function workerTimes(): ReadonlyMap<string, number> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(textOf(`/proc/${name}/status`))?.[1]);
    if (!Number.isNaN(parent)) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const times = new Map<string, number>();
  const add = (parent: number): void => {
    for (const child of children.get(parent) ?? []) {
      for (const thread of namesIn(`/proc/${child}/task`)) {
        const path = `/proc/${child}/task/${thread}`;
        if (!WORKER.test(textOf(`${path}/comm`))) continue;
        const nanoseconds = textOf(`${path}/schedstat`).split(' ')[0];
        times.set(thread, Number(nanoseconds) / 1e6);
      }
      add(child);
    }
  };
  add(process.pid);
  return times;
}

/** The names in a folder; none if its program has ended. */
function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** The text of a file; empty if its program has ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
