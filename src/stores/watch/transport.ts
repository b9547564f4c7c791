import type { StoreApi } from 'zustand/vanilla';
import type { Notices } from '../page/notices';
import type { PlaybackClock } from './clock';
import type { Lines } from './lines';
import type { Playback } from './playback';
import type { Playhead } from './playhead';
import type { Predict } from './predict';
import { isPlayedOut, playsFrom, reachable } from './reachable';
import { FASTEST, lastStepOf, type PlaybackState, playsLines, SLOWEST, stepOf, THE_LAST } from './state';

/** The functions of the playback buttons: steps, playing and its speed. */
export type Transport = Pick<
  Playback,
  | 'seek'
  | 'goToStep'
  | 'step'
  | 'first'
  | 'last'
  | 'play'
  | 'pause'
  | 'toggle'
  | 'setSpeed'
  | 'changeSpeed'
  | 'finish'
  | 'setSlowDown'
  | 'stop'
>;

export interface TransportNeeds {
  readonly store: StoreApi<PlaybackState>;
  readonly playhead: Pick<Playhead, 'goTo' | 'seek' | 'pause'>;
  readonly clock: PlaybackClock;
  readonly lines: Pick<Lines, 'playLine' | 'lookForStop' | 'stop' | 'stopThere'>;
  readonly predict: Pick<Predict, 'asksInPlay' | 'next'>;
  readonly cancelWalk: () => void;
  readonly isWatched: () => boolean;
  /** Calls `callback` before the next frame is painted, with the time in milliseconds. */
  readonly onNextFrame: (callback: (time: number) => void) => void;
  readonly notices: Notices;
}

/** The speeds that the keys step through, in steps a second. */
const STOPS: readonly number[] = Array.from({ length: 8 }, (_, power) => 10 ** power)
  .flatMap((power) => [power, 2 * power, 5 * power])
  .filter((stop) => stop <= FASTEST);

/** The step before or after what is shown. Within a step these are the two that it lies between. */
function stepBeside(state: PlaybackState, by: 1 | -1): number {
  const { line } = state;
  if (line === null) return stepOf(state) + by;
  const { after, runs } = line.lines;
  return after.step + (by < 0 ? -1 : line.index === runs.length - 1 ? 1 : 0);
}

export function createTransport(needs: TransportNeeds): Transport {
  const { clock, cancelWalk, onNextFrame } = needs;
  const { getState, setState } = needs.store;
  const { goTo, seek, pause } = needs.playhead;

  /** Whether the next frame is asked for. */
  let running = false;
  const run = (): void => {
    if (!running) onNextFrame(onFrame);
    running = true;
  };

  const onFrame = (time: number): void => {
    running = false;
    const state = getState();
    if (state.playing === 'no' || state.led || !needs.isWatched()) return;
    if (playsLines(state)) {
      if (clock.isLineDue(time, state)) needs.lines.playLine(state.playing === 'back' ? -1 : 1);
    } else if (needs.predict.asksInPlay()) {
      if (clock.isLineDue(time, state)) needs.predict.next();
    } else {
      const stop = needs.lines.stop();
      // While it is looked for, no time passes.
      if (stop === 'asking') clock.start();
      const to = clock.stepAt(time, state);
      if (stop !== null && stop !== 'asking' && to >= stop.step && state.playing === 'forward') {
        needs.lines.stopThere(stop);
        return;
      }
      if (to !== stepOf(state)) goTo(to);
    }
    if (!playsLines(state) && isPlayedOut(getState())) pause();
    else run();
  };

  const play = (way: 'forward' | 'back'): void => {
    cancelWalk();
    const state = getState();
    const from = playsFrom(state, way);
    if (from === null) return;
    if (from !== stepOf(state)) goTo(from);
    else if (state.wanted === THE_LAST) setState({ wanted: null });
    setState({ playing: way, met: null, led: false });
    clock.start();
    needs.lines.lookForStop();
    run();
  };

  return {
    play,
    pause,
    seek: (step) => seek(step),
    goToStep(step) {
      const { to, isLost } = reachable(getState(), step);
      if (isLost) needs.notices.tell({ kind: 'notRecorded', step });
      seek(to);
    },
    step(by) {
      cancelWalk();
      const state = getState();
      seek(reachable(state, stepBeside(state, by)).to, 'step');
    },
    first: () => seek(0),
    last() {
      const state = getState();
      seek(state.recording === 'running' ? THE_LAST : lastStepOf(state));
    },
    toggle() {
      if (getState().playing === 'no') play('forward');
      else pause();
    },
    setSpeed(speed) {
      setState({ speed: Math.max(SLOWEST, Math.min(FASTEST, speed)), finishing: false });
    },
    changeSpeed(by) {
      const { speed } = getState();
      const next = by > 0 ? STOPS.find((stop) => stop > speed) : STOPS.findLast((stop) => stop < speed);
      if (next !== undefined) setState({ speed: next, finishing: false });
    },
    finish() {
      setState({ finishing: true });
      play('forward');
    },
    setSlowDown: (slowDown) => setState({ slowDown }),
    stop() {
      const { finding, playing } = getState();
      if (finding !== null) cancelWalk();
      else if (playing !== 'no') pause();
      else return false;
      return true;
    },
  };
}
