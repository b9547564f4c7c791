import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { SearchView } from '../../../sudoku/search';
import { usePlayback, usePlaybackState } from '../playback';
import { createFrameScheduler, type Frame, type FrameScheduler } from './frames';

const Scheduler = createContext<FrameScheduler | null>(null);

/** Creates the scheduler for the page below, and makes it follow the playback. */
export function Frames({ children }: { readonly children: ReactNode }) {
  const { store } = usePlayback();
  const scheduler = useMemo(
    () => createFrameScheduler(store, (callback) => void requestAnimationFrame(callback), canFilm),
    [store],
  );
  useLayoutEffect(() => scheduler.follow(), [scheduler]);
  return <Scheduler value={scheduler}>{children}</Scheduler>;
}

/** A part of what this frame shows. */
export function useFrame<T>(select: (frame: Frame) => T): T {
  const scheduler = useContext(Scheduler);
  if (scheduler === null) throw new Error('no frames around this');
  return useStore(scheduler.store, select);
}

/** A figure of the search: during playback that of the frame, at rest that of the state on the board, at once. */
export function useNumber(select: (view: SearchView) => number): number {
  const atRest = usePlaybackState(({ playing, view }) => (playing === 'no' && view ? select(view) : null));
  const played = useFrame(({ numbers }) => numbers && select(numbers));
  return atRest ?? played ?? 0;
}

let forced: MediaQueryList | undefined;

/** Whether a picture may replace the elements of the board. It may not if the system forces colours on the page. */
function canFilm(): boolean {
  forced ??= matchMedia('(forced-colors: active)');
  return !forced.matches;
}
