import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import { findChromium, LAUNCH_ARGS } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import type { Benchmark, Row } from '../benchmark';
import { median, percentile } from '../statistics';
import { type BareBrowser, type BarePage, launchBare } from './devtools';
import { observeSolve, observeVisit, type Visit } from './observers';

const INKALA_2012 = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const SOLVES = 40;
const VISITS = 7;
/** The phone that visits the page. */
const PHONE = { width: 390, height: 844, scale: 3, mobile: true, slowdown: 4 };
const DESK = { width: 1280, height: 800, scale: 1, mobile: false, slowdown: 1 };
/** The network of the slow phone. */
const NETWORK = { bitsPerSecond: 1.6e6, latency: 150 };
/** How long a page is watched after its verdict, in milliseconds. */
const AFTERMATH = 1500;

/** How fast the built app is in a real browser. */
export const page: Benchmark = {
  about:
    'build the app and time it in Chromium: from click to answer, the start on a slow phone, and the start from stored files; --only solve, phone, warm',
  async *measure({ root, only }) {
    await build({ root, logLevel: 'warn' });
    const server = await serve({ root: `${root}/dist` });
    const browser = await chromium.launch({ executablePath: await findChromium(), args: LAUNCH_ARGS });
    const address = `${server.url}#p=${INKALA_2012}`;
    try {
      const wants = (what: string): boolean => only === null || only.includes(what);
      if (wants('solve'))
        yield row('ms from click on Solve to verdict and 81 named cells', await solve(browser, address));
      if (wants('warm')) {
        yield* warm('phone', PHONE, address);
        yield* warm('desk', DESK, address);
      }
      if (!wants('phone')) return;
      const visits = await visitOften((bare) => visitByPhone(bare, address));
      const each = (value: (visit: Visit) => number) => visits.map(value);
      yield row(
        'phone: ms to a painted board',
        each(({ painted }) => painted),
      );
      yield row(
        'phone: ms to interactive',
        each(({ awake, busyUntil }) => Math.max(awake, busyUntil)),
      );
      yield row(
        'phone: ms to the verdict on the puzzle of a link',
        each(({ judged }) => judged),
      );
      yield row(
        'phone: ms of total blocking',
        each(({ blocking }) => blocking),
      );
      yield row(
        'phone: layout shift',
        each(({ shift }) => shift),
      );
    } finally {
      await browser.close();
      await server.close();
    }
  },
};

const row = (measure: string, values: readonly number[]): Row => ({
  measure,
  runs: values.length,
  p50: median(values),
  p95: percentile(values, 0.95),
});

/** Solves one puzzle over and over, with an undo in between. The worker is warm, because it has judged the puzzle. */
async function solve(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(observeSolve);
  await page.goto(address);
  await page.getByRole('status').filter({ hasText: 'One solution' }).first().waitFor({ state: 'attached' });
  const times: number[] = [];
  for (let run = 0; run < SOLVES; run++) {
    await page.getByRole('button', { name: 'Solve', exact: true }).click();
    times.push(await page.evaluate(() => window.answered));
    await page.keyboard.press('Control+z');
    await page.getByRole('gridcell', { name: /empty/ }).first().waitFor();
  }
  await context.close();
  return times;
}

/** How the page starts on a later visit, from the files that the service worker has stored. */
async function* warm(name: string, device: typeof PHONE, address: string): AsyncGenerator<Row> {
  const visits = await visitOften((bare) => visitAgain(bare, device, address));
  yield row(
    `${name}, from what is kept: ms to a painted board`,
    visits.map(({ painted }) => painted),
  );
  yield row(
    `${name}, from what is kept: ms to a board that responds`,
    visits.map(({ awake }) => awake),
  );
  yield row(
    `${name}, from what is kept: ms to interactive`,
    visits.map(({ awake, busyUntil }) => Math.max(awake, busyUntil)),
  );
}

async function visitOften(see: (browser: BareBrowser) => Promise<Visit>): Promise<Visit[]> {
  const browser = await launchBare();
  try {
    const visits: Visit[] = [];
    for (let visit = 0; visit < VISITS; visit++) visits.push(await see(browser));
    return visits;
  } finally {
    await browser.close();
  }
}

/** Opens the app for the first time on a slow phone with a slow connection. */
async function visitByPhone(browser: BareBrowser, address: string): Promise<Visit> {
  const { bitsPerSecond, latency } = NETWORK;
  const page = await browser.newPage();
  const throughput = bitsPerSecond / 8;
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  const visit = await visitWith(PHONE, page, address);
  await page.close();
  return visit;
}

/**
 * Opens the app for the second time, when its files and the board are stored. The service worker has stopped, as it
 * does after a while, and must be started.
 */
async function visitAgain(browser: BareBrowser, device: typeof PHONE, address: string): Promise<Visit> {
  const first = await browser.newPage();
  await first.send('Page.navigate', { url: address });
  do await sleep(AFTERMATH);
  while ((await first.value('navigator.serviceWorker?.controller != null')) !== true);
  await first.send('Page.navigate', { url: 'about:blank' });
  const page = await first.beside();
  await page.send('ServiceWorker.enable');
  await page.send('ServiceWorker.stopAllWorkers');
  await sleep(AFTERMATH);
  const visit = await visitWith(device, page, address.replace(/#.*/, ''));
  await page.close();
  return visit;
}

/** Opens the app in a page, and returns how it started. */
async function visitWith(
  { width, height, scale, mobile, slowdown }: typeof PHONE,
  page: BarePage,
  address: string,
): Promise<Visit> {
  await page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observeVisit})()` });
  await page.send('Page.navigate', { url: address });
  // Polled rarely, because polling would keep the page busy and be measured with it.
  do await sleep(AFTERMATH);
  while ((await page.value('window.visit?.judged > 0')) !== true);
  await sleep(AFTERMATH);
  return (await page.value('window.visit')) as Visit;
}
