import { fail, ok, type Result } from '../sudoku/core';
import entry from './entry.ts?worker&url';
import type { Answer, JobName, PauseRequest, Progress, Question, Reply, Request } from './protocol';
import { startAt, supervise, type WorkerLike } from './supervisor';

/** Why a question has no answer. */
export type ThreadFailure =
  /** Its signal was aborted, or the thread was disposed of. */
  | { readonly kind: 'cancelled' }
  /** The worker failed, and failed again on the second attempt. */
  | { readonly kind: 'crashed' };

/** A worker that answers one question at a time. Further questions wait. */
export interface Thread {
  /** Starts the worker before it is needed. */
  warm(): void;
  /** Asks the worker. An abort is answered at once and never disturbs the questions behind it. */
  ask<K extends JobName>(
    job: K,
    question: Question<K>,
    options?: AskOptions<K>,
  ): Promise<Result<Answer<K>, ThreadFailure>>;
  /**
   * Pauses long work for `milliseconds`: work that nobody waits for makes way for the player's actions. Not all jobs
   * can pause.
   */
  rest(milliseconds: number): void;
  /** Ends the worker for good. Open and later questions are cancelled. */
  dispose(): void;
}

export interface AskOptions<K extends JobName> {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress<K>) => void) | undefined;
  /** The question for the second attempt, after a crash: what was found need not be searched again. Default: the same. */
  readonly again?: (() => Question<K>) | undefined;
}

export interface ThreadOptions {
  /** Called when the worker has crashed and the question is asked again. */
  readonly onRestart?: () => void;
  /** This many milliseconds of silence of a loaded worker count as a crash; default 2000. */
  readonly silence?: number;
  /** After this many milliseconds without a question the worker is ended; default never. */
  readonly idle?: number;
  /** Makes a worker. Tests pass their own. */
  readonly newWorker?: () => WorkerLike;
}

interface Task {
  request: Request;
  readonly again: (() => Request) | undefined;
  /** Resolves the question. Only the first call counts. */
  readonly settle: (result: Result<Answer<JobName>, ThreadFailure>) => void;
  readonly onProgress: ((progress: Progress<JobName>) => void) | undefined;
  crashed: boolean;
  cancelled: boolean;
}

/** A thread. `warm` or the first question starts its worker. */
export function createThread({
  onRestart,
  silence,
  idle,
  newWorker = startWorker,
}: ThreadOptions = {}): Thread {
  const waiting: Task[] = [];
  let current: Task | null = null;
  let disposed = false;
  const worker = supervise<Request | PauseRequest, Reply>({
    newWorker,
    onReply: receiveReply,
    onCrash: crash,
    silence,
    idle,
  });

  function send(task: Task): void {
    current = task;
    try {
      worker.post(task.request);
      worker.expectReplies();
    } catch (error) {
      // A worker that cannot be created, or a question that cannot be sent, would be the same the next time.
      reportError(error);
      task.settle(fail({ kind: 'crashed' }));
      next();
    }
  }

  /** Drops the current task and starts the one that has waited longest. */
  function next(): void {
    worker.expectNothing();
    current = null;
    const task = waiting.shift();
    if (task !== undefined) send(task);
  }

  function receiveReply(reply: Reply): void {
    if (current === null) return;
    if (reply.kind === 'progress' && !current.cancelled) current.onProgress?.(reply.progress);
    if (reply.kind === 'answer') {
      current.settle(ok(reply.answer));
      next();
    }
  }

  function crash(): void {
    // If no question waits, leave the restart to the next one: a worker that fails to load must not be restarted over
    // and over.
    if (current === null) return;
    if (current.crashed || current.cancelled) {
      current.settle(fail({ kind: 'crashed' }));
      next();
    } else {
      current.crashed = true;
      current.request = current.again?.() ?? current.request;
      onRestart?.();
      send(current);
    }
  }

  function cancel(task: Task): void {
    task.cancelled = true;
    task.settle(fail({ kind: 'cancelled' }));
    if (task === current) worker.giveUp(next);
    else waiting.splice(waiting.indexOf(task), 1);
  }

  return {
    warm: () => {
      if (!disposed) worker.start();
    },
    ask: (job, question, { signal, onProgress, again } = {}) =>
      new Promise((resolve) => {
        if (disposed || signal?.aborted) {
          resolve(fail({ kind: 'cancelled' }));
          return;
        }
        const onAbort = () => cancel(task);
        const task: Task = {
          request: { job, question } as Request,
          again: again && (() => ({ job, question: again() }) as Request),
          settle: (result) => {
            signal?.removeEventListener('abort', onAbort);
            // The worker answers one request at a time, so the type of the answer is right.
            resolve(result as Result<Answer<typeof job>, ThreadFailure>);
          },
          onProgress: onProgress as Task['onProgress'],
          crashed: false,
          cancelled: false,
        };
        signal?.addEventListener('abort', onAbort);
        if (current === null) send(task);
        else waiting.push(task);
      }),
    rest: (milliseconds) => {
      if (current !== null) worker.post({ rest: milliseconds });
    },
    dispose: () => {
      disposed = true;
      worker.end();
      for (const task of current === null ? waiting : [current, ...waiting])
        task.settle(fail({ kind: 'cancelled' }));
      waiting.length = 0;
      current = null;
    },
  };
}

const startWorker = (): WorkerLike => startAt(entry);
