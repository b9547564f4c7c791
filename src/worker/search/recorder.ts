import {
  Recorder,
  type RecordingChunk,
  type SearchMachine,
  type SearchRequest,
  startSearch,
  transferablesOf,
} from '../../sudoku/search';
import { hearOrders, type WorkerSide } from '../inside';
import type { RecordedPiece, RecorderOrder, RecorderReply, RecordingLimits } from './protocol';

/** Milliseconds between two pieces: often enough to hear an order, and to show what is new. */
const SLICE = 40;
/** Steps of the first piece, so that there is something to look at as soon as possible. */
const FIRST_PIECE = 4096;
const MOST_STEPS = 2 ** 26;

interface Run {
  readonly recorder: Recorder;
  limits: RecordingLimits;
  readonly port: MessagePort;
  milliseconds: number;
  /** Steps of the next piece. */
  pace: number;
  paused: boolean;
}

/** What the recorder's worker does with its orders: it records one search at a time, in pieces. */
export function createRecorder({ post, crash }: WorkerSide<RecorderReply>): (order: RecorderOrder) => void {
  let current: Run | null = null;
  /** The last one, once it has ended. */
  let ended: Run | null = null;

  const send = (run: Run, chunk: RecordingChunk): void => {
    const piece: RecordedPiece = { chunk, milliseconds: run.milliseconds };
    run.port.postMessage(piece, transferablesOf(chunk));
    post({ kind: 'alive' });
    if (chunk.end === null) return;
    current = null;
    ended = run;
  };

  const go = async (run: Run): Promise<void> => {
    while (current === run && !run.paused) {
      const since = performance.now();
      const chunk = run.recorder.record(run.pace);
      const took = performance.now() - since;
      run.milliseconds += took;
      run.pace = Math.min(MOST_STEPS, Math.ceil((run.pace * SLICE) / Math.max(1, took)));
      send(run, chunk);
      if (current === run && run.milliseconds >= run.limits.milliseconds)
        send(run, run.recorder.stop('time'));
      await hearOrders();
    }
  };

  return (order) => {
    switch (order.kind) {
      case 'record': {
        const { limits, port } = order;
        const recorder = new Recorder(machineFor(order.request), limits);
        ended = null;
        current = { recorder, limits, port, milliseconds: 0, pace: FIRST_PIECE, paused: false };
        void go(current).catch(crash);
        return;
      }
      case 'goOn': {
        const run = current ?? ended;
        if (run === null) return;
        run.limits = order.limits;
        // The page may not have heard yet that the search has ended.
        if (!run.recorder.goOn(order.limits) || current !== null) return;
        current = run;
        ended = null;
        run.paused = false;
        void go(run).catch(crash);
        return;
      }
      case 'pause':
        if (current !== null) current.paused = true;
        return;
      case 'resume':
        if (!current?.paused) return;
        current.paused = false;
        void go(current).catch(crash);
        return;
      case 'stop':
        if (current !== null) send(current, current.recorder.stop('person'));
    }
  };
}

/** The machine of a search that has been found to start. */
export function machineFor<K extends SearchRequest['strategy']>({
  strategy,
  givens,
  options,
}: SearchRequest<K>): SearchMachine {
  const started = startSearch(strategy, givens, options);
  if (!started.ok) throw new Error(`a search that cannot start: ${givens}`);
  return started.value;
}
