import type { StoreApi } from 'zustand/vanilla';
import { type SearchView, type StepLines, viewAtLine, withMoments } from '../../sudoku/search';
import type { SearchWorkers } from '../../worker';
import { soon } from '../shared/soon';
import type { Playback } from './playback';
import type { Playhead } from './playhead';
import type { MomentAt, OwnCode, ProgramLines } from './programLines';
import { type LineAt, lastStepOf, type PlaybackState } from './state';

/** Shows the moments within a step, line by line. */
export interface Lines extends Pick<Playback, 'stepLine' | 'stepOver' | 'stepOut' | 'goToFrame'> {
  /** Moves by a line while playing, unless a move is under way. */
  playLine(by: 1 | -1): void;
  /** Looks, as playing begins, for the next line of the program at which it stops. */
  lookForStop(): void;
  /**
   * Where playing stops at a line: `asking` while that is looked for; `null` for nowhere. `stopThere` goes there.
   */
  stop(): MomentAt | 'asking' | null;
  stopThere(to: MomentAt): void;
  /** Ends a program that runs again to find a line. Returns whether one did. */
  cancel(): boolean;
  /** Goes to a line of a step as soon as the step is shown; lines count from 0. */
  showLine(step: number, index: number): void;
}

export interface LinesNeeds {
  readonly store: StoreApi<PlaybackState>;
  readonly ask: SearchWorkers['ask'];
  readonly playhead: Pick<Playhead, 'pause' | 'seek'>;
  readonly cancelWalk: () => void;
  readonly program: ProgramLines;
}

export function createLines({ store, ask, playhead, cancelWalk, program }: LinesNeeds): Lines {
  const { getState, setState } = store;
  /** The moves under way, one after the other. */
  let moves = Promise.resolve();
  let moving = 0;
  /** How often a program was ended that ran again. */
  let cancels = 0;

  /** Tells whether the person still waits for what is looked for now. */
  const awaited = (): (() => boolean) => {
    const { view } = getState();
    const before = cancels;
    return () => getState().view === view && cancels === before;
  };

  const linesOf = async (step: number): Promise<StepLines | null> => {
    if (step < 0 || step > lastStepOf(getState())) return null;
    const { search } = getState();
    const reply = await ask('lines', { step });
    if (!reply.ok) return null;
    return search.strategy === 'ownCode' && step > 0 ? linesOfProgram(search, reply.value) : reply.value;
  };

  /** The same lines, with what the program did between its steps. */
  const linesOfProgram = async (search: OwnCode, lines: StepLines): Promise<StepLines> => {
    const { step } = lines.after;
    const before = await program.of(search, step);
    if (before === null) return lines;
    const isLast = step === search.program.tape.length;
    return withMoments(lines, before, isLast ? await program.of(search, step + 1) : null);
  };

  /** The moment one line further; `null` if there is none. */
  const beside = async ({ view, line }: PlaybackState, by: 1 | -1): Promise<LineAt | null> => {
    if (view === null) return null;
    const step = line?.lines.after.step ?? view.step;
    let lines = line?.lines ?? null;
    // A whole step is the moment after its last line.
    if (lines === null && by < 0) lines = await linesOf(step);
    const index = line?.index ?? (lines === null ? 0 : lines.runs.length - 1);
    if (lines?.runs[index + by] !== undefined) return { lines, index: index + by };
    const next = await linesOf(step + by);
    return next && { lines: next, index: by > 0 ? 0 : next.runs.length - 1 };
  };

  const show = (line: LineAt): void =>
    setState({
      line,
      view: viewAtLine(line.lines, line.index),
      wanted: null,
      mistake: null,
      conflict: null,
      missed: null,
    });

  /** Whether playing stops at the line, or at the step whose last line has just run. */
  const meets = async (at: LineAt): Promise<void> => {
    const { lines, index } = at;
    const { breakpoints, playing, lineStops } = getState();
    const { step } = lines.after;
    const does = lines.runs[index]?.does;
    if (playing === 'forward' && does?.kind === 'moment' && lineStops.includes(does.moment.line)) {
      playhead.pause();
      setState({ stoppedAt: at });
      return;
    }
    if (playing !== 'forward' || breakpoints.length === 0 || step === 0 || index < lines.runs.length - 1)
      return;
    const reply = await ask('play', { from: step - 1, to: step, conditions: breakpoints });
    const met = reply.ok && reply.value.met !== null ? breakpoints[reply.value.met] : undefined;
    if (met !== undefined && getState().playing !== 'no')
      setState({ met, playing: 'no', finishing: false, wanted: null });
  };

  const move = async (by: 1 | -1): Promise<void> => {
    const state = getState();
    const isNow = awaited();
    const to = await beside(state, by);
    const now = getState();
    // Something else was shown meanwhile.
    if (!isNow() || now.line !== state.line) return;
    if (to !== null) {
      show(to);
      await meets(to);
    } else if (now.playing !== 'no' && now.recording !== 'running') playhead.pause();
  };

  const showLineOf = async (view: SearchView, index: number): Promise<void> => {
    const lines = await linesOf(view.step);
    if (getState().view === view && lines?.runs[index] !== undefined) show({ lines, index });
  };

  /** The shown line; of a whole step its last. */
  const here = async (): Promise<LineAt | null> => {
    const { view, line } = getState();
    if (view === null || line !== null) return line;
    const lines = await linesOf(view.step);
    return lines && { lines, index: lines.runs.length - 1 };
  };

  /** Shows a moment of a program; without one its end. Returns the line that it shows. */
  const showMoment = async (to: MomentAt | null, isNow: () => boolean): Promise<LineAt | null> => {
    const last = lastStepOf(getState());
    const lines = to && (await linesOf(Math.min(to.step, last)));
    if (!isNow()) return null;
    if (to === null || lines === null) {
      playhead.seek(last);
      return null;
    }
    const first = to.step > last ? lines.runs.findIndex(({ does }) => does.kind === 'why') + 1 : 0;
    // It may be one of the lines that are not recorded, of which there is one to show.
    const end = to.step > last ? lines.runs.length : lines.runs.findIndex(({ does }) => does.kind === 'why');
    const line = { lines, index: Math.max(0, Math.min(first + to.index, end - 1)) };
    show(line);
    return line;
  };

  /** Goes on until no more calls are under way than now, or than that less `fewer`. */
  const passCalls = async (fewer: 0 | 1): Promise<void> => {
    playhead.pause();
    cancelWalk();
    setState({ asked: { by: 'step' }, met: null });
    await soon(store, isShown);
    const { view, search } = getState();
    const isNow = awaited();
    const at = await here();
    const calls = at?.lines.runs[at.index]?.calls;
    if (view === null || at === null || calls === undefined || !isNow()) return;
    const next = await beside({ ...getState(), view, line: at }, 1);
    if (!isNow()) return;
    const nextCalls = next?.lines.runs[next.index]?.calls ?? 0;
    if (next !== null && nextCalls <= calls - fewer) show(next);
    else if (search.strategy === 'ownCode')
      await showMoment(await program.next(search, momentOf(at), { calls: calls - fewer, lines: [] }), isNow);
    else {
      const step = fewer === 0 ? (next?.lines.after.step ?? view.step) : view.step;
      const depth = calls - fewer;
      const reply = depth === 0 ? null : await ask('bar', { step, depth });
      if (isNow()) playhead.seek((reply?.ok ? reply.value?.end : null) ?? lastStepOf(getState()));
    }
  };

  let stop: MomentAt | 'asking' | null = null;
  /** Counts the searches for a stop, since only the newest one counts. */
  let looks = 0;
  const lookForStop = async (): Promise<void> => {
    const look = ++looks;
    const { search, lineStops, playing } = getState();
    stop = null;
    if (search.strategy !== 'ownCode' || lineStops.length === 0 || playing !== 'forward') return;
    stop = 'asking';
    const before = cancels;
    const at = await here();
    const found =
      at && (await program.next(search, momentOf(at), { calls: Number.MAX_SAFE_INTEGER, lines: lineStops }));
    if (look !== looks) return;
    stop = found;
    if (cancels !== before) playhead.pause();
  };

  const enqueue = (by: 1 | -1): Promise<void> => {
    moving++;
    moves = moves.then(() => move(by)).finally(() => moving--);
    return moves;
  };

  return {
    playLine(by) {
      if (moving === 0) void enqueue(by);
    },
    stepLine(by) {
      playhead.pause();
      cancelWalk();
      setState({ asked: { by: 'step' }, met: null });
      // A step asked for before is shown first: the line is counted from there.
      moves = moves.then(() => soon(store, isShown));
      return enqueue(by);
    },
    stepOver: () => passCalls(0),
    async goToFrame(depth) {
      playhead.pause();
      cancelWalk();
      setState({ asked: { by: 'leap' }, met: null });
      const { search } = getState();
      if (search.strategy !== 'ownCode') return;
      const isNow = awaited();
      const at = await here();
      if (at === null || !isNow()) return;
      const to = depth === 0 ? { step: 1, index: 0 } : await program.beginOf(search, momentOf(at), depth + 1);
      if (to !== null) await showMoment(to, isNow);
    },
    async stepOut() {
      if (getState().search.strategy === 'ownCode') {
        await passCalls(1);
        return;
      }
      playhead.pause();
      cancelWalk();
      await soon(store, isShown);
      const { view } = getState();
      if (view === null) return;
      const depth = view.stack.length;
      const reply = depth === 0 ? null : await ask('bar', { step: view.step, depth });
      if (getState().view !== view) return;
      const end = reply?.ok ? (reply.value?.end ?? null) : null;
      playhead.seek(end ?? lastStepOf(getState()));
    },
    lookForStop: () => void lookForStop(),
    stop: () => stop,
    stopThere(to) {
      stop = null;
      playhead.pause();
      void showMoment(to, awaited()).then((stoppedAt) => setState({ stoppedAt }));
    },
    cancel() {
      const any = program.cancel();
      if (any) cancels++;
      return any;
    },
    showLine(step, index) {
      const look = (): boolean => {
        const { view, wanted } = getState();
        if (wanted === step) return false;
        if (view?.step === step) void showLineOf(view, index);
        return true;
      };
      if (look()) return;
      const unfollow = store.subscribe(() => look() && unfollow());
    },
  };
}

/** Whether the board shows the wanted step. */
const isShown = ({ view, wanted, refusal }: PlaybackState): boolean =>
  refusal !== null || (view !== null && wanted === null);

/** The place of a line among the moments of a program; of one that makes a step the moment before it. */
function momentOf({ lines, index }: LineAt): MomentAt {
  const { after, runs } = lines;
  const writes = runs.findIndex(({ does }) => does.kind === 'why');
  const number = runs
    .slice(0, Math.min(index + 1, writes))
    .filter(({ does }) => does.kind === 'moment').length;
  return index > writes
    ? { step: after.step + 1, index: index - writes - 1 }
    : { step: after.step, index: number - 1 };
}
