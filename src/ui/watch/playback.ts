import { createContext, type RefObject, useContext } from 'react';
import { useStore } from 'zustand';
import type { Beside, Playback, PlaybackState } from '../../stores';
import { useLoaded, useStores } from '../shared';
import type { ChartHandle } from './chart/FlameChart';

const Given = createContext<Playback | null>(null);

/** Says which of two searches side by side the parts below show. Elsewhere it is the one that leads. */
export const PlaybackOf = Given.Provider;

/** The search that is played, or the first of two. Suspends until it has loaded: use it below a <Suspense>. */
export const useFirst = (): Playback => useLoaded(useStores().watch.load);

/** The search that is played. Suspends as `useFirst` does. */
export function usePlayback(): Playback {
  const given = useContext(Given);
  const first = useFirst();
  const isLed = useStore(first.store, ({ led }) => led);
  return given ?? (isLed ? first.second() : first);
}

/** A part of the playback's state. */
export const usePlaybackState = <T>(select: (state: PlaybackState) => T): T =>
  useStore(usePlayback().store, select);

/** A part of what is known about two searches side by side. */
export const useBeside = <T>(select: (beside: Beside | null) => T): T =>
  useStore(useFirst().store, ({ beside }) => select(beside));

const Chart = createContext<RefObject<ChartHandle | null>>({ current: null });

/** Gives the commands of the chart to the menu beside the buttons. */
export const ChartOf = Chart.Provider;

/** The commands of the chart that is shown; `null` where there are two. */
export const useChart = (): RefObject<ChartHandle | null> => useContext(Chart);
