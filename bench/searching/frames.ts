import type { Browser, Page } from 'playwright';
import { percentile } from '../statistics';

/**
 * What the page's own thread did for each frame while something went on. A frame lasts from the task in which its
 * animation callbacks run to the one in which those of the next frame do; its work is the sum of all tasks of the
 * thread that begin in between: script, style, layout, painting, what is handed to the compositor, input, messages of
 * workers, collection of garbage. A loop that does nothing but ask for the next frame runs beside, so that there is one
 * at every tick of the screen, and what it costs is counted too.
 */
export interface Frames {
  /** How many there were. */
  readonly count: number;
  /** Milliseconds of work as the clock has it, for each frame. */
  readonly work: readonly number[];
  /** The same without the time in which others had the processor, or one of them was waited for. */
  readonly processor: readonly number[];
  /** Milliseconds from the tick of the screen a frame was made for to that of the next one: 17, or 33 if one was missed. */
  readonly lengths: readonly number[];
}

/** A frame that takes longer is one that was missed, in milliseconds. */
const MISSED = 20;
const TICK = 'tick';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when it began, how long it took, and how much of that the thread had a processor. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Watches the frames of a page during `act`. The page must have `observeFrames`. */
export async function framesDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Frames> {
  // The first script that Playwright runs in a page brings its own tools along, 10 ms of work that is not the page's.
  await page.evaluate(() => typeof window.startFrames);
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'blink.user_timing'] });
  await page.evaluate((mark) => window.startFrames(mark), TICK);
  await act();
  const times = await page.evaluate(() => window.stopFrames());
  return { ...workIn(String(await browser.stopTracing())), lengths: differences(times) };
}

/** The share of frames, in per cent, that took so long that one was missed. */
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
    // What runs inside a task is part of it.
    if (ph !== 'X' || !name.endsWith('RunTask') || ts < end) continue;
    end = ts + dur;
    while ((ticks[frame + 1] ?? Number.POSITIVE_INFINITY) < end) frame++;
    // After the last tick there is no whole frame.
    if (frame < 0 || frame >= ticks.length - 1) continue;
    work[frame] = (work[frame] ?? 0) + dur / 1000;
    // Some kernels charge whoever runs at a tick of theirs with all of it: no task has worked longer than it took.
    processor[frame] = (processor[frame] ?? 0) + Math.min(dur, tdur) / 1000;
  }
  return { count: work.length, work: Array.from(work, orNone), processor: Array.from(processor, orNone) };
}

const orNone = (value: number | undefined): number => value ?? 0;

const differences = (times: readonly number[]): number[] =>
  times.slice(1).map((time, i) => time - (times[i] ?? time));
