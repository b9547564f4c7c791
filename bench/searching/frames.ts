import type { Browser, Page } from 'playwright';
import { percentile } from '../statistics';

/**
 * The work of the page's main thread in each frame during an action. A frame lasts from the task that runs its
 * animation callbacks to the task that runs those of the next frame. Its work is the sum of all tasks that begin in
 * between: script, style, layout, painting, handing over to the compositor, input, workers' messages, garbage
 * collection. A loop that only requests the next frame runs at the same time, so that every tick of the screen has a
 * frame; its cost is included.
 */
export interface Frames {
  /** The number of frames. */
  readonly count: number;
  /** Milliseconds of work in each frame, as elapsed time. */
  readonly work: readonly number[];
  /** The same as processor time, without waiting for other processes. */
  readonly processor: readonly number[];
  /** Milliseconds from each frame's screen tick to the next: 17, or 33 if a frame was missed. */
  readonly lengths: readonly number[];
}

/** If a frame takes longer than this, in milliseconds, the next one was missed. */
const MISSED = 20;
const TICK = 'tick';

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

/** Records the frames of a page during `act`. The page must have `observeFrames`. */
export async function framesDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  // The first script that Playwright runs in a page loads its own tools. These 10 ms of work are not the page's.
  await page.evaluate(() => typeof window.startFrames);
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'blink.user_timing'] });
  await page.evaluate((mark) => window.startFrames(mark), TICK);
  await act();
  const times = await page.evaluate(() => window.stopFrames());
  return { ...workIn(String(await browser.stopTracing())), lengths: differences(times) };
}

/** The percentage of frames after which one was missed. */
const percentMissed = ({ lengths }: Frames): number =>
  (100 * lengths.filter((length) => length > MISSED).length) / lengths.length;

/** The columns of a report about frames. */
export const reportOf = (frames: Frames) => ({
  frames: frames.count,
  workP50Milliseconds: percentile(frames.work, 0.5),
  workP99Milliseconds: percentile(frames.work, 0.99),
  processorP99Milliseconds: percentile(frames.processor, 0.99),
  percentOver20Milliseconds: percentMissed(frames),
});

function workIn(trace: string): Pick<Frames, 'count' | 'work' | 'processor'> {
  const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const first = traceEvents.find(({ name }) => name === TICK);
  if (first === undefined) throw new Error('the trace lacks its marks');
  const own = traceEvents
    .filter(({ pid, tid }) => pid === first.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts);
  const work: number[] = [];
  const processor: number[] = [];
  let end = 0;
  let frame = -1;
  const ticks = own.filter(({ name }) => name === TICK).map(({ ts }) => ts);
  for (const { name, ph, ts, dur = 0, tdur = 0 } of own) {
    // A task inside another task is part of it.
    if (ph !== 'X' || !name.endsWith('RunTask') || ts < end) continue;
    end = ts + dur;
    while ((ticks[frame + 1] ?? Number.POSITIVE_INFINITY) < end) frame++;
    // There is no whole frame after the last tick.
    if (frame < 0 || frame >= ticks.length - 1) continue;
    work[frame] = (work[frame] ?? 0) + dur / 1000;
    // Some kernels charge a whole clock tick to whichever task runs at the tick, so a task's processor time is limited
    // to its duration.
    processor[frame] = (processor[frame] ?? 0) + Math.min(dur, tdur) / 1000;
  }
  return { count: work.length, work: Array.from(work, orNone), processor: Array.from(processor, orNone) };
}

const orNone = (value: number | undefined): number => value ?? 0;

const differences = (times: readonly number[]): number[] =>
  times.slice(1).map((time, i) => time - (times[i] ?? time));
