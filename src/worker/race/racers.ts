import type { WatchRequest } from '../../sudoku/search';
import { type Supervised, startAt, supervise, type WorkerLike } from '../supervisor';
import type { Comparing, Divergence, LaneNews, RaceLimits, RacerOrder, RacerReply } from './protocol';
import racerEntry from './racerEntry.ts?worker&url';

/** A few workers that run lists of searches side by side. */
export interface Racers {
  /** Runs searches one after the other, beside everything that already runs. */
  run(requests: readonly WatchRequest[], limits: RaceLimits, hear: LaneListener<LaneNews>): RaceLane;
  /** Finds where two searches differ, and reports how far it has looked. */
  diverge(
    pair: readonly [WatchRequest, WatchRequest],
    comparing: Comparing,
    hear: LaneListener<Divergence>,
  ): RaceLane;
}

export interface RaceLane {
  /** Stops the search. Its result so far is reported once more. */
  stop(): void;
}

interface LaneListener<T> {
  readonly onNews: (news: T) => void;
  /** The worker has crashed twice. No further news will come. */
  readonly onCrash: () => void;
}

export interface RacersOptions {
  /** The number of workers. */
  readonly size: number;
  /** Called when a worker has died or fallen silent, and its work is started again. */
  readonly onRestart?: () => void;
  /** Makes a worker. Tests pass their own. */
  readonly newWorker?: () => WorkerLike;
}

/** A list of searches, or a comparison, given to a worker. */
interface Lane {
  /** The order for the work that remains; searches that have ended are not repeated. */
  order(): RacerOrder;
  /** Returns whether this reply was the last. */
  readonly hear: (reply: RacerReply) => boolean;
  readonly onCrash: () => void;
  /** Whether it was stopped and only waits for its last report. */
  stopped: boolean;
  restarted: boolean;
}

interface Member {
  readonly worker: Supervised<RacerOrder>;
  readonly lanes: Map<number, Lane>;
}

/** Workers are ended after this many milliseconds without a race. */
const IDLE = 60_000;

export function createRacers({
  size,
  onRestart,
  newWorker = () => startAt(racerEntry),
}: RacersOptions): Racers {
  const members: readonly Member[] = Array.from({ length: size }, () => {
    const member: Member = {
      lanes: new Map(),
      worker: supervise<RacerOrder, RacerReply>({
        newWorker,
        onReply: (reply) => {
          if (reply.kind === 'alive') return;
          if (member.lanes.get(reply.lane)?.hear(reply)) leave(member, reply.lane);
        },
        onCrash: () => crash(member),
        idle: IDLE,
      }),
    };
    return member;
  });
  let lastLane = 0;

  const crash = (member: Member): void => {
    const lost = [...member.lanes];
    member.lanes.clear();
    const again = lost.filter(([, { stopped, restarted }]) => !stopped && !restarted);
    if (again.length > 0) {
      for (const [id, lane] of again) {
        lane.restarted = true;
        send(member, id, lane);
      }
      onRestart?.();
    }
    for (const [, { stopped, restarted, onCrash }] of lost.filter((one) => !again.includes(one)))
      if (!stopped && restarted) onCrash();
  };

  const leave = ({ worker, lanes }: Member, id: number): void => {
    lanes.delete(id);
    if (lanes.size === 0) worker.expectNothing();
  };

  const send = ({ worker, lanes }: Member, id: number, lane: Lane): void => {
    lanes.set(id, lane);
    worker.post(lane.order());
    worker.expectReplies();
  };

  const begin = (laneOf: (id: number) => Pick<Lane, 'order' | 'hear' | 'onCrash'>): RaceLane => {
    const member = members.reduce((a, b) => (b.lanes.size < a.lanes.size ? b : a));
    const id = ++lastLane;
    const lane: Lane = { ...laneOf(id), stopped: false, restarted: false };
    send(member, id, lane);
    return {
      stop() {
        lane.stopped = true;
        if (member.lanes.has(id)) member.worker.post({ kind: 'stop', lane: id });
      },
    };
  };

  return {
    run: (requests, limits, { onNews, onCrash }) =>
      begin((lane) => {
        let done = 0;
        return {
          order: () => ({ kind: 'run', lane, requests: requests.slice(done), limits }),
          hear(reply) {
            if (reply.kind !== 'news') return false;
            done += reply.news.finished.length;
            onNews(reply.news);
            return reply.news.done;
          },
          onCrash,
        };
      }),
    diverge: (pair, { from, milliseconds }, { onNews, onCrash }) =>
      begin((lane) => {
        let shared = from;
        return {
          order: () => ({ kind: 'diverge', lane, pair, comparing: { from: shared, milliseconds } }),
          hear(reply) {
            if (reply.kind !== 'divergence') return false;
            const { divergence } = reply;
            if (divergence.kind === 'looking') shared = divergence.steps;
            onNews(divergence);
            return divergence.kind !== 'looking';
          },
          onCrash,
        };
      }),
  };
}
