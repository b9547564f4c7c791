/*
 * How a new version takes over from an old one that is at work. A browser ends the old worker only when nothing is in
 * flight: Chromium looks at once, and if it finds something, not before half a minute has gone. So the new worker
 * asks the old one to answer when it is at rest, and takes over then.
 */

/** What the new worker asks of the old one, with a port for the answer. */
const ASK = 'answer at rest';

/**
 * For how many milliseconds nothing was in flight when a worker calls itself at rest. A page that comes up makes
 * pauses between what it fetches.
 */
const REST = 500;

/** Milliseconds after which the question is over, which is in flight itself. */
const ASKED = 50;

/** Milliseconds after which the new worker takes over in any case: the old one may be too old to know the question. */
const PATIENCE = 5000;

/** Has a worker answer others that ask whether it is at rest. To be called before any other listens for fetches. */
export function answerAtRest(worker: ServiceWorkerGlobalScope): void {
  let inFlight = 0;
  let restsSince = Date.now();
  worker.addEventListener('fetch', ({ handled }) => {
    inFlight++;
    const end = (): void => {
      inFlight--;
      restsSince = Date.now();
    };
    handled.then(end, end);
  });
  worker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data !== ASK || port === undefined) return;
    const look = (): void => {
      const left = inFlight > 0 ? REST : restsSince + REST - Date.now();
      if (left > 0) setTimeout(look, left);
      else port.postMessage(null);
    };
    setTimeout(look, ASKED);
  });
}

/** Has a worker that waits take over when the one before it is at rest. */
export async function takeOver(worker: ServiceWorkerGlobalScope): Promise<void> {
  const { active } = worker.registration;
  if (active !== null)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      setTimeout(resolve, PATIENCE);
      active.postMessage(ASK, [port2]);
    });
  await worker.skipWaiting();
}
