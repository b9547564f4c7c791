import { type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { seededRandom } from '../../src/sudoku/core';
import { PUZZLE_SETS } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';
import { imageOf } from '../sets/images';

/** Each round does what a player does in two minutes, so all rounds are two hours of use. */
const ROUNDS = 60;
/** The number of rounds before the first look. During these rounds parts of the app load that stay in memory. */
const WARM_UP = 10;
/** The number of looks after the first. */
const LOOKS = 5;
const KEYS = 50;

/** Whether the page grows while it is used. */
export const soak: Benchmark = {
  about:
    'build the app and do in it what a player does in two hours, without pauses: heap, nodes, listeners and workers; --puzzles for another number of rounds',
  async *measure({ root, puzzles, seed }) {
    await build({ root, logLevel: 'warn' });
    const server = await serve({ root: `${root}/dist` });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
    const page = await context.newPage();
    const mistakes: string[] = [];
    page.on('pageerror', (error) => mistakes.push(error.message));
    const rounds = puzzles ?? ROUNDS;
    const step = Math.max(1, Math.floor((rounds - WARM_UP) / LOOKS));
    const random = seededRandom(seed);
    const sets = [...PUZZLE_SETS.values()].flat();
    try {
      const tools = await context.newCDPSession(page);
      await page.goto(server.url);
      await page.locator('#shell[data-asleep]').waitFor({ state: 'detached' });
      for (let round = 1; round <= rounds; round++) {
        const puzzle = sets[random.below(sets.length)];
        if (puzzle === undefined) throw new Error('no puzzles');
        await use(page, imageOf(puzzle, random), random.below);
        if (round < WARM_UP || (round - WARM_UP) % step !== 0) continue;
        yield await look(page, tools, `after ${round} rounds`);
        await forget(page);
        yield await look(page, tools, 'all of it forgotten');
      }
      await page.reload();
      await page.locator('#shell[data-asleep]').waitFor({ state: 'detached' });
      yield await look(page, tools, 'loaded again');
      if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

/** Opens a puzzle, plays it, asks for a hint, watches a search, compares, solves it, and opens the shelf. */
async function use(page: Page, puzzle: string, below: (bound: number) => number): Promise<void> {
  await page.evaluate((link) => {
    location.hash = link;
  }, `p=${puzzle}`);
  const keys = ['Arrow', 'Shift+Digit', 'Digit', 'Backspace', 'z'] as const;
  for (let i = 0; i < KEYS; i++) {
    const key = keys[below(keys.length)] ?? 'z';
    if (key === 'Arrow') await page.keyboard.press(`Arrow${['Up', 'Down', 'Left', 'Right'][below(4)]}`);
    else if (key.endsWith('Digit')) await page.keyboard.press(`${key}${1 + below(9)}`);
    else await page.keyboard.press(key);
  }
  await page.keyboard.press('h');
  await page.getByRole('region', { name: 'Hint' }).getByRole('heading').first().waitFor();
  for (const key of ['Escape', 'Escape', 'w']) await page.keyboard.press(key);
  await page.locator('main.watch').waitFor();
  await page.waitForTimeout(500);
  for (const key of ['Escape', 'r']) await page.keyboard.press(key);
  await page.locator('main.compare').waitFor();
  await page.waitForTimeout(500);
  for (const key of ['Escape', '?']) await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Puzzle', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Shelf/ }).click();
  await page.getByRole('dialog').getByRole('grid').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
}

/**
 * Deletes everything that was done, by the app's own command. Undo leads back to the first move of a visit, so until
 * then the page rightly grows with each move.
 */
async function forget(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Puzzle', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Your data' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await dialog.getByRole('button', { name: 'Yes, delete all of it' }).click();
  await dialog.getByText('Everything is deleted.').waitFor();
  // Until the dialog closes, the deletion can be undone.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Measures the page after everything has come to rest and the garbage is collected. */
async function look(page: Page, tools: CDPSession, when: string): Promise<Row> {
  await page.waitForTimeout(3000);
  for (let sweep = 0; sweep < 3; sweep++) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const code = await codeIn(tools);
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  return {
    when,
    heapMegabytes: usedSize / 1e6,
    ofItCode: code / 1e6,
    theRest: (usedSize - code) / 1e6,
    nodes,
    listeners: jsEventListeners,
    workers: page.workers().length,
  };
}

/** The description of a heap snapshot, and its numbers: a fixed count for each object in the heap. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [types: readonly string[], ...rest: readonly unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/**
 * The bytes of the heap that contain compiled scripts. The browser compiles frequently used code again to make it
 * faster, so this part grows for a long time although nothing that was done is kept.
 */
async function codeIn(tools: CDPSession): Promise<number> {
  const pieces: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => void pieces.push(chunk);
  tools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await tools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  tools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes }: Snapshot = JSON.parse(pieces.join(''));
  const { node_fields: fields, node_types } = snapshot.meta;
  const code = node_types[0].indexOf('code');
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] === code) bytes += nodes[at + size] ?? 0;
  return bytes;
}
