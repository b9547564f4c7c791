import { goesByLines, PAIRINGS } from '../../../stores';
import { useWrittenKey, VIEW_KEYS } from '../../keys';
import {
  COMMANDS,
  Icon,
  Menu,
  type MenuEntry,
  MenuList,
  type MenuPlace,
  useCommands,
  useMessages,
  useMoreMessages,
  useStores,
  useWatchWords,
} from '../../shared';
import { useBeside, useChart, useFirst, usePlayback, usePlaybackState } from '../playback';
import { useCompact } from '../useCompact';
import { useCopyAnswer } from '../useCopyAnswer';
import { useStrategyName } from '../useStrategyName';
import { useOtherWay } from './OtherWay';
import { useRecordingActs } from './RecordingLine';
import { useJumps } from './useJumps';

/** The menu beside the buttons. On a phone it is the only one of Watch, and has the page's options too. */
export function MoreMenu() {
  return <Menu name={useWatchWords().more} label={<Icon name="more" />} list={List} />;
}

function List(place: MenuPlace) {
  const { groups: names } = useWatchWords();
  const compact = useCompact();
  const chart = useChart();
  const groups: readonly (readonly [name: string, entries: readonly MenuEntry[]])[] = [
    [names.go, useGoing()],
    [names.keep, useKeeping()],
    [names.ask, useAsking()],
    [names.look, useLooking()],
    ...(compact ? [[names.chart, chart.current?.entries() ?? []] as const] : []),
  ];
  return (
    <MenuList {...place} names={groups.map(([name]) => name)} groups={groups.map(([, entries]) => entries)} />
  );
}

/** How the search is played and recorded. */
function useGoing(): readonly MenuEntry[] {
  const { transport, lines } = useWatchWords();
  const { screen } = useStores();
  const written = useWrittenKey();
  const playback = usePlayback();
  const slowDown = usePlaybackState((state) => state.slowDown);
  const byLines = usePlaybackState(goesByLines);
  const recording = useRecordingActs().map(({ label, act }) => ({ label, onChoose: act }));
  const jumps = [...useJumps(), { label: transport.goTo, onChoose: () => screen.open('moments') }];
  const compact = useCompact();
  const { over, out } = VIEW_KEYS.watch;
  return [
    ...(compact ? [...jumps, ...recording] : []),
    { label: transport.finish, onChoose: playback.finish },
    { label: transport.playBack, onChoose: () => playback.play('back') },
    {
      label: lines.byLines,
      checked: byLines,
      onChoose: () => playback.setGrain(byLines ? 'step' : 'line'),
    },
    { label: lines.over, keys: written(over.keys), onChoose: () => void playback.stepOver() },
    { label: lines.out, keys: written(out.keys), onChoose: () => void playback.stepOut() },
    {
      label: transport.slowDown,
      note: transport.slowDownNote,
      checked: slowDown,
      onChoose: () => playback.setSlowDown(!slowDown),
    },
  ];
}

/** What can be taken from the search. */
function useKeeping(): readonly MenuEntry[] {
  const { keep } = useWatchWords();
  const { copyLink } = useCommands();
  const written = useWrittenKey();
  const playback = usePlayback();
  const copyAnswer = useCopyAnswer();
  const solutions = usePlaybackState(({ status }) => status?.counters?.solutions ?? 0);
  const disabled = solutions === 0;
  return [
    { icon: 'save', label: keep.state, onChoose: playback.keepState },
    { icon: 'check', label: keep.solution, disabled, onChoose: () => void playback.keepSolution() },
    { icon: 'copy', label: keep.copyAnswer, disabled, onChoose: () => void copyAnswer() },
    {
      icon: COMMANDS.copyLink.icon,
      label: keep.copyLink,
      keys: written(COMMANDS.copyLink.keys),
      onChoose: () => void copyLink(),
    },
  ];
}

/** Questions to the player, and to the search. */
function useAsking(): readonly MenuEntry[] {
  const { predict, mistake, conflict } = useWatchWords();
  const playback = usePlayback();
  const isDeadEnd = usePlaybackState(({ view }) => view?.outcome === 'deadEnd');
  const predicting = usePlaybackState((state) => state.predicting !== null);
  return [
    {
      label: predict.name,
      note: predict.note,
      checked: predicting,
      onChoose: () => playback.setPredicting(!predicting),
    },
    { label: mistake.ask, onChoose: () => void playback.askForMistake() },
    { label: conflict.ask, disabled: !isDeadEnd, onChoose: () => void playback.askForConflict() },
  ];
}

/** Other ways to look at the search, and at another one. */
function useLooking(): readonly MenuEntry[] {
  const words = useWatchWords();
  const { screen } = useStores();
  const { compare } = useCommands();
  const messages = useMessages();
  const { menus } = useMoreMessages();
  const written = useWrittenKey();
  const playback = usePlayback();
  const candidates = usePlaybackState((state) => state.candidates !== null);
  const isTree = usePlaybackState((state) => state.chartExpanded && state.chartTree);
  const more = usePlaybackState((state) => state.moreCounts);
  const isOwn = usePlaybackState(({ search }) => search.strategy === 'ownCode');
  const otherWay = useOtherWay();
  const together = useTogether();
  const compact = useCompact();
  const { moments, log, steering, tree } = words;
  return [
    { label: moments.title, onChoose: () => screen.open('moments') },
    { label: log.title, onChoose: () => screen.open('log') },
    { label: tree.title, checked: isTree, onChoose: () => playback.showTree(!isTree) },
    {
      label: words.allCandidates,
      checked: candidates,
      onChoose: () => playback.showCandidates(!candidates),
    },
    ...(compact
      ? [
          {
            label: more ? words.fewerCounts : words.moreCounts,
            onChoose: () => playback.showMoreCounts(!more),
          },
        ]
      : []),
    {
      label: steering.title,
      keys: written(VIEW_KEYS.watch.steer.keys),
      disabled: isOwn,
      onChoose: () => screen.open('steer'),
    },
    ...together,
    ...(otherWay === null ? [] : [{ label: otherWay, onChoose: playback.goOtherWay }]),
    {
      icon: 'options',
      label: COMMANDS.compare.label(messages),
      keys: written(COMMANDS.compare.keys),
      onChoose: compare,
    },
    ...(compact
      ? [{ icon: 'options' as const, label: menus.options, onChoose: () => screen.open('options') }]
      : []),
  ];
}

/** The commands for two searches side by side. On a phone, these are all there is of them. */
function useTogether(): readonly MenuEntry[] {
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
    checked: way === pairing,
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
