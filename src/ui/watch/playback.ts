import { useStore } from 'zustand';
import type { Playback, PlaybackState } from '../../stores';
import { useLoaded, useStores } from '../shared';

/** The search that is played. Waits for it: to be used below a <Suspense>. */
export const usePlayback = (): Playback => useLoaded(useStores().watch.load);

/** A part of its state. */
export const usePlaybackState = <T>(select: (state: PlaybackState) => T): T =>
  useStore(usePlayback().store, select);

/** How much of the search is recorded: all of it, what there is so far, or what a limit has left of it. */
export const extentOf = ({ status }: PlaybackState): 'whole' | 'growing' | 'capped' => {
  const end = status?.end ?? null;
  return end === null ? 'growing' : end.kind === 'capped' ? 'capped' : 'whole';
};
