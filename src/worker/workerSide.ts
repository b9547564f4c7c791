/* Shared by the code that runs in the workers of Watch, Compare and clips. */

/** How the code in a worker posts to the page, and reports our own bugs. */
export interface WorkerSide<Reply> {
  readonly post: (reply: Reply) => void;
  readonly crash: (error: unknown) => void;
}

/** Lets the worker receive messages before it goes on. It uses no timer, because browsers delay repeated timers. */
export const receiveMessages = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
