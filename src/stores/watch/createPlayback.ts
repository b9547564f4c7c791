import { createStore } from 'zustand/vanilla';
import { later } from '../../parts';
import { EMPTY_GRID } from '../../sudoku/core';
import type { WatchLink } from '../../sudoku/formats';
import type { SearchWorkers, SearchWorkersOptions } from '../../worker';
import { readBeside } from '../shared/besideOption';
import { isProgramOf, joinPrograms, programsIn } from '../shared/ownProgram';
import { requestOf } from '../shared/searchOptions';
import { createSideBySide, type Pair } from './beside';
import { createBookmarks } from './bookmarks';
import { createCandidates } from './candidates';
import { createPlaybackClock } from './clock';
import { createConflict } from './conflict';
import { createBoardFiller } from './fillBoard';
import { createFinder } from './finder';
import { createLines } from './lines';
import { createMistake } from './mistake';
import type { WatchNeeds } from './needs';
import type { Playback } from './playback';
import { createPlayhead } from './playhead';
import { createPredict } from './predict';
import { createProgram } from './program';
import { createProgramLines } from './programLines';
import { createRecording } from './recording';
import { type PlaybackState, stepOf, USUAL_LIMITS } from './state';
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
  const { shown, written, ...own } = createSideBySide(
    { store, ask, lead, goToStep: transport.goToStep, follow },
    (first) => createPlayback({ ...needs, prefersStillness: () => true }, newWorkers, first),
  );
  const sideBySide = pair ?? own;
  const { awaitedMoment, ...program } = createProgram(
    store,
    needs.textStore,
    screen,
    subject.setProgram,
    needs.runProgram,
    pair !== undefined,
  );
  /** Whether the search is a program that has not run yet, and whether the second one is. */
  let awaitsFirst = false;
  let awaitsSecond = false;
  /** The moment that was opened last. */
  let opened: WatchLink | null = null;
  /** The programs of a link, until the second has run too. */
  let linkedCode: string | null = null;
  /** Shows the programs of a link in the dialogs of their searches, one after the other. */
  const showProgram = (code: string): void => {
    const [first = '', other = first] = programsIn(code);
    linkedCode = awaitsSecond ? code : null;
    if (awaitsFirst || !awaitsSecond) program.showProgram(first);
    if (awaitsFirst && awaitsSecond) showAfter(other);
    else if (awaitsSecond) showSecond(other);
  };
  /** Once the second program has run, the first search shows the moment that was opened. */
  const showSecond = (code: string): void => {
    const second = sideBySide.second();
    const { step } = opened ?? { step: stepOf(store.getState()) };
    second.lead();
    second.showProgram(code);
    const unfollow = second.store.subscribe(({ search }, before) => {
      if (search === before.search) return;
      unfollow();
      awaitsSecond = false;
      linkedCode = null;
      lead();
      transport.goToStep(step);
    });
  };
  /** Shows the program of the second search once that of the first runs and its dialog has closed. */
  const showAfter = (code: string): void => {
    const unfollow = screen.store.subscribe(({ dialog }) => {
      if (dialog !== null) return;
      unfollow();
      if (store.getState().search.strategy !== 'ownCode' || shown() === null) return;
      awaitsFirst = false;
      showSecond(code);
    });
  };
  const shownPrograms = (): string | null => {
    const code = program.shownProgram() ?? shown()?.shownProgram() ?? null;
    return code && (linkedCode ?? code);
  };

  const moment = (): WatchLink => {
    const isOpen = screen.store.getState().dialog === 'program';
    if (isOpen && linkedCode !== null && opened !== null && shownPrograms() === linkedCode) return opened;
    const awaited = isOpen ? awaitedMoment() : null;
    if (awaited !== null) return { strategy: 'ownCode', ...awaited };
    const { options, ...moment } = subject.moment();
    return { ...moment, options: [options, written()].filter((part) => part !== '').join(',') };
  };

  return {
    store,
    ask,
    follow,
    lead,
    ...sideBySide,
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
    shownPrograms,
    showProgram,
    ...createBoardFiller({ store, ask, game, screen, notices }),
    open(linked, code = '') {
      // As a moment of a program: then the search behind its dialog does not play.
      const moment = linked ?? (code === '' ? undefined : { strategy: 'ownCode', options: '', step: 0 });
      store.setState({ detail: false, chartExpanded: false });
      if (subject.open(moment) && !needs.prefersStillness()) transport.play('forward');
      opened = moment ?? null;
      linkedCode = null;
      awaitsFirst = false;
      awaitsSecond = false;
      if (moment?.strategy === 'ownCode' && !isProgramOf(moment.options, store.getState().search)) {
        if (code !== '') program.awaitProgram(moment);
        awaitsFirst = code !== '' || !program.runAgain(moment);
      }
      const wish = moment && readBeside(moment.options, subject.gridOf);
      if (moment === undefined || moment.options.split(',').includes(written())) shown()?.open();
      else if (wish) {
        sideBySide.openBeside(wish);
        const begin = { options: wish.options, step: 0 };
        awaitsSecond = wish.isProgram && (code !== '' || !sideBySide.second().runAgain(begin));
      } else if (shown()) sideBySide.closeBeside();
      if (code !== '') showProgram(code);
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
