import type { Card } from './card';

/** What tabs tell one another. */
export type TabNews =
  /** Somebody wants to go on with a puzzle in the tab that tells this. */
  | { readonly kind: 'take'; readonly id: string }
  | { readonly kind: 'kept'; readonly cards: readonly Card[] }
  | { readonly kind: 'removed'; readonly ids: readonly string[] };

/** What of the browser this needs; a test hands in its own. */
export interface TabsWorld {
  /** `null` where the browser has none: then each tab takes itself for the only one. */
  readonly locks: Pick<LockManager, 'request'> | null;
  /** A channel to the other tabs, `null` where there is none. */
  readonly openChannel: () => Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'> | null;
}

/** What a tab hears of its puzzle and of the others. */
export interface TabsListener {
  /** The puzzle is this tab's alone; `waited` if another had it until now. */
  held(waited: boolean): void;
  /** Another tab has it. */
  elsewhere(): void;
  /** Another tab asks for it: what is to be stored must be stored before it goes. */
  letGo(): Promise<void>;
  /** What the shelf holds has changed. */
  news(news: Exclude<TabNews, { readonly kind: 'take' }>): void;
}

/** Sees to it that each puzzle is open in one tab at a time. */
export interface Tabs {
  /** Opens a puzzle in this tab, `null` for none, and lets go of the one before. */
  enter(id: string | null): void;
  /** Takes the puzzle over from the tab that has it. */
  takeOver(): void;
  tell(news: TabNews): void;
  /** Lets go of everything, as a page must that is kept alive while another is shown; `enter` begins again. */
  rest(): void;
}

/** For so many milliseconds the other tab is waited for; one that does not answer, as it is frozen, is passed over. */
const PATIENCE = 1500;

interface Claim {
  readonly id: string;
  /** Gives up waiting for it. */
  waiting: AbortController | null;
  /** Lets go of it; `null` while it is not this tab's. */
  release: (() => void) | null;
}

export function createTabs({ locks, openChannel }: TabsWorld, listener: TabsListener): Tabs {
  let claim: Claim | null = null;
  let channel: ReturnType<TabsWorld['openChannel']> = null;

  const request = async (mine: Claim, options: LockOptions, waited: boolean): Promise<void> => {
    /** Lets go of what this request was given. */
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
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
      // Another tab has passed this one over, unless this one has given up waiting.
      if (claim === mine && given !== null && mine.release === given) lose(mine);
    }
  };

  /** Waits until the other tab has let go of it. */
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
    channel = openChannel();
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
