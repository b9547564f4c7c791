import { FASTEST_READ, lastStepOf, type PlaybackState, stepOf } from './state';

/** Tells how far playing has come when a frame is painted, in whole steps. */
export interface PlaybackClock {
  /** Begins from the state one is at. */
  start(): void;
  /** Goes on from a step that playing stays at. */
  moveTo(step: number): void;
  /** The step to be at when this frame is painted. */
  stepAt(time: number, state: PlaybackState): number;
}

/** A frame counts for at most so many milliseconds, however late it comes; and so many are left to play to the end. */
const LONGEST_FRAME = 100;
const FINISH = 10_000;
/** Steps a second at a state that should not be missed. */
const SLOWED = 2;
/** Seconds that the playhead may be ahead of the picture. */
const LEAD = 0.25;

export function createPlaybackClock(): PlaybackClock {
  let before: number | null = null;
  let position = 0;
  let end: number | null = null;

  /** Steps a second right now. */
  const rateOf = (state: PlaybackState, time: number): number => {
    const { finishing, speed, slowDown, view, staysAt } = state;
    if (finishing) {
      end ??= time + FINISH;
      const left = Math.max(1, end - time) / 1000;
      return Math.max(1, (lastStepOf(state) - position) / left);
    }
    end = null;
    if (!slowDown || view === null) return speed;
    const isPause =
      speed > FASTEST_READ ? staysAt === view.step : view.outcome === 'deadEnd' || view.last?.kind === 'undo';
    return isPause ? Math.min(speed, SLOWED) : speed;
  };

  return {
    start() {
      before = null;
      end = null;
    },
    moveTo(step) {
      position = step;
    },
    stepAt(time, state) {
      if (before === null) position = stepOf(state);
      const passed = Math.min(LONGEST_FRAME, time - (before ?? time)) / 1000;
      before = time;
      const rate = rateOf(state, time);
      const shown = state.view?.step ?? 0;
      const sign = state.playing === 'back' ? -1 : 1;
      // Where the picture cannot follow, the playhead waits for it.
      const farthest = shown + sign * Math.max(1, rate * LEAD);
      const next = position + sign * rate * passed;
      position = sign > 0 ? Math.min(next, farthest, lastStepOf(state)) : Math.max(next, farthest, 0);
      return sign > 0 ? Math.floor(position) : Math.ceil(position);
    },
  };
}
