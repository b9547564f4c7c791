import type { Page } from 'playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** The start, and the elapsed time of the task, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly pid: number;
  /** Processor time in microseconds. Unlike elapsed time, it does not depend on other programs. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TASKS = 'disabled-by-default-devtools.timeline';

/** The browser hands over pasted text as one copy of the whole, which a page cannot receive in parts. */
const HANDING_OVER = { category: 'mojom', name: 'ClipboardHost::ReadText' };

/**
 * The longest task of the page's main thread during `act`, in milliseconds of processor time, without the browser's own
 * work of handing over pasted text.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  await browser.startTracing(page, { categories: ['-*', TASKS, HANDING_OVER.category] });
  try {
    await act();
  } finally {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  const trace: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const main = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const ofThePage = trace.traceEvents.filter(({ tid, pid }) =>
    main.some((thread) => thread.tid === tid && thread.pid === pid),
  );
  const tasks = ofThePage.filter(({ name }) => name === 'RunTask');
  if (tasks.length === 0) throw new Error('no task was seen');
  const handedOver = ofThePage.filter(({ name }) => name === HANDING_OVER.name);
  const own = tasks.map(({ ts, dur = 0, tdur = 0 }) =>
    handedOver
      .filter((part) => part.ts >= ts && part.ts < ts + dur)
      .reduce((left, part) => left - (part.tdur ?? 0), tdur),
  );
  return Math.max(...own) / 1000;
}
