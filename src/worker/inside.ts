/* What the code shares that runs inside the workers of Watch, Compare and clips. */

/** How such code answers the page, and how it tells that a promise of our own is broken. */
export interface WorkerSide<Reply> {
  readonly post: (reply: Reply) => void;
  readonly crash: (error: unknown) => void;
}

/** Lets orders be heard. Not by a timer, which browsers hold back after a few times. */
export const hearOrders = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
