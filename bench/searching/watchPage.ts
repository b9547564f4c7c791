import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import type { Grid } from '../../src/sudoku/core';
import { STRATEGIES, type StrategyId, startSearch } from '../../src/sudoku/search';
import type { Row } from '../benchmark';
import { observeFrames, observeScrubs } from '../page/observers';
import { percentile } from '../statistics';
import { framesDuring, reportOf } from './frames';

/**
 * The length of a scene that only plays, in milliseconds; and the time between two moves of the pointer, about a frame.
 */
const PLAYED = 10_000;
const MOVE_PAUSE = 16;
/** Turns of the wheel from the whole of the longest search to single steps. Each turn shows a seventh less. */
const TURNS = 100;
const NOTCH = 100;
/** After these numbers of turns the view is dragged, at zooms between the whole search and single steps. */
const STOPS = [10, 30, 50, 70, 100];
const DRAGS = 40;
/** Pointer moves of one scrub. */
const SCRUBS = 300;
const PATIENCE = 300_000;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The positions of controls, found before frames are measured. Finding an element by role and name makes the page's
 * main thread work, which a hand on a mouse does not.
 */
type Spots = Readonly<Record<'play' | 'chart' | 'line', Box>>;

/** An action in the page whose frames are measured. */
interface Scene {
  readonly name: string;
  /** Preparation that is not measured. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page, spots: Spots) => Promise<void>;
  /** The strategy to watch, if not row by row; and a second one beside it. */
  readonly strategy?: StrategyId;
  readonly beside?: StrategyId;
}

const playing = (speed: number): Scene => ({
  name: `play ${speed.toLocaleString('en')}/s`,
  before: (page) => setSpeed(page, speed),
  act: play,
});

const SCENES: readonly Scene[] = [
  playing(1),
  playing(1000),
  playing(10_000_000),
  {
    name: 'play 1,000/s close up',
    async before(page) {
      await setSpeed(page, 1000);
      await turn(page, await spotsOf(page), TURNS, -NOTCH);
    },
    act: play,
  },
  ...[false, true].flatMap((expanded): Scene[] => {
    const before = async (page: Page) => {
      if (expanded) await page.getByRole('button', { name: 'Expand the chart' }).click();
    };
    const chart = expanded ? 'large chart' : 'chart';
    return [
      { name: `${chart} zoomed`, before, act: zoom },
      { name: `${chart} panned`, before, act: pan },
    ];
  }),
  { name: 'scrub', act: scrub },
  { ...playing(1000), name: 'two searches, play 1,000/s', beside: 'candidateLists' },
  { name: 'two searches, chart zoomed', act: zoom, beside: 'candidateLists' },
  {
    name: 'tree, play 20/s',
    strategy: 'propagation',
    async before(page) {
      await setSpeed(page, 20);
      await page.getByRole('group', { name: 'Playback' }).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitemcheckbox', { name: 'The search as a tree' }).click();
    },
    act: play,
  },
];

/**
 * What watching a search costs the page in a real browser, at 1280 by 800: the main thread's work in each
 * frame, missed frames, and how soon the board follows a scrub. The search is recorded to its end beforehand.
 */
export async function* measurePage(
  root: string,
  givens: Grid,
  wants: (scene: string) => boolean,
): AsyncGenerator<Row> {
  await build({ root, logLevel: 'warn' });
  const server = await serve({ root: `${root}/dist` });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
  try {
    for (const scene of SCENES)
      if (wants(scene.name)) yield await measureScene(browser, server.url, givens, scene);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measureScene(browser: Browser, url: string, givens: Grid, scene: Scene): Promise<Row> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(observeFrames);
  await page.addInitScript(observeScrubs);
  const { strategy = 'rowByRow', beside } = scene;
  await page.goto(`${url}#p=${givens}&watch=${strategy}&n=0${beside ? `&o=beside:${beside}` : ''}`);
  const recorded = page.getByRole('status', { name: 'Recording' }).filter({ hasText: 'recorded' });
  await recorded.nth(beside ? 1 : 0).waitFor({ timeout: PATIENCE });
  await scene.before?.(page);
  const spots = await spotsOf(page);
  const frames = await framesDuring(browser, page, () => scene.act(page, spots));
  const { taken, open } = await page.evaluate(() => window.scrubs);
  if (open > 0) throw new Error(`${open} scrubs led to no board`);
  if (scene.act === scrub && taken.length === 0) throw new Error('no scrub changed the timeline');
  await checkBoard(page, givens, strategy);
  await context.close();
  return {
    scene: scene.name,
    ...reportOf(frames),
    scrubP95Milliseconds: taken.length === 0 ? '-' : percentile(taken, 0.95),
  };
}

async function setSpeed(page: Page, speed: number): Promise<void> {
  await page.getByRole('slider', { name: 'Speed' }).fill(String(Math.log10(speed)));
}

async function spotsOf(page: Page): Promise<Spots> {
  const [play, chart, line] = await Promise.all([
    page.getByRole('button', { name: 'Play', exact: true }).boundingBox(),
    page.getByRole('tree').first().boundingBox(),
    page.getByRole('slider', { name: 'Step' }).first().boundingBox(),
  ]);
  if (play === null || chart === null || line === null) throw new Error('the page lacks something');
  return { play, chart, line };
}

/** Plays for a while: clicks the button at the start and at the end. */
async function play(page: Page, { play: { x, y, width, height } }: Spots): Promise<void> {
  const click = () => page.mouse.click(x + width / 2, y + height / 2);
  await click();
  await page.waitForTimeout(PLAYED);
  // A short search has already ended. The button still has the focus.
  if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Pause') await click();
}

/** Turns the wheel over the chart, a third of the way from its left edge, one notch per frame. */
async function turn(page: Page, { chart }: Spots, turns: number, notch: number): Promise<void> {
  const { x, y, width, height } = chart;
  await page.mouse.move(x + width / 3, y + height / 2);
  for (let i = 0; i < turns; i++) {
    await page.mouse.wheel(0, notch);
    await page.waitForTimeout(MOVE_PAUSE);
  }
}

/** Zooms from the whole search to single steps, and back. */
async function zoom(page: Page, spots: Spots): Promise<void> {
  await turn(page, spots, TURNS, -NOTCH);
  await turn(page, spots, TURNS, NOTCH);
}

/** Drags the view to and fro at several zooms. */
async function pan(page: Page, spots: Spots): Promise<void> {
  const { x, y, width, height } = spots.chart;
  let turned = 0;
  for (const stop of STOPS) {
    await turn(page, spots, stop - turned, -NOTCH);
    turned = stop;
    await page.mouse.down();
    for (let i = 1; i <= DRAGS; i++) {
      const share = Math.sin((2 * Math.PI * i) / DRAGS) / 4;
      await page.mouse.move(x + width * (1 / 3 + share), y + height / 2);
      await page.waitForTimeout(MOVE_PAUSE);
    }
    await page.mouse.up();
  }
}

/** Drags along the timeline, to and fro, sometimes slowly and sometimes fast. */
async function scrub(page: Page, { line }: Spots): Promise<void> {
  const { x, y, width, height } = line;
  const to = (i: number) => x + width * (0.5 - 0.48 * Math.cos(i / 9) * Math.cos(i / 40));
  await page.mouse.move(to(0), y + height / 2);
  await page.mouse.down();
  for (let i = 1; i <= SCRUBS; i++) {
    await page.mouse.move(to(i), y + height / 2);
    await page.waitForTimeout(MOVE_PAUSE);
  }
  await page.mouse.up();
  await page.waitForFunction(() => window.scrubs.open === 0);
}

/** Throws unless the board shows the state of the step number displayed beside it. */
async function checkBoard(page: Page, givens: Grid, strategy: StrategyId): Promise<void> {
  const { step, board } = await page.evaluate(() => ({
    step: Number(document.querySelector('.steps dd')?.firstChild?.textContent?.replaceAll(',', '')),
    board: Array.from(
      [...document.querySelectorAll('[role=gridcell]')].slice(0, 81),
      (cell) => /, (?<digit>[1-9])(,|$)/.exec(cell.getAttribute('aria-label') ?? '')?.groups?.digit ?? '.',
    ).join(''),
  }));
  const machine = startSearch(strategy, givens, STRATEGIES[strategy].defaults);
  if (!machine.ok) throw new Error(`the givens clash: ${givens}`);
  machine.value.run(step, new Int32Array(82));
  if (machine.value.look().board !== board)
    throw new Error(`the board is not that of step ${step}: ${board}`);
}
