/* What the workers of Watch, of Compare and of clips share, on their side. */

/** How the code in a worker answers the page, and how it reports a mistake of ours. */
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
