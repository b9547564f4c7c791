import { FASTEST_READ, lastStepOf, type PlaybackState, stepOf } from './state';

/** Computes which step playing has reached when a frame is painted. */
export interface PlaybackClock {
  /** Starts from the present step. */
  start(): void;
  /** Continues from a step at which playing stays. */
  moveTo(step: number): void;
  /** The step to show in the frame at `time`, in milliseconds. */
  stepAt(time: number, state: PlaybackState): number;
  /** Whether playing by lines reaches the next line in the frame at `time`. */
  isLineDue(time: number, state: PlaybackState): boolean;
}

/** A frame counts for at most this many milliseconds, however late it is. */
const LONGEST_FRAME = 100;
/** Milliseconds in which `finish` plays to the end. */
const FINISH = 10_000;
/** Steps a second at a state that the player should not miss. */
const SLOWED = 2;
/** Seconds that the playhead may be ahead of the state on the screen. */
const LEAD = 0.25;

export function createPlaybackClock(): PlaybackClock {
  let before: number | null = null;
  let position = 0;
  let end: number | null = null;
  /** The part of a line that has passed. */
  let passedLine = 0;

  /** The present speed, in steps a second. */
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
      passedLine = 0;
    },
    moveTo(step) {
      position = step;
    },
    isLineDue(time, state) {
      const passed = Math.min(LONGEST_FRAME, time - (before ?? time)) / 1000;
      before = time;
      passedLine += rateOf(state, time) * passed;
      if (passedLine < 1) return false;
      passedLine %= 1;
      position = stepOf(state);
      return true;
    },
    stepAt(time, state) {
      if (before === null) position = stepOf(state);
      const passed = Math.min(LONGEST_FRAME, time - (before ?? time)) / 1000;
      before = time;
      const rate = rateOf(state, time);
      const shown = state.view?.step ?? 0;
      const sign = state.playing === 'back' ? -1 : 1;
      // If the screen cannot follow, the playhead waits for it.
      const farthest = shown + sign * Math.max(1, rate * LEAD);
      const next = position + sign * rate * passed;
      position = sign > 0 ? Math.min(next, farthest, lastStepOf(state)) : Math.max(next, farthest, 0);
      return sign > 0 ? Math.floor(position) : Math.ceil(position);
    },
  };
}
