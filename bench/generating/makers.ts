import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Made, Wish } from '../../src/sudoku/generator';
import { makeWith } from '../../src/worker/maker';
import { createPool } from '../../src/worker/pool';
import type { WorkerLike } from '../../src/worker/supervisor';
import { createThread } from '../../src/worker/thread';

/** The program of a thread, beside the bundled benchmark. */
const ENTRY = './makerEntry.js';

/**
 * Milliseconds between two puzzles. Workers whose attempts are no longer wanted are ended and started again meanwhile.
 */
const REST = 400;

/** The app's pool of workers, each on a thread of Node. */
export interface Makers {
  /** Makes a puzzle as the app does. `null` if that takes longer than `seconds`. Rests afterwards. */
  make(
    wish: Wish,
    seed: number,
    seconds: number,
  ): Promise<{ readonly made: Made | null; readonly milliseconds: number }>;
  end(): void;
}

/** Starts so many workers, and waits until each has made a puzzle. */
export async function openMakers(size: number): Promise<Makers> {
  const pool = createPool(size, () => createThread({ newWorker: startThread }));
  await Promise.all(
    Array.from({ length: size }, (_, attempt) => pool.ask('make', { wish: {}, seed: 0, attempt })),
  );
  return {
    async make(wish, seed, seconds) {
      const start = performance.now();
      const answer = await makeWith(pool, wish, seed, { signal: AbortSignal.timeout(1000 * seconds) });
      const milliseconds = performance.now() - start;
      await sleep(REST);
      return { made: answer.ok ? answer.value : null, milliseconds };
    },
    end: pool.dispose,
  };
}

/** A thread of Node that looks like a worker of the browser. */
function startThread(): WorkerLike {
  const thread = new Worker(new URL(ENTRY, import.meta.url));
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message: unknown) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  };
  thread.on('message', (data) =>
    worker.onmessage?.call(null as never, new MessageEvent('message', { data })),
  );
  thread.on('error', (error) => {
    throw error;
  });
  return worker;
}
