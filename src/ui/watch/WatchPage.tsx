import { Suspense, useRef, useState } from 'react';
import { later } from '../../parts';
import type { Playback } from '../../stores';
import { actsOf, isOnBoard, useKeys, VIEW_KEYS } from '../keys';
import { Labels, lazyComponent, useCompact, useStores, useWatchWords } from '../shared';
import { WatchBoard } from './board/WatchBoard';
import type { ChartHandle } from './chart/FlameChart';
import { Frames } from './frames/Frames';
import { Calls } from './method/Calls';
import { Code } from './method/Code';
import { LineTools } from './method/LineTools';
import { ProgramCalls } from './method/ProgramCalls';
import { Stack } from './method/Stack';
import { Variables } from './method/variables/Variables';
import { PlaybackChart } from './PlaybackChart';
import { ChartOf, useBeside, usePlayback, usePlaybackState } from './playback';
import { OtherWay } from './player/OtherWay';
import { Readout } from './player/Readout';
import { RecordingLine } from './player/RecordingLine';
import { Stops } from './player/Stops';
import { Transport } from './player/Transport';
import { OtherBoard, Sides } from './Sides';
import { Sentence } from './sentence/Sentence';
// Of rules with equal specificity the last one wins, so the style sheets for some screens come last.
import './watch.css';
import './board/board.css';
import './sentence/sentence.css';
import './method/method.css';
import './method/calls.css';
import './player/dock.css';
import './dialogs/dialogs.css';
import './sides.css';

const ClipLine = lazyComponent(later(() => import('./clip'), 'ClipLine'));

/**
 * A search to watch: the sentence first, the board beside it, and below them the timeline with its controls. Two searches
 * stand side by side. A phone shows the one that leads, and the board of the other small.
 */
export function WatchPage() {
  return (
    <Frames>
      <Page />
    </Frames>
  );
}

function Page() {
  const words = useWatchWords();
  const playback = usePlayback();
  const clipping = usePlaybackState(({ clip }) => clip !== null);
  const detail = usePlaybackState((state) => state.detail);
  const predicting = usePlaybackState((state) => state.predicting !== null);
  const two = usePlaybackState(({ otherWay }) => otherWay !== null);
  const beside = useBeside((state) => state !== null);
  const compact = useCompact();
  const chart = useRef<ChartHandle>(null);
  useWatchKeys(playback);
  if (beside && !compact)
    return (
      <main className="watch both">
        <h1 className="unseen">{words.title}</h1>
        <Sides />
        <footer className="dock">
          <Transport />
        </footer>
      </main>
    );
  return (
    <main
      className="watch"
      data-detail={detail || undefined}
      data-predicting={predicting || undefined}
      data-two={two || undefined}
      data-beside={beside || undefined}
    >
      <h1 className="unseen">{words.title}</h1>
      <div className="page stage">
        <section className="watch-left">
          <div className="labelled">
            <WatchBoard />
            <Labels />
          </div>
          {beside && <OtherBoard />}
          <Legend />
        </section>
        <section className="in-stack watch-right">
          <Sentence>
            <button
              type="button"
              className="link detail-switch"
              aria-expanded={detail}
              onClick={() => playback.setDetail(!detail)}
            >
              {detail ? words.closeDetail : words.detail}
            </button>
          </Sentence>
          <Readout />
          <OtherWay />
          <Stops />
          <Details />
          <RecordingLine />
          {clipping && (
            <Suspense>
              <ClipLine />
            </Suspense>
          )}
        </section>
      </div>
      <footer className="dock">
        <ChartOf value={chart}>
          <Transport />
        </ChartOf>
        <div className="flame">
          <PlaybackChart playback={playback} chart={chart} />
        </div>
      </footer>
    </main>
  );
}

type Tab = 'code' | 'variables' | 'calls';

function Details() {
  const words = useWatchWords();
  const isOwn = usePlaybackState(({ search }) => search.strategy === 'ownCode');
  const codeTitle = isOwn ? words.program.lines : words.codeTitle;
  const [tab, setTab] = useState<Tab>('code');
  const tabs = [
    { value: 'code', label: codeTitle },
    { value: 'variables', label: words.variables.title },
    { value: 'calls', label: words.calls.title },
  ] as const;
  const shown = tabs.find(({ value }) => value === tab) ?? tabs[0];
  return (
    <div className="details" data-tab={shown.value}>
      <div className="in-stack method">
        <div className="tabs">
          {tabs.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              className="tab"
              aria-pressed={value === shown.value}
              onClick={() => setTab(value)}
            >
              {label}
            </button>
          ))}
          <LineTools />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keys. */}
        <div className="panel" role="group" aria-label={shown.label} tabIndex={0}>
          {shown.value === 'code' ? (
            <Code />
          ) : shown.value === 'calls' ? (
            isOwn ? (
              <ProgramCalls />
            ) : (
              <Calls />
            )
          ) : (
            <Variables />
          )}
        </div>
      </div>
      <Stack />
    </div>
  );
}

/** The keys of Watch. On the board arrows move the cursor; the chart has its own keys while it has the focus. */
function useWatchKeys(playback: Playback): void {
  const { screen, selection } = useStores();
  const on = { playback, screen, selection };
  useKeys(VIEW_KEYS.watch, actsOf(VIEW_KEYS.watch, on), {
    may: (key, focused) =>
      focused?.closest('[role="tree"]') == null && !(key.includes('Arrow') && isOnBoard(focused)),
  });
  useKeys(VIEW_KEYS.watchBoard, actsOf(VIEW_KEYS.watchBoard, on), {
    may: (_, focused) => isOnBoard(focused),
  });
}

const SIGNS = { given: '5', guess: '5', forced: '5', trying: '5', deadEnd: '×' } as const;

/** The meanings of the cells' looks. Screen readers skip it, since the names of the cells say the same. */
function Legend() {
  const { legend } = useWatchWords();
  const coloured = usePlaybackState(({ search }) => search.strategy === 'colouredNodes');
  return (
    <ul className={coloured ? 'legend coloured' : 'legend'} aria-hidden="true">
      {(Object.keys(SIGNS) as (keyof typeof SIGNS)[]).map((kind) => (
        <li key={kind}>
          <i className={`sign ${kind}`}>{SIGNS[kind]}</i>
          {legend[kind]}
        </li>
      ))}
    </ul>
  );
}
