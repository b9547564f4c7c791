import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { later } from '../../parts';
import { extentOf, lastStepOf, type Playback } from '../../stores';
import { useKeys, VIEW_KEYS } from '../keys';
import { Dialog, Guard, lazyComponent, useMessages, useStores, useWatchWords } from '../shared';
import { type ChartHandle, FlameChart } from './chart/FlameChart';
import type { Span } from './chart/geometry/span';
import type { ChartSource } from './chart/model/source';
import type { PlayheadSource } from './chart/model/useChart';
import { useNumber } from './frames/Frames';
import { useBeside, useFirst, usePlayback, usePlaybackState } from './playback';
import { GoTo } from './player/GoTo';
import { SearchTree } from './SearchTree';

const ClipDialog = lazyComponent(later(() => import('./clip'), 'ClipDialog'));

interface PlaybackChartProps {
  readonly playback: Playback;
  /** Gets the chart's commands. */
  readonly chart?: RefObject<ChartHandle | null>;
}

/** The chart of the search that is played, as a strip or over most of the page. */
export function PlaybackChart({ playback, chart: shared }: PlaybackChartProps) {
  const search = usePlaybackState((state) => state.search);
  const length = usePlaybackState(lastStepOf);
  const end = usePlaybackState(({ status }) => status?.end?.kind ?? null);
  const expanded = usePlaybackState((state) => state.chartExpanded);
  const asTree = usePlaybackState((state) => state.chartExpanded && state.chartTree);
  const [clip, openClip] = useClipDialog(playback);
  const bookmarks = usePlaybackState((state) => state.bookmarks);
  const first = useFirst();
  const isFirst = first === playback;
  const parting = useBeside((beside) => {
    const at = beside?.parting;
    return typeof at === 'object' && at !== null ? (isFirst ? at.first : at.second) : null;
  });
  const apart = useApart(isFirst);
  const leads = usePlaybackState(({ led }) => !led);
  const own = useRef<ChartHandle>(null);
  const chart = shared ?? own;
  const { screen } = useStores();
  const { failure: words } = useMessages().app;
  // Another search is another recording, so it needs another source.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the search is not read here, but another one needs another source.
  const source = useMemo(() => playbackSource(playback), [playback, search]);
  const playhead = useMemo(() => playheadIn(playback, first), [playback, first]);
  const run = (command: Parameters<ChartHandle['run']>[0]) => () => chart.current?.run(command);
  useKeys(
    VIEW_KEYS.chart,
    { showAll: run('showAll'), zoomIn: run('zoomIn'), zoomOut: run('zoomOut'), expand: run('expand') },
    { may: (_, focused) => leads && focused?.closest('[role="tree"]') == null },
  );
  return (
    <>
      <FlameChart
        ref={chart}
        source={source}
        progress={{ length, end }}
        playhead={playhead}
        onSeek={playback.goToStep}
        expanded={expanded}
        onExpand={playback.expandChart}
        tree={asTree ? <SearchTree /> : null}
        onTree={playback.showTree}
        bookmarks={bookmarks}
        parting={parting}
        apart={apart}
        onBookmarks={playback.setBookmarks}
        onClip={openClip}
        timeline={<Timeline />}
      >
        <GoTo />
      </FlameChart>
      {clip !== null && leads && (
        <Guard
          of="dialog"
          around={(failure) => (
            <Dialog title={words.title} onClose={screen.close}>
              {failure}
            </Dialog>
          )}
        >
          <Suspense>
            <ClipDialog visible={clip.of} />
          </Suspense>
        </Guard>
      )}
    </>
  );
}

/** How much the boards of two searches differ all along the first or the second. */
function useApart(isFirst: boolean) {
  const { beside: words } = useWatchWords();
  const counts = useBeside((beside) => beside?.apart?.[isFirst ? 'first' : 'second'] ?? null);
  return useMemo(() => {
    if (counts === null) return null;
    const most = Math.max(1, ...counts);
    return { name: words.apart(Math.max(...counts)), shares: counts.map((count) => count / most) };
  }, [counts, words]);
}

/** The part that the clip dialog was opened with (`null` while it is closed), and a function that opens it. */
function useClipDialog(playback: Playback) {
  const { screen } = useStores();
  const isOpen = useStore(screen.store, ({ dialog }) => dialog === 'clip');
  const [visible, setVisible] = useState<Span | null>(null);
  // The dialog is part of the chart, so it closes with the chart.
  useEffect(
    () => () => {
      if (screen.store.getState().dialog === 'clip') screen.close();
    },
    [screen],
  );
  const open = (span: Span | null): void => {
    // The dialog is about the search that leads.
    playback.lead();
    setVisible(span);
    playback.setClipWish(null);
    screen.open('clip');
  };
  return [isOpen ? { of: visible } : null, open] as const;
}

const playheadIn = ({ store }: Playback, first: Playback): PlayheadSource => ({
  now() {
    const { view, playing } = store.getState();
    const stack = view?.stack ?? [];
    const differs = first.store.getState().beside?.differs ?? [];
    return {
      step: view?.step ?? 0,
      depth: stack.length,
      playing: playing !== 'no',
      differing: stack.flatMap(({ cell }, row) => (differs.includes(cell) ? [row] : [])),
    };
  },
  listen(listener) {
    const ends = [
      store.subscribe((state, before) => {
        if (state.view !== before.view || state.playing !== before.playing) listener();
      }),
      first.store.subscribe((state, before) => {
        if (state.beside?.differs !== before.beside?.differs) listener();
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  },
});

/** The chart's source for the search that is played: the worker that has the recording. */
function playbackSource({ ask }: Playback): ChartSource {
  return {
    picture: async (window) => answerOf(await ask('picture', window)),
    detail: async (window, signal) => answerOf(await ask('detail', window, { signal })),
    barAt: async (step, depth) => answerOf(await ask('bar', { step, depth })),
    stackAt: async (step) => answerOf(await ask('stack', { step })),
    relativeOf: async (bar, relation) => answerOf(await ask('relative', { bar, relation })),
    async tally(from, to) {
      const [before, after] = await Promise.all([
        ask('counters', { step: from }),
        ask('counters', { step: to }),
      ]);
      if (!before.ok || !after.ok) return null;
      return {
        guesses: after.value.guesses - before.value.guesses,
        solutions: after.value.solutions - before.value.solutions,
      };
    },
  };
}

type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** A question fails if it was cancelled or if its recording is gone; both give `null`. */
const answerOf = <T,>(reply: Reply<T>): T | null => (reply.ok ? reply.value : null);

/** The whole search as a slider for keys and screen readers. It is under the map, on which a pointer drags. */
function Timeline() {
  const { transport: words } = useWatchWords();
  const playback = usePlayback();
  const last = usePlaybackState(lastStepOf);
  const wanted = usePlaybackState((state) => (state.playing === 'no' ? state.wanted : null));
  const shown = useNumber((view) => view.step);
  const step = Math.min(wanted ?? shown, last);
  const extent = usePlaybackState(extentOf);
  return (
    <input
      className="timeline"
      type="range"
      min={0}
      max={last}
      step={1}
      value={step}
      aria-label={words.timeline}
      aria-valuetext={words.stepOf(step, last, extent)}
      onChange={(event) => playback.seek(Number(event.target.value))}
    />
  );
}
