import type { StoreApi } from 'zustand/vanilla';
import type { SearchView } from '../../sudoku/search';
import { FASTEST_READ, type PlaybackState } from './state';

/** Milliseconds between two states that words tell while they pass faster than one can read. */
const TELLING = 250;
/** Milliseconds after which a state that was sought is one to stay at, and not one of many on the way. */
const SETTLED = 100;

/** What is told of a search, each part by itself. */
type Told = Pick<PlaybackState, 'told' | 'counted' | 'listed' | 'passing'>;

/**
 * What words, numbers and lists tell of the states that pass: each one at a legible pace, else one from time to time. While it
 * plays, words follow the board, numbers the words, and lists the numbers, each in a frame of its own: a frame has time for
 * one of them. Where states pass too fast to read, the cells, which lie under a picture then, follow after all of them.
 */
export interface Telling {
  /** A state is sought. Those sought one upon another, as when one drags along the line, are not read one by one. */
  sought(singly: boolean): void;
  /** What is told at once when the board shows a state; `stays` if it is to be read whatever the pace. */
  of(view: SearchView, stays: boolean): Partial<Told>;
  /** What is told at once when playing ends, and is on the board; the rest follows. */
  rest(): Partial<Told>;
  /** What was to follow does not: the search is another. */
  forget(): void;
}

export function createTelling(
  { getState, setState }: StoreApi<PlaybackState>,
  onNextFrame: (callback: () => void) => void,
): Telling {
  let toldAt = 0;
  let hurried = false;
  let soughtAt = Number.NEGATIVE_INFINITY;
  let settling: ReturnType<typeof setTimeout> | null = null;
  /** The state that words are to tell next, until all tell it. */
  let next: SearchView | null = null;
  let following = false;

  const stopSettling = (): void => {
    if (settling !== null) clearTimeout(settling);
    settling = null;
  };

  const forget = (): void => {
    stopSettling();
    next = null;
  };

  const all = (view: SearchView | null): Told => {
    forget();
    return { told: view, counted: view, listed: view, passing: false };
  };

  /** In each frame every part tells what the one before it has told in the last. */
  const follow = (): void => {
    const { told, counted, listed, playing } = getState();
    following = next !== null;
    if (!following) return;
    if (told !== next || counted !== next || listed !== next)
      setState({ told: next, counted: told, listed: counted });
    else {
      next = null;
      if (playing === 'no' && settling === null) setState({ passing: false });
    }
    onNextFrame(follow);
  };

  const tellNext = (view: SearchView): void => {
    next = view;
    // Not in the next frame: that is the one in which the board is painted.
    if (!following) onNextFrame(() => onNextFrame(follow));
    following = true;
  };

  return {
    forget,
    sought(singly) {
      const now = performance.now();
      hurried = !singly && now - soughtAt < SETTLED;
      soughtAt = now;
    },
    of(view, stays) {
      const { playing, speed, finishing, told } = getState();
      const now = performance.now();
      const plays = playing !== 'no';
      const slow = plays ? speed <= FASTEST_READ && !finishing : !hurried;
      stopSettling();
      const tells = stays || slow || told === null || now - toldAt >= TELLING;
      if (tells) toldAt = now;
      if (stays || told === null || (slow && !plays)) return all(view);
      if (!plays) settling = setTimeout(() => setState(all(getState().view)), SETTLED);
      if (tells) tellNext(view);
      return { passing: !plays };
    },
    rest() {
      const { view, speed, finishing } = getState();
      if (view === null || (speed <= FASTEST_READ && !finishing)) return all(view);
      stopSettling();
      tellNext(view);
      return { passing: true };
    },
  };
}
