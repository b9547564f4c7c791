/*
 * How a new version takes over from a running old one. A browser ends the old worker only when it has no request in
 * flight. Chromium checks at once; if there is a request, it checks again only after half a minute. So the new worker
 * asks the old one to answer when it is at rest, and takes over then.
 */

/** The message from the new worker to the old one; it comes with a port for the answer. */
const ASK = 'answer at rest';

/**
 * A worker is at rest after this many milliseconds without a request in flight. A page that is loading pauses between
 * its requests, but for less time.
 */
const REST = 500;

/** Milliseconds until the message itself, which also counts as in flight, has been handled. */
const ASKED = 50;

/** Milliseconds after which the new worker takes over in any case: the old one may be too old to know the message. */
const PATIENCE = 5000;

/** Makes a worker answer `ASK` when it is at rest. Call this before adding any other listener for `fetch`. */
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

/** Makes a waiting worker take over when the active one is at rest. */
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
