import { divergence, machineFor, type SearchMachine, type WatchRequest } from '../../sudoku/search';
import { receiveMessages, type WorkerSide } from '../workerSide';
import type {
  Comparing,
  Divergence,
  FinishedSearch,
  LaneNews,
  RaceEnd,
  RaceLimits,
  RacerOrder,
  RacerReply,
  StepMade,
  Tally,
} from './protocol';

/** Milliseconds that a lane runs before the next lane's turn. */
const TURN = 8;
/** Milliseconds between two reports of a lane. */
const NEWS = 100;
/** After this many milliseconds of silence a sign of life is sent. The page expects one every 250. */
const HEARTBEAT = 100;
/** Steps run at once the first time. */
const FIRST_PACE = 256;
/** The most steps run at once. The limit keeps counts of states from overflowing. */
const MOST_PACE = 2 ** 26;

/** Something that takes turns with others. */
interface Lane {
  /** Works for one turn. Returns whether there is more to do. */
  turn(): boolean;
  stop(): void;
}

/**
 * Handles the orders of a racer's worker. Several lanes take turns of a few milliseconds, so that they run side by
 * side in any number of workers. Each counts only its own time.
 */
export function createRacer({ post: send, crash }: WorkerSide<RacerReply>): (order: RacerOrder) => void {
  const lanes = new Map<number, Lane>();
  let running = false;
  let lastPost = Number.NEGATIVE_INFINITY;

  const post = (reply: RacerReply): void => {
    lastPost = performance.now();
    send(reply);
  };

  const go = async (): Promise<void> => {
    running = true;
    while (lanes.size > 0) {
      for (const [id, lane] of [...lanes]) {
        if (lanes.get(id) !== lane) continue;
        if (!lane.turn()) lanes.delete(id);
        if (performance.now() - lastPost >= HEARTBEAT) post({ kind: 'alive' });
        await receiveMessages();
      }
    }
    running = false;
  };

  const begin = (id: number, lane: Lane): void => {
    lanes.set(id, lane);
    if (!running) void go().catch(crash);
  };

  return (order) => {
    const { lane: id } = order;
    switch (order.kind) {
      case 'run':
        begin(
          id,
          createLane(order.requests, order.limits, (news) => post({ kind: 'news', lane: id, news })),
        );
        return;
      case 'diverge':
        begin(
          id,
          createComparison(order.pair, order.comparing, (found) =>
            post({ kind: 'divergence', lane: id, divergence: found }),
          ),
        );
        return;
      case 'stop': {
        const lane = lanes.get(id);
        lanes.delete(id);
        lane?.stop();
      }
    }
  };
}

/** A search that is running. */
interface Running {
  readonly machine: SearchMachine;
  /** How many states the last run left at each depth. */
  readonly depths: Int32Array;
  /** How many states all runs left at each depth. */
  readonly allDepths: Float64Array;
  milliseconds: number;
}

function createLane(
  requests: readonly WatchRequest[],
  limits: RaceLimits,
  tell: (news: LaneNews) => void,
): Lane {
  let next = 0;
  let current: Running | null = null;
  /** Not `null` while the search that has ended is repeated to measure its time. */
  let stopwatch: Stopwatch | null = null;
  let finished: FinishedSearch[] = [];
  let fills: readonly number[] = [];
  let pace = FIRST_PACE;
  let told = performance.now();

  const report = (done: boolean): void => {
    if (current !== null) fills = fillsOf(current);
    tell({ finished, current: current && tallyOf(current), fills, done });
    finished = [];
    told = performance.now();
  };

  const finish = (running: Running, end: RaceEnd): void => {
    fills = fillsOf(running);
    finished.push({ ...tallyOf(running), end });
    current = null;
    stopwatch = null;
    next++;
  };

  const search = (running: Running, since: number): void => {
    const { machine, depths } = running;
    const asked = Math.min(pace, limits.steps - machine.at);
    const made = machine.run(asked, depths);
    const took = performance.now() - since;
    running.milliseconds += took;
    addUp(running);
    pace = nextPace(pace, made, took);
    if (machine.ended) {
      if (running.milliseconds < limits.again) stopwatch = { machine: null, spent: 0, passes: 0 };
      else finish(running, 'finished');
    } else if (machine.at >= limits.steps) finish(running, 'steps');
    else if (running.milliseconds >= limits.milliseconds) finish(running, 'time');
  };

  return {
    turn() {
      const until = performance.now() + TURN;
      for (let request = requests[next]; request !== undefined; request = requests[next]) {
        const since = performance.now();
        if (since >= until) break;
        current ??= begin(request);
        if (stopwatch === null) search(current, since);
        else if (measure(stopwatch, request, pace, limits.repeat)) {
          current.milliseconds = stopwatch.spent / stopwatch.passes;
          finish(current, 'finished');
        }
      }
      const done = next >= requests.length;
      if (done || performance.now() - told >= NEWS) report(done);
      return !done;
    },
    stop() {
      if (current !== null) finish(current, stopwatch === null ? 'stopped' : 'finished');
      report(true);
    },
  };
}

/**
 * How many steps to run at once to fill about one turn, given that `made` steps took `took` milliseconds. If the search
 * made fewer steps than `pace`, it has ended; that says nothing about the next search, so the pace stays.
 */
export function nextPace(pace: number, made: number, took: number): number {
  if (made < pace) return pace;
  const next = took < TURN / 2 ? 2 * pace : (pace * TURN) / took;
  return Math.max(FIRST_PACE, Math.min(MOST_PACE, Math.floor(next)));
}

/** A search that is repeated to measure its time. */
interface Stopwatch {
  /** The machine of the current pass; `null` between two passes. */
  machine: SearchMachine | null;
  /** Milliseconds of all passes together. */
  spent: number;
  passes: number;
}

/** Repeats a search for at most half a turn. Returns whether it has been repeated long enough. */
function measure(watch: Stopwatch, request: WatchRequest, pace: number, milliseconds: number): boolean {
  const depths = new Int32Array(82);
  const since = performance.now();
  for (;;) {
    watch.machine ??= machineFor(request);
    watch.machine.run(pace, depths.fill(0));
    if (watch.machine.ended) {
      watch.machine = null;
      watch.passes++;
    }
    const passed = performance.now() - since;
    const enough = watch.machine === null && watch.spent + passed >= milliseconds;
    if (!enough && passed < TURN / 2) continue;
    watch.spent += passed;
    return enough;
  }
}

const begin = (request: WatchRequest): Running => {
  const since = performance.now();
  const machine = machineFor(request);
  return {
    machine,
    depths: new Int32Array(82),
    allDepths: new Float64Array(82),
    milliseconds: performance.now() - since,
  };
};

/** Adds the counts of the last run to totals that cannot overflow, and resets them. */
function addUp({ depths, allDepths }: Running): void {
  for (const [depth, states] of depths.entries()) allDepths[depth] = (allDepths[depth] ?? 0) + states;
  depths.fill(0);
}

const fillsOf = ({ machine, allDepths }: Running): readonly number[] => machine.fillsByCell(allDepths);

function tallyOf({ machine, milliseconds }: Running): Tally {
  const { steps, guesses, backtracks, deadEnds, forced, eliminations, maxDepth, solutions } =
    machine.counters();
  return {
    steps,
    guesses,
    backtracks,
    deadEnds,
    forced,
    eliminations,
    maxDepth,
    solutions,
    milliseconds,
  };
}

/** Steps run at once without comparing: a few milliseconds in the slowest strategy. */
const RUN = 4096;

/** Compares two searches step by step until they differ. */
function createComparison(
  pair: readonly [WatchRequest, WatchRequest],
  { from, milliseconds }: Comparing,
  tell: (found: Divergence) => void,
): Lane {
  const machines = [machineFor(pair[0]), machineFor(pair[1])] as const;
  const [a, b] = machines;
  const walk = divergence(a, b);
  const unwatched = new Int32Array(82);
  let spent = 0;
  let told = performance.now();
  const madeBy = (machine: SearchMachine, step: number): StepMade =>
    machine.at < step || machine.lastStep === null
      ? null
      : { kind: machine.lastStep, placement: machine.lastPlacement };

  /** Runs both searches to the first step to compare. Returns whether they have reached it. */
  const catchUp = (until: number): boolean => {
    for (const machine of machines) {
      while (machine.at < from && !machine.ended) {
        if (performance.now() >= until) return false;
        machine.run(Math.min(RUN, from - machine.at), unwatched.fill(0));
      }
    }
    return true;
  };
  /** Continues to compare. Returns the result; `null` if there is none yet. */
  const look = (until: number): Divergence | null => {
    while (performance.now() < until) {
      const { done, value } = walk.next();
      if (!done) continue;
      return value === null
        ? { kind: 'never', steps: a.at }
        : { kind: 'at', step: value, made: [madeBy(a, value), madeBy(b, value)] };
    }
    return null;
  };
  return {
    turn() {
      const since = performance.now();
      const found = catchUp(since + TURN) ? look(since + TURN) : null;
      const now = performance.now();
      spent += now - since;
      if (found !== null) tell(found);
      else if (spent >= milliseconds) tell({ kind: 'notYet', steps: Math.max(from, a.at) });
      else {
        if (now - told >= NEWS) {
          told = now;
          tell({ kind: 'looking', steps: Math.max(from, a.at) });
        }
        return true;
      }
      return false;
    },
    stop: () => tell({ kind: 'notYet', steps: Math.max(from, a.at) }),
  };
}
