import { useStore } from 'zustand';
import type { Playback, PlaybackState } from '../../stores';
import { useLoaded, useStores } from '../shared';

/** The search that is played. It may have to be fetched, so this is used below a <Suspense>. */
export const usePlayback = (): Playback => useLoaded(useStores().watch.load);

/** A part of the state of what is played. */
export const usePlaybackState = <T>(select: (state: PlaybackState) => T): T =>
  useStore(usePlayback().store, select);
