import { fail, ok, type Result } from '../../sudoku/core';
import type { WatchRequest } from '../../sudoku/search';
import { type Supervised, startAt, supervise, type WorkerLike } from '../supervisor';
import type { ThreadFailure } from '../thread';
import { unpackPicture } from './pictures';
import type {
  RecorderOrder,
  RecorderReply,
  RecordingLimits,
  SearchAnswer,
  SearchJob,
  SearchProgress,
  SearchQuestion,
  SearchStatus,
  TimeMachineOrder,
  TimeMachineQuestion,
  TimeMachineReply,
} from './protocol';
import recorderEntry from './recorderEntry.ts?worker&url';
import timeMachineEntry from './timeMachineEntry.ts?worker&url';

/**
 * Two workers for watching a search. One records it at full speed; the other keeps the recording and shows any state
 * of it, even while the first still records. If they get no question for a while and the recording was short, they are
 * ended. The next question records the search again unnoticed, because a search always makes the same steps.
 */
export interface SearchWorkers {
  /** Records a search from its start, replacing the previous one. The search must be known to start. */
  record(request: WatchRequest, limits: RecordingLimits): void;
  /**
   * Sets other limits for the present recording, which keeps its steps. If a limit of time or memory, or `stop`, has
   * ended it, it continues from there.
   */
  goOn(limits: RecordingLimits): void;
  /** Pauses the recording, or resumes it. */
  pause(): void;
  resume(): void;
  /** Ends the recording at its present step. */
  stop(): void;
  /** Asks about the recording. When another search is recorded, open questions are cancelled. */
  ask<K extends SearchJob>(
    job: K,
    question: SearchQuestion<K>,
    options?: SearchAskOptions,
  ): Promise<Result<SearchAnswer<K>, SearchFailure>>;
  dispose(): void;
}

/** Why a question about a recording has no answer. */
export type SearchFailure =
  | ThreadFailure
  /** It was about a step that the recording does not have. */
  | { readonly kind: 'notRecorded' };

export interface SearchAskOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SearchProgress) => void;
}

export interface SearchWorkersOptions {
  /** Called as the recording grows. */
  readonly onStatus: (status: SearchStatus) => void;
  /** Called when a worker has crashed and the search is recorded again. */
  readonly onRestart: () => void;
  /** Called when a worker has crashed for the second time. */
  readonly onFailed: () => void;
  /** Create the workers. Tests pass their own. */
  readonly newRecorder?: () => WorkerLike;
  readonly newTimeMachine?: () => WorkerLike;
}

/** The workers are ended after this many milliseconds without a question. */
const IDLE = 60_000;

/** A search that took up to this many milliseconds to record can be recorded again unnoticed. */
const UNSEEN = 250;

/** Used to record a search again, which is known to end. */
const NO_LIMITS: RecordingLimits = {
  steps: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
  milliseconds: Number.POSITIVE_INFINITY,
};

/** A question that has not been answered. */
interface Open {
  /** Posts the question to the time machine. */
  readonly post: () => void;
  readonly settle: (result: Result<SearchAnswer<SearchJob>, SearchFailure>) => void;
  readonly onProgress: ((progress: SearchProgress) => void) | undefined;
}

export function createSearchWorkers(options: SearchWorkersOptions): SearchWorkers {
  const { newRecorder = () => startAt(recorderEntry), newTimeMachine = () => startAt(timeMachineEntry) } =
    options;
  const recorder: Supervised<RecorderOrder> = supervise<RecorderOrder, RecorderReply>({
    newWorker: newRecorder,
    onReply: () => {},
    onCrash: () => crash(),
  });
  const timeMachine: Supervised<TimeMachineOrder> = supervise<TimeMachineOrder, TimeMachineReply>({
    newWorker: newTimeMachine,
    onReply: hear,
    onCrash: () => crash(),
  });
  let search: { readonly request: WatchRequest; readonly limits: RecordingLimits } | null = null;
  let run = 0;
  let recording = false;
  let paused = false;
  /** Whether a worker has already crashed during this search. */
  let crashed = false;
  const open = new Map<number, Open>();
  /** The latest status of the recording: its end, and how long it took. */
  let recorded: SearchStatus | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** `letGo`: the workers were ended. `returning`: they record the search again, and questions wait for that. */
  let absence: 'letGo' | 'returning' | null = null;
  let lastId = 0;

  function hear(reply: TimeMachineReply): void {
    if (reply.kind === 'status') {
      if (reply.run !== run) return;
      const { status } = reply;
      if (status.end !== null) {
        recording = false;
        paused = false;
      }
      if (absence === null) {
        recorded = status;
        options.onStatus(status);
      } else if (status.end !== null) {
        absence = null;
        for (const { post } of open.values()) post();
      }
      relax();
    } else if (reply.kind === 'progress') open.get(reply.id)?.onProgress?.(reply.progress);
    else if (reply.kind === 'answer') settle(reply.id, ok(reply.answer));
    else if (reply.kind === 'notRecorded') settle(reply.id, fail({ kind: 'notRecorded' }));
    else if (reply.kind === 'picture') settle(reply.id, ok(unpackPicture(reply.picture)));
  }

  const settle = (id: number, result: Result<SearchAnswer<SearchJob>, SearchFailure>): void => {
    const question = open.get(id);
    open.delete(id);
    question?.settle(result);
    relax();
  };

  const settleAll = (kind: ThreadFailure['kind']): void => {
    for (const id of [...open.keys()]) settle(id, fail({ kind }));
  };

  /** Supervises each worker that owes a reply. */
  const watchOver = (): void => {
    clearTimeout(leaving);
    if (recording) recorder.expectReplies();
    if (recording || open.size > 0) timeMachine.expectReplies();
  };
  function relax(): void {
    if (!recording) recorder.expectNothing();
    if (recording || open.size > 0) return;
    timeMachine.expectNothing();
    clearTimeout(leaving);
    if (canReturnUnseen()) leaving = setTimeout(letGo, IDLE);
  }

  const canReturnUnseen = (): boolean =>
    timeMachine.isRunning &&
    recorded?.end != null &&
    recorded.end.kind !== 'capped' &&
    recorded.milliseconds <= UNSEEN;

  const letGo = (): void => {
    dismiss();
    absence = 'letGo';
  };

  const dismiss = (): void => {
    clearTimeout(leaving);
    recorder.end();
    timeMachine.end();
  };

  function crash(): void {
    dismiss();
    recording = false;
    absence = null;
    settleAll('crashed');
    if (search === null) return;
    if (crashed) options.onFailed();
    else {
      crashed = true;
      options.onRestart();
      begin();
    }
  }

  function begin(limits = search?.limits): void {
    if (search === null || limits === undefined) return;
    run++;
    recording = true;
    paused = false;
    const { request } = search;
    const { port1, port2 } = new MessageChannel();
    timeMachine.post({ kind: 'open', run, request, port: port2 }, [port2]);
    recorder.post({ kind: 'record', request, limits, port: port1 }, [port1]);
    watchOver();
  }

  /** While a search is recorded again, the recorder gets no orders. */
  const tellRecorder = (order: RecorderOrder): void => {
    if (recorder.isRunning && absence === null) recorder.post(order);
  };

  return {
    record(request, limits) {
      settleAll('cancelled');
      search = { request, limits };
      crashed = false;
      absence = null;
      recorded = null;
      begin();
    },
    goOn(limits) {
      if (search === null) return;
      search = { ...search, limits };
      if (!paused) {
        recording = true;
        watchOver();
      }
      tellRecorder({ kind: 'goOn', limits });
    },
    pause() {
      if (!recording || absence !== null) return;
      recording = false;
      paused = true;
      tellRecorder({ kind: 'pause' });
      relax();
    },
    resume() {
      recording = true;
      paused = false;
      watchOver();
      tellRecorder({ kind: 'resume' });
    },
    stop() {
      tellRecorder({ kind: 'stop' });
    },
    ask: (job, question, { signal, onProgress } = {}) =>
      new Promise((resolve) => {
        if (absence === 'letGo') {
          absence = 'returning';
          begin(NO_LIMITS);
        }
        if (!timeMachine.isRunning || signal?.aborted) {
          resolve(fail({ kind: 'cancelled' }));
          return;
        }
        const id = ++lastId;
        const onAbort = (): void => {
          if (timeMachine.isRunning) timeMachine.post({ kind: 'cancel', id });
          settle(id, fail({ kind: 'cancelled' }));
        };
        open.set(id, {
          post: () => timeMachine.post({ kind: 'ask', run, id, job, question } as TimeMachineQuestion),
          settle: (result) => {
            signal?.removeEventListener('abort', onAbort);
            // The answer carries the number of its question, so its type is right.
            resolve(result as Result<SearchAnswer<typeof job>, SearchFailure>);
          },
          onProgress,
        });
        signal?.addEventListener('abort', onAbort);
        if (absence === null) open.get(id)?.post();
        watchOver();
      }),
    dispose() {
      search = null;
      recording = false;
      settleAll('cancelled');
      dismiss();
    },
  };
}
