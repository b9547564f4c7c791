import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Every worker the page has started, the dead ones too, and how many messages each has sent. */
    startedWorkers: { readonly worker: Worker; messages: number }[];
  }
}

/** Keeps hold of the workers that the page starts. To be called before it opens. */
export async function holdWorkers(page: Page) {
  await page.addInitScript(() => {
    window.startedWorkers = [];
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        const started = { worker: this as Worker, messages: 0 };
        this.addEventListener('message', ({ data }) => {
          // Not that it is loading: that is said for it.
          if (data.kind !== 'loading') started.messages++;
        });
        window.startedWorkers.push(started);
      }
    };
  });
  return {
    /** Ends all workers at once, as a machine short of memory does; nobody is told. */
    kill: () =>
      page.evaluate(() => {
        for (const { worker } of window.startedWorkers) worker.terminate();
      }),
    /** Waits until the newest worker has sent so many messages. */
    newestHasSent: (messages: number) =>
      page.waitForFunction((messages) => (window.startedWorkers.at(-1)?.messages ?? 0) >= messages, messages),
    count: () => page.evaluate(() => window.startedWorkers.length),
  };
}
