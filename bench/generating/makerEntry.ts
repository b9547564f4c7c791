import { parentPort } from 'node:worker_threads';
import { makePuzzle } from '../../src/worker/making';
import type { Reply, Request } from '../../src/worker/protocol';

/** Milliseconds between signs of life, as in the app's worker. */
const HEARTBEAT = 100;

const post = (reply: Reply): void => parentPort?.postMessage(reply);

/* Does in a thread of Node what src/worker/entry.ts does in the browser, for the one question that makes puzzles. */
parentPort?.on('message', async (request: Request<'make'>) => {
  let last = performance.now();
  const pulse = setInterval(() => post({ kind: 'alive' }), HEARTBEAT);
  const answer = await makePuzzle(request.question, (progress, always = false) => {
    const now = performance.now();
    if (now - last < HEARTBEAT && !always) return;
    last = now;
    post({ kind: 'progress', progress });
  });
  clearInterval(pulse);
  post({ kind: 'answer', answer });
});

post({ kind: 'ready' });
