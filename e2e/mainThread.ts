import type { Page } from 'playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  /** Processor time in microseconds: unlike time by the clock, it is the page's own on a machine that others use. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TASKS = 'disabled-by-default-devtools.timeline';

/** The longest task of the page's main thread during `act`, in milliseconds of processor time. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  await browser.startTracing(page, { categories: ['-*', TASKS] });
  try {
    await act();
  } finally {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  const trace: { traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const main = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = trace.traceEvents.filter(
    ({ name, tid, pid }) =>
      name === 'RunTask' && main.some((thread) => thread.tid === tid && thread.pid === pid),
  );
  if (tasks.length === 0) throw new Error('no task was seen');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
