/** A message from tab to tab. Who sends a kind of messages also says what else is in them. */
interface News {
  readonly kind: string;
}

/** The channel between the tabs of this browser. */
export interface Channel {
  /** Sends a message to the other tabs. */
  tell<T extends News>(news: T): void;
  /** Calls `listener` with each message of a kind that another tab sends. */
  hear<T extends News>(kind: T['kind'], listener: (news: T) => void): void;
  /** Closes the channel, so that the browser can keep the page in its cache. */
  rest(): void;
  /** Opens it again. */
  wake(): void;
}

/** What this needs from the browser; it may throw if the browser refuses, and is `null` if the browser has none. */
export type OpenChannel = () => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | null;

export function createChannel(open: OpenChannel): Channel {
  const listeners = new Map<string, (event: MessageEvent) => void>();
  let channel: ReturnType<OpenChannel> = null;
  const wake = (): void => {
    try {
      channel = open();
    } catch {
      // Then this tab learns of what the others do when it reads what they have stored.
    }
    if (channel !== null) channel.onmessage = (event) => listeners.get(event.data.kind)?.(event);
  };
  wake();
  return {
    tell: (news) => channel?.postMessage(news),
    hear: (kind, listener) => void listeners.set(kind, ({ data }) => listener(data)),
    rest() {
      channel?.close();
      channel = null;
    },
    wake,
  };
}
