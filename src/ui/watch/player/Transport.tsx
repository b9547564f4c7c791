import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { goesByLines, PAIRINGS } from '../../../stores';
import { useWrittenKey, VIEW_KEYS } from '../../keys';
import { COMMANDS, Icon, Menu, useCommands, useMessages, useStores, useWatchWords } from '../../shared';
import { useBeside, useFirst, usePlayback, usePlaybackState } from '../playback';
import { useCompact } from '../useCompact';
import { useCopyAnswer } from '../useCopyAnswer';
import { useStrategyName } from '../useStrategyName';
import { useOtherWay } from './OtherWay';
import { useRecordingActs } from './RecordingLine';
import { SpeedSlider } from './SpeedSlider';

/** The symbols of a tape deck on a 20-pixel grid. */
const PATHS = {
  first: 'M4.5 4.5v11M15.5 4.5 8 10l7.5 5.5z',
  back: 'M13.5 4.5 6 10l7.5 5.5z',
  play: 'M6 4v12l10-6z',
  pause: 'M7 4.5v11M13 4.5v11',
  forward: 'M6.5 4.5 14 10l-7.5 5.5z',
  last: 'M15.5 4.5v11M4.5 4.5 12 10l-7.5 5.5z',
} as const;

/** A drawing on a button that has a name; screen readers skip it. */
function DeckIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The buttons that step, play and jump, the menu, and the speed. */
export function Transport() {
  const { transport: words } = useWatchWords();
  return (
    <div className="in-line transport" role="group" aria-label={words.name}>
      <Deck />
      <Jumps />
      <MoreMenu />
      <SpeedSlider />
    </div>
  );
}

function Deck() {
  const { transport: words, lines } = useWatchWords();
  const playback = usePlayback();
  const byLines = usePlaybackState(goesByLines);
  const go = (by: 1 | -1): void => (byLines ? void playback.stepLine(by) : playback.step(by));
  const playing = usePlaybackState((state) => state.playing !== 'no');
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus begins here, so that Space plays, unless the player has meanwhile put it elsewhere in Watch.
    if (document.activeElement?.closest('main.watch')) return;
    play.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="deck">
      <button type="button" className="button" aria-label={words.first} onClick={playback.first}>
        <DeckIcon name="first" />
      </button>
      <button
        type="button"
        className="button"
        aria-label={byLines ? lines.previous : words.back}
        onClick={() => go(-1)}
      >
        <DeckIcon name="back" />
      </button>
      <button ref={play} type="button" className="button ink go" data-home onClick={playback.toggle}>
        <DeckIcon name={playing ? 'pause' : 'play'} />
        {playing ? words.pause : words.play}
      </button>
      <button
        type="button"
        className="button"
        aria-label={byLines ? lines.next : words.forward}
        onClick={() => go(1)}
      >
        <DeckIcon name="forward" />
      </button>
      <button type="button" className="button" aria-label={words.last} onClick={playback.last}>
        <DeckIcon name="last" />
      </button>
    </div>
  );
}

/** Jumps to the next backtrack, and to the steps at which the selected cell changes. */
function useJumps() {
  const { transport: words } = useWatchWords();
  const { screen, selection } = useStores();
  const playback = usePlayback();
  const cell = useStore(selection.store, (state) => state.cursor);
  const written = useWrittenKey();
  const { nextBacktrack, untilChanged } = VIEW_KEYS.watch;
  return [
    [words.nextBacktrack, nextBacktrack] as const,
    [words.untilChanged(cell), untilChanged] as const,
  ].map(([label, { keys, run }]) => ({
    label,
    keys: written(keys),
    onChoose: () => run({ playback, screen, selection }),
  }));
}

function Jumps() {
  const jumps = useJumps();
  return (
    <div className="jumps">
      {jumps.map(({ label, keys, onChoose }) => (
        <button key={label} type="button" className="button" data-key={keys} onClick={onChoose}>
          {label}
        </button>
      ))}
    </div>
  );
}

/** The commands for two searches side by side. On a phone, these are all there is of them. */
function useTogether() {
  const { beside: words } = useWatchWords();
  const playback = usePlayback();
  const written = useWrittenKey();
  const compact = useCompact();
  const pairing = useBeside((beside) => beside?.pairing ?? null);
  const parting = useBeside((beside) => beside?.parting ?? null);
  const first = useFirst();
  const other = pairing === null ? undefined : playback === first ? first.second() : first;
  const otherName = useStrategyName(other);
  const ways = PAIRINGS.map((way) => ({
    label: `${words.inStep}: ${words.pairings[way]}`,
    ...(way === pairing ? { icon: 'check' as const } : {}),
    onChoose: () => playback.setPairing(way),
  }));
  const part =
    parting === null || typeof parting === 'string'
      ? []
      : [{ label: words.part(parting.first, parting.second), onChoose: playback.goToParting }];
  return [
    {
      label: pairing === null ? words.open : words.close,
      keys: written(VIEW_KEYS.watch.beside.keys),
      onChoose: playback.toggleBeside,
    },
    ...(compact && other !== undefined
      ? [{ label: words.goTo(otherName), onChoose: other.lead }, ...ways, ...part]
      : []),
  ];
}

function MoreMenu() {
  const words = useWatchWords();
  const { screen } = useStores();
  const { copyLink, compare } = useCommands();
  const messages = useMessages();
  const written = useWrittenKey();
  const playback = usePlayback();
  const copyAnswer = useCopyAnswer();
  const slowDown = usePlaybackState((state) => state.slowDown);
  const candidates = usePlaybackState((state) => state.candidates !== null);
  const isDeadEnd = usePlaybackState(({ view }) => view?.outcome === 'deadEnd');
  const predicting = usePlaybackState((state) => state.predicting !== null);
  const solutions = usePlaybackState(({ status }) => status?.counters?.solutions ?? 0);
  const byLines = usePlaybackState(goesByLines);
  const { transport, keep, mistake, conflict, moments, log, lines, predict, steering } = words;
  const isOwn = usePlaybackState(({ search }) => search.strategy === 'ownCode');
  const otherWay = useOtherWay();
  const together = useTogether();
  const compact = useCompact();
  const recording = useRecordingActs().map(({ label, act }) => ({ label, onChoose: act }));
  const jumps = [...useJumps(), { label: transport.goTo, onChoose: () => screen.open('moments') }];
  return (
    <Menu
      className="watch-menu"
      name={words.more}
      label={<Icon name="more" />}
      groups={[
        [
          { label: moments.title, onChoose: () => screen.open('moments') },
          { label: log.title, onChoose: () => screen.open('log') },
          { label: words.tree.title, onChoose: () => playback.showTree(true) },
          {
            label: steering.title,
            keys: written(VIEW_KEYS.watch.steer.keys),
            disabled: isOwn,
            onChoose: () => screen.open('steer'),
          },
          ...together,
          ...(otherWay === null ? [] : [{ label: otherWay, onChoose: playback.goOtherWay }]),
          { label: transport.finish, onChoose: playback.finish },
          { label: transport.playBack, onChoose: () => playback.play('back') },
          {
            label: lines.byLines,
            ...(byLines ? { icon: 'check' as const } : {}),
            onChoose: () => playback.setGrain(byLines ? 'step' : 'line'),
          },
          {
            label: lines.over,
            keys: written(VIEW_KEYS.watch.over.keys),
            onChoose: () => void playback.stepOver(),
          },
          {
            label: lines.out,
            keys: written(VIEW_KEYS.watch.out.keys),
            onChoose: () => void playback.stepOut(),
          },
          {
            label: transport.slowDown,
            note: transport.slowDownNote,
            ...(slowDown ? { icon: 'check' as const } : {}),
            onChoose: () => playback.setSlowDown(!slowDown),
          },
          {
            label: words.allCandidates,
            ...(candidates ? { icon: 'check' as const } : {}),
            onChoose: () => playback.showCandidates(!candidates),
          },
          {
            label: predict.name,
            note: predict.note,
            ...(predicting ? { icon: 'check' as const } : {}),
            onChoose: () => playback.setPredicting(!predicting),
          },
          {
            icon: 'options',
            label: COMMANDS.compare.label(messages),
            keys: written(COMMANDS.compare.keys),
            onChoose: compare,
          },
          { label: mistake.ask, onChoose: () => void playback.askForMistake() },
          {
            label: conflict.ask,
            disabled: !isDeadEnd,
            onChoose: () => void playback.askForConflict(),
          },
        ],
        [
          { icon: 'save', label: keep.state, onChoose: playback.keepState },
          {
            icon: 'check',
            label: keep.solution,
            disabled: solutions === 0,
            onChoose: () => void playback.keepSolution(),
          },
          {
            icon: 'copy',
            label: keep.copyAnswer,
            disabled: solutions === 0,
            onChoose: () => void copyAnswer(),
          },
          {
            icon: COMMANDS.copyLink.icon,
            label: keep.copyLink,
            keys: written(COMMANDS.copyLink.keys),
            onChoose: () => void copyLink(),
          },
        ],
        // On a phone the menu opens upwards, so the last groups are nearest to the thumb.
        ...(compact && recording.length > 0 ? [recording] : []),
        ...(compact ? [jumps] : []),
      ]}
    />
  );
}
