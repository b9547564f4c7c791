import type { StoreApi } from 'zustand/vanilla';
import type { SearchView } from '../../sudoku/search';
import { FASTEST_READ, type PlaybackState } from './state';

/** Milliseconds between two states that words tell while they pass faster than one can read. */
const TELLING = 250;
/** Milliseconds after which a state that was sought is one to stay at, and not one of many on the way. */
const SETTLED = 100;

/** What is told of a search, each part by itself. */
type Told = Pick<PlaybackState, 'told' | 'counted' | 'listed' | 'passing'>;

/** What words, numbers and lists tell of the states that pass: each one at a legible pace, else one from time to time. */
export interface Telling {
  /** A state is sought. Those sought one upon another, as when one drags along the line, are not read one by one. */
  sought(singly: boolean): void;
  /** What is told once the board shows a state; `stays` if it is to be read whatever the pace. */
  of(view: SearchView, stays: boolean): Told;
  /** All of them tell the state on the board. */
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
    setState({ told: view, counted: view, listed: view, passing: false });
  };

  return {
    all,
    sought(singly) {
      const now = performance.now();
      hurried = !singly && now - soughtAt < SETTLED;
      soughtAt = now;
    },
    of(view, stays) {
      const { playing, speed, finishing, told, counted } = getState();
      const now = performance.now();
      const slow = playing === 'no' ? !hurried : speed <= FASTEST_READ && !finishing;
      const legible = stays || slow;
      const tells = legible || now - toldAt >= TELLING;
      if (tells) toldAt = now;
      clearTimeout(settling);
      if (!legible && playing === 'no') settling = setTimeout(all, SETTLED);
      return legible
        ? { told: view, counted: view, listed: view, passing: false }
        : { told: tells ? view : told, counted: told, listed: counted, passing: playing === 'no' };
    },
  };
}
