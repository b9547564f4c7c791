import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkerLike } from '../supervisor';
import { createClipWorker } from './clipWorker';
import type { ClipOrder, ClipReply, ClipSetup } from './protocol';
import { COLOURS, frameOf } from './testing';

const SETUP: ClipSetup = {
  cell: 48,
  colours: COLOURS,
  fonts: [],
  faces: { digits: 'serif', words: 'sans-serif' },
  frames: 2,
  delay: 200,
  lastDelay: 2000,
  depths: { least: 0, most: 5 },
};

/** A worker that is controlled by the test. */
class HeldWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<ClipReply>) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly orders: ClipOrder['kind'][] = [];
  ended = false;

  postMessage(order: ClipOrder): void {
    this.orders.push(order.kind);
  }
  terminate(): void {
    this.ended = true;
  }
  says(reply: ClipReply): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }
}

function open() {
  const worker = new HeldWorker();
  return { worker, clip: createClipWorker(SETUP, () => worker) };
}

const CRASHED = { ok: false, error: { kind: 'crashed' } };

describe('the worker that draws a clip', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('draws frame by frame, and returns the file', async () => {
    const { worker, clip } = open();
    const begun = clip.begin();
    worker.says({ kind: 'ready' });
    worker.says({ kind: 'begun' });
    expect(await begun).toEqual({ ok: true, value: null });
    const drawn = clip.draw(frameOf());
    worker.says({ kind: 'drawn', bytes: 1234 });
    expect(await drawn).toEqual({ ok: true, value: 1234 });
    const finished = clip.finish();
    const file = new Uint8Array(3);
    worker.says({ kind: 'finished', file });
    expect(await finished).toEqual({ ok: true, value: file });
    expect(worker.orders).toEqual(['begin', 'frame', 'finish']);
  });

  it('says so if the browser has no canvas for workers', async () => {
    const { worker, clip } = open();
    const begun = clip.begin();
    worker.says({ kind: 'unsupported' });
    expect(await begun).toEqual({ ok: false, error: { kind: 'unsupported' } });
    expect(worker.ended).toBe(true);
  });

  it('is ended at once, and its question is cancelled', async () => {
    const { worker, clip } = open();
    const begun = clip.begin();
    clip.dispose();
    expect(worker.ended).toBe(true);
    expect(await begun).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(await clip.draw(frameOf())).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  it('counts as crashed after an error', async () => {
    const { worker, clip } = open();
    const begun = clip.begin();
    worker.onerror?.();
    expect(await begun).toEqual(CRASHED);
  });

  it('counts as crashed after silence, but only during a question', async () => {
    const { worker, clip } = open();
    const begun = clip.begin();
    worker.says({ kind: 'begun' });
    await begun;
    vi.advanceTimersByTime(60_000);
    const drawn = clip.draw(frameOf());
    vi.advanceTimersByTime(3_900);
    expect(worker.ended).toBe(false);
    vi.advanceTimersByTime(200);
    expect(await drawn).toEqual(CRASHED);
    expect(worker.ended).toBe(true);
  });
});
