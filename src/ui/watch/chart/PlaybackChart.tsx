import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { later } from '../../../parts';
import { lastStepOf, type Playback } from '../../../stores';
import { arriving, Dialog, Guard, useMessages, useSetting, useStores } from '../../shared';
import { usePlaybackState } from '../playback';
import { GoTo } from '../player/GoTo';
import { Timeline } from '../player/Timeline';
import { type ChartHandle, FlameChart } from './FlameChart';
import type { Span } from './geometry/span';
import { type ChartCommand, commandOf, isLetter } from './keys';
import { playbackSource } from './model/playbackSource';
import type { PlayheadSource } from './model/useChart';

const ClipDialog = arriving(later(() => import('../clip'), 'ClipDialog'));

/** The chart of what is played, as a strip or over most of the page. */
export function PlaybackChart({ playback }: { readonly playback: Playback }) {
  const search = usePlaybackState((state) => state.search);
  const length = usePlaybackState(lastStepOf);
  const end = usePlaybackState(({ status }) => status?.end?.kind ?? null);
  const expanded = usePlaybackState((state) => state.chartExpanded);
  const [clip, openClip] = useClipDialog(playback);
  const bookmarks = usePlaybackState((state) => state.bookmarks);
  const chart = useRef<ChartHandle>(null);
  const { screen } = useStores();
  const { failure: words } = useMessages().app;
  // Another search is another recording.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a source is as new as what it tells of.
  const source = useMemo(() => playbackSource(playback), [playback, search]);
  const playhead = useMemo(() => playheadIn(playback), [playback]);
  useChartKeys((command) => chart.current?.run(command));
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
        bookmarks={bookmarks}
        onBookmarks={playback.setBookmarks}
        onClip={openClip}
        timeline={<Timeline />}
      >
        <GoTo />
      </FlameChart>
      {clip !== null && (
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

/** What the dialog that saves a clip is opened with, `null` while it is closed; and how to open it. */
function useClipDialog(playback: Playback) {
  const { screen } = useStores();
  const isOpen = useStore(screen.store, ({ dialog }) => dialog === 'clip');
  const [visible, setVisible] = useState<Span | null>(null);
  // It is drawn here, so it does not stay open where this is not.
  useEffect(
    () => () => {
      if (screen.store.getState().dialog === 'clip') screen.close();
    },
    [screen],
  );
  const open = (span: Span | null): void => {
    setVisible(span);
    playback.setClipWish(null);
    screen.open('clip');
  };
  return [isOpen ? { of: visible } : null, open] as const;
}

const playheadIn = ({ store }: Playback): PlayheadSource => ({
  now() {
    const { view, playing } = store.getState();
    return { step: view?.step ?? 0, depth: view?.stack.length ?? 0, playing: playing !== 'no' };
  },
  listen: (hear) =>
    store.subscribe((state, before) => {
      if (state.view !== before.view || state.playing !== before.playing) hear();
    }),
});

/** What keys do in the chart wherever the focus is; the others belong to what has it. */
const EVERYWHERE: readonly ChartCommand[] = ['zoomIn', 'zoomOut', 'showAll', 'expand'];

function useChartKeys(run: (command: ChartCommand) => void): void {
  const { screen } = useStores();
  const letters = useSetting('letterKeys');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || screen.store.getState().dialog !== null) return;
      if (target?.closest('[role="menu"], [role="tree"], input, textarea, select')) return;
      const command = commandOf(event);
      if (command === null || !EVERYWHERE.includes(command) || (isLetter(command) && !letters)) return;
      run(command);
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
