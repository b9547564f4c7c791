import { createStore } from 'zustand/vanilla';
import { later } from '../../parts';
import { EMPTY_GRID } from '../../sudoku/core';
import type { WatchLink } from '../../sudoku/formats';
import type { SearchWorkers, SearchWorkersOptions } from '../../worker';
import { joinPrograms } from '../shared/ownProgram';
import { requestOf } from '../shared/searchOptions';
import { createSideBySide, type Pair } from './beside';
import { createBookmarks } from './bookmarks';
import { createCandidates } from './candidates';
import { createPlaybackClock } from './clock';
import { createConflict } from './conflict';
import { createBoardFiller } from './fillBoard';
import { createFinder } from './finder';
import { createLines } from './lines';
import { createLinkedPrograms } from './linkedPrograms';
import { createMistake } from './mistake';
import type { WatchNeeds } from './needs';
import type { Playback } from './playback';
import { createPlayhead } from './playhead';
import { createPredict } from './predict';
import { createProgram } from './program';
import { createProgramLines } from './programLines';
import { createRecording } from './recording';
import { type PlaybackState, USUAL_LIMITS } from './state';
import { createSteering } from './steering';
import { createSubject } from './subject';
import { createTransport } from './transport';

/** The first speed, in steps a second. */
const FIRST_SPEED = 4;

/** Before anything is watched. */
export const FIRST: PlaybackState = {
  source: 'givens',
  puzzle: null,
  beside: null,
  led: false,
  search: requestOf('rowByRow', EMPTY_GRID, {}),
  otherWay: null,
  refusal: null,
  limits: USUAL_LIMITS,
  status: null,
  shownProgram: null,
  recording: 'ended',
  view: null,
  line: null,
  grain: 'step',
  wanted: null,
  asked: null,
  playing: 'no',
  speed: FIRST_SPEED,
  finishing: false,
  slowDown: false,
  staysAt: null,
  bookmarks: [],
  breakpoints: [],
  lineStops: [],
  met: null,
  stoppedAt: null,
  runsAgain: false,
  finding: null,
  sought: null,
  missed: null,
  mistake: null,
  conflict: null,
  candidates: null,
  predicting: null,
  clip: null,
  clipWish: null,
  moreCounts: false,
  detail: false,
  chartExpanded: false,
  chartTree: false,
};

/**
 * Combines the parts; each knows only those created before it. The playhead shows states on the board; the finder and
 * the transport move it. The subject decides what to record. All parts write to one store.
 *
 * @param pair for the second of two playbacks side by side: what the first does for both
 */
export function createPlayback(
  needs: WatchNeeds,
  newWorkers: (options: SearchWorkersOptions) => SearchWorkers,
  pair?: Pair,
): Playback {
  const { game, notices, screen, selection, verdict, onNextFrame } = needs;
  const store = createStore<PlaybackState>(() => FIRST);
  const bookmarks = createBookmarks(needs.textStore, notices);
  const workers = newWorkers({
    onStatus: (status) => recording.workerListeners.onStatus(status),
    onRestart: () => recording.workerListeners.onRestart(),
    onFailed: () => recording.workerListeners.onFailed(),
  });
  const { ask } = workers;

  const clock = createPlaybackClock();
  const playhead = createPlayhead(store, ask, clock.moveTo);
  const { cancel: cancelWalk, ...finder } = createFinder(store, ask, playhead);
  const recording = createRecording({
    store,
    workers,
    playhead,
    cancelWalk,
    marksOf: bookmarks.of,
    selection,
    notices,
  });
  const lines = createLines({
    store,
    ask,
    playhead,
    cancelWalk,
    program: createProgramLines(needs.runAgain, (runsAgain) => store.setState({ runsAgain })),
  });
  const { isOn, asksInPlay, next, ...predict } = createPredict({ store, ask, playhead });
  const goTo = (step: number): void => transport.goToStep(step);
  const subject = createSubject(store, recording, { goTo, showLine: lines.showLine }, game, notices);
  const transport = createTransport({
    store,
    playhead,
    clock,
    lines,
    predict: { asksInPlay, next },
    cancelWalk,
    isWatched: subject.isWatched,
    onNextFrame,
    notices,
  });

  const follow: Playback['follow'] = (step, { playing, speed, finishing, grain, asked }) => {
    store.setState({ led: true, playing, speed, finishing, grain, asked, met: null });
    playhead.goTo(step);
  };
  const lead = (): void => {
    const { led, playing } = store.getState();
    if (!led) return;
    store.setState({ led: false, playing: 'no', finishing: false });
    if (playing !== 'no') transport.play(playing);
  };
  const ownPrograms = createProgram(
    store,
    needs.textStore,
    screen,
    subject.setProgram,
    needs.runProgram,
    pair !== undefined,
  );
  const own = createSideBySide({ store, ask, lead, goToStep: transport.goToStep, follow }, (first) =>
    createPlayback({ ...needs, prefersStillness: () => true }, newWorkers, first),
  );
  const { shown, written, ...sideBySide } = own;
  const { awaitedMoment: _, ...program } = ownPrograms;
  const linkedPrograms = createLinkedPrograms({
    store,
    screen,
    program: ownPrograms,
    sideBySide: own,
    playback: { lead, goToStep: transport.goToStep },
    gridOf: subject.gridOf,
  });

  const moment = (): WatchLink => {
    const awaited = linkedPrograms.awaitedMoment();
    if (awaited !== null) return awaited;
    const { options, ...moment } = subject.moment();
    return { ...moment, options: [options, written()].filter((part) => part !== '').join(',') };
  };

  return {
    store,
    ask,
    follow,
    lead,
    ...(pair ?? sideBySide),
    ...finder,
    ...transport,
    step(by) {
      if (by > 0 && isOn()) next();
      else transport.step(by);
    },
    ...predict,
    stepLine: lines.stepLine,
    stepOver: lines.stepOver,
    stepOut: lines.stepOut,
    goToFrame: lines.goToFrame,
    toggleLineStop(line) {
      const { lineStops } = store.getState();
      const others = lineStops.filter((other) => other !== line);
      store.setState({
        lineStops: others.length < lineStops.length ? others : [...others, line].sort((a, b) => a - b),
      });
      lines.lookForStop();
    },
    setGrain: (grain) => store.setState({ grain }),
    ...createMistake({ store, ask, pause: playhead.pause, game, verdict }),
    ...createConflict({ store, ask, pause: playhead.pause }),
    ...createCandidates(store, ask),
    ...createSteering(store, ask, recording.begin),
    ...program,
    shownPrograms: linkedPrograms.shownPrograms,
    showProgram: linkedPrograms.showProgram,
    ...createBoardFiller({ store, ask, game, screen, notices }),
    open(wanted, code = '') {
      // As a moment of a program: then the search behind its dialog does not play.
      const moment = wanted ?? (code === '' ? undefined : { strategy: 'ownCode', options: '', step: 0 });
      store.setState({ detail: false, chartExpanded: false });
      if (subject.open(moment) && !needs.prefersStillness()) transport.play('forward');
      linkedPrograms.open(moment, code);
    },
    rest() {
      shown()?.rest();
      if (!store.getState().led) playhead.pause();
      cancelWalk();
      subject.close();
    },
    end() {
      playhead.pause();
      cancelWalk();
      subject.close();
      workers.dispose();
    },
    stop() {
      if (shown()?.store.getState().chartExpanded) {
        shown()?.expandChart(false);
        return true;
      }
      if (lines.cancel()) return true;
      const { detail, chartExpanded } = store.getState();
      // Close one at a time, because on a phone the chart may be expanded over the method.
      if (chartExpanded) store.setState({ chartExpanded: false });
      else if (detail) store.setState({ detail: false });
      else return transport.stop();
      return true;
    },
    showMoreCounts: (moreCounts) => store.setState({ moreCounts }),
    setDetail: (detail) => store.setState({ detail }),
    expandChart: (chartExpanded) => store.setState({ chartExpanded }),
    showTree: (chartTree) => store.setState({ chartTree, chartExpanded: true }),
    setClipWish: (clipWish) => store.setState({ clipWish }),
    watch: subject.watch,
    setSource: subject.setSource,
    setPuzzle: subject.setPuzzle,
    async puzzleIn(text) {
      const reply = await needs.workThread.ask('read', { text });
      if (!reply.ok || reply.value.kind === 'refused') return null;
      const choice = reply.value.kind === 'one' ? reply.value.choice : reply.value.choices[0];
      return choice?.puzzle.givens ?? null;
    },
    setStrategy: subject.setStrategy,
    setOptions: subject.setOptions,
    setProgram: subject.setProgram,
    offers: subject.offers,
    moment,
    linked() {
      const codes = [store, shown()?.store].flatMap((one) => {
        const search = one?.getState().search;
        return search?.strategy === 'ownCode' ? [search.program.code] : [];
      });
      const now = { kind: 'watch', ...moment() } as const;
      if (codes.length === 0) return now;
      const code = program.packProgram(joinPrograms(codes));
      return code === null && now.strategy === 'ownCode' ? { kind: 'board', code } : { ...now, code };
    },
    setLimits: recording.setLimits,
    recordFurther: recording.recordFurther,
    pauseRecording: recording.pauseRecording,
    resumeRecording: recording.resumeRecording,
    stopRecording: recording.stopRecording,
    setBookmarks(steps) {
      const { search } = store.getState();
      store.setState({ bookmarks: bookmarks.keep(search, steps) });
    },
    clips: later(async () => {
      const { createClips } = await import('./clip');
      return createClips({
        ask,
        recording: recording.count,
        onRun: (clip) => store.setState({ clip }),
        newClipWorker: needs.newClipWorker,
      });
    }),
  };
}
