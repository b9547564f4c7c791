import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlaybackState } from '../../../stores';
import type { SearchView } from '../../../sudoku/search';
import { isTooFastToFade, isTooFastToRead } from './pace';

/** Milliseconds between two states that the words show while states pass faster than one can read. */
const TELL_EVERY = 250;
/**
 * A player who asks for another state within this many milliseconds is dragging, and does not read the states in
 * between.
 */
const SETTLED = 100;

/**
 * Which state each part of the page shows in this frame. All parts reach the state of the search, some of them later.
 */
export interface Frame {
  /** What the cells of the board show. */
  readonly cells: CellsShown;
  /**
   * Whether the film, a picture of the board, covers the cells. Until it goes, the cells keep what they showed before.
   */
  readonly filmed: boolean;
  /** The state that the sentence and the method show. */
  readonly words: SearchView | null;
  /** The state whose figures are shown during playback. */
  readonly numbers: SearchView | null;
  /** The state whose stack and variables are listed. */
  readonly lists: SearchView | null;
  /** Whether the rows of a list change faster than one can read. */
  readonly fastLists: boolean;
}

export interface CellsShown {
  readonly view: SearchView | null;
  /** Whether what would flicker is left out. */
  readonly fast: boolean;
  /** Whether a removed digit disappears at once. */
  readonly cut: boolean;
}

/** Decides for each frame of Watch which part of the page shows which state. */
export interface FrameScheduler {
  readonly store: StoreApi<Frame>;
  /** Follows the playback until the returned function is called. */
  follow(): () => void;
}

/**
 * A frame has time for one part of the page. So during playback the words change one frame after the board, the figures
 * one frame after the words, and the lists one frame after the figures. While states pass faster than one can read, the
 * words show one from time to time, and the film replaces the cells; the cells follow when all other parts have come to
 * rest. All parts show a single state that the player asks for at once.
 *
 * @param canFilm whether a picture may replace the cells
 */
export function createFrameScheduler(
  playback: StoreApi<PlaybackState>,
  onNextFrame: (callback: () => void) => void,
  canFilm: () => boolean,
): FrameScheduler {
  const store = createStore<Frame>(() => {
    const { view } = playback.getState();
    return {
      cells: { view, fast: false, cut: false },
      filmed: false,
      words: view,
      numbers: view,
      lists: view,
      fastLists: false,
    };
  });
  /** When the words last changed, and when the player last asked for a state. */
  let toldAt = 0;
  let askedAt = Number.NEGATIVE_INFINITY;
  /** Whether the player is dragging, and so asks for one state after another. */
  let dragging = false;
  /**
   * Whether the player drags past states, or playback has just ended. Then the film stays until all parts show the same
   * state.
   */
  let passing = false;
  let settling: ReturnType<typeof setTimeout> | null = null;
  /** The state that words, figures and lists are changing to; `null` when all of them show it. */
  let next: SearchView | null = null;
  let ticking = false;

  const stopSettling = (): void => {
    if (settling !== null) clearTimeout(settling);
    settling = null;
  };

  /** Publishes a change of words, figures or lists, and decides about the cells and the film. */
  const publish = (change: Partial<Pick<Frame, 'words' | 'numbers' | 'lists'>>): void => {
    const state = playback.getState();
    const old = store.getState();
    const fast = isTooFastToRead(state);
    const filmed = (fast || passing) && canFilm();
    const frame: Frame = {
      ...old,
      ...change,
      filmed,
      cells: filmed ? old.cells : sameOr(old.cells, { view: state.view, fast, cut: isTooFastToFade(state) }),
      fastLists: fast || (old.fastLists && passing),
    };
    if ((Object.keys(frame) as (keyof Frame)[]).some((part) => frame[part] !== old[part]))
      store.setState(frame);
  };

  const publishAll = (view: SearchView | null): void => {
    stopSettling();
    next = null;
    passing = false;
    publish({ words: view, numbers: view, lists: view });
  };

  /** Each part shows what the part before it showed in the last frame. */
  const tick = (): void => {
    ticking = next !== null;
    if (!ticking) return;
    const { words, numbers, lists } = store.getState();
    if (words !== next || numbers !== next || lists !== next)
      publish({ words: next, numbers: words, lists: numbers });
    else {
      next = null;
      if (playback.getState().playing === 'no' && settling === null) {
        passing = false;
        publish({});
      }
    }
    onNextFrame(tick);
  };

  const tellNext = (view: SearchView): void => {
    next = view;
    // The next frame paints the board, so the words follow in the frame after it.
    if (!ticking) onNextFrame(() => onNextFrame(tick));
    ticking = true;
  };

  /**
   * The board shows another state. `stays`: playback pauses there, so all parts show it, however fast the playback is.
   */
  const onView = (state: PlaybackState, view: SearchView, plays: boolean, stays: boolean): void => {
    const now = performance.now();
    const slow = plays ? !isTooFastToRead(state) : !dragging;
    stopSettling();
    const isFirst = store.getState().words === null;
    const tells = stays || slow || isFirst || now - toldAt >= TELL_EVERY;
    if (tells) toldAt = now;
    if (stays || isFirst || (slow && !plays)) {
      publishAll(view);
      return;
    }
    if (!plays) settling = setTimeout(() => publishAll(playback.getState().view), SETTLED);
    if (tells) tellNext(view);
    passing = !plays;
    publish({});
  };

  /**
   * Playback has ended. `isNew`: at a state that was not shown before, such as a breakpoint; then the words show it at
   * once.
   */
  const onStop = (view: SearchView, wasFast: boolean, isNew: boolean): void => {
    if (!wasFast) {
      publishAll(view);
      return;
    }
    stopSettling();
    passing = true;
    publish(isNew ? { words: view, numbers: view, lists: view } : {});
    tellNext(view);
  };

  const onChange = (state: PlaybackState, before: PlaybackState): void => {
    const { view, asked, playing, staysAt } = state;
    if (asked !== before.asked) {
      const now = performance.now();
      dragging = asked?.by === 'leap' && now - askedAt < SETTLED;
      askedAt = now;
    }
    const isNew = view !== before.view;
    const plays = before.playing !== 'no';
    if (view === null) publishAll(null);
    else if (plays && playing === 'no') onStop(view, isTooFastToRead(before), isNew);
    else if (isNew) onView(state, view, plays, staysAt === view.step);
    else publish({});
  };

  return {
    store,
    follow() {
      publishAll(playback.getState().view);
      const stop = playback.subscribe(onChange);
      return () => {
        stop();
        stopSettling();
        next = null;
      };
    },
  };
}

const sameOr = (old: CellsShown, shown: CellsShown): CellsShown =>
  old.view === shown.view && old.fast === shown.fast && old.cut === shown.cut ? old : shown;
