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
  useCompact,
  useMessages,
  useMoreMessages,
  useStores,
  useWatchWords,
} from '../../shared';
import { useBeside, useChart, useFirst, usePlayback, usePlaybackState } from '../playback';
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
  const { groups: names, beside } = useWatchWords();
  const isLarge = useIsChartAlone();
  const chart = useChartEntries();
  const going = useGoing();
  const keeping = useKeeping();
  const asking = useAsking();
  const looking = useLooking();
  const inStep = useInStep();
  const groups: readonly (readonly [name: string, entries: readonly MenuEntry[]])[] =
    isLarge && chart !== null
      ? [
          [names.go, going],
          [names.chart, [...chart.zooms, ...chart.pictures, chart.clip]],
          [names.look, looking],
          [beside.inStep, inStep],
        ]
      : [
          [names.go, going],
          [names.keep, chart === null ? keeping : [...keeping, chart.clip]],
          [names.ask, asking],
          [names.look, looking],
          [beside.inStep, inStep],
        ];
  return (
    <MenuList {...place} names={groups.map(([name]) => name)} groups={groups.map(([, entries]) => entries)} />
  );
}

/** The chart's own entries. On a wide page they are in a menu of its own. */
function useChartEntries() {
  const chart = useChart();
  return useCompact() ? (chart.current?.entries() ?? null) : null;
}

/** Whether the large chart has taken the place of the board. Then the menu lacks what is about the board and the method. */
function useIsChartAlone(): boolean {
  const isExpanded = usePlaybackState((state) => state.chartExpanded);
  return useCompact() && isExpanded;
}

/** How the search is played and recorded. */
function useGoing(): readonly MenuEntry[] {
  const { transport, lines } = useWatchWords();
  const written = useWrittenKey();
  const playback = usePlayback();
  const slowDown = usePlaybackState((state) => state.slowDown);
  const byLines = usePlaybackState(goesByLines);
  const recording = useRecordingActs().map(({ label, act }) => ({ label, onChoose: act }));
  const [nextBacktrack, untilChanged] = useJumps();
  const chart = useChartEntries();
  const isLarge = useIsChartAlone();
  const { over, out } = VIEW_KEYS.watch;
  const ofMethod = [
    {
      label: lines.byLines,
      checked: byLines,
      onChoose: () => playback.setGrain(byLines ? 'step' : 'line'),
    },
    { label: lines.over, keys: written(over.keys), onChoose: () => void playback.stepOver() },
    { label: lines.out, keys: written(out.keys), onChoose: () => void playback.stepOut() },
  ];
  return [
    ...(chart === null
      ? []
      : [nextBacktrack, ...(isLarge ? [] : [untilChanged]), ...chart.marks, ...recording]),
    { label: transport.finish, onChoose: playback.finish },
    { label: transport.playBack, onChoose: () => playback.play('back') },
    ...(isLarge ? [] : ofMethod),
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
  const otherWay = useOtherWay();
  const together = useTogether();
  const compact = useCompact();
  const isLarge = useIsChartAlone();
  const { moments, log, steering, tree } = words;
  const ofBoard: readonly MenuEntry[] = [
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
  ];
  return [
    { label: moments.title, onChoose: () => screen.open('moments') },
    { label: log.title, onChoose: () => screen.open('log') },
    { label: tree.title, checked: isTree, onChoose: () => playback.showTree(!isTree) },
    ...(isLarge ? [] : ofBoard),
    {
      label: steering.title,
      keys: written(VIEW_KEYS.watch.steer.keys),
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

/** Shows and closes a second search. On a phone, also goes to the other of the two. */
function useTogether(): readonly MenuEntry[] {
  const { beside: words } = useWatchWords();
  const playback = usePlayback();
  const written = useWrittenKey();
  const compact = useCompact();
  const isOpen = useBeside((beside) => beside !== null);
  const first = useFirst();
  const other = !isOpen ? undefined : playback === first ? first.second() : first;
  const otherName = useStrategyName(other);
  return [
    {
      label: isOpen ? words.close : words.open,
      keys: written(VIEW_KEYS.watch.beside.keys),
      onChoose: playback.toggleBeside,
    },
    ...(compact && other !== undefined ? [{ label: words.goTo(otherName), onChoose: other.lead }] : []),
  ];
}

/** How two searches are in step. A wide page has buttons for it. */
function useInStep(): readonly MenuEntry[] {
  const { beside: words } = useWatchWords();
  const playback = usePlayback();
  const compact = useCompact();
  const pairing = useBeside((beside) => beside?.pairing ?? null);
  const parting = useBeside((beside) => beside?.parting ?? null);
  if (!compact || pairing === null) return [];
  const ways = PAIRINGS.map((way) => ({
    label: words.pairings[way],
    checked: way === pairing,
    onChoose: () => playback.setPairing(way),
  }));
  return parting === null || typeof parting === 'string'
    ? ways
    : [...ways, { label: words.part(parting.first, parting.second), onChoose: playback.goToParting }];
}
