import type { Card } from './card';
import type { Binned } from './database';

/** The messages between tabs. */
export type TabNews =
  /** The sending tab wants to take over a puzzle. */
  | { readonly kind: 'take'; readonly id: string }
  | { readonly kind: 'kept'; readonly cards: readonly Card[] }
  /** Puzzles were deleted; some of them may be in the bin. Earlier versions have no bin. */
  | { readonly kind: 'removed'; readonly ids: readonly string[]; readonly binned?: readonly Binned[] };

/** What this needs from the browser; a test passes its own. */
export interface TabsWorld {
  /** `null` if the browser has none; then each tab behaves as if it were the only one. */
  readonly locks: Pick<LockManager, 'request'> | null;
  /** A channel to the other tabs, `null` if the browser has none. It may throw if the browser refuses. */
  readonly openChannel: () => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | null;
}

/** Events for a tab. */
export interface TabsListener {
  /** This tab now has the puzzle's lock; `waited` if another tab had it before. */
  held(waited: boolean): void;
  /** Another tab has the lock. */
  elsewhere(): void;
  /** Another tab asks for the puzzle. The lock is released when everything is stored and the promise resolves. */
  letGo(): Promise<void>;
  /** Another tab has changed the shelf. */
  news(news: Exclude<TabNews, { readonly kind: 'take' }>): void;
}

/** Ensures that each puzzle is open in only one tab at a time, with a lock for each puzzle. */
export interface Tabs {
  /** Opens a puzzle in this tab, `null` for none, and releases the one before. */
  enter(id: string | null): void;
  /** Takes the puzzle over from the tab that has it. */
  takeOver(): void;
  tell(news: TabNews): void;
  /** Releases everything, so that the browser can keep the page in its cache. `enter` starts again. */
  rest(): void;
}

/** The other tab may answer within this many milliseconds. Then its lock is stolen, because it must be frozen. */
const PATIENCE = 1500;

/** The puzzle that this tab has or waits for. */
interface Claim {
  readonly id: string;
  /** Cancels waiting for the lock. */
  waiting: AbortController | null;
  /** Releases the lock; `null` while this tab does not have it. */
  release: (() => void) | null;
}

export function createTabs({ locks, openChannel }: TabsWorld, listener: TabsListener): Tabs {
  let claim: Claim | null = null;
  let channel: ReturnType<TabsWorld['openChannel']> = null;

  const request = async (mine: Claim, options: LockOptions, waited: boolean): Promise<void> => {
    /** Releases the lock that this request got. */
    let given: (() => void) | null = null;
    try {
      await locks?.request(`unwind.shelf.${mine.id}`, options, (lock) => {
        if (claim !== mine) return;
        if (lock === null) {
          listener.elsewhere();
          void wait(mine);
          return;
        }
        return new Promise<void>((resolve) => {
          given = resolve;
          mine.waiting = null;
          mine.release = resolve;
          listener.held(waited);
        });
      });
    } catch (error) {
      // A browser may refuse all locks, for example in a private window. Then each tab works as if it were the only one.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        if (claim === mine) listener.held(false);
        return;
      }
      // Either this tab has cancelled waiting, or another tab has stolen the lock.
      if (claim === mine && given !== null && mine.release === given) lose(mine);
    }
  };

  /** Waits until the other tab releases the lock. */
  const wait = (mine: Claim): Promise<void> => {
    mine.waiting = new AbortController();
    return request(mine, { signal: mine.waiting.signal }, true);
  };

  const lose = (mine: Claim): void => {
    mine.release = null;
    listener.elsewhere();
    void wait(mine);
  };

  const hear = async (news: TabNews): Promise<void> => {
    if (news.kind !== 'take') return listener.news(news);
    const mine = claim;
    if (mine?.id !== news.id || mine.release === null) return;
    await listener.letGo();
    if (claim !== mine || mine.release === null) return;
    mine.release();
    lose(mine);
  };

  const listen = (): void => {
    if (channel !== null) return;
    try {
      channel = openChannel();
    } catch {
      // Then this tab learns of changes to the shelf when it reads them.
    }
    if (channel !== null) channel.onmessage = ({ data }) => void hear(data);
  };

  const leave = (): void => {
    claim?.waiting?.abort();
    claim?.release?.();
    claim = null;
  };

  return {
    enter(id) {
      listen();
      if (claim?.id === id) return;
      leave();
      if (id === null) return;
      claim = { id, waiting: null, release: null };
      if (locks === null) listener.held(false);
      else void request(claim, { ifAvailable: true }, false);
    },
    takeOver() {
      const mine = claim;
      if (mine === null || mine.release !== null) return;
      channel?.postMessage({ kind: 'take', id: mine.id } satisfies TabNews);
      setTimeout(() => {
        if (claim !== mine || mine.release !== null) return;
        mine.waiting?.abort();
        void request(mine, { steal: true }, true);
      }, PATIENCE);
    },
    tell: (news) => channel?.postMessage(news),
    rest() {
      leave();
      channel?.close();
      channel = null;
    },
  };
}
