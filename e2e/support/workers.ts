import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Every worker that the page has started, including dead ones, and how many messages each has sent. */
    startedWorkers: { readonly worker: Worker; messages: number }[];
  }
}

/** Keeps track of the workers that the page starts. Call it before the page opens. */
export async function holdWorkers(page: Page) {
  await page.addInitScript(() => {
    window.startedWorkers = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        const started = { worker: this as Worker, messages: 0 };
        this.addEventListener('message', ({ data }) => {
          // Not the message that the worker is loading, which the worker itself does not send.
          if (data.kind !== 'loading') started.messages++;
        });
        window.startedWorkers.push(started);
      }
    };
  });
  return {
    /** Ends all workers at once and without notice, like a machine that is short of memory. */
    kill: () =>
      page.evaluate(() => {
        for (const { worker } of window.startedWorkers) worker.terminate();
      }),
    /** Makes all workers fail at once, as if an error had ended them. */
    fail: () =>
      page.evaluate(() => {
        for (const { worker } of window.startedWorkers) {
          worker.terminate();
          worker.dispatchEvent(new ErrorEvent('error'));
        }
      }),
    /** Waits until the newest worker has sent this many messages. */
    newestHasSent: (messages: number) =>
      page.waitForFunction((messages) => (window.startedWorkers.at(-1)?.messages ?? 0) >= messages, messages),
    count: () => page.evaluate(() => window.startedWorkers.length),
  };
}
