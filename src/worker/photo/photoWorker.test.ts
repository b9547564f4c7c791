import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_NOTES } from '../../sudoku/core';
import type { GridRead } from '../../sudoku/photo';
import type { WorkerLike } from '../supervisor';
import { createPhotoWorker } from './photoWorker';
import type { PhotoOrder, PhotoReply } from './protocol';

/** A worker that is controlled by the test. */
class HeldWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<PhotoReply>) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly orders: PhotoOrder[] = [];
  ended = false;

  postMessage(order: PhotoOrder): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
  says(reply: PhotoReply): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }
}

const GRID: GridRead = {
  corners: [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
    { x: 9, y: 9 },
    { x: 0, y: 9 },
  ],
  straight: new Uint8Array(4),
  cells: [],
  notes: NO_NOTES,
  proper: true,
};

function open() {
  const worker = new HeldWorker();
  const stages: string[] = [];
  let isAbsent: (absent: boolean) => void = () => {};
  const photo = createPhotoWorker((tell) => {
    isAbsent = tell;
    return worker;
  });
  const read = () =>
    photo.read(new Blob(['x']), { onStage: (stage) => stages.push(stage), onPicture: () => {} });
  return { worker, photo, stages, read, isAbsent: (absent: boolean) => isAbsent(absent) };
}

describe('the worker that reads photographs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('reports its stages and returns the grids', async () => {
    const { worker, read, stages } = open();
    const answer = read();
    worker.says({ kind: 'ready' });
    worker.says({ kind: 'stage', stage: 'opening' });
    worker.says({ kind: 'stage', stage: 'finding' });
    worker.says({ kind: 'read', grids: [GRID] });
    expect(await answer).toEqual({ ok: true, value: [GRID] });
    expect(stages).toEqual(['opening', 'finding']);
    expect(worker.orders).toMatchObject([
      { kind: 'read', weights: expect.stringMatching(/weights.*\.bin$/) },
    ]);
  });

  it('reads again between other corners', async () => {
    const { worker, photo, read } = open();
    const first = read();
    worker.says({ kind: 'read', grids: [GRID] });
    await first;
    const again = photo.readBetween(GRID.corners);
    worker.says({ kind: 'fault', fault: { kind: 'badCorners' } });
    expect(await again).toEqual({ ok: false, error: { kind: 'badCorners' } });
  });

  it('is given up when its script fails to load for long', async () => {
    const { worker, read, isAbsent } = open();
    const answer = read();
    isAbsent(true);
    vi.advanceTimersByTime(1_000);
    isAbsent(false);
    vi.advanceTimersByTime(5_000);
    expect(worker.ended).toBe(false);
    isAbsent(true);
    vi.advanceTimersByTime(2_000);
    expect(await answer).toEqual({ ok: false, error: { kind: 'absent', why: 'refused' } });
    expect(worker.ended).toBe(true);
  });

  it('says why digits cannot be read when the weights fail to load', async () => {
    const { worker, read } = open();
    const answer = read();
    worker.says({ kind: 'fault', fault: { kind: 'networkAbsent' } });
    expect(await answer).toEqual({ ok: false, error: { kind: 'absent', why: 'refused' } });
  });

  it('is ended at once, and its question is cancelled', async () => {
    const { worker, photo, read } = open();
    const answer = read();
    photo.dispose();
    expect(worker.ended).toBe(true);
    expect(await answer).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(await read()).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });

  it('counts as crashed after an error, and after long silence', async () => {
    const died = open();
    const answer = died.read();
    died.worker.onerror?.();
    expect(await answer).toEqual({ ok: false, error: { kind: 'crashed' } });

    const silent = open();
    const unanswered = silent.read();
    silent.worker.says({ kind: 'stage', stage: 'finding' });
    vi.advanceTimersByTime(19_000);
    expect(silent.worker.ended).toBe(false);
    vi.advanceTimersByTime(1_500);
    expect(await unanswered).toEqual({ ok: false, error: { kind: 'crashed' } });
  });
});
