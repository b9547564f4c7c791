import { extentOf, lastStepOf, type PlaybackState, stepOf } from './state';

/* Whether one may step, play and go somewhere. Whatever moves the playhead asks here. */

/** What becomes of the wish to be at a step. */
interface Reachable {
  /** The step to go to. One that may still be recorded is waited for. */
  readonly to: number;
  /** Whether the step may exist, but a limit has ended the recording before it. */
  readonly isLost: boolean;
}

export function reachable(state: PlaybackState, step: number): Reachable {
  const { recording, status } = state;
  const to = Math.max(0, step);
  if (recording === 'running' || (recording === 'paused' && status === null)) return { to, isLost: false };
  const last = lastStepOf(state);
  return { to: Math.min(to, last), isLost: to > last && extentOf(state) === 'capped' };
}

/** The step to play from; `null` where there is nothing to play. After the last step it is the first one. */
export function playsFrom(state: PlaybackState, way: 'forward' | 'back'): number | null {
  if (state.view === null && state.wanted === null) return null;
  const step = stepOf(state);
  if (way === 'back' || state.recording === 'running' || step < lastStepOf(state)) return step;
  // What comes after is not known: to play from the start again would hide that.
  return extentOf(state) === 'capped' ? null : 0;
}

/** Whether playing has come to its end. */
export const isPlayedOut = ({ playing, recording, status, view }: PlaybackState): boolean =>
  playing === 'back' ? view?.step === 0 : recording !== 'running' && view?.step === status?.steps;
