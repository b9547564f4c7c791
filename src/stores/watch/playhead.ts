import type { StoreApi } from 'zustand/vanilla';
import type { Quest, SearchView } from '../../sudoku/search';
import type { SearchWorkers } from '../../worker';
import { FASTEST_READ, type PlaybackState } from './state';

/** Brings the board to the step that is wanted: one question at a time, and of several wishes the newest. */
export interface Playhead {
  /** Goes to a step, also while playing. */
  goTo(step: number): void;
  /** The same for a step that a person asks for, which ends playing. */
  seek(step: number, by?: 'step' | 'leap'): void;
  /** Ends playing where the board is. */
  pause(): void;
  /** Goes on to what is wanted, now that more is recorded. */
  goOn(): void;
  /** Gives up the question under way: it was about a recording that is gone. */
  letGo(): void;
}

/** `onTurn` is called with a step that playing is to stay at. */
export function createPlayhead(
  { getState, setState }: StoreApi<PlaybackState>,
  ask: SearchWorkers['ask'],
  onTurn: (step: number) => void,
): Playhead {
  let seeking = false;

  /** Whether playing is to stay at undos that it would pass unseen. */
  const slowsDown = (): boolean => {
    const { playing, slowDown, speed, finishing } = getState();
    return playing === 'forward' && slowDown && speed > FASTEST_READ && !finishing;
  };

  const pause = (): void => {
    const { playing, wanted } = getState();
    if (playing !== 'no') setState({ playing: 'no', finishing: false, wanted: seeking ? wanted : null });
  };

  const show = (view: SearchView, met: Quest | null, turned: boolean): void => {
    const { wanted } = getState();
    setState({
      view,
      wanted: wanted === view.step || turned ? null : wanted,
      turn: turned ? view.step : null,
      mistake: null,
      missed: null,
      // In one change with the state: who listens sees that playing ends with it.
      ...(met === null ? {} : { met, playing: 'no', finishing: false, wanted: null }),
    });
    if (turned) onTurn(view.step);
  };

  /** Sends the newest wish, if it can be fulfilled and none is under way. */
  const pump = (): void => {
    const { wanted, view, playing, breakpoints, speed, status } = getState();
    if (seeking || wanted === null || status === null) return;
    // What is not recorded yet is waited for, with the newest state to look at.
    const to = Math.min(wanted, status.steps);
    if (to === view?.step) {
      if (to === wanted) setState({ wanted: null });
      return;
    }
    seeking = true;
    const reply =
      view !== null && ((playing !== 'no' && breakpoints.length > 0) || slowsDown())
        ? ask('play', {
            from: view.step,
            to,
            quests: breakpoints,
            ...(slowsDown() ? { stood: speed } : {}),
          })
        : ask('seek', { step: to }).then((seen) =>
            seen.ok ? { ok: true as const, value: { view: seen.value, met: null, turned: false } } : seen,
          );
    void reply.then((seen) => {
      // One that was cancelled belongs to a search before: what is under way now is another.
      if (!seen.ok) return;
      seeking = false;
      const { view, met, turned } = seen.value;
      show(view, met === null ? null : (breakpoints[met] ?? null), turned && slowsDown());
      pump();
    });
  };

  const goTo = (step: number): void => {
    setState({ wanted: Math.max(0, step) });
    pump();
  };

  return {
    goTo,
    pause,
    goOn: pump,
    letGo() {
      seeking = false;
    },
    seek(step, by = 'leap') {
      pause();
      setState({ asked: { by }, met: null });
      goTo(step);
    },
  };
}
