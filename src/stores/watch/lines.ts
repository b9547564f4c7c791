import type { StoreApi } from 'zustand/vanilla';
import { type SearchView, type StepLines, viewAtLine } from '../../sudoku/search';
import type { SearchWorkers } from '../../worker';
import type { Playback } from './playback';
import type { Playhead } from './playhead';
import { type LineAt, lastStepOf, type PlaybackState } from './state';

/** Shows the moments within a step, line by line. */
export interface Lines extends Pick<Playback, 'stepLine' | 'stepOut'> {
  /** Moves by a line while playing, unless a move is under way. */
  playLine(by: 1 | -1): void;
  /** Goes to a line of a step as soon as the step is shown; lines count from 0. */
  showLine(step: number, index: number): void;
}

export interface LinesWorld {
  readonly store: StoreApi<PlaybackState>;
  readonly ask: SearchWorkers['ask'];
  readonly playhead: Pick<Playhead, 'pause' | 'seek'>;
  readonly cancelWalk: () => void;
}

export function createLines({ store, ask, playhead, cancelWalk }: LinesWorld): Lines {
  const { getState, setState } = store;
  /** The moves under way, one after the other. */
  let moves = Promise.resolve();
  let moving = 0;

  const linesOf = async (step: number): Promise<StepLines | null> => {
    if (step < 0 || step > lastStepOf(getState())) return null;
    const reply = await ask('lines', { step });
    return reply.ok ? reply.value : null;
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

  /** Whether playing stops at the step whose last line has just run. */
  const meets = async ({ lines, index }: LineAt): Promise<void> => {
    const { breakpoints, playing } = getState();
    const { step } = lines.after;
    if (playing !== 'forward' || breakpoints.length === 0 || step === 0 || index < lines.runs.length - 1)
      return;
    const reply = await ask('play', { from: step - 1, to: step, conditions: breakpoints });
    const met = reply.ok && reply.value.met !== null ? breakpoints[reply.value.met] : undefined;
    if (met !== undefined && getState().playing !== 'no')
      setState({ met, playing: 'no', finishing: false, wanted: null });
  };

  const move = async (by: 1 | -1): Promise<void> => {
    const state = getState();
    const to = await beside(state, by);
    const now = getState();
    // Something else was shown meanwhile.
    if (now.view !== state.view || now.line !== state.line) return;
    if (to !== null) {
      show(to);
      await meets(to);
    } else if (now.playing !== 'no' && now.recording !== 'running') playhead.pause();
  };

  const showLineOf = async (view: SearchView, index: number): Promise<void> => {
    const lines = await linesOf(view.step);
    if (getState().view === view && lines?.runs[index] !== undefined) show({ lines, index });
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
      return enqueue(by);
    },
    async stepOut() {
      playhead.pause();
      cancelWalk();
      const state = getState();
      const { view } = state;
      if (view === null) return;
      const depth = view.stack.length;
      const reply = depth === 0 ? null : await ask('bar', { step: view.step, depth });
      if (getState().view !== view) return;
      const end = reply?.ok ? (reply.value?.end ?? null) : null;
      playhead.seek(end ?? lastStepOf(getState()));
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
