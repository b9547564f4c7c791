import type { StoreApi } from 'zustand/vanilla';
import type { Condition, SearchView } from '../../sudoku/search';
import type { SearchWorkers } from '../../worker';
import { FASTEST_READ, type PlaybackState, THE_LAST } from './state';

/** Shows the wanted step on the board. It asks one question at a time; only the newest wanted step counts. */
export interface Playhead {
  /** Goes to a step. Playing continues. */
  goTo(step: number): void;
  /** Goes to a step that the player asks for. Ends playing. */
  seek(step: number, by?: 'step' | 'leap'): void;
  /** Ends playing at the step on the board, because a person does something else here. */
  pause(): void;
  /** Goes on to the wanted step after more was recorded. */
  goOn(): void;
  /** Forgets the open question, because its recording is gone. */
  letGo(): void;
}

/** @param onStay called with a step at which playing stays for a while */
export function createPlayhead(
  { getState, setState }: StoreApi<PlaybackState>,
  ask: SearchWorkers['ask'],
  onStay: (step: number) => void,
): Playhead {
  let seeking = false;

  /** Whether playing stays for a while at undos that would be too fast to see. */
  const slowsDown = (): boolean => {
    const { playing, slowDown, speed, finishing } = getState();
    return playing === 'forward' && slowDown && speed > FASTEST_READ && !finishing;
  };

  const pause = (): void => {
    const { playing, wanted, led } = getState();
    if (led) setState({ led: false });
    if (wanted === THE_LAST) setState({ wanted: null });
    if (playing !== 'no') setState({ playing: 'no', finishing: false, wanted: seeking ? wanted : null });
  };

  const show = (view: SearchView, met: Condition | null, turned: boolean): void => {
    const { wanted, playing } = getState();
    setState({
      view,
      line: null,
      wanted: wanted === view.step || turned ? null : wanted,
      staysAt: turned ? view.step : null,
      mistake: null,
      conflict: null,
      missed: null,
      ...(met === null ? {} : { met }),
      // End playing in the same change, so that listeners see that it ends at this state.
      ...(met === null || playing === 'no' ? {} : { playing: 'no', finishing: false, wanted: null }),
    });
    if (turned) onStay(view.step);
  };

  /** Asks for the wanted step, unless a question is open or nothing is recorded yet. */
  const pump = (): void => {
    const { wanted, view, line, playing, breakpoints, speed, status, led } = getState();
    if (seeking || wanted === null || status === null) return;
    // If the step is not recorded yet, show the newest state.
    const to = Math.min(wanted, status.steps);
    // The view of a line is not that of the whole step.
    if (to === view?.step && line === null) {
      if (to === wanted) setState({ wanted: null });
      return;
    }
    seeking = true;
    // After a crash the board may show a state that is not recorded again yet, from which nothing can be played.
    const isOnTheWay = view !== null && view.step <= status.steps && !led;
    const reply =
      isOnTheWay && ((playing !== 'no' && breakpoints.length > 0) || slowsDown())
        ? ask('play', {
            from: view.step,
            to,
            conditions: breakpoints,
            ...(slowsDown() ? { stood: speed } : {}),
          })
        : ask('seek', { step: to }).then((seen) =>
            seen.ok ? { ok: true as const, value: { view: seen.value, met: null, turned: false } } : seen,
          );
    void reply.then((seen) => {
      // A cancelled question was about an earlier search, so it must not reset `seeking`.
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
