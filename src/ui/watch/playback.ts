import { useStore } from 'zustand';
import type { Playback, PlaybackState } from '../../stores';
import { useLoaded, useStores } from '../shared';

/** The search that is played. Suspends until it has loaded: use it below a <Suspense>. */
export const usePlayback = (): Playback => useLoaded(useStores().watch.load);

/** A part of the playback's state. */
export const usePlaybackState = <T>(select: (state: PlaybackState) => T): T =>
  useStore(usePlayback().store, select);
