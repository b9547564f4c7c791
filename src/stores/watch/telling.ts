import type { StoreApi } from 'zustand/vanilla';
import type { SearchView } from '../../sudoku/search';
import { FASTEST_READ, type PlaybackState } from './state';

/** Milliseconds between two states that words tell while they pass faster than one can read. */
const TELLING = 100;

/** What words and lists tell of the states that pass: each one at a legible pace, else one from time to time. */
export interface Telling {
  /** A state is sought. Those sought one upon another, as when one drags along the line, are not read one by one. */
  sought(singly: boolean): void;
  /** What is told once the board shows a state; `stays` if it is to be read whatever the pace. */
  of(view: SearchView, stays: boolean): Pick<PlaybackState, 'told' | 'listed'>;
  /** Words and lists tell the state on the board. */
  all(): void;
}

export function createTelling({ getState, setState }: StoreApi<PlaybackState>): Telling {
  let toldAt = 0;
  let hurried = false;
  let soughtAt = Number.NEGATIVE_INFINITY;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const all = (): void => {
    clearTimeout(settling);
    const { view } = getState();
    setState({ told: view, listed: view });
  };

  return {
    all,
    sought(singly) {
      const now = performance.now();
      hurried = !singly && now - soughtAt < TELLING;
      soughtAt = now;
    },
    of(view, stays) {
      const { playing, speed, finishing, told } = getState();
      const now = performance.now();
      const slow = playing === 'no' ? !hurried : speed <= FASTEST_READ && !finishing;
      const legible = stays || slow;
      const tells = legible || now - toldAt >= TELLING;
      if (tells) toldAt = now;
      clearTimeout(settling);
      if (!legible && playing === 'no') settling = setTimeout(all, TELLING);
      return { told: tells ? view : told, listed: legible ? view : told };
    },
  };
}
