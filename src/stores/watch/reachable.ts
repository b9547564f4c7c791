import { extentOf, lastStepOf, type PlaybackState, stepOf } from './state';

/* Decides which steps can be reached. Everything that moves the playhead asks here. */

/** The result of asking for a step. */
interface Reachable {
  /** The step to go to. It may still have to be recorded. */
  readonly to: number;
  /** Whether a limit has ended the recording before the step, which may exist. */
  readonly isLost: boolean;
}

export function reachable(state: PlaybackState, step: number): Reachable {
  const { recording, status } = state;
  const to = Math.max(0, step);
  if (recording === 'running' || (recording === 'paused' && status === null)) return { to, isLost: false };
  const last = lastStepOf(state);
  return { to: Math.min(to, last), isLost: to > last && extentOf(state) === 'capped' };
}

/** The step to play from; `null` if there is nothing to play. At the last step, playing starts from the first one. */
export function playsFrom(state: PlaybackState, way: 'forward' | 'back'): number | null {
  if (state.view === null && state.wanted === null) return null;
  const step = stepOf(state);
  if (way === 'back' || state.recording === 'running' || step < lastStepOf(state)) return step;
  // A limit has cut off the rest of the search. Playing from the start again would hide that.
  return extentOf(state) === 'capped' ? null : 0;
}

/** Whether playing has reached the end of the recording, or its start when playing back. */
export const isPlayedOut = ({ playing, recording, status, view }: PlaybackState): boolean =>
  playing === 'back' ? view?.step === 0 : recording !== 'running' && view?.step === status?.steps;
