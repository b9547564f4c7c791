import { machineFor, Recorder, type RecordingChunk, transferablesOf } from '../../sudoku/search';
import { receiveMessages, type WorkerSide } from '../workerSide';
import type { RecordedPiece, RecorderOrder, RecorderReply, RecordingLimits } from './protocol';

/** Milliseconds to record a piece: short enough to receive orders and to report progress in time. */
const SLICE = 40;
/** Steps of the first piece: few, so that there is something to see soon. */
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

/** Handles the orders of the recorder's worker: records one search at a time, in pieces. */
export function createRecorder({ post, crash }: WorkerSide<RecorderReply>): (order: RecorderOrder) => void {
  let current: Run | null = null;
  /** The last recording, once it has ended. */
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
      await receiveMessages();
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
        // The order may have been sent before the page knew that the search had ended.
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
