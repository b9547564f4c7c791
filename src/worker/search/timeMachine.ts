import {
  type ChartPicture,
  candidatesAfter,
  conflictAt,
  linesAt,
  longestFailed,
  machineFor,
  NotRecorded,
  parting,
  relativeOf,
  TimeMachine,
  treeOf,
  writesIn,
} from '../../sudoku/search';
import { receiveMessages, type WorkerSide } from '../workerSide';
import { packPicture } from './pictures';
import type {
  RecordedPiece,
  Sample,
  SampledAt,
  SearchAnswer,
  SearchJob,
  SearchProgress,
  SearchQuestion,
  TimeMachineOrder,
  TimeMachineQuestion,
  TimeMachineReply,
} from './protocol';

/** Milliseconds of a long walk in one task. A seek may have to wait this long. */
const SLICE = 8;
/** Milliseconds between two signs of life. */
const HEARTBEAT = 100;

/** The answer to a long question. It yields the step it has reached from time to time. */
type Walk<T> = Generator<number, T>;

type JobFunctions = {
  readonly [K in SearchJob]: (
    machine: TimeMachine,
    question: SearchQuestion<K>,
  ) => SearchAnswer<K> | Walk<SearchAnswer<K>>;
};

const JOBS: JobFunctions = {
  seek: (machine, { step }) => machine.seek(step),
  play: (machine, question) => playOn(machine, question),
  find: (machine, { conditions, from, range }) => machine.find(conditions, from, range),
  longestFailed: (machine, { from, direction }) => longestFailed(machine, from, direction),
  bar: (machine, { step, depth }) => machine.barAt(step, depth),
  stack: (machine, { step }) => machine.stackAt(step),
  relative: (machine, { bar, relation }) => relativeOf(machine, bar, relation),
  candidates: (machine, { step }) =>
    candidatesAfter(step === 0 ? null : machine.seek(step - 1), machine.seek(step)),
  conflict: (machine, { step }) => conflictAt(machine, step),
  lines: (machine, { step }) => linesAt(machine, step),
  tree: (machine, { most }) => treeOf(machine, most),
  counters: (machine, { step }) => machine.countersAt(step),
  atDepth(machine, { step, depth }) {
    const at = machine.stateAtDepth(depth, step);
    return at === null ? null : { step: at };
  },
  afterWrites: (machine, { writes }) => ({ step: machine.stateAfterWrites(writes) }),
  sample: (machine, { at }) => sampled(machine, at),
  parting: (_, question) => partingOf(question),
  picture: (machine, window) => machine.picture(window),
  detail: (machine, window) => machine.detail(window),
};

const isPicture = (answer: SearchAnswer<SearchJob>): answer is ChartPicture =>
  answer !== null && 'coverage' in answer;

function* partingOf({ first, second }: SearchQuestion<'parting'>): Walk<SearchAnswer<'parting'>> {
  return { at: yield* parting(machineFor(first), machineFor(second)) };
}

function* sampled(machine: TimeMachine, at: readonly SampledAt[]): Walk<readonly Sample[]> {
  const samples: Sample[] = [];
  for (const where of at) {
    const step =
      'writes' in where
        ? machine.stateAfterWrites(where.writes)
        : where.depth === undefined
          ? where.step
          : (machine.stateAtDepth(where.depth, where.step) ?? where.step);
    const { board, stack, counters } = machine.seek(step);
    samples.push({ board, depth: stack.length, writes: writesIn(counters) });
    yield step;
  }
  return samples;
}

function* playOn(
  machine: TimeMachine,
  { from, to, conditions, stood }: SearchQuestion<'play'>,
): Walk<SearchAnswer<'play'>> {
  const direction = to > from ? 'next' : 'previous';
  const finding =
    conditions.length === 0 ? null : yield* machine.find(conditions, from, { direction, until: to });
  const end = finding?.step ?? to;
  const turn = stood === undefined || to <= from ? null : machine.nextTurn(from, stood);
  if (turn !== null && turn < end) return { view: machine.seek(turn), met: null, turned: true };
  return { view: machine.seek(end), met: finding?.condition ?? null, turned: turn === end };
}

/** Handles the orders of the time machine's worker: keeps one recording and answers questions about it. */
export function createTimeMachine({
  post,
  crash,
}: WorkerSide<TimeMachineReply>): (order: TimeMachineOrder) => void {
  let machine: TimeMachine | null = null;
  let run = 0;
  let port: MessagePort | null = null;
  /** The questions that are being answered, or wait. */
  const open = new Set<number>();
  /**
   * Questions about states that are not recorded yet: after a crash the search is recorded from its start again, while
   * the page still shows one of its states.
   */
  let early: TimeMachineQuestion[] = [];
  let pulse: ReturnType<typeof setInterval> | undefined;

  const begin = (id: number): void => {
    open.add(id);
    pulse ??= setInterval(() => post({ kind: 'alive' }), HEARTBEAT);
  };
  const end = (id: number): void => {
    open.delete(id);
    if (open.size > 0) return;
    clearInterval(pulse);
    pulse = undefined;
  };

  const answer = async (asked: TimeMachineQuestion): Promise<void> => {
    if (machine === null || asked.run !== run) return;
    try {
      await answerFrom(machine, asked);
    } catch (error) {
      if (!(error instanceof NotRecorded)) throw error;
      if (machine.status.end !== null) return post({ kind: 'notRecorded', id: asked.id });
      begin(asked.id);
      early.push(asked);
    }
  };

  const answerFrom = async (
    machine: TimeMachine,
    { id, job, question }: TimeMachineQuestion,
  ): Promise<void> => {
    const result = perform(machine, job, question);
    const answer = isWalk(result) ? await walk(result, id) : result;
    if (answer === GIVEN_UP) return;
    if (isPicture(answer)) post({ kind: 'picture', id, picture: packPicture(answer) });
    else post({ kind: 'answer', id, answer });
  };

  /** Walks in slices and answers other questions in between. */
  const walk = async <T>(steps: Walk<T>, id: number): Promise<T | typeof GIVEN_UP> => {
    begin(id);
    try {
      for (let since = performance.now(), told = since; ; ) {
        const next = steps.next();
        if (next.done) return next.value;
        const now = performance.now();
        if (now - since < SLICE) continue;
        if (now - told >= HEARTBEAT) {
          told = now;
          const progress: SearchProgress = { step: next.value };
          post({ kind: 'progress', id, progress });
        }
        await receiveMessages();
        if (!open.has(id)) return GIVEN_UP;
        since = performance.now();
      }
    } finally {
      end(id);
    }
  };

  /** Tries again what was asked about states that were not recorded yet. */
  const answerEarly = (): void => {
    const waiting = early.filter(({ id }) => open.has(id));
    early = [];
    for (const question of waiting) {
      end(question.id);
      answer(question).catch(crash);
    }
  };

  return (order) => {
    switch (order.kind) {
      case 'open': {
        for (const id of open) end(id);
        const mine = new TimeMachine(machineFor(order.request));
        machine = mine;
        run = order.run;
        port?.close();
        port = order.port;
        port.onmessage = ({ data }: MessageEvent<RecordedPiece>) => {
          if (machine !== mine) return;
          mine.add(data.chunk);
          const status = { ...mine.status, milliseconds: data.milliseconds };
          post({ kind: 'status', run: order.run, status });
          answerEarly();
        };
        return;
      }
      case 'ask':
        answer(order).catch(crash);
        return;
      case 'cancel':
        end(order.id);
    }
  };
}

const GIVEN_UP = Symbol('given up');

const perform = <K extends SearchJob>(machine: TimeMachine, job: K, question: SearchQuestion<K>) =>
  JOBS[job](machine, question);

const isWalk = <T>(result: T | Walk<T>): result is Walk<T> =>
  typeof result === 'object' && result !== null && Symbol.iterator in result && 'next' in result;
