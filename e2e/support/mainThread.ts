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
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

const TASKS = 'disabled-by-default-devtools.timeline';

const MESSAGES = ['mojom', 'toplevel'];

/** The browser hands over pasted text as one copy of the whole, which a page cannot receive in parts. */
const isHandingOver = ({ name }: TraceEvent): boolean => name === 'ClipboardHost::ReadText';

/** A test asks the page what it shows, which can take longer than all that the page does itself. */
const isAskedByTest = ({ name, args }: TraceEvent): boolean =>
  name === 'Receive mojo message' &&
  args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession';

/**
 * The longest task of the page's main thread during `act`, in milliseconds of processor time of the machine of
 * `docs/performance.md`, without the browser's own work of handing over pasted text, and without the questions of the
 * test.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('a page without a browser');
  await browser.startTracing(page, { categories: ['-*', TASKS, ...MESSAGES] });
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
  const notOurs = ofThePage.filter((event) => isHandingOver(event) || isAskedByTest(event));
  const own = tasks.map(({ ts, dur = 0, tdur = 0 }) =>
    notOurs
      .filter((part) => part.ts >= ts && part.ts < ts + dur)
      .reduce((left, part) => left - (part.tdur ?? 0), tdur),
  );
  return Math.max(...own) / 1000 / (await slowness(page));
}

/**
 * What `slowness` lays out took so many milliseconds on the machine of `docs/performance.md`. Not measured there: on a
 * machine that took 53 ms, `npm run bench -- solve` solved 2.1 times fewer puzzles a second, in the same minutes.
 */
const LAYOUT_THERE = 25;

/** How many times slower than the machine of `docs/performance.md` this one is now; a faster one counts as equal. */
async function slowness(page: Page): Promise<number> {
  const blank = await page.context().newPage();
  const milliseconds = await blank.evaluate(() => {
    const lay = (): number => {
      const began = performance.now();
      const list = document.createElement('ul');
      list.append(
        ...Array.from({ length: 1000 }, (_, i) => {
          const item = document.createElement('li');
          item.textContent = `The item ${i} of a list`;
          return item;
        }),
      );
      document.body.replaceChildren(list);
      return list.offsetHeight && performance.now() - began;
    };
    // The fastest of some, since another program may stop one.
    return Math.min(...Array.from({ length: 10 }, lay));
  });
  await blank.close();
  return Math.max(1, milliseconds / LAYOUT_THERE);
}
