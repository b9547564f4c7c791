import type { Channel } from '../storage/channel';

/** The message of a tab that wants to take over a puzzle. */
interface Take {
  readonly kind: 'take';
  readonly id: string;
}

/** What this needs from the browser; a test passes its own. */
export interface TabsNeeds {
  /** `null` if the browser has none; then each tab behaves as if it were the only one. */
  readonly locks: Pick<LockManager, 'request'> | null;
  readonly channel: Channel;
}

/** Events for a tab. */
export interface TabsListener {
  /** This tab now has the puzzle's lock; `waited` if another tab may have had it before. */
  held(waited: boolean): void;
  /** Another tab has the lock. */
  elsewhere(): void;
  /** Another tab asks for the puzzle. The lock is released when everything is stored and the promise resolves. */
  letGo(): Promise<void>;
}

/** Ensures that each puzzle is open in only one tab at a time, with a lock for each puzzle. */
export interface Tabs {
  /**
   * Opens a puzzle in this tab, `null` for none, and releases the one before. `isBack` if it was open here before, but
   * perhaps in another tab meanwhile.
   */
  enter(id: string | null, isBack?: boolean): void;
  /** Takes the puzzle over from the tab that has it. */
  takeOver(): void;
  /** Releases the lock, so that the browser can keep the page in its cache. `enter` starts again. */
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

export function createTabs({ locks, channel }: TabsNeeds, listener: TabsListener): Tabs {
  let claim: Claim | null = null;

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
        if (claim === mine) listener.held(waited);
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

  channel.hear<Take>('take', async ({ id }) => {
    const mine = claim;
    if (mine?.id !== id || mine.release === null) return;
    await listener.letGo();
    if (claim !== mine || mine.release === null) return;
    mine.release();
    lose(mine);
  });

  const leave = (): void => {
    claim?.waiting?.abort();
    claim?.release?.();
    claim = null;
  };

  return {
    enter(id, isBack = false) {
      if (claim?.id === id) return;
      leave();
      if (id === null) return;
      claim = { id, waiting: null, release: null };
      if (locks === null) listener.held(isBack);
      else void request(claim, { ifAvailable: true }, isBack);
    },
    takeOver() {
      const mine = claim;
      if (mine === null || mine.release !== null) return;
      channel.tell<Take>({ kind: 'take', id: mine.id });
      setTimeout(() => {
        if (claim !== mine || mine.release !== null) return;
        mine.waiting?.abort();
        void request(mine, { steal: true }, true);
      }, PATIENCE);
    },
    rest: leave,
  };
}
