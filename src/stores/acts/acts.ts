import type { Notice, WorkUnderWay } from '../../i18n';
import type { Notices } from '../page/notices';

/**
 * The order of everything a person does. Each key, press, paste, dropped file, link and launch is an act, and acts take
 * effect in the order done. An act that needs what is not there yet (a part of the script, a reading, an answer) holds
 * up those after it. What does not depend on earlier acts does not pass through here (see `firstScreen/gate.ts`).
 */
export interface Acts {
  /** Whether an act done now would wait. */
  isBusy(): boolean;
  /** Does an act: at once, or after all acts before it. */
  do(act: () => void): void;
  /** Later acts wait until the returned function is called. */
  hold(work: WorkUnderWay): () => void;
  /**
   * Does the work of an act; later acts wait until it ends. If the person stops it, `signal` is aborted, and the
   * promise resolves at once with `null`. If it fails, the acts that wait are dropped, with a notice.
   */
  during<T>(work: WorkUnderWay, begin: (signal: AbortSignal) => Promise<T>): Promise<T | null>;
  /** Stops what acts wait for, and drops those that wait, with a notice. Returns whether there was anything to stop. */
  stop(): boolean;
  /** Tells that acts were dropped. */
  tellDropped(count: number): void;
}

/** After this many milliseconds a notice says what acts wait for. */
const TOLD_AFTER = 300;

interface Held {
  readonly work: WorkUnderWay;
  readonly control: AbortController;
}

/**
 * @param drawn resolves when the page shows what the act before has changed: the next act may be meant for a view or a
 *   button that has only then appeared
 */
export function createActs(notices: Notices, drawn: () => Promise<void>): Acts {
  const held = new Set<Held>();
  const waiting: (() => void)[] = [];
  let isGoingOn = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  /** The last message about waiting, which is not repeated as long as it is true. */
  let told: Extract<Notice, { kind: 'waiting' }> | null = null;

  const isBusy = (): boolean => held.size > 0 || isGoingOn;

  /** Tells what is waited for, or that it has ended. */
  const tell = (): void => {
    const [first] = held;
    if (!isBusy()) {
      clearTimeout(late);
      late = undefined;
      isLate = false;
      told = null;
      notices.closeKind('waiting');
    } else if (!isLate) {
      late ??= setTimeout(() => {
        isLate = true;
        tell();
      }, TOLD_AFTER);
    } else if (first !== undefined) {
      const { work } = first;
      const hasMore = waiting.length > 0;
      // As long as nothing waits for them, the line under the board tells of an answer, and a view that loads says so.
      if (
        (!hasMore && (work === 'answer' || work === 'part')) ||
        (told?.work === work && told.hasMore === hasMore)
      )
        return;
      told = { kind: 'waiting', work, hasMore };
      notices.tell(told, { actions: ['stopWaiting'], lasting: true, beside: true });
    }
  };

  const begin = (work: WorkUnderWay, control = new AbortController()): (() => void) => {
    const mine = { work, control };
    held.add(mine);
    tell();
    const end = (): void => {
      if (held.delete(mine) && held.size === 0) void goOn();
      tell();
    };
    control.signal.addEventListener('abort', end);
    return end;
  };

  async function goOn(): Promise<void> {
    if (isGoingOn) return;
    isGoingOn = true;
    while (waiting.length > 0) {
      await drawn();
      if (held.size > 0) break;
      try {
        waiting.shift()?.();
      } catch (error) {
        // Reported as an error of any listener is; the acts after it go on.
        void Promise.reject(error);
      }
    }
    isGoingOn = false;
    tell();
  }

  const drop = (): number => waiting.splice(0).length;

  const tellDropped = (count: number): void => {
    if (count > 0) notices.tell({ kind: 'dropped', count });
  };

  return {
    isBusy,
    do(act) {
      if (isBusy()) {
        waiting.push(act);
        tell();
      } else act();
    },
    hold: begin,
    async during(work, start) {
      const control = new AbortController();
      const end = begin(work, control);
      const { signal } = control;
      try {
        const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
        return await Promise.race([start(signal), stopped]);
      } catch (error) {
        tellDropped(drop());
        throw error;
      } finally {
        end();
      }
    },
    stop() {
      const [first] = held;
      if (first === undefined) return false;
      const dropped = drop();
      for (const { control } of held) control.abort();
      // A view that is only just opening has nothing to stop: it is left.
      if (first.work === 'part' && dropped === 0) return false;
      notices.tell({ kind: 'stopped', work: first.work, dropped });
      return true;
    },
    tellDropped,
  };
}
