import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { seededRandom } from '../../src/sudoku/core';
import { PUZZLE_SETS } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';
import { imageOf } from '../sets/images';
import { median, percentile } from '../statistics';

const PUZZLES = 1000;
const SEED = 14;
/** How often the shelf is opened, each time on a freshly loaded page. */
const OPENINGS = 15;
/** How many frames are scrolled, and by how many pixels each: through the whole list and back. */
const FRAMES = 400;
const PIXELS = 470;
/** A frame is late if it comes after this many times the usual interval. */
const LATE = 1.5;

/** How soon the shelf opens with a thousand puzzles in a real browser, and how it scrolls. */
export const shelf: Benchmark = {
  about: 'build the app, open a shelf of 1,000 puzzles in Chromium and scroll it: time, late frames',
  async *measure({ root }) {
    await build({ root, logLevel: 'warn' });
    const folder = await mkdtemp(join(tmpdir(), 'unwind-'));
    const server = await serve({ root: `${root}/dist` });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    try {
      const file = join(folder, 'shelf.sdm');
      await writeFile(file, images().join('\n'));
      for (const [screen, width, height] of [
        ['desk', 1280, 800],
        ['phone', 390, 844],
      ] as const)
        yield { screen, ...(await measureShelf(browser, server.url, file, { width, height })) };
    } finally {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true });
    }
  },
};

/** This many different puzzles: symmetric images of our own sets, from a fixed seed. */
function images(): readonly string[] {
  const random = seededRandom(SEED);
  const sets = [...PUZZLE_SETS.values()];
  return Array.from({ length: PUZZLES }, (_, i) => {
    const set = sets[i % sets.length] ?? [];
    const puzzle = set[Math.floor(i / sets.length) % set.length];
    if (puzzle === undefined) throw new Error('a set without puzzles');
    return imageOf(puzzle, random);
  });
}

async function measureShelf(
  browser: Browser,
  url: string,
  file: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Row> {
  const context = await browser.newContext({ viewport, locale: 'en' });
  const page = await context.newPage();
  await page.goto(url);
  await awake(page);
  await open(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Files', exact: true }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add from a file' }).click();
  await (await choosing).setFiles(file);
  await page.getByText(`Added ${PUZZLES.toLocaleString('en')} puzzles.`).waitFor();
  const openings: number[] = [];
  for (let i = 0; i < OPENINGS; i++) {
    // Otherwise a reload would open it again.
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.reload();
    await awake(page);
    // Waits for the parts that load after the first screen.
    await page.waitForLoadState('networkidle');
    openings.push(await open(page));
  }
  const times = await page.evaluate(scroll, { frames: FRAMES, pixels: PIXELS });
  await context.close();
  const usual = median(times);
  return {
    puzzles: PUZZLES,
    openP50Milliseconds: median(openings),
    openWorstMilliseconds: Math.max(...openings),
    frames: times.length,
    lateFrames: times.filter((time) => time > LATE * usual).length,
    frameP99Milliseconds: percentile(times, 0.99),
    worstFrameMilliseconds: Math.max(...times),
  };
}

/** Waits until the page responds to presses. */
const awake = (page: Page): Promise<void> =>
  page.locator('#shell[data-asleep]').waitFor({ state: 'detached' });

/**
 * Opens the shelf from the menu. Returns the milliseconds from the click to the painted list, or to the message in its
 * place.
 */
async function open(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Puzzle', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Shelf/ }).waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const item = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((one) =>
          one.textContent?.startsWith('Shelf'),
        );
        if (item === undefined) return reject(new Error('the menu has no shelf'));
        const clicked = performance.now();
        item.click();
        const look = (): void => {
          const dialog = document.querySelector('dialog[open]');
          const rows = dialog?.querySelectorAll('[role=row]').length ?? 0;
          const isEmpty = /is kept here/.test(dialog?.textContent ?? '');
          if (rows < 4 && !isEmpty) return void requestAnimationFrame(look);
          // After the frame that shows it has been painted.
          requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve(performance.now() - clicked);
            painted.port2.postMessage(null);
          });
        };
        requestAnimationFrame(look);
      }),
  );
}

/**
 * Scrolls the list down and up again, by the same number of pixels in each frame. Returns the milliseconds between
 * frames.
 */
function scroll({ frames, pixels }: { readonly frames: number; readonly pixels: number }): Promise<number[]> {
  const list = document.querySelector('dialog[open] [role=grid]');
  if (list === null) throw new Error('there is no list');
  return new Promise((resolve) => {
    const times: number[] = [];
    let last = performance.now();
    const next = (now: number): void => {
      times.push(now - last);
      last = now;
      list.scrollTop += times.length < frames / 2 ? pixels : -pixels;
      if (times.length < frames) requestAnimationFrame(next);
      // The first interval only waits for the first frame, so it is dropped.
      else resolve(times.slice(1));
    };
    requestAnimationFrame(next);
  });
}
