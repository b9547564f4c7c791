import { fail, ok, type Result } from '../sudoku/core';
import { perform } from './jobs';
import type { Answer, JobName, PauseRequest, Progress, Question, Reply, Request } from './protocol';
import type { RacerOrder, RacerReply } from './race/protocol';
import { createRacer } from './race/racer';
import { createRacers, type Racers, type RacersOptions } from './race/racers';
import type { RecorderOrder, RecorderReply, TimeMachineOrder, TimeMachineReply } from './search/protocol';
import { createRecorder } from './search/recorder';
import { createSearchWorkers, type SearchWorkers, type SearchWorkersOptions } from './search/searchWorkers';
import { createTimeMachine } from './search/timeMachine';
import type { WorkerLike } from './supervisor';
import { type AskOptions, createThread, type Thread, type ThreadFailure } from './thread';
import type { WorkerSide } from './workerSide';

/** Thrown into the work of a fake worker that has been terminated. */
const TERMINATED = Symbol('terminated');

/** The fake workers that have not been terminated. */
const alive = new Set<WorkerLike>();

/** Terminates all fake workers, as a page does that is closed. */
export function endPageWorkers(): void {
  for (const worker of alive) worker.terminate();
}

/** A fake worker that does the real jobs in the page. When it is terminated, its work ends at the next sign of life. */
class PageWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<Reply>) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;

  /** @param lives whether the page is open; that of a closed page does nothing */
  constructor(lives: boolean) {
    if (lives) alive.add(this);
  }
  async postMessage(request: Request | PauseRequest): Promise<void> {
    await null;
    if ('rest' in request) return;
    try {
      this.#checkAlive();
      const answer = await perform(
        request,
        (progress) => this.#say({ kind: 'progress', progress }),
        () => this.#checkAlive(),
      );
      this.#say({ kind: 'answer', answer });
    } catch (thrown) {
      if (thrown !== TERMINATED) throw thrown;
    }
  }
  terminate(): void {
    alive.delete(this);
  }

  #checkAlive(): void {
    if (!alive.has(this)) throw TERMINATED;
  }
  #say(reply: Reply): void {
    this.#checkAlive();
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }
}

/** A thread that does the real jobs without a worker, as long as the page is open. */
export const threadOfPage = (isOpen: () => boolean): Thread =>
  createThread({ newWorker: () => new PageWorker(isOpen()) });

export const pageThread = (): Thread => threadOfPage(() => true);

/** A fake worker that handles the real orders in the page. */
class PageSearchWorker<Order, Reply> implements WorkerLike {
  onmessage: ((event: MessageEvent<Reply>) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly #handle: (order: Order) => void;

  constructor(create: (side: WorkerSide<Reply>) => (order: Order) => void) {
    alive.add(this);
    this.#handle = create({
      post: (reply) => {
        if (alive.has(this)) this.onmessage?.(new MessageEvent('message', { data: reply }));
      },
      crash: () => this.onerror?.(),
    });
  }
  async postMessage(order: Order): Promise<void> {
    await null;
    if (alive.has(this)) this.#handle(order);
  }
  terminate(): void {
    alive.delete(this);
  }
}

/** The workers that record and replay a search, run in the page. */
export const pageSearchWorkers = (options: SearchWorkersOptions): SearchWorkers =>
  createSearchWorkers({
    newRecorder: () => new PageSearchWorker<RecorderOrder, RecorderReply>(createRecorder),
    newTimeMachine: () => new PageSearchWorker<TimeMachineOrder, TimeMachineReply>(createTimeMachine),
    ...options,
  });

/** The workers that race searches, run in the page. */
export const pageRacers = (options: RacersOptions): Racers =>
  createRacers({
    newWorker: () => new PageSearchWorker<RacerOrder, RacerReply>(createRacer),
    ...options,
  });

/** A question that has not been answered. */
interface AskedQuestion<K extends JobName = JobName> {
  readonly job: K;
  readonly question: Question<K>;
  readonly aborted: boolean;
  /** The question for a second worker. */
  again(): Question<K>;
  tell(progress: Progress<K>): Promise<void>;
  answer(answer: Answer<K>): Promise<void>;
  crash(): Promise<void>;
}

/** A thread that answers when a test tells it to. */
export class HeldThread implements Thread {
  readonly #asked: AskedQuestion[] = [];

  warm(): void {}
  readonly rest: Thread['rest'] = () => {};
  dispose(): void {}

  /** The jobs requested so far. */
  get jobs(): readonly JobName[] {
    return this.#asked.map(({ job }) => job);
  }

  /** The latest question, which must be for `job`. */
  latest<K extends JobName>(job: K): AskedQuestion<K> {
    const asked = this.#asked.at(-1);
    if (asked?.job !== job) throw new Error(`asked last: ${asked?.job ?? 'nothing'}, not ${job}`);
    return asked as unknown as AskedQuestion<K>;
  }

  ask<K extends JobName>(
    job: K,
    question: Question<K>,
    { signal, onProgress, again = () => question }: AskOptions<K> = {},
  ): Promise<Result<Answer<K>, ThreadFailure>> {
    return new Promise((resolve) => {
      const settle = (result: Result<Answer<K>, ThreadFailure>): Promise<void> => {
        resolve(result);
        return settled();
      };
      signal?.addEventListener('abort', () => void settle(fail({ kind: 'cancelled' })));
      const asked: AskedQuestion<K> = {
        job,
        question,
        get aborted() {
          return signal?.aborted ?? false;
        },
        again,
        tell(progress) {
          if (!signal?.aborted) onProgress?.(progress);
          return settled();
        },
        answer: (answer) => settle(ok(answer)),
        crash: () => settle(fail({ kind: 'crashed' })),
      };
      this.#asked.push(asked as unknown as AskedQuestion);
    });
  }
}

/** Waits until everything that an answer causes is done. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const answers = new Map<string, unknown>();

/** A thread that does the real jobs, each question once, and waits before each answer. */
export const lateThread = (wait: () => Promise<void>): Thread => ({
  warm() {},
  rest() {},
  dispose() {},
  async ask(job, question, { signal } = {}) {
    const piece = 'piece' in question ? await question.piece.text() : null;
    const known = JSON.stringify([job, question, piece]);
    if (!answers.has(known)) answers.set(known, await perform({ job, question }, () => {}));
    const aborted = new Promise((resolve) => signal?.addEventListener('abort', resolve));
    await Promise.race([wait(), aborted]);
    return signal?.aborted ? fail({ kind: 'cancelled' }) : ok(answers.get(known) as never);
  },
});
