import type { Result } from '../../sudoku/core';
import type { ThreadFailure } from '../../worker';
import type { Sheet } from './sheet';
import { atLevel } from './told';
import type { Told } from './view';

/** For so many milliseconds what is found is held back for something shorter that may be found just then. */
const PATIENCE = 700;
/** For so many milliseconds something shorter is looked for. */
const LIMIT = 60_000;

/** A search that finds something, and then ever shorter or easier. */
export interface LongSearch<T> {
  /** Begins it; `hear` is to be told of each find. Its answer is the last, or `null` if there is none. */
  ask(signal: AbortSignal, hear: (better: T) => void): Promise<Result<T | null, ThreadFailure>>;
  /** A find as it is told. */
  told(found: T): Told;
  isSame(one: T, other: T): boolean;
}

/** Searches that tell what they have found so far, and go on. */
export interface Improving {
  /**
   * Tells the best there is as soon as one has waited for it, and where something shorter turns up later, only that it
   * is there. Returns whether it has told anything; `null` if the signal was aborted.
   */
  search<T>(
    long: LongSearch<T>,
    signal: AbortSignal,
  ): Promise<{ readonly told: boolean; readonly failed: boolean } | null>;
  /** Leaves it at what is in view: nothing shorter is looked for. */
  stop(): void;
  /** Tells the shorter one that was found instead of the one in view. */
  showBetter(): void;
}

export function createImproving(sheet: Sheet): Improving {
  const { getState, setState } = sheet.store;
  /** Ends the search for something shorter, and nothing else. */
  let enough: AbortController | null = null;

  return {
    async search<T>({ ask, told, isSame }: LongSearch<T>, signal: AbortSignal) {
      const stop = new AbortController();
      enough = stop;
      let best: T | null = null;
      let isTold = false;
      let isImpatient = false;
      const tell = (): void => {
        if (best === null || signal.aborted) return;
        const telling = told(best);
        if (isTold) {
          setState({ improving: { running: true, better: telling } });
          return;
        }
        isTold = true;
        setState({ improving: { running: true, better: null } });
        sheet.show(telling);
      };
      const patience = setTimeout(() => {
        isImpatient = true;
        tell();
      }, PATIENCE);
      const limit = setTimeout(() => best !== null && stop.abort(), LIMIT);
      const reply = await ask(AbortSignal.any([signal, stop.signal]), (better) => {
        if (signal.aborted) return;
        best = better;
        if (isImpatient) tell();
      });
      clearTimeout(patience);
      clearTimeout(limit);
      if (signal.aborted) return null;
      const before: T | null = best;
      const last = reply.ok ? reply.value : null;
      if (last !== null && (before === null || !isSame(before, last))) best = last;
      if (best !== before || !isTold) tell();
      const { improving } = getState();
      const isOver = improving === null || improving.better === null;
      setState({ improving: isOver ? null : { ...improving, running: false } });
      return { told: isTold, failed: !reply.ok };
    },
    stop: () => enough?.abort(),
    showBetter() {
      const { view, improving } = getState();
      if (view?.kind !== 'told' || improving === null || improving.better === null) return;
      const { better, running } = improving;
      setState({ improving: running ? { running, better: null } : null });
      sheet.show(view.level === better.level ? better : atLevel(better, view.level));
    },
  };
}
