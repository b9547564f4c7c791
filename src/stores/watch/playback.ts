import { createStore, type StoreApi } from 'zustand/vanilla';
import { blanksOf, CELLS, digitAt, EMPTY_GRID, filledOf, type Grid, put } from '../../sudoku/core';
import type { WatchLink } from '../../sudoku/formats';
import {
  type CellOrder,
  type DigitOrder,
  type Quest,
  type SearchView,
  startSearch,
} from '../../sudoku/search';
import type { RecordingLimits, SearchWorkers, SearchWorkersOptions } from '../../worker';
import {
  type AnyOptions,
  CELL_ORDERS,
  digitOrdersOf,
  isStrategy,
  optionsOf,
  readOptions,
  requestOf,
  writeOptions,
} from '../searchOptions';
import type { WatchWorld } from '.';
import { createBookmarks } from './bookmarks';
import type { Clips } from './clip';
import { createPlaybackClock } from './clock';
import {
  FASTEST,
  FASTEST_READ,
  filledCells,
  type Goal,
  lastStepOf,
  type MistakeFound,
  type PlaybackState,
  SLOWEST,
  stepOf,
  USUAL_LIMITS,
  type Way,
} from './state';

/** A search that is played like a film: any state of it, forwards and backwards, while it is still being recorded. */
export interface Playback {
  readonly store: StoreApi<PlaybackState>;
  /** Begins to watch the board there is; goes on where one was if it is the same. */
  open(moment?: WatchLink): void;
  /** Stops playing and recording until one comes back. */
  rest(): void;

  setSource(source: PlaybackState['source']): void;
  setStrategy(strategy: SearchView['strategy']): void;
  setOptions(options: Partial<AnyOptions>): void;
  /** Records as far as this: goes on where another limit had ended it, and never begins anew. */
  setLimits(limits: Partial<RecordingLimits>): void;
  /** Goes on with four times the limit that ended it; where a person did, with the same. */
  recordFurther(): void;
  pauseRecording(): void;
  resumeRecording(): void;
  stopRecording(): void;

  /** Goes to a step: at once where it is recorded, or as soon as it is. */
  seek(step: number): void;
  /** The same for a number typed in: not beyond what there will be. */
  goToStep(step: number): void;
  step(by: 1 | -1): void;
  first(): void;
  last(): void;
  play(way: 'forward' | 'back'): void;
  pause(): void;
  toggle(): void;
  setSpeed(speed: number): void;
  /** Goes to the next speed of 1, 2, 5, 10 and so on. */
  changeSpeed(by: 1 | -1): void;
  /** Plays the rest in ten seconds. */
  finish(): void;
  setSlowDown(on: boolean): void;

  find(goal: Goal, way: Way): Promise<void>;
  /** Goes to the state in which the choice at a depth, from 1, was made. */
  goToChoice(depth: number): Promise<void>;
  toggleBreakpoint(quest: Quest): void;
  /** Marks these steps of the search, and no others. They are kept across reloads. */
  setBookmarks(steps: readonly number[]): void;
  /** Ends what takes long: a walk, or else playing. Returns whether there was anything. */
  stop(): boolean;
  /** Compares the choices with the solution, which gives a digit away. */
  askForMistake(): Promise<void>;

  /** Writes what the search has filled in on the board, and leaves; undo takes it back. */
  keepState(): void;
  keepSolution(): Promise<void>;
  /** The solution that is shown, or else the first one found; `null` where there is none. */
  solution(): Promise<SearchView | null>;
  /** The moment as a link carries it. */
  moment(): WatchLink;
  /** What can be chosen for the strategy there is. */
  offers(): {
    readonly options: AnyOptions;
    readonly digits: readonly DigitOrder['kind'][];
    readonly cells: readonly CellOrder['kind'][];
  };
  /** Asks about the recording, for pictures of it. */
  readonly ask: SearchWorkers['ask'];
  /** Makes clips of it; what does so is fetched when it is first wanted. */
  clips(): Promise<Clips>;
}

/** The speed one begins with, in steps a second. */
const FIRST_SPEED = 4;
/** Milliseconds between two states that words tell while they pass faster than one can read. */
const TELLING = 100;

export function createPlayback(
  world: WatchWorld,
  newWorkers: (options: SearchWorkersOptions) => SearchWorkers,
): Playback {
  const { game, notices, screen, onNextFrame } = world;
  const store = createStore<PlaybackState>(() => ({
    source: 'givens',
    search: requestOf('rowByRow', EMPTY_GRID, {}),
    refusal: null,
    limits: USUAL_LIMITS,
    status: null,
    recording: 'ended',
    view: null,
    told: null,
    listed: null,
    wanted: null,
    playing: 'no',
    speed: FIRST_SPEED,
    finishing: false,
    slowDown: false,
    turn: null,
    bookmarks: [],
    breakpoints: [],
    met: null,
    finding: null,
    missed: null,
    mistake: null,
    clip: null,
  }));
  const { getState, setState } = store;
  const clock = createPlaybackClock();
  const bookmarks = createBookmarks(world.storage, notices);
  /** A search was begun and is the one of `search`. */
  let begun = false;
  let watching = false;
  let seeking = false;
  let walking: AbortController | null = null;
  let toldAt = 0;
  let clips: Promise<Clips> | undefined;
  /** How many recordings have been begun. */
  let recordings = 0;
  /** States are sought one upon another, as when one drags along the line. */
  let hurried = false;
  let soughtAt = Number.NEGATIVE_INFINITY;
  let settling: ReturnType<typeof setTimeout> | undefined;

  const workers = newWorkers({
    onStatus(status) {
      const before = getState();
      const ended = status.end !== null;
      const recording = ended ? 'ended' : before.recording === 'paused' ? 'paused' : 'running';
      setState({ status, recording });
      if (ended && before.wanted !== null && before.wanted > status.steps) {
        if (status.end?.kind === 'capped') notices.tell({ kind: 'notRecorded', step: before.wanted });
        setState({ wanted: status.steps });
      }
      pump();
    },
    onRestart() {
      const { view } = getState();
      recordings++;
      seeking = false;
      setState({ status: null, recording: 'running', wanted: view?.step ?? null, playing: 'no' });
      notices.tell({ kind: 'recordingRestarted' });
    },
    onFailed() {
      seeking = false;
      setState({ recording: 'failed', wanted: null, playing: 'no' });
      notices.tell({ kind: 'recordingFailed' }, { lasting: true });
    },
  });

  const gridToWatch = (source = getState().source): Grid => {
    const { board } = game.now();
    return source === 'givens' ? board.givens : filledOf(board);
  };

  const cancelWalk = (): void => {
    walking?.abort();
    walking = null;
    setState({ finding: null });
  };

  /** What is said of the selected cell should be of one that changes. */
  const selectBlank = (givens: Grid): void => {
    const { store: chosen, select } = world.selection;
    const [blank] = blanksOf(givens);
    if (digitAt(givens, chosen.getState().cursor) !== null && blank !== undefined) select(blank);
  };

  /** Records the search of the state from its start; `wanted` is where to go then. */
  const begin = (wanted: number): void => {
    cancelWalk();
    recordings++;
    seeking = false;
    begun = true;
    const { search, limits } = getState();
    selectBlank(search.givens);
    const started = startSearch(search.strategy, search.givens, search.options as never);
    setState({
      refusal: started.ok ? null : started.error,
      bookmarks: bookmarks.of(search),
      status: null,
      recording: started.ok ? 'running' : 'ended',
      view: null,
      told: null,
      listed: null,
      wanted: started.ok ? wanted : null,
      playing: 'no',
      finishing: false,
      met: null,
      missed: null,
      mistake: null,
    });
    if (started.ok) workers.record(search, limits);
    else workers.pause();
  };

  const show = (view: SearchView, met: Quest | null, turned: boolean): void => {
    const { playing, speed, wanted, finishing, told } = getState();
    const now = performance.now();
    const slow = playing === 'no' ? !hurried : speed <= FASTEST_READ && !finishing;
    const legible = met !== null || turned || slow;
    const tells = legible || now - toldAt >= TELLING;
    if (tells) toldAt = now;
    clearTimeout(settling);
    if (!legible && playing === 'no') settling = setTimeout(tellAll, TELLING);
    setState({
      view,
      ...(tells ? { told: view } : {}),
      listed: legible ? view : told,
      wanted: wanted === view.step || turned ? null : wanted,
      turn: turned ? view.step : null,
      mistake: null,
      missed: null,
    });
    if (turned) clock.moveTo(view.step);
    if (met !== null) {
      pause();
      setState({ met });
    }
  };

  const tellAll = (): void => {
    clearTimeout(settling);
    const { view } = getState();
    setState({ told: view, listed: view });
  };

  /** Sends the newest wish, if it can be fulfilled and none is under way. */
  function pump(): void {
    const { wanted, view, playing, breakpoints, speed, status } = getState();
    if (seeking || wanted === null || status === null) return;
    // What is not recorded yet is waited for, with the newest state to look at.
    const to = Math.min(wanted, status.steps);
    if (to === view?.step) {
      if (to === wanted) setState({ wanted: null });
      return;
    }
    seeking = true;
    const reply =
      view !== null && ((playing !== 'no' && breakpoints.length > 0) || slowsDown())
        ? workers.ask('play', {
            from: view.step,
            to,
            quests: breakpoints,
            ...(slowsDown() ? { stood: speed } : {}),
          })
        : workers
            .ask('seek', { step: to })
            .then((seen) =>
              seen.ok ? { ok: true as const, value: { view: seen.value, met: null, turned: false } } : seen,
            );
    void reply.then((seen) => {
      // One that was cancelled belongs to a search before: what is under way now is another.
      if (!seen.ok) return;
      seeking = false;
      const { view, met, turned } = seen.value;
      show(view, met === null ? null : (breakpoints[met] ?? null), turned && slowsDown());
      pump();
    });
  }

  /** Whether playing is to stay at undos that it would pass unseen. */
  function slowsDown(): boolean {
    const { playing, slowDown, speed, finishing } = getState();
    return playing === 'forward' && slowDown && speed > FASTEST_READ && !finishing;
  }

  const goTo = (step: number): void => {
    setState({ wanted: Math.max(0, step) });
    pump();
  };

  function pause(): void {
    const { playing, wanted } = getState();
    if (playing === 'no') return;
    setState({ playing: 'no', finishing: false, wanted: seeking ? wanted : null });
    tellAll();
  }

  const seek = (step: number): void => {
    pause();
    const now = performance.now();
    hurried = now - soughtAt < TELLING;
    soughtAt = now;
    setState({ met: null });
    goTo(step);
  };

  const onFrame = (time: number): void => {
    const state = getState();
    if (state.playing === 'no' || !watching) return;
    const to = clock.stepAt(time, state);
    if (to !== stepOf(state)) goTo(to);
    const { view, status, recording, playing } = getState();
    const limit = playing === 'back' ? 0 : status?.steps;
    const isOver = playing === 'back' || recording !== 'running';
    if (isOver && view?.step === limit) pause();
    else onNextFrame(onFrame);
  };

  const play = (way: 'forward' | 'back'): void => {
    const state = getState();
    if (state.view === null && state.wanted === null) return;
    cancelWalk();
    const atEnd = state.recording !== 'running' && stepOf(state) >= lastStepOf(state);
    if (way === 'forward' && atEnd) {
      // What comes after is not known: to play from the start again would hide that.
      if (state.status?.end?.kind === 'capped') return;
      goTo(0);
    }
    const wasPlaying = state.playing !== 'no';
    setState({ playing: way, met: null });
    clock.start();
    if (!wasPlaying) onNextFrame(onFrame);
  };

  const find = async (goal: Goal, way: Way): Promise<void> => {
    pause();
    cancelWalk();
    const from = stepOf(getState());
    const mine = new AbortController();
    walking = mine;
    setState({ finding: { goal, way, step: null }, missed: null, met: null });
    const options = {
      signal: mine.signal,
      onProgress: ({ step }: { readonly step: number }) => setState({ finding: { goal, way, step } }),
    };
    const reply =
      goal.kind === 'longestFailed'
        ? await workers.ask('longestFailed', { from, direction: way }, options)
        : await workers.ask('find', { quests: [goal], from, reach: { direction: way } }, options);
    if (walking !== mine) return;
    walking = null;
    setState({ finding: null });
    if (!reply.ok) return;
    if (reply.value === null) setState({ missed: { goal, way } });
    else goTo('start' in reply.value ? reply.value.start : reply.value.step);
  };

  const follow = (): void => {
    if (!watching) return;
    const { search } = getState();
    const givens = gridToWatch();
    if (givens === search.givens && begun) return;
    setState({ search: requestOf(search.strategy, givens, optionsOf(search)) });
    begin(0);
  };
  game.store.subscribe(follow);

  const change = (next: Partial<Pick<PlaybackState, 'source' | 'search' | 'limits'>>, wanted = 0): void => {
    setState(next);
    begin(wanted);
  };

  /** Records up to other limits, from where the recording is. */
  const goOn = (limits: RecordingLimits): void => {
    const { status, recording } = getState();
    const end = status?.end ?? null;
    // A limit of steps may have cut what is recorded where it cannot be mended: then from the start.
    if (end?.kind === 'capped' && end.by === 'steps') change({ limits }, stepOf(getState()));
    else {
      setState({
        limits,
        status: status && { ...status, end: null },
        recording: recording === 'paused' ? 'paused' : 'running',
      });
      workers.goOn(limits);
    }
  };

  const keep = (solution: SearchView, kind: 'keptState' | 'keptSolution'): void => {
    const { board } = game.now();
    let answers = EMPTY_GRID;
    for (const cell of filledCells(solution)) {
      const digit = digitAt(solution.board, cell);
      if (digitAt(board.entries, cell) !== digit) answers = put(answers, cell, digit);
    }
    screen.enter('play');
    const changed = game.play({ kind: 'import', board: { ...board, answers } }, 'play');
    notices.tell({ kind }, { actions: changed ? ['undo'] : [] });
  };

  const solution = async (): Promise<SearchView | null> => {
    const { view } = getState();
    if (view?.outcome === 'solved') return view;
    const reach = { direction: 'next' } as const;
    const found = await workers.ask('find', { quests: [{ kind: 'solution' }], from: 0, reach });
    if (!found.ok || found.value === null) return null;
    const seen = await workers.ask('seek', { step: found.value.step });
    return seen.ok ? seen.value : null;
  };

  const rest = (): void => {
    pause();
    cancelWalk();
    watching = false;
    if (getState().recording === 'running') workers.pause();
  };

  const findMistake = async ({ stack, step }: SearchView): Promise<MistakeFound> => {
    const { verdict, givens } = world.verdict.getState();
    const { search } = getState();
    if (verdict.kind !== 'one' || givens !== game.now().board.givens) return { kind: 'unknown' };
    const { solution } = verdict;
    if (CELLS.some((cell) => search.givens[cell] !== '.' && search.givens[cell] !== solution[cell]))
      return { kind: 'unknown' };
    const wrong = stack.find(({ cell, digit }) => digitAt(solution, cell) !== digit);
    if (wrong === undefined) return { kind: 'none' };
    const { cell, digit, depth } = wrong;
    const reply = await workers.ask('bar', { step, depth });
    const end = reply.ok ? (reply.value?.end ?? null) : null;
    const instead = digitAt(solution, cell);
    if (instead === null) throw new Error('a solution with a blank');
    return {
      kind: 'found',
      mistake: { cell, digit, depth, instead, stepsLeft: end === null ? null : end - step },
    };
  };

  return {
    store,
    ask: workers.ask,
    clips() {
      clips ??= import('./clip').then(({ createClips }) =>
        createClips({
          ask: workers.ask,
          recording: () => recordings,
          onRun: (clip) => setState({ clip }),
          newClipWorker: world.newClipWorker,
        }),
      );
      return clips;
    },
    seek,
    play,
    pause,
    find,
    rest,
    open(moment) {
      watching = true;
      const { search, recording } = getState();
      if (moment === undefined) {
        if (begun && gridToWatch() === search.givens) {
          if (recording === 'running') workers.resume();
          return;
        }
        follow();
        if (!world.prefersStillness()) play('forward');
        return;
      }
      if (!isStrategy(moment.strategy)) {
        notices.tell({ kind: 'unknownLinkKeys', keys: [`watch=${moment.strategy}`] });
        follow();
        return;
      }
      const source = moment.options.split(',').includes(FROM_BOARD) ? 'board' : 'givens';
      const options = readOptions(moment.strategy, moment.options);
      change({ source, search: requestOf(moment.strategy, gridToWatch(source), options) }, moment.step);
    },
    setSource(source) {
      const { search } = getState();
      change({ source, search: requestOf(search.strategy, gridToWatch(source), optionsOf(search)) });
    },
    setStrategy(strategy) {
      const { search } = getState();
      change({ search: requestOf(strategy, search.givens, optionsOf(search)) });
    },
    setOptions(options) {
      const { search } = getState();
      const all = { ...optionsOf(search), ...options };
      change({ search: requestOf(search.strategy, search.givens, all) });
    },
    setLimits(limits) {
      const { limits: before, recording, status } = getState();
      const all = { ...before, ...limits };
      setState({ limits: all });
      const end = status?.end;
      const byLimit = end?.kind === 'capped' && end.by !== 'person';
      if (recording === 'running' || recording === 'paused' || byLimit) goOn(all);
    },
    recordFurther() {
      const { limits, status } = getState();
      const end = status?.end;
      if (end?.kind !== 'capped') return;
      const further = {
        time: { milliseconds: 4 * limits.milliseconds },
        bytes: { bytes: 4 * limits.bytes },
        steps: { steps: 4 * limits.steps },
        person: {},
      }[end.by];
      goOn({ ...limits, ...further });
    },
    pauseRecording() {
      if (getState().recording !== 'running') return;
      workers.pause();
      setState({ recording: 'paused' });
    },
    resumeRecording() {
      if (getState().recording !== 'paused') return;
      setState({ recording: 'running' });
      workers.resume();
    },
    stopRecording: () => workers.stop(),
    goToStep(step) {
      const { recording, status } = getState();
      if (recording === 'running' || status === null) return seek(step);
      if (step > status.steps && status.end?.kind === 'capped') notices.tell({ kind: 'notRecorded', step });
      seek(Math.min(step, status.steps));
    },
    step(by) {
      const state = getState();
      cancelWalk();
      const to = stepOf(state) + by;
      // While more is being recorded, what is not there yet is waited for: no press is lost.
      seek(state.recording === 'running' ? to : Math.min(to, lastStepOf(state)));
      hurried = false;
    },
    first: () => seek(0),
    last: () => seek(lastStepOf(getState())),
    toggle() {
      if (getState().playing === 'no') play('forward');
      else pause();
    },
    setSpeed(speed) {
      setState({ speed: Math.max(SLOWEST, Math.min(FASTEST, speed)), finishing: false });
    },
    changeSpeed(by) {
      const { speed } = getState();
      const next = by > 0 ? STOPS.find((stop) => stop > speed) : STOPS.findLast((stop) => stop < speed);
      if (next !== undefined) setState({ speed: next, finishing: false });
    },
    finish() {
      setState({ finishing: true });
      play('forward');
    },
    setSlowDown: (slowDown) => setState({ slowDown }),
    async goToChoice(depth) {
      const { view } = getState();
      if (view === null) return;
      const reply = await workers.ask('bar', { step: view.step, depth });
      if (reply.ok && reply.value !== null) seek(reply.value.start);
    },
    toggleBreakpoint(quest) {
      const { breakpoints } = getState();
      const others = breakpoints.filter((other) => JSON.stringify(other) !== JSON.stringify(quest));
      setState({ breakpoints: others.length < breakpoints.length ? others : [...breakpoints, quest] });
    },
    setBookmarks: (steps) => setState({ bookmarks: bookmarks.keep(getState().search, steps) }),
    stop() {
      const { finding, playing } = getState();
      if (finding !== null) cancelWalk();
      else if (playing !== 'no') pause();
      else return false;
      return true;
    },
    async askForMistake() {
      pause();
      const { view } = getState();
      if (view === null) return;
      setState({ mistake: { kind: 'asking' } });
      const mistake = await findMistake(view);
      if (getState().view === view) setState({ mistake });
    },
    keepState() {
      const { view } = getState();
      if (view !== null) keep(view, 'keptState');
    },
    async keepSolution() {
      const solved = await solution();
      if (solved !== null) keep(solved, 'keptSolution');
    },
    solution,
    offers() {
      const { search } = getState();
      return { options: optionsOf(search), digits: digitOrdersOf(search.strategy), cells: CELL_ORDERS };
    },
    moment() {
      const state = getState();
      const { strategy } = state.search;
      const written = writeOptions(strategy, optionsOf(state.search));
      const from = state.source === 'board' ? FROM_BOARD : '';
      return {
        strategy,
        options: [written, from].filter((part) => part !== '').join(','),
        step: stepOf(state),
      };
    },
  };
}

/** Among the options of a link: the search starts from what is written too. */
const FROM_BOARD = 'board';

const STOPS: readonly number[] = Array.from({ length: 8 }, (_, power) => 10 ** power)
  .flatMap((power) => [power, 2 * power, 5 * power])
  .filter((stop) => stop <= FASTEST);
